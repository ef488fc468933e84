import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import type { PointReason } from '#shop/points/points.ts'
import type { getPointContract, PointsLedger } from '#shop/points/points-contracts.ts'
import { noonOf, sayDate, sayDateTime } from '#shop/time/bangkok.ts'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import type { OrderWords } from '#web/words/customer/th/order-th.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import { PointsBalance } from './points-balance.tsx'
import { PointsSwitch } from './points-switch.tsx'

const reasons = {
  earned: 'points.earned',
  redeemed: 'points.redeemed',
  expired: 'points.expired',
  'given back': 'points.givenBack',
  adjusted: 'points.adjusted',
} as const satisfies Record<PointReason, keyof OrderWords>

type PointsScreenProps = {
  ledger: PointsLedger
  balance: AnswerOf<typeof getPointContract>
  at: number
  pages: number
}

/** The points ledger: every change with its reason and the balance after it. */
export function PointsScreen({ ledger, balance, at, pages }: PointsScreenProps) {
  const say = useOrderWords()
  const shop = useShopWords()
  const locale = useLocale()
  return (
    <AccountFrame title={shop('page.points')}>
      <PointsBalance points={ledger.balance} expiring={ledger.expiring} />
      <PointsSwitch
        redeemOpen={balance.redeemOpen}
        redeemFrom={balance.redeemFrom}
        redeemTo={balance.redeemTo}
      />
      {ledger.entries.length === 0 ? (
        <EmptyState drawing="nothing-found" title={say('points.none')} text={say('points.noneText')} />
      ) : (
        <Card flush>
          <ul className="divide-y divide-hairline">
            {ledger.entries.map((entry) => (
              <li key={entry.id} className="flex items-start justify-between gap-3 p-3 md:px-4">
                <span className="min-w-0">
                  <span className="block">{say(reasons[entry.reason])}</span>
                  <span className="block text-muted text-sm">
                    {sayDateTime(new Date(entry.at), locale)}
                    {entry.orderNumber ? (
                      <>
                        {' · '}
                        <Link
                          to={paths.order({ orderid: entry.orderNumber })}
                          className="text-primary-text hover:underline"
                        >
                          {entry.orderNumber}
                        </Link>
                      </>
                    ) : null}
                  </span>
                  {entry.expiresOn && entry.points > 0 ? (
                    <span className="block text-muted text-xs">
                      {say('points.until', { date: sayDate(noonOf(entry.expiresOn), locale) })}
                    </span>
                  ) : null}
                </span>
                <span className="tabular shrink-0 text-right">
                  <strong className={joinClasses('block', entry.points > 0 ? 'text-primary-text' : '')}>
                    {entry.points > 0 ? '+' : ''}
                    {sayNumber(entry.points)}
                  </strong>
                  <span className="block text-muted text-xs">
                    {say('points.left', { points: sayNumber(entry.balance) })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {pages > 1 ? (
        <nav aria-label={say('history.pages')} className="flex items-center justify-center gap-3">
          {at > 1 ? (
            <LinkButton variant="secondary" to={withQuery(paths.points, { page: at - 1 })}>
              {say('points.newer')}
            </LinkButton>
          ) : null}
          <span className="tabular text-muted text-sm">{say('history.page', { page: at, pages })}</span>
          {at < pages ? (
            <LinkButton variant="secondary" to={withQuery(paths.points, { page: at + 1 })}>
              {say('points.older')}
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
    </AccountFrame>
  )
}
