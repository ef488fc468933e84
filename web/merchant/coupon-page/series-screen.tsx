import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type {
  CouponSeries,
  couponNumbersContract,
  couponUsesContract,
} from '#shop/merchant-coupons/coupon-series-contracts.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import { useMerchantWords } from '#web/words/words.tsx'
import { NumberList } from './number-list.tsx'
import { SeriesActions } from './series-actions.tsx'
import { SeriesDot } from './series-dot.tsx'
import { type CustomerType, SeriesFacts } from './series-facts.tsx'
import { UseList } from './use-list.tsx'

type SeriesScreenProps = {
  series: CouponSeries
  /** Names of the types it is for. */
  customerTypes: readonly CustomerType[]
  uses: AnswerOf<typeof couponUsesContract>['uses']
  hasMoreUses: boolean
  /** Only for those who make numbers. */
  numbers: AnswerOf<typeof couponNumbersContract> | undefined
  /** The last number of the page before. */
  after: string | undefined
  today: string
  mayChange: boolean
}

/** One series of coupons: its rules, its numbers, and who used which in which order. */
export function SeriesScreen(props: SeriesScreenProps) {
  const { series, customerTypes, uses, hasMoreUses, numbers, after, today, mayChange } = props
  const sayMerchant = useMerchantWords()
  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={series.name} indexed={false} />
      <Link
        to={promotionPaths.coupons}
        className="-mb-3 inline-flex min-h-9 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {sayMerchant('page.merchantCoupons')}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-xl md:text-2xl">{series.name}</h1>
          <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
            {series.id}
            <SeriesDot series={series} today={today} />
          </p>
        </div>
        {mayChange ? <SeriesActions series={series} /> : null}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {numbers ? <NumberList series={series} numbers={numbers} after={after} /> : null}
          <UseList uses={uses} hasMore={hasMoreUses} />
        </div>
        <SeriesFacts series={series} customerTypes={customerTypes} />
      </div>
    </main>
  )
}
