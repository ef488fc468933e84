import { sayMoney } from '#shop/money/say-money.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import type { RunDetail } from '#web/merchant/dispatch-plan/run-detail.ts'
import { Card } from '#web/ui/card.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { CashRows } from './cash-rows.tsx'
import { sayUnits } from './return-rows.tsx'

/** How the run was closed: by whom, with what difference, and what went back to the shelf or was lost. */
export function ClosedCard({ detail }: { detail: RunDetail }) {
  const say = useDispatchWords()
  const locale = useLocale()
  const { run, cash, returns, closedBy } = detail
  const counted = run.cashCounted ?? 0
  const difference = counted - cash.expected
  return (
    <Card as="section" aria-labelledby="closed" className="grid gap-2 text-sm">
      <h2 id="closed" className="text-lg">
        {say('closed.title')}
      </h2>
      <p className="text-muted">
        {say('closed.by', {
          name: closedBy ?? '-',
          time: run.closedAt ? sayDateTime(new Date(run.closedAt), locale) : '-',
        })}
      </p>
      <CashRows detail={detail} />
      <p className="tabular flex justify-between gap-4 font-bold">
        <span>{say('closed.counted')}</span>
        <span>{sayMoney(counted)}</span>
      </p>
      {difference === 0 ? (
        <p>{say('closed.even')}</p>
      ) : (
        <p className="font-bold text-danger">
          {say(difference < 0 ? 'close.short' : 'close.over', { amount: sayMoney(Math.abs(difference)) })}
          {run.differenceReason ? ` · ${run.differenceReason}` : ''}
        </p>
      )}
      {returns.length > 0 ? (
        <ul className="divide-y divide-hairline">
          {returns.map((back) => (
            <li key={back.productCode} className="py-1">
              {pick(locale, back.name.th, back.name.en)} ·{' '}
              {say('closed.shelf', { units: sayUnits(back, back.good ?? back.expected, locale) })}
              {back.good !== null && back.good < back.expected
                ? ` · ${say('back.lost', { units: sayUnits(back, back.expected - back.good, locale) })}`
                : ''}
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}
