import { Ticket } from 'lucide-react'
import { Link } from 'react-router'
import type { CouponState } from '#shop/coupons/coupon.ts'
import type { Coupon } from '#shop/coupons/coupon-contracts.ts'
import { noonOf, sayDate, sayDateTime } from '#shop/time/bangkok.ts'
import { AccountFrame } from '#web/customer/account/account-frame.tsx'
import { sayCoupon } from '#web/customer/promotions/say-coupon.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'

const tabs = { unused: 'coupons.unused', used: 'coupons.used', expired: 'coupons.expired' } as const
const nothing = {
  unused: 'coupons.noneUnused',
  used: 'coupons.noneUsed',
  expired: 'coupons.noneExpired',
} as const

type CouponWithState = Coupon & { state: CouponState }
type CouponsScreenProps = {
  state: CouponState
  coupons: CouponWithState[]
  counts: Record<CouponState, number>
}

export function CouponsScreen({ state, coupons, counts }: CouponsScreenProps) {
  const say = useOrderWords()
  const shop = useShopWords()
  return (
    <AccountFrame title={shop('page.myCoupons')} wide>
      <Tabs
        label={shop('page.myCoupons')}
        tabs={(['unused', 'used', 'expired'] as const).map((name) => ({
          to: name === 'unused' ? paths.myCoupons : withQuery(paths.myCoupons, { tab: name }),
          text: say(tabs[name]),
          current: name === state,
          ...(name === 'unused' ? { count: counts.unused } : {}),
        }))}
      />
      {coupons.length === 0 ? (
        <EmptyState
          drawing="nothing-found"
          title={say(nothing[state])}
          action={<LinkButton to={paths.products}>{shop('product.showAll')}</LinkButton>}
        />
      ) : (
        <ul className="grid gap-3 md:grid-cols-2 md:gap-4">
          {coupons.map((coupon) => (
            <CouponCard key={coupon.id} coupon={coupon} />
          ))}
        </ul>
      )}
    </AccountFrame>
  )
}

/** A coupon drawn as a ticket: the stub on the left, its gain on the right. */
function CouponCard({ coupon }: { coupon: CouponWithState }) {
  const say = useOrderWords()
  const shop = useShopWords()
  const locale = useLocale()
  const { title, text } = sayCoupon(coupon, locale, shop)
  const over = coupon.state !== 'unused'
  return (
    <li
      className={joinClasses(
        'flex overflow-hidden rounded-card border border-hairline bg-card',
        over && 'text-muted',
      )}
    >
      <span
        className={joinClasses(
          'grid w-16 shrink-0 place-items-center border-hairline border-r-2 border-dashed',
          over ? 'bg-sunk' : 'bg-secondary text-on-secondary',
        )}
      >
        <Ticket aria-hidden size={28} strokeWidth={1.75} />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5 p-3">
        <strong className="text-base">{title}</strong>
        {text ? <span className="text-sm">{text}</span> : null}
        <span className="tabular text-muted text-xs">{coupon.id}</span>
        {coupon.state === 'used' && coupon.usedAt ? (
          <span className="text-xs">
            {say('coupons.usedAt', { time: sayDateTime(new Date(coupon.usedAt), locale) })}{' '}
            {coupon.usedOrder ? (
              <Link
                to={paths.order({ orderid: coupon.usedOrder })}
                className="text-primary-text hover:underline"
              >
                {coupon.usedOrder}
              </Link>
            ) : null}
          </span>
        ) : (
          <span className="text-xs">
            {say(coupon.state === 'expired' ? 'coupons.expiredOn' : 'savings.until', {
              date: sayDate(noonOf(coupon.expiresOn), locale),
            })}
          </span>
        )}
        {over ? null : (
          <LinkButton to={paths.cart} size="sm" variant="secondary" className="mt-2 justify-self-start">
            {say('coupons.use')}
          </LinkButton>
        )}
      </div>
    </li>
  )
}
