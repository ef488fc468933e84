import { Clock, Store, Truck } from 'lucide-react'
import { sayMoney } from '#shop/money/say-money.ts'
import { noonOf, sayDateTime, sayWeekday } from '#shop/time/bangkok.ts'
import { feeShown } from '#web/customer/checkout-draft/chosen-place.ts'
import { saySlot } from '#web/customer/orders/slot-words.ts'
import { Card } from '#web/ui/card.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { Checkout } from './use-checkout.ts'

const icons = { DELIVERY: Truck, PICKUP: Store }
const names = { DELIVERY: 'checkout.delivered', PICKUP: 'checkout.pickedUp' } as const

/** How the order comes, on which day and in which part of it, and until when to order for that. */
export function DeliverySection({
  checkout: { options, days, outside, draft, choose, priced, page, toPrice },
  advance,
}: {
  checkout: Checkout
  advance: boolean
}) {
  const say = useOrderWords()
  const locale = useLocale()
  const day = days.find((each) => each.day === draft.deliverOn)
  const fee = (method: 'DELIVERY' | 'PICKUP', amount: number) => {
    // Whoever looks at the other way sees what it would cost with VAT, or that it is free.
    const place = options.places.find(({ addressIds }) => addressIds.includes(draft.shipTo))
    const delivered =
      draft.deliveryMethod === 'DELIVERY'
        ? priced.shown.delivery
        : place && toPrice
          ? feeShown(toPrice, place)
          : page.priced.shown.delivery
    const now = method === 'DELIVERY' ? delivered : amount
    return priced.mode === 'points' || now === 0 ? say('totals.free') : sayMoney(now)
  }
  return (
    <Card as="section" aria-labelledby="delivery" className="grid gap-3">
      <h2 id="delivery" className="text-lg">
        {say('checkout.delivery')}
      </h2>
      {options.delivery.length > 1 ? (
        <fieldset className="grid gap-2 sm:grid-cols-2">
          <legend className="sr-only">{say('checkout.delivery')}</legend>
          {options.delivery.map(({ method, fee: amount }) => {
            const Icon = icons[method]
            return (
              <RadioCard
                key={method}
                name="delivery"
                title={say(names[method])}
                text={fee(method, amount)}
                mark={<Icon aria-hidden size={24} strokeWidth={1.75} />}
                checked={draft.deliveryMethod === method}
                onChange={() => choose({ deliveryMethod: method })}
              />
            )
          })}
        </fieldset>
      ) : null}
      {outside ? null : days.length === 0 ? (
        <p className="text-danger text-sm">{say(advance ? 'checkout.noAdvanceDays' : 'checkout.noDays')}</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <h3 className="text-sm">{say(advance ? 'checkout.requestedOn' : 'checkout.day')}</h3>
          <ChipGroup
            label={say(advance ? 'checkout.requestedOn' : 'checkout.day')}
            flow="scroll"
            value={draft.deliverOn}
            onChange={(deliverOn) => choose({ deliverOn })}
            options={days.map((each) => ({ value: each.day, text: sayWeekday(noonOf(each.day), locale) }))}
          />
          {draft.deliveryMethod === 'DELIVERY' && day ? (
            <>
              <h3 className="pt-1 text-sm">{say('checkout.slot')}</h3>
              <ChipGroup
                label={say('checkout.slot')}
                value={draft.slot}
                onChange={(slot) => choose({ slot })}
                options={day.slots.map((slot) => ({ value: slot as string, text: saySlot(slot, say) }))}
              />
            </>
          ) : null}
          {day ? (
            <p className="flex items-center gap-1.5 pt-1 text-muted text-sm">
              <Clock aria-hidden size={16} strokeWidth={1.75} />
              {say('checkout.orderBefore', { time: sayDateTime(new Date(day.orderBefore), locale) })}
            </p>
          ) : null}
        </div>
      )}
    </Card>
  )
}
