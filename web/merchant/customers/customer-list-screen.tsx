import { FileUp, Handshake } from 'lucide-react'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { customerListPage, customerTabs } from '#shop/merchant-customers/customer-tabs.ts'
import type {
  customerOptionsContract,
  merchantCustomersContract,
} from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { ExportLink } from '#web/merchant/lists/export-link.tsx'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import { Pager } from '#web/merchant/lists/pager.tsx'
import * as importPaths from '#web/paths/import-paths.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useCustomerWords } from '#web/words/merchant/customers/customer-words.ts'
import { useMerchantWords } from '#web/words/words.tsx'
import { CustomerFilters } from './customer-filters.tsx'
import { type CustomerQuery, customerQueryOf } from './customer-query.ts'
import { tabWords } from './customer-sayings.ts'
import { CustomerTable } from './customer-table.tsx'

type CustomerListScreenProps = {
  query: CustomerQuery
  list: AnswerOf<typeof merchantCustomersContract>
  options: AnswerOf<typeof customerOptionsContract>
  saleUnit: string
  /** A salesperson sees their own customers alone. */
  isOwn: boolean
  mayImport: boolean
}

/** The customers of the centre; those that wait to be approved come first. */
export function CustomerListScreen(props: CustomerListScreenProps) {
  const { query, list, options, saleUnit, isOwn, mayImport } = props
  const say = useCustomerWords()
  const sayMerchant = useMerchantWords()
  const to = (changed: Record<string, string | undefined>) =>
    withQuery(merchantPaths.customers, customerQueryOf(query, changed))
  const { tab, page, text, filters } = query
  const isFiltered = text !== undefined || Object.keys(filters).length > 0
  const countOf = (of: (typeof customerTabs)[number]) =>
    of === 'pending' || of === 'overdue' ? list.counts[of] : 0
  return (
    <main
      id="content"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={sayMerchant('page.merchantCustomers')} indexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantCustomers')}</h1>
        <div className="flex items-center gap-3">
          {list.count > 0 ? (
            <span className="tabular text-muted text-sm">{say('list.count', { count: list.count })}</span>
          ) : null}
          {isOwn ? null : (
            <LinkButton
              to={officePaths.agents}
              variant="secondary"
              size="sm"
              icon={<Handshake aria-hidden size={18} strokeWidth={1.75} />}
            >
              {sayMerchant('page.merchantAgents')}
            </LinkButton>
          )}
          {mayImport ? (
            <LinkButton
              to={withQuery(importPaths.imports, { kind: 'customers' })}
              variant="secondary"
              size="sm"
              icon={<FileUp aria-hidden size={18} strokeWidth={1.75} />}
            >
              {say('list.import')}
            </LinkButton>
          ) : null}
          {list.count > 0 ? (
            <ExportLink to={withQuery(visitPaths.customerExport, customerQueryOf(query, {}))} />
          ) : null}
        </div>
      </div>
      <ListTabs
        label={say('tab.label')}
        tabs={customerTabs.map((of) => ({
          text: say(tabWords[of]),
          count: countOf(of),
          to: to({ tab: of === 'all' ? undefined : of }),
          current: of === tab,
        }))}
      />
      <CustomerFilters query={query} options={options} isOwn={isOwn} to={to} />
      {list.customers.length > 0 ? (
        <CustomerTable customers={list.customers} saleUnit={saleUnit} isOwn={isOwn} />
      ) : (
        <EmptyState
          drawing="nothing-found"
          title={isFiltered || page > 1 ? say('list.noneFound') : say('list.none')}
          action={
            isFiltered || page > 1 ? (
              <LinkButton variant="secondary" to={merchantPaths.customers}>
                {sayMerchant('list.noFilters')}
              </LinkButton>
            ) : undefined
          }
        />
      )}
      <Pager
        first={page > 1 ? to({}) : undefined}
        next={page * customerListPage < list.count ? to({ page: String(page + 1) }) : undefined}
      />
    </main>
  )
}
