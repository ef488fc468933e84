import type { Address } from '#shop/account/address.ts'
import { deliveryMethods } from '#shop/orders/delivery-method.ts'
import { type UnattendedPayment, unattendedPayments } from '#shop/standing-orders/standing-order.ts'
import { sayPlace } from '#web/kit/text/say-place.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useStandingWords } from '#web/words/customer/standing-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { StandingDraft } from './standing-draft.ts'

type DeliveryFieldsProps = {
  draft: StandingDraft
  addresses: readonly Address[]
  payments: readonly { method: string }[]
  /** Whether goods may be fetched at the centre. */
  mayFetch: boolean
  onChange: (part: Partial<StandingDraft>) => void
}

export function DeliveryFields({ draft, addresses, payments, mayFetch, onChange }: DeliveryFieldsProps) {
  const say = useStandingWords()
  const locale = useLocale()
  const optionsOf = (types: readonly Address['type'][]) =>
    addresses
      .filter(({ type }) => types.includes(type))
      .map((address) => ({ value: address.id, text: `${address.name} ${sayPlace(address, locale)}` }))
  const isFetched = draft.deliveryMethod === 'PICKUP'
  const ways = unattendedPayments.filter((method) => payments.some((each) => each.method === method))
  return (
    <Card as="section" aria-label={say('standing.terms')} className="grid gap-3">
      <h2 className="text-lg">{say('standing.terms')}</h2>
      {mayFetch || isFetched ? (
        <SelectField
          label={say('standing.way')}
          value={draft.deliveryMethod}
          options={deliveryMethods.map((value) => ({ value, text: say(`standing.${value}`) }))}
          onChange={(event) =>
            onChange({ deliveryMethod: event.target.value === 'PICKUP' ? 'PICKUP' : 'DELIVERY' })
          }
        />
      ) : null}
      {isFetched ? null : (
        <SelectField
          label={say('standing.shipTo')}
          value={draft.shipTo}
          options={optionsOf(['S'])}
          onChange={(event) => onChange({ shipTo: event.target.value })}
        />
      )}
      <SelectField
        label={say('standing.billTo')}
        value={draft.billTo}
        options={optionsOf(['B', 'S'])}
        onChange={(event) => onChange({ billTo: event.target.value })}
      />
      <SelectField
        label={say('standing.payment')}
        value={draft.payment}
        options={[...new Set<UnattendedPayment>([...ways, draft.payment])].map((value) => ({
          value,
          text: say(`standing.${value}`),
        }))}
        onChange={(event) =>
          onChange({
            payment: unattendedPayments.find((each) => each === event.target.value) ?? draft.payment,
          })
        }
      />
      <Checkbox
        label={say('standing.coupons')}
        checked={draft.usesCoupons}
        onChange={(event) => onChange({ usesCoupons: event.target.checked })}
      />
    </Card>
  )
}
