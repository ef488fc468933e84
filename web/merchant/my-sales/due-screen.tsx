import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { type DueState, dueStates } from '#shop/my-sales/customer-rhythm.ts'
import type { dueCustomersContract } from '#shop/my-sales/my-sales-contracts.ts'
import { SearchField } from '#web/merchant/lists/search-field.tsx'
import { withQuery } from '#web/paths/path-to.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { ChipLink } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { DueCard } from './due-card.tsx'
import { PersonChoice } from './person-choice.tsx'
import { SalesFrame } from './sales-frame.tsx'
import type { SalesPage } from './sales-page.ts'

type DueScreenProps = {
  page: SalesPage
  query: { state?: DueState; text?: string; saleCode?: string }
  pages: number
  list: AnswerOf<typeof dueCustomersContract>
}

/** The customers of a salesperson, those most worth a call first. */
export function DueScreen({ page, query, pages, list }: DueScreenProps) {
  const say = useSalesWords()
  const to = (part: Record<string, string | undefined>) =>
    withQuery(visitPaths.dueCustomers, { ...query, ...part })
  const all = Object.values(list.counts).reduce((sum, count) => sum + count, 0)
  return (
    <SalesFrame
      page={page}
      current="customers"
      title={say('due.title')}
      at={list.at}
      aside={
        page.isOverseer ? (
          <PersonChoice
            people={list.salespeople}
            value={list.saleCode}
            to={(saleCode) => to({ saleCode, state: undefined })}
          />
        ) : null
      }
    >
      <p className="text-muted text-sm">{say('due.about')}</p>
      <nav aria-label={say('due.states')} className="no-scrollbar -mx-3 overflow-x-auto px-3">
        <ul className="flex min-w-max gap-1.5 py-1">
          <li>
            <ChipLink to={to({ state: undefined })} chosen={!query.state} preventScrollReset>
              {say('due.all')} {all}
            </ChipLink>
          </li>
          {dueStates
            .filter((state) => list.counts[state] > 0 || query.state === state)
            .map((state) => (
              <li key={state}>
                <ChipLink to={to({ state })} chosen={query.state === state} preventScrollReset>
                  {say(`due.state.${state}`)} {list.counts[state]}
                </ChipLink>
              </li>
            ))}
        </ul>
      </nav>
      <div className="flex max-w-xl">
        <SearchField label={say('due.search')} text={query.text ?? ''} to={(text) => to({ text })} />
      </div>
      {list.customers.length > 0 ? (
        <ul
          aria-label={say('due.title')}
          className="grid grid-cols-[minmax(0,1fr)] gap-2 md:grid-cols-[repeat(2,minmax(0,1fr))] md:gap-3"
        >
          {list.customers.map((customer) => (
            <DueCard key={customer.code} customer={customer} saleUnit={page.saleUnit} />
          ))}
        </ul>
      ) : (
        <EmptyState
          drawing="nothing-found"
          title={all === 0 ? say('due.none') : say('due.noneFound')}
          text={all === 0 ? say('due.noneText') : undefined}
          action={
            all === 0 ? undefined : (
              <LinkButton variant="secondary" to={to({ state: undefined, text: undefined })}>
                {say('due.showAll')}
              </LinkButton>
            )
          }
        />
      )}
      {list.isMore ? (
        <LinkButton
          variant="secondary"
          className="justify-self-center"
          to={to({ pages: String(pages + 1) })}
          preventScrollReset
        >
          {say('due.more')}
        </LinkButton>
      ) : null}
    </SalesFrame>
  )
}
