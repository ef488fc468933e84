import { ArrowLeft, Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { couponSeriesContract } from '#shop/merchant-coupons/coupon-series-contracts.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { ExportLink } from '#web/merchant/lists/export-link.tsx'
import { Pager } from '#web/merchant/lists/pager.tsx'
import { SearchField } from '#web/merchant/lists/search-field.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useCouponWords } from '#web/words/merchant/promotions/coupon-words.ts'
import { useMerchantWords } from '#web/words/words.tsx'
import type { CouponQuery } from './coupon-query.ts'
import { SeriesTable } from './series-table.tsx'

type CouponsScreenProps = {
  query: CouponQuery
  list: AnswerOf<typeof couponSeriesContract>
  today: string
  mayChange: boolean
}

/** The series of coupons of a centre, the newest first. */
export function CouponsScreen({ query: { text, page }, list, today, mayChange }: CouponsScreenProps) {
  const say = useCouponWords()
  const sayMerchant = useMerchantWords()
  const to = (changed: Record<string, string | undefined>) =>
    withQuery(promotionPaths.coupons, { text, ...changed })
  const make = (
    <LinkButton
      to={promotionPaths.coupon({ id: 'new' })}
      size="sm"
      icon={<Plus aria-hidden size={18} strokeWidth={2} />}
    >
      {say('series.make')}
    </LinkButton>
  )
  return (
    <main
      id="content"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={sayMerchant('page.merchantCoupons')} indexed={false} />
      <Link
        to={merchantPaths.promotions}
        className="-mb-3 inline-flex min-h-9 w-fit items-center gap-1 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
        {sayMerchant('page.merchantPromotions')}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantCoupons')}</h1>
        <div className="flex items-center gap-2">
          {list.series.length > 0 ? (
            <ExportLink to={withQuery(promotionPaths.couponExport, { text })} />
          ) : null}
          {mayChange ? make : null}
        </div>
      </div>
      <SearchField
        label={say('series.search')}
        text={text ?? ''}
        to={(words) => withQuery(promotionPaths.coupons, { text: words })}
      />
      {list.series.length > 0 ? (
        <SeriesTable series={list.series} today={today} />
      ) : text ? (
        <EmptyState
          drawing="nothing-found"
          title={say('series.noneFound')}
          action={
            <LinkButton variant="secondary" to={promotionPaths.coupons}>
              {sayMerchant('list.noFilters')}
            </LinkButton>
          }
        />
      ) : (
        <EmptyState
          drawing="nothing-found"
          title={say('series.none')}
          text={say('series.noneText')}
          action={mayChange ? make : null}
        />
      )}
      <Pager
        first={page > 1 ? to({}) : undefined}
        next={list.isMore ? to({ page: String(page + 1) }) : undefined}
      />
    </main>
  )
}
