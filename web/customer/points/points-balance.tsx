import { ChevronDown, Hourglass, Star } from 'lucide-react'
import { sayNumber } from '#shop/money/say-money.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale } from '#web/words/words.tsx'

type Expiring = { on: string; points: number }

const shownAtOnce = 2

/** The balance and the points that expire first; later days are collapsed. */
export function PointsBalance({ points, expiring }: { points: number; expiring: readonly Expiring[] }) {
  const say = useOrderWords()
  const later = expiring.slice(shownAtOnce)
  return (
    <div className="grid gap-2 rounded-card bg-secondary-tint p-4">
      <p className="flex items-center gap-2 text-secondary-text">
        <Star aria-hidden size={22} strokeWidth={1.75} />
        {say('points.balance')}
      </p>
      <p className="tabular font-bold text-2xl">{say('points.count', { points: sayNumber(points) })}</p>
      {expiring.slice(0, shownAtOnce).map((some) => (
        <ExpiringRow key={some.on} {...some} />
      ))}
      {later.length > 0 ? (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 text-sm hover:underline [&::-webkit-details-marker]:hidden">
            {say('points.later', { count: later.length })}
            <ChevronDown
              aria-hidden
              size={16}
              strokeWidth={1.75}
              className="transition group-open:rotate-180"
            />
          </summary>
          <div className="grid gap-2 pt-1">
            {later.map((some) => (
              <ExpiringRow key={some.on} {...some} />
            ))}
          </div>
        </details>
      ) : null}
    </div>
  )
}

function ExpiringRow({ on, points }: Expiring) {
  const say = useOrderWords()
  const locale = useLocale()
  return (
    <p className="flex items-center gap-1.5 text-sm">
      <Hourglass aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      {say('points.expiring', { points: sayNumber(points), date: sayDate(noonOf(on), locale) })}
    </p>
  )
}
