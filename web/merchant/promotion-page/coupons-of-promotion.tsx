import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { couponSeriesContract } from '#shop/merchant-coupons/coupon-series-contracts.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { withQuery } from '#web/paths/path-to.ts'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'

type CouponsOfPromotionProps = {
  promotionId: string
  coupons: AnswerOf<typeof couponSeriesContract>['series']
  mayChange: boolean
}

/** Without coupons such a promotion reaches nobody. */
export function CouponsOfPromotion({ promotionId, coupons, mayChange }: CouponsOfPromotionProps) {
  const say = usePromotionWords()
  return (
    <FormSection
      title={say('coupons.title')}
      text={coupons.length === 0 ? say('coupons.none') : say('coupons.text')}
    >
      {coupons.length > 0 ? (
        <ul className="divide-y divide-hairline text-sm">
          {coupons.map(({ id, name, used }) => (
            <li key={id} className="relative flex min-h-10 items-center justify-between gap-3">
              <Link
                to={promotionPaths.coupon({ id })}
                className="min-w-0 truncate after:absolute after:inset-0"
              >
                {name}
              </Link>
              <span className="tabular whitespace-nowrap text-muted">
                {say('coupons.used', { count: sayNumber(used) })}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {mayChange ? (
        <LinkButton
          to={withQuery(promotionPaths.coupon({ id: 'new' }), { promotion: promotionId })}
          variant="secondary"
          size="sm"
          className="justify-self-start"
          icon={<Plus aria-hidden size={18} strokeWidth={1.75} />}
        >
          {say('coupons.make')}
        </LinkButton>
      ) : null}
    </FormSection>
  )
}
