import { Link } from 'react-router'
import type { CustomerDetail } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import * as orderPaths from '#web/paths/order-paths.ts'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useCustomerWords } from '#web/words/merchant/customers/customer-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** Those that can still be used first. */
export function CouponsCard({ coupons }: { coupons: CustomerDetail['coupons'] }) {
  const say = useCustomerWords()
  const locale = useLocale()
  return (
    <Card as="section" aria-labelledby="coupons" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="coupons" className="text-lg">
        {say('coupons.title')}
      </h2>
      {coupons.length === 0 ? <p className="text-muted text-sm">{say('coupons.none')}</p> : null}
      <ul className="divide-y divide-hairline text-sm">
        {coupons.map(({ number, promotion, expiresOn, state, orderNumber }) => (
          <li
            key={number}
            className={joinClasses(
              'flex flex-wrap justify-between gap-x-4 py-1.5',
              state !== 'unused' && 'text-muted',
            )}
          >
            <span className="min-w-0">
              {promotion}
              <span className="tabular block text-muted">{number}</span>
            </span>
            {state === 'used' && orderNumber ? (
              <Link
                to={orderPaths.order({ orderid: orderNumber })}
                className="inline-flex min-h-11 items-center text-primary-text underline"
              >
                {say('coupons.used', { number: orderNumber })}
              </Link>
            ) : (
              <span>
                {say(state === 'expired' ? 'coupons.expired' : 'coupons.unused', {
                  day: sayDate(noonOf(expiresOn), locale),
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
