import { TrendingDown, TrendingUp } from 'lucide-react'
import { sayNumber } from '#shop/money/say-money.ts'
import { useReportWords } from '#web/words/merchant/reports/report-words.ts'
import { changeOf } from './chart.ts'

/** More or less than before, in words and not by colour alone. */
export function Change({ value, before }: { value: number; before: number }) {
  const say = useReportWords()
  const change = changeOf(value, before)
  if (change === undefined) return null
  if (change === 0) return <span className="text-muted">{say('overview.same')}</span>
  const Icon = change > 0 ? TrendingUp : TrendingDown
  return (
    <span
      className={`inline-flex items-center gap-1 font-bold ${change > 0 ? 'text-primary-text' : 'text-secondary-text'}`}
    >
      <Icon aria-hidden size={14} strokeWidth={2} />
      {say(change > 0 ? 'overview.up' : 'overview.down', { percent: sayNumber(Math.abs(change)) })}
    </span>
  )
}
