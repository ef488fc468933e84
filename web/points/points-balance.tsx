import { Hourglass, Star } from 'lucide-react'
import { sayNumber } from '#shop/money/say-money.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { useOrderWords } from '#web/words/order-words.ts'
import { useLocale } from '#web/words/words.tsx'

type Expiring = { on: string; points: number }

/** How many points there are, and which of them run out first. */
export function PointsBalance({ points, expiring }: { points: number; expiring: readonly Expiring[] }) {
  const say = useOrderWords()
  const locale = useLocale()
  return (
    <div className="grid gap-2 rounded-card bg-secondary-tint p-4">
      <p className="flex items-center gap-2 text-secondary-text">
        <Star aria-hidden size={22} strokeWidth={1.75} />
        {say('points.balance')}
      </p>
      <p className="tabular font-bold text-2xl">{say('points.count', { points: sayNumber(points) })}</p>
      {expiring.map(({ on, points: some }) => (
        <p key={on} className="flex items-center gap-1.5 text-sm">
          <Hourglass aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          {say('points.expiring', { points: sayNumber(some), date: sayDate(noonOf(on), locale) })}
        </p>
      ))}
    </div>
  )
}
