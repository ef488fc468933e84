import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { couponUsesContract } from '#shop/merchant-coupons/coupon-series-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import * as orderPaths from '#web/paths/order-paths.ts'
import { useCouponWords } from '#web/words/merchant/promotions/coupon-words.ts'
import { useLocale } from '#web/words/words.tsx'

type UseListProps = { uses: AnswerOf<typeof couponUsesContract>['uses']; hasMore: boolean }

/** Who used which coupon in which order, the newest first. */
export function UseList({ uses, hasMore }: UseListProps) {
  const say = useCouponWords()
  const locale = useLocale()
  return (
    <FormSection title={say('uses.title')} text={uses.length === 0 ? say('uses.none') : say('uses.text')}>
      {uses.length > 0 ? (
        <ul className="divide-y divide-hairline text-sm">
          {uses.map(({ orderNumber, number, customerName, customerCode, usedAt }) => (
            <li key={orderNumber} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2">
              <span className="min-w-0">
                <Link
                  to={orderPaths.order({ orderid: orderNumber })}
                  className="font-bold text-primary-text underline"
                >
                  {orderNumber}
                </Link>
                <span className="block truncate">
                  {customerName} <span className="text-muted">{customerCode}</span>
                </span>
              </span>
              <span className="text-right text-muted">
                {sayDateTime(new Date(usedAt), locale)}
                <span className="tabular block">{number}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {hasMore ? <p className="text-muted text-sm">{say('uses.more', { count: uses.length })}</p> : null}
    </FormSection>
  )
}
