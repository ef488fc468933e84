import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { contentForms } from '#shop/merchant-contents/content-forms.ts'
import type { ContentCounts, ListedContent } from '#shop/merchant-contents/merchant-content-contracts.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { Pager } from '#web/merchant/lists/pager.tsx'
import { SearchField } from '#web/merchant/lists/search-field.tsx'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { chipLook } from '#web/ui/chip-look.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { useMerchantWords } from '#web/words/words.tsx'
import { type ContentQuery, contentsAt, listStates } from './content-query.ts'
import { ContentRow } from './content-row.tsx'
import { FixedPages } from './fixed-pages.tsx'
import { KindTabs } from './kind-tabs.tsx'
import { OrderedList } from './ordered-list.tsx'

type ContentsScreenProps = {
  contents: readonly ListedContent[]
  counts: ContentCounts
  isMore: boolean
  query: ContentQuery
  mayChange: boolean
}

/** What customers see besides products, kind by kind. */
export function ContentsScreen({ contents, counts, isMore, query, mayChange }: ContentsScreenProps) {
  const say = useContentWords()
  const sayMerchant = useMerchantWords()
  const { kind, state, text, page } = query
  const isFiltered = state !== undefined || text !== undefined
  const all = counts.draft + counts.scheduled + counts.live + counts.over
  const mayOrder = mayChange && contentForms[kind].isOrdered
  const make = mayChange ? (
    <LinkButton
      to={withQuery(officePaths.content({ id: 'new' }), { kind })}
      size="sm"
      icon={<Plus aria-hidden size={18} strokeWidth={2} />}
    >
      {say(`new.${kind}`)}
    </LinkButton>
  ) : undefined
  return (
    <main
      id="content"
      className="grid min-w-0 max-w-5xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={sayMerchant('page.merchantContents')} indexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantContents')}</h1>
        {make}
      </div>
      <KindTabs current={kind} />
      <p className="text-muted text-sm">{say(`about.${kind}`)}</p>
      {mayChange ? null : <p className="text-muted text-sm">{say('list.readOnly')}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:flex md:items-center">
        <SearchField
          label={say('list.search')}
          text={text ?? ''}
          to={(next) => contentsAt({ kind, state, text: next })}
        />
        <nav
          aria-label={say('states')}
          className="no-scrollbar -mx-3 flex gap-1.5 overflow-x-auto px-3 py-1 md:mx-0 md:px-0"
        >
          <Link
            to={contentsAt({ kind, text })}
            aria-current={state === undefined || undefined}
            className={chipLook(state === undefined, 'md')}
          >
            {say('list.count', { text: say('state.all'), count: all })}
          </Link>
          {listStates
            .filter((each) => counts[each] > 0 || each === state)
            .map((each) => (
              <Link
                key={each}
                to={contentsAt({ kind, text, state: each })}
                aria-current={state === each || undefined}
                className={chipLook(state === each, 'md')}
              >
                {say('list.count', { text: say(`state.${each}`), count: counts[each] })}
              </Link>
            ))}
        </nav>
      </div>
      {contents.length === 0 ? (
        isFiltered ? (
          <EmptyState
            drawing="nothing-found"
            title={say('list.noneFound')}
            text={say('list.noneFoundText')}
            action={
              <LinkButton to={contentsAt({ kind })} variant="secondary">
                {say('list.all')}
              </LinkButton>
            }
          />
        ) : (
          <EmptyState
            drawing="nothing-found"
            title={say(`empty.${kind}`)}
            text={say(`about.${kind}`)}
            action={make}
          />
        )
      ) : mayOrder && !isFiltered ? (
        <OrderedList kind={kind} contents={contents} />
      ) : (
        <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-card">
          {contents.map((content) => (
            <li key={content.id}>
              <ContentRow content={content} isRemoved={state === 'removed'} />
            </li>
          ))}
        </ul>
      )}
      {mayOrder && isFiltered && contents.length > 1 ? (
        <p className="text-muted text-sm">{say('list.orderHint')}</p>
      ) : null}
      {kind === 'P' && !isFiltered ? <FixedPages contents={contents} mayChange={mayChange} /> : null}
      <Pager
        first={page > 1 ? contentsAt({ kind, state, text }) : undefined}
        next={isMore ? contentsAt({ ...query, page: page + 1 }) : undefined}
      />
    </main>
  )
}
