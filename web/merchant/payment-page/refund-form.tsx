import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { MerchantPayment } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { bahtText } from '#shop/money/baht-text.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { sayProvider } from '#web/merchant/payments/payment-sayings.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldFrame, fieldLook } from '#web/ui/field-frame.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { usePaymentWords } from '#web/words/merchant/payment-words.ts'
import { Section } from './section.tsx'

type RefundFormProps = { payment: MerchantPayment; refundId: string; fields: Record<string, string> }

/** Prefilled with what has to go back; nothing is shown when nothing can. */
export function RefundForm({ payment, refundId, fields }: RefundFormProps) {
  const say = usePaymentWords()
  const open = payment.shares.filter(({ refundable }) => refundable > 0)
  const first = open.find(({ toReturn }) => toReturn > 0) ?? open[0]
  const [orderNumber, setOrderNumber] = useState(first?.orderNumber ?? '')
  const [how, setHow] = useState<'gateway' | 'transfer'>(payment.refundsByGateway ? 'gateway' : 'transfer')
  const isSending = useNavigation().state !== 'idle'
  const share = open.find((each) => each.orderNumber === orderNumber) ?? first
  if (!share) return null
  const due = Math.min(share.toReturn, share.refundable)
  return (
    <Section title={say('refund.title')}>
      <p className={payment.toReturn > 0 ? 'font-bold text-danger' : 'text-muted text-sm'}>
        {payment.toReturn > 0
          ? say('refund.text', { amount: sayMoney(payment.toReturn) })
          : say('refund.nothing')}
      </p>
      <Form method="post" encType="multipart/form-data" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <input type="hidden" name="do" value="refund" />
        <input type="hidden" name="id" value={refundId} />
        {open.length > 1 ? (
          <SelectField
            label={say('refund.order')}
            name="orderNumber"
            value={share.orderNumber}
            onChange={(event) => setOrderNumber(event.target.value)}
            options={open.map((each) => ({
              value: each.orderNumber,
              text: say('refund.upTo', { order: each.orderNumber, amount: sayMoney(each.refundable) }),
            }))}
          />
        ) : (
          <input type="hidden" name="orderNumber" value={share.orderNumber} />
        )}
        <TextField
          key={share.orderNumber}
          label={say('refund.amount')}
          hint={say('refund.upTo', { order: share.orderNumber, amount: sayMoney(share.refundable) })}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          defaultValue={due > 0 ? bahtText(due) : ''}
          error={fields.amount}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-bold text-sm">{say('refund.how')}</legend>
          {payment.refundsByGateway ? (
            <RadioCard
              name="how"
              value="gateway"
              checked={how === 'gateway'}
              onChange={() => setHow('gateway')}
              title={say('refund.byGateway', { provider: sayProvider(say, payment.provider) })}
              text={say('refund.byGatewayText')}
            />
          ) : null}
          <RadioCard
            name="how"
            value="transfer"
            checked={how === 'transfer'}
            onChange={() => setHow('transfer')}
            title={say('refund.byTransfer')}
            text={say('refund.byTransferText')}
          />
        </fieldset>
        <TextAreaField
          label={say('refund.why')}
          name="why"
          rows={2}
          maxLength={300}
          required
          error={fields.why}
        />
        {how === 'transfer' ? (
          <FieldFrame label={say('refund.proof')} hint={say('refund.proofHint')} error={fields.proof}>
            {(wiring) => (
              <input
                {...wiring}
                type="file"
                name="proof"
                accept="image/jpeg,image/png,image/webp"
                className={fieldLook}
              />
            )}
          </FieldFrame>
        ) : null}
        <Button
          type="submit"
          size="lg"
          wide
          loading={isSending}
          whyDisabled={payment.mayDecide ? undefined : say('slip.needManager')}
        >
          {say(how === 'gateway' ? 'refund.send' : 'refund.record')}
        </Button>
      </Form>
    </Section>
  )
}
