import { Plus, TicketPercent } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { type ListTab, listTabs, mostCounted } from '#shop/merchant-promotions/list-tabs.ts'
import type { promotionsOfCentreContract } from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { ExportLink } from '#web/merchant/lists/export-link.tsx'
import { FilterChips } from '#web/merchant/lists/filter-chips.tsx'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import { Pager } from '#web/merchant/lists/pager.tsx'
import { SearchField } from '#web/merchant/lists/search-field.tsx'
import { useSelection } from '#web/merchant/lists/use-selection.ts'
import { tabWords, typeWords } from '#web/merchant/promotion-moves/promotion-sayings.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as promotionPaths from '#web/paths/promotion-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { useMerchantWords } from '#web/words/words.tsx'
import { BulkSwitch } from './bulk-switch.tsx'
import { type PromotionQuery, promotionQueryOf, typeNumbers } from './promotion-query.ts'
import { PromotionTable } from './promotion-table.tsx'
import { TypeFilter } from './type-filter.tsx'

const noneWords = {
  CURRENT: 'list.none.CURRENT',
  SOON: 'list.none.SOON',
  EXPIRED: 'list.none.EXPIRED',
  DISABLE: 'list.none.DISABLE',
  UNKNOWN: 'list.none.UNKNOWN',
  ARCHIVED: 'list.none.ARCHIVED',
} as const satisfies Record<ListTab, string>

type PromotionsScreenProps = {
  query: PromotionQuery
  list: AnswerOf<typeof promotionsOfCentreContract>
  /** Managers and owners change; others look on. */
  mayChange: boolean
  seesCoupons: boolean
}

/** The promotions of a centre by what they do today. */
export function PromotionsScreen({ query, list, mayChange, seesCoupons }: PromotionsScreenProps) {
  const say = usePromotionWords()
  const sayMerchant = useMerchantWords()
  const navigate = useNavigate()
  const selection = useSelection(list.promotions.map(({ id }) => id))
  const { tab, page, filters } = query
  const to = (changed: Record<string, string | undefined>) =>
    withQuery(merchantPaths.promotions, promotionQueryOf(query, changed))
  const toPage = (next: number) => to({ page: next > 1 ? String(next) : undefined })
  const countOf = (each: ListTab) => {
    const count = list.counts[each]
    return count >= mostCounted ? say('list.many', { count: mostCounted }) : count
  }
  const isNarrowed = filters.text !== undefined || filters.type !== undefined
  return (
    <main
      id="content"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={sayMerchant('page.merchantPromotions')} indexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantPromotions')}</h1>
        <div className="flex flex-wrap items-center gap-2">
          {list.promotions.length > 0 ? (
            <ExportLink to={withQuery(promotionPaths.promotionExport, promotionQueryOf(query))} />
          ) : null}
          {seesCoupons ? (
            <LinkButton
              to={promotionPaths.coupons}
              variant="secondary"
              size="sm"
              icon={<TicketPercent aria-hidden size={18} strokeWidth={1.75} />}
            >
              {say('list.coupons')}
            </LinkButton>
          ) : null}
          {mayChange ? (
            <LinkButton
              to={promotionPaths.promotion({ id: 'new' })}
              size="sm"
              icon={<Plus aria-hidden size={18} strokeWidth={2} />}
            >
              {say('list.new')}
            </LinkButton>
          ) : null}
        </div>
      </div>
      <ListTabs
        label={say('list.tabs')}
        tabs={listTabs.map((each) => ({
          to: withQuery(merchantPaths.promotions, promotionQueryOf({ tab: each, filters })),
          text: (
            <>
              {say(tabWords[each])}
              {list.counts[each] > 0 ? (
                <span className="tabular rounded-chip bg-sunk px-1.5 text-ink text-xs">{countOf(each)}</span>
              ) : null}
            </>
          ),
          current: tab === each,
        }))}
      />
      <section aria-label={sayMerchant('list.filters')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <div className="flex items-center gap-2">
          <SearchField
            label={say('list.search')}
            text={filters.text ?? ''}
            to={(text) => to({ text, page: undefined })}
          />
          <TypeFilter
            type={filters.type}
            onChoose={(type) => navigate(to({ type }), { preventScrollReset: true })}
          />
        </div>
        <FilterChips
          filters={[
            ...(filters.text ? [{ name: 'text', text: filters.text, without: to({ text: undefined }) }] : []),
            ...typeNumbers
              .filter((type) => type === filters.type)
              .map((type) => ({
                name: 'type',
                text: say(typeWords[type]),
                without: to({ type: undefined }),
              })),
          ]}
          none={to({ text: undefined, type: undefined })}
        />
      </section>
      {list.promotions.length > 0 ? (
        <PromotionTable promotions={list.promotions} selection={mayChange ? selection : undefined} />
      ) : (
        <NoPromotions tab={tab} isNarrowed={isNarrowed} mayChange={mayChange} />
      )}
      <Pager first={page > 1 ? toPage(1) : undefined} next={list.isMore ? toPage(page + 1) : undefined} />
      {mayChange ? <BulkSwitch selection={selection} promotions={list.promotions} tab={tab} /> : null}
    </main>
  )
}

/** An empty page teaches what it is for. */
function NoPromotions({
  tab,
  isNarrowed,
  mayChange,
}: {
  tab: ListTab
  isNarrowed: boolean
  mayChange: boolean
}) {
  const say = usePromotionWords()
  const sayMerchant = useMerchantWords()
  if (isNarrowed)
    return (
      <EmptyState
        drawing="nothing-found"
        title={say('list.noneFound')}
        text={say('list.noneFoundText')}
        action={
          <LinkButton
            variant="secondary"
            to={withQuery(merchantPaths.promotions, promotionQueryOf({ tab, filters: {} }))}
          >
            {sayMerchant('list.noFilters')}
          </LinkButton>
        }
      />
    )
  return (
    <EmptyState
      drawing="nothing-found"
      title={say('list.noneHere')}
      text={say(noneWords[tab])}
      action={
        mayChange && (tab === 'CURRENT' || tab === 'SOON') ? (
          <LinkButton to={promotionPaths.promotion({ id: 'new' })}>{say('list.new')}</LinkButton>
        ) : null
      }
    />
  )
}
