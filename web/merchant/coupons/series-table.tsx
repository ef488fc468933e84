import type { CouponSeries } from '#shop/merchant-coupons/coupon-series-contracts.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { formWords } from '#web/merchant/coupon-page/coupon-sayings.ts'
import { SeriesDot } from '#web/merchant/coupon-page/series-dot.tsx'
import { type Column, DataList } from '#web/merchant/lists/data-list.tsx'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import { useCouponWords } from '#web/words/merchant/promotions/coupon-words.ts'
import { useLocale } from '#web/words/words.tsx'

export function SeriesTable({ series, today }: { series: readonly CouponSeries[]; today: string }) {
  const say = useCouponWords()
  const locale = useLocale()
  const columns: Column<CouponSeries>[] = [
    {
      key: 'name',
      head: say('series.name'),
      card: 'title',
      className: 'max-w-80',
      cell: ({ name }) => <span className="line-clamp-2 @min-[700px]:line-clamp-1">{name}</span>,
    },
    {
      key: 'promotion',
      head: say('series.promotion'),
      card: 'line',
      className: 'max-w-72',
      cell: ({ promotionName }) => <span className="block truncate">{promotionName}</span>,
    },
    {
      key: 'form',
      head: say('series.form'),
      card: 'none',
      className: 'whitespace-nowrap',
      cell: ({ form }) => say(formWords[form]),
    },
    {
      key: 'days',
      head: say('series.days'),
      card: 'line',
      className: 'whitespace-nowrap',
      cell: ({ startsOn, endsOn }) =>
        `${sayDate(noonOf(startsOn), locale)} – ${sayDate(noonOf(endsOn), locale)}`,
    },
    {
      key: 'status',
      head: say('series.status'),
      card: 'end',
      cell: (each) => <SeriesDot series={each} today={today} />,
    },
    {
      key: 'used',
      head: say('series.used'),
      card: 'side',
      isNumber: true,
      className: 'whitespace-nowrap',
      cell: ({ used, mostUses, numbers }) => {
        const most = mostUses ?? (numbers || null)
        return most === null ? sayNumber(used) : `${sayNumber(used)} / ${sayNumber(most)}`
      },
    },
  ]
  return (
    <DataList
      label={say('series.list')}
      columns={columns}
      rows={series}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => promotionPaths.coupon({ id })}
    />
  )
}
