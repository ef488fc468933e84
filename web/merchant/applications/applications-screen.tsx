import type { ApplicationRow } from '#shop/applications/application-office-contracts.ts'
import { applicationStates } from '#shop/applications/application-states.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { sayDate } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { type Column, DataList } from '#web/merchant/lists/data-list.tsx'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import { Pager } from '#web/merchant/lists/pager.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useApplicationWords } from '#web/words/merchant/applications/application-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { ApplicationDot } from './application-dot.tsx'

type State = (typeof applicationStates)[number]
type ApplicationsScreenProps = {
  state: State
  page: number
  list: { applications: readonly ApplicationRow[]; isMore: boolean }
}

/** Who wants to sell here, by what became of it, the newest first. */
export function ApplicationsScreen({ state, page, list }: ApplicationsScreenProps) {
  const say = useApplicationWords()
  const sayMerchant = useMerchantWords()
  const title = sayMerchant('page.merchantApplications')
  const to = (query: Record<string, string | undefined>) => withQuery(officePaths.applications, query)
  const tabOf = (each: State) => (each === 'waiting' ? undefined : each)
  return (
    <main
      id="content"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={title} indexed={false} />
      <h1 className="text-xl md:text-2xl">{title}</h1>
      <ListTabs
        label={say('list.tabs')}
        tabs={applicationStates.map((each) => ({
          text: say(`list.${each}`),
          to: to({ tab: tabOf(each) }),
          current: each === state,
        }))}
      />
      {list.applications.length > 0 ? (
        <ApplicationTable applications={list.applications} />
      ) : (
        <EmptyState
          drawing="nothing-found"
          title={state === 'waiting' ? say('list.none') : say('list.noneDecided')}
          text={state === 'waiting' ? say('list.noneText') : undefined}
          action={
            state === 'waiting' ? (
              <LinkButton variant="secondary" to={merchantPaths.register} target="_blank">
                {say('list.link')}
              </LinkButton>
            ) : null
          }
        />
      )}
      <Pager
        first={page > 1 ? to({ tab: tabOf(state) }) : undefined}
        next={list.isMore ? to({ tab: tabOf(state), page: String(page + 1) }) : undefined}
      />
    </main>
  )
}

function ApplicationTable({ applications }: { applications: readonly ApplicationRow[] }) {
  const say = useApplicationWords()
  const locale = useLocale()
  const nameOf = ({ name, isErased }: ApplicationRow) => (isErased ? say('list.erased') : name)
  const columns: Column<ApplicationRow>[] = [
    { key: 'name', head: say('list.name'), card: 'title', className: 'max-w-72', cell: nameOf },
    {
      ...{ key: 'kind', head: say('list.kind'), card: 'side', className: 'whitespace-nowrap' },
      cell: ({ kind }) => say(`list.${kind}`),
    },
    {
      ...{ key: 'centres', head: say('list.centres'), card: 'line', className: 'max-w-80' },
      cell: ({ centres }) => (
        <span className="clamp-1">
          {centres.map(({ nameTh, nameEn }) => pick(locale, nameTh, nameEn)).join(', ')}
        </span>
      ),
    },
    {
      ...{ key: 'mobile', head: say('list.mobile'), card: 'none', className: 'tabular whitespace-nowrap' },
      cell: ({ mobile }) => sayPhone(mobile),
    },
    {
      ...{ key: 'at', head: say('list.at'), card: 'line', className: 'whitespace-nowrap' },
      cell: ({ madeAt, decidedAt }) => sayDate(new Date(decidedAt ?? madeAt), locale),
    },
    {
      ...{ key: 'state', head: say('list.state'), card: 'end' },
      cell: ({ state }) => <ApplicationDot state={state} />,
    },
  ]
  return (
    <DataList
      label={say('list.list')}
      columns={columns}
      rows={applications}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      hrefOf={({ id }) => officePaths.application({ id })}
    />
  )
}
