import { Check } from 'lucide-react'
import { sayMoney, shortMoney } from '#shop/money/say-money.ts'
import { Card } from '#web/ui/card.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import type { SalesMonth } from './sales-page.ts'

/** What is earned by now, and what is missing to the next tier. */
export function RewardCard({ month: { reward, tiers, saleCode, target, total } }: { month: SalesMonth }) {
  const say = useSalesWords()
  const hasReached = (percent: number) =>
    saleCode !== '' && (target?.amount ?? 0) > 0 && total * 100 >= (target?.amount ?? 0) * percent
  return (
    <Card as="section" aria-labelledby="reward" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="reward" className="text-base">
        {say('month.earned')}
      </h2>
      <p className="tabular font-bold text-xl">{shortMoney(reward.earned)}</p>
      {reward.next ? (
        <p className="text-sm">
          {say('month.nextTier', {
            amount: sayMoney(reward.next.missing),
            percent: reward.next.percent,
            reward: shortMoney(reward.next.amount),
          })}
        </p>
      ) : null}
      {!reward.next && reward.earned > 0 && saleCode !== '' ? (
        <p className="text-primary-text text-sm">{say('month.topTier')}</p>
      ) : null}
      {tiers.length === 0 ? (
        <p className="text-muted text-sm">{say('month.noTiers')}</p>
      ) : (
        <ul aria-label={say('month.tiers')} className="divide-y divide-hairline text-sm">
          {tiers.map(({ percent, amount }) => (
            <li key={percent} className="flex items-center justify-between gap-3 py-1.5">
              <span className="flex items-center gap-1.5">
                {hasReached(percent) ? (
                  <Check aria-hidden size={16} strokeWidth={2.5} className="text-primary-text" />
                ) : (
                  <span className="w-4" />
                )}
                {say('month.tier', { percent })}
              </span>
              <b className="tabular">{shortMoney(amount)}</b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
