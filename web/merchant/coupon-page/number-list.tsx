import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { CouponSeries, couponNumbersContract } from '#shop/merchant-coupons/coupon-series-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { Pager } from '#web/merchant/lists/pager.tsx'
import * as orderPaths from '#web/paths/order-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import { useCouponWords } from '#web/words/merchant/promotions/coupon-words.ts'
import { useLocale } from '#web/words/words.tsx'

type NumberListProps = {
  series: CouponSeries
  numbers: AnswerOf<typeof couponNumbersContract>
  after: string | undefined
}

/** The numbers, whose they are, and the order that used each. */
export function NumberList({ series, numbers: { coupons, next }, after }: NumberListProps) {
  const say = useCouponWords()
  const locale = useLocale()
  const here = promotionPaths.coupon({ id: series.id })
  return (
    <FormSection
      title={series.form === 'shared' ? say('numbers.code') : say('numbers.title')}
      text={say('numbers.text')}
    >
      <ul className="divide-y divide-hairline text-sm">
        {coupons.map(({ number, customerCode, customerName, usedAt, orderNumber, toldBy }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-0.5 py-2">
            <span className="min-w-0">
              <b className="tabular block">{number}</b>
              {customerCode ? (
                <span className="block truncate text-muted">
                  {customerName} · {customerCode}
                </span>
              ) : null}
            </span>
            <span className="text-muted">
              {usedAt && orderNumber ? (
                <>
                  <Link
                    to={orderPaths.order({ orderid: orderNumber })}
                    className="text-primary-text underline"
                  >
                    {orderNumber}
                  </Link>{' '}
                  {sayDateTime(new Date(usedAt), locale)}
                </>
              ) : toldBy ? (
                say('numbers.told')
              ) : series.form === 'shared' ? null : (
                say('numbers.unused')
              )}
            </span>
          </li>
        ))}
      </ul>
      <Pager first={after ? here : undefined} next={next ? withQuery(here, { after: next }) : undefined} />
    </FormSection>
  )
}
