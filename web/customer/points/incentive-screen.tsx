import { Check, Trophy } from 'lucide-react'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import { type IncentiveTier, incentiveProgress } from '#shop/points/incentive.ts'
import type { Incentive } from '#shop/points/incentive-contract.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'

const states = { running: 'incentive.running', soon: 'incentive.soon', over: 'incentive.over' } as const
const order = ['running', 'soon', 'over']

/** Targets by period: progress, the gap to the next reward, and the rewards of every tier. */
export function IncentiveScreen({ targets }: { targets: Incentive[] }) {
  const say = useOrderWords()
  const shop = useShopWords()
  const sorted = targets.toSorted(
    (a, b) => order.indexOf(a.state) - order.indexOf(b.state) || (a.endsOn < b.endsOn ? 1 : -1),
  )
  return (
    <AccountFrame title={shop('page.incentive')} wide>
      {targets.length === 0 ? (
        <EmptyState drawing="nothing-found" title={say('incentive.none')} text={say('incentive.noneText')} />
      ) : (
        <ul className="grid items-start gap-3 md:grid-cols-2 md:gap-4">
          {sorted.map((target) => (
            <Target key={target.id} target={target} />
          ))}
        </ul>
      )}
    </AccountFrame>
  )
}

function Target({ target }: { target: Incentive }) {
  const say = useOrderWords()
  const locale = useLocale()
  const { done, tiers, measure, state } = target
  const { next, reached, missing } = incentiveProgress(tiers, done)
  const count = (value: number) =>
    measure === 'money' ? sayMoney(value) : say('incentive.units', { count: sayNumber(value) })
  const reward = ({ reward: kind, amount }: IncentiveTier) =>
    kind === 'points'
      ? say('points.count', { points: sayNumber(amount) })
      : say('incentive.money', { amount: sayMoney(amount) })
  const goal = next ?? reached
  const text =
    next && (state !== 'over' || !reached)
      ? say(state === 'over' ? 'incentive.missed' : 'incentive.missing', {
          missing: count(missing),
          reward: reward(next),
        })
      : reached
        ? say('incentive.reached', { reward: reward(reached) })
        : ''
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex items-start gap-3">
        <Trophy aria-hidden size={24} strokeWidth={1.75} className="shrink-0 text-secondary-text" />
        <div className="min-w-0 flex-1">
          <h2 className="text-base">{pick(locale, target.name.th, target.name.en)}</h2>
          <p className="text-muted text-sm">
            {say('incentive.period', {
              from: sayDate(noonOf(target.startsOn), locale),
              to: sayDate(noonOf(target.endsOn), locale),
            })}
          </p>
        </div>
        <Tag tone={state === 'running' ? 'primary' : 'plain'}>{say(states[state])}</Tag>
      </div>
      <ProgressBar value={done} max={goal?.reach ?? done} label={text} />
      <p className="tabular text-muted text-sm">
        {say(state === 'over' ? 'incentive.doneInAll' : 'incentive.done', { done: count(done) })}
      </p>
      <ol className="grid gap-1 text-sm">
        {tiers
          .toSorted((a, b) => a.reach - b.reach)
          .map((tier) => (
            <li
              key={tier.reach}
              className={joinClasses(
                'flex items-center justify-between gap-3',
                done >= tier.reach && 'font-bold text-primary-text',
              )}
            >
              <span className="flex items-center gap-1.5">
                {done >= tier.reach ? (
                  <Check aria-hidden size={18} strokeWidth={2} />
                ) : (
                  <span className="w-4.5" />
                )}
                {count(tier.reach)}
              </span>
              <span>{reward(tier)}</span>
            </li>
          ))}
      </ol>
    </Card>
  )
}
