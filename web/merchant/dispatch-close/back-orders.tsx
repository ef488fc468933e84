import { SegmentedControl } from '@mantine/core'
import type { RiderStop } from '#shop/deliveries/rider-run.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { sayReason } from '#web/merchant/dispatch-plan/say-reason.ts'
import { DayField } from '#web/merchant/lists/day-field.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'

type BackOrdersProps = {
  stops: readonly RiderStop[]
  again: Readonly<Record<string, string>>
  onChange: (number: string, day: string | undefined) => void
}

/** Orders whose goods came back: cancelled with the close, unless somebody names a day to try again. */
export function BackOrders({ stops, again, onChange }: BackOrdersProps) {
  const say = useDispatchWords()
  if (stops.length === 0) return null
  const today = bangkokDay(new Date())
  return (
    <section aria-labelledby="back-orders" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id="back-orders" className="text-base">
        {say('backOrders.title', { count: stops.length })}
      </h3>
      <ul className="divide-y divide-hairline rounded-input border border-hairline">
        {stops.map(({ orderNumber, customerName, total, reason }) => {
          const day = again[orderNumber]
          return (
            <li key={orderNumber} className="grid gap-2 p-2 text-sm">
              <p>
                <b>{customerName}</b>
                <span className="tabular block text-muted text-xs">
                  {[orderNumber, sayMoney(total), sayReason(say, reason)].filter(Boolean).join(' · ')}
                </span>
              </p>
              <SegmentedControl
                size="sm"
                aria-label={say('backOrders.what', { number: orderNumber })}
                value={day ? 'again' : 'cancel'}
                onChange={(value) => onChange(orderNumber, value === 'again' ? addDays(today, 1) : undefined)}
                data={[
                  { value: 'cancel', label: say('backOrders.cancel') },
                  { value: 'again', label: say('backOrders.again') },
                ]}
              />
              {day ? (
                <DayField
                  label={say('backOrders.day')}
                  value={day}
                  min={today}
                  onChange={(next) => onChange(orderNumber, next ?? day)}
                />
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
