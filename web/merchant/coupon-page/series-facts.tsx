import { Link } from 'react-router'
import type { CouponSeries } from '#shop/merchant-coupons/coupon-series-contracts.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { noonOf, sayDate, sayDateTime } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import { useCouponWords } from '#web/words/merchant/promotions/coupon-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { audienceWords, formWords } from './coupon-sayings.ts'

export type CustomerType = { code: string; name: string; nameEn: string }
type SeriesFactsProps = { series: CouponSeries; customerTypes: readonly CustomerType[] }

export function SeriesFacts({ series, customerTypes }: SeriesFactsProps) {
  const say = useCouponWords()
  const locale = useLocale()
  const most = (limit: number | null) => (limit === null ? say('facts.noLimit') : sayNumber(limit))
  const nameOf = (code: string) => {
    const type = customerTypes.find((each) => each.code === code)
    return type ? pick(locale, type.name, type.nameEn) : code
  }
  const facts = [
    [say('series.form'), say(formWords[series.form])],
    [
      say('make.audience'),
      series.audience === 'types'
        ? `${say('audience.types')}: ${series.customerTypes.map(nameOf).join(', ')}`
        : say(audienceWords[series.audience]),
    ],
    ...(series.form === 'shared' ? [] : [[say('facts.numbers'), sayNumber(series.numbers)]]),
    [say('series.used'), sayNumber(series.used)],
    [series.form === 'owned' ? say('make.perOwner') : say('make.perCustomer'), most(series.perCustomer)],
    [say('make.mostUses'), most(series.mostUses)],
    [
      say('series.days'),
      `${sayDate(noonOf(series.startsOn), locale)} – ${sayDate(noonOf(series.endsOn), locale)}`,
    ],
    [say('facts.made'), `${series.madeBy} · ${sayDateTime(new Date(series.madeAt), locale)}`],
    ...(series.stoppedAt ? [[say('facts.stopped'), sayDateTime(new Date(series.stoppedAt), locale)]] : []),
  ]
  return (
    <FormSection title={say('facts.title')}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        <dt className="text-muted">{say('series.promotion')}</dt>
        <dd className="text-right">
          <Link
            to={promotionPaths.promotion({ id: series.promotionId })}
            className="text-primary-text underline"
          >
            {series.promotionName}
          </Link>
        </dd>
        {facts.map(([name, value]) => (
          <div key={name} className="col-span-2 flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </FormSection>
  )
}
