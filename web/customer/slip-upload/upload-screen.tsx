import { type FormEvent, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { sayMoney } from '#shop/money/say-money.ts'
import type { UnpaidOrder } from '#shop/payments/payment-contracts.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { sendWithProgress } from '#web/shared/uploads/send-with-progress.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { PictureField } from './picture-field.tsx'
import type { SlipRefused } from './take-slip.ts'
import { useSlipPicture } from './use-slip-picture.ts'

type UploadScreenProps = {
  saleUnit: string
  orders: UnpaidOrder[]
  /** The orders in the address. */
  named: string[]
  answer: SlipRefused | undefined
}

/** Proves a transfer: the orders it was for, and the picture of its slip. */
export function UploadScreen({ saleUnit, orders, named, answer: posted }: UploadScreenProps) {
  const say = usePayWords()
  const locale = useLocale()
  const submit = useSubmit()
  const [percent, setPercent] = useState<number>()
  const [told, setTold] = useState<SlipRefused>()
  const isPosting = useNavigation().state !== 'idle'
  const isSending = isPosting || percent !== undefined
  const answer = told ?? posted
  const [chosen, setChosen] = useState(() => firstChosen(orders, answer?.orderNumbers ?? named))
  const [own, setOwn] = useState<{ orders?: string; picture?: string }>()
  const picture = useSlipPicture()
  const picked = orders.filter(({ orderNumber }) => chosen.includes(orderNumber))
  const sum = picked.reduce((all, { owed }) => all + owed, 0)
  const fields: Record<string, string | undefined> = own ?? answer?.problem.fields ?? {}
  const general = !own && answer && Object.keys(answer.problem.fields).length === 0

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const wrong = {
      ...(picked.length === 0 ? { orders: say('slip.chooseOrder') } : {}),
      ...(picture.chosen ? {} : { picture: say('slip.choosePicture') }),
    }
    const isWrong = Object.keys(wrong).length > 0
    setOwn(isWrong ? wrong : undefined)
    if (isWrong || !picture.chosen) return
    const form = new FormData()
    for (const { orderNumber } of picked) form.append('orders', orderNumber)
    form.append('picture', picture.chosen.picture, 'slip.jpg')
    setPercent(0)
    const sent = await sendWithProgress<{ to: string } | { refused: SlipRefused }>(
      inLanguage(locale, paths.paymentUploadSend),
      form,
      setPercent,
    )
    setTold(sent && 'refused' in sent ? sent.refused : undefined)
    if (sent && 'to' in sent) return location.assign(sent.to)
    setPercent(undefined)
    // No answer, or a page such as the one to sign in: the usual way of forms says what is wrong.
    if (!sent || !('refused' in sent))
      await submit(form, { method: 'post', encType: 'multipart/form-data', preventScrollReset: true })
  }

  if (orders.length === 0)
    return (
      <main id="content" className="page-width">
        <PageHead title={say('slip.title')} indexed={false} />
        <EmptyState
          asPageTitle
          drawing="success"
          title={say('slip.none')}
          text={say('slip.noneText')}
          action={<LinkButton to={paths.history}>{say('result.toHistory')}</LinkButton>}
        />
      </main>
    )
  return (
    <main
      id="content"
      className="page-width grid max-w-prose grid-cols-[minmax(0,1fr)] content-start gap-4 pt-3 md:pt-6"
    >
      <PageHead title={say('slip.title')} indexed={false} />
      <h1 className="text-xl md:text-2xl">{say('slip.title')}</h1>
      <FormAlert message={general ? answer.problem.message : undefined} />
      <Form
        method="post"
        encType="multipart/form-data"
        action={paths.paymentUpload({ saleunit: saleUnit })}
        onSubmit={(event) => void send(event)}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <Card as="section" aria-labelledby="picture" className="grid gap-3">
          <h2 id="picture" className="text-lg">
            {say('slip.picture')}
          </h2>
          <PictureField
            chosen={picture.chosen}
            onChoose={(event) => {
              setOwn({})
              void picture.choose(event)
            }}
            error={fields.picture}
          />
        </Card>
        <Card as="section" aria-labelledby="slip-orders" className="grid gap-1">
          <h2 id="slip-orders" className="text-lg">
            {say('slip.forOrders')}
          </h2>
          <ul className="grid divide-y divide-hairline">
            {orders.map((order) => (
              <li key={order.orderNumber} className="flex items-start gap-2">
                <Checkbox
                  name="orders"
                  value={order.orderNumber}
                  checked={chosen.includes(order.orderNumber)}
                  onChange={({ target }) => {
                    setOwn({})
                    setChosen((before) =>
                      target.checked
                        ? [...before, order.orderNumber]
                        : before.filter((number) => number !== order.orderNumber),
                    )
                  }}
                  className="min-w-0 flex-1"
                  label={<span className="tabular wrap-anywhere">{order.orderNumber}</span>}
                  hint={order.slipInHand ? say('slip.waits') : undefined}
                />
                <strong className="tabular py-2.5">{sayMoney(order.owed)}</strong>
              </li>
            ))}
          </ul>
          {fields.orders ? (
            <p role="alert" className="text-danger text-sm">
              {fields.orders}
            </p>
          ) : null}
          {picked.length > 1 ? (
            <p className="tabular border-hairline border-t pt-2 text-right font-bold">
              {say('slip.sum', { amount: sayMoney(sum) })}
            </p>
          ) : null}
        </Card>
        {isSending ? <SendingSlip percent={percent} /> : null}
        <Button type="submit" size="lg" wide loading={isSending}>
          {say('slip.send')}
        </Button>
      </Form>
    </main>
  )
}

/** How much has gone; once all has, the server reads it. */
function SendingSlip({ percent }: { percent: number | undefined }) {
  const say = usePayWords()
  const isOnWay = percent !== undefined && percent < 100
  return (
    <div className="grid gap-1 text-center text-sm">
      <p role="status">{say(percent === 100 ? 'slip.arrived' : 'slip.sending')}</p>
      <div
        role="progressbar"
        aria-label={say('slip.sending')}
        {...(isOnWay ? { 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 } : {})}
        className="h-1.5 overflow-hidden rounded-chip bg-primary-soft"
      >
        {isOnWay ? (
          <div className="h-full rounded-chip bg-primary-text" style={{ width: `${percent}%` }} />
        ) : (
          <div className="h-full animate-travel rounded-chip bg-primary-text" />
        )}
      </div>
    </div>
  )
}

/** What the address names, else the only order, or the only one that is to be transferred. */
function firstChosen(orders: readonly UnpaidOrder[], named: readonly string[]): string[] {
  const known = orders.filter(({ orderNumber }) => named.includes(orderNumber))
  const transfers = orders.filter(({ method }) => method === 'BANK')
  const only = orders.length === 1 ? orders : transfers.length === 1 ? transfers : []
  return (known.length > 0 ? known : only).map(({ orderNumber }) => orderNumber)
}
