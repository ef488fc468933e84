import { Select } from '@mantine/core'
import { messageKindNames, messageKindOf } from '#shop/customer-messages/message-kinds.ts'
import type { LoggedMessage } from '#shop/customer-messages/message-office-contracts.ts'
import { messageStates } from '#shop/customer-messages/message-states.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { type Column, DataList } from '#web/merchant/lists/data-list.tsx'
import { Dot } from '#web/merchant/lists/dot.tsx'
import { FilterPanel, useChoose } from '#web/merchant/lists/filter-panel.tsx'
import { Pager } from '#web/merchant/lists/pager.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useMessageWords } from '#web/words/merchant/messages/message-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import { filterNames, type MessageQuery } from './log-query.ts'
import { MessageTabs } from './message-tabs.tsx'

type MessageLogScreenProps = {
  query: MessageQuery
  saleUnit: string
  messages: LoggedMessage[]
  isMore: boolean
}

const tones: Record<LoggedMessage['state'], string> = {
  waiting: 'bg-secondary',
  sending: 'bg-secondary',
  sent: 'bg-primary',
  'not sent': 'bg-outline',
}

/** What went out, to whom and by what; what waits; and why something did not go out. */
export function MessageLogScreen({ query, saleUnit, messages, isMore }: MessageLogScreenProps) {
  const say = useMessageWords()
  const sayMerchant = useMerchantWords()
  const locale = useLocale()
  const { filters, page } = query
  const to = (changed: Record<string, string | undefined>) =>
    withQuery(officePaths.messageLog, { ...filters, ...changed })
  const choose = useChoose(to)
  const columns = useColumns()
  const isFiltered = Object.keys(filters).length > 0
  return (
    <main
      id="content"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:px-6 md:py-5"
    >
      <PageHead title={`${sayMerchant('page.merchantMessages')} · ${say('tab.log')}`} indexed={false} />
      <h1 className="text-xl md:text-2xl">{sayMerchant('page.merchantMessages')}</h1>
      <MessageTabs current="log" />
      <FilterPanel
        search={say('log.search')}
        text={filters.text}
        names={filterNames}
        filters={filters}
        saidOf={(name, value) =>
          name === 'kind'
            ? (messageKindNames.find((each) => each === value) &&
                messageKindOf(value as never).name[locale]) ||
              ''
            : say(`state.${messageStates.find((each) => each === value) ?? 'sent'}`)
        }
        to={to}
      >
        <Select
          label={say('log.kind')}
          placeholder={say('log.any')}
          data={messageKindNames.map((value) => ({ value, label: messageKindOf(value).name[locale] }))}
          value={filters.kind ?? null}
          onChange={(value) => choose('kind', value)}
          clearable
        />
        <Select
          label={say('log.state')}
          placeholder={say('log.any')}
          data={messageStates.map((value) => ({ value, label: say(`state.${value}`) }))}
          value={filters.state ?? null}
          onChange={(value) => choose('state', value)}
          clearable
        />
      </FilterPanel>
      {messages.length > 0 ? (
        <>
          <DataList
            label={say('log.list')}
            rows={messages}
            columns={columns}
            keyOf={({ id }) => id}
            nameOf={({ subject }) => subject}
            hrefOf={({ customerCode }) => merchantPaths.customer({ code: customerCode, saleunit: saleUnit })}
          />
          <p className="text-muted text-sm">{say('log.noContent')}</p>
        </>
      ) : isFiltered ? (
        <EmptyState
          drawing="nothing-found"
          title={say('log.noneFound')}
          action={
            <LinkButton variant="secondary" to={officePaths.messageLog}>
              {sayMerchant('list.noFilters')}
            </LinkButton>
          }
        />
      ) : (
        <EmptyState drawing="nothing-found" title={say('log.none')} text={say('log.noneText')} />
      )}
      <Pager
        first={page > 1 ? to({}) : undefined}
        next={isMore ? to({ page: String(page + 1) }) : undefined}
      />
    </main>
  )
}

function useColumns(): Column<LoggedMessage>[] {
  const say = useMessageWords()
  const locale = useLocale()
  const sayAt = (at: string) => sayDateTime(new Date(at), locale)
  const details = ({ reason, dueAt, attempts, state, isDelivered }: LoggedMessage) =>
    [
      ...(reason ? [say(`why.${reason}`)] : []),
      ...(isDelivered === null || reason ? [] : [say(isDelivered ? 'delivered' : 'notDelivered')]),
      ...(dueAt ? [say('due', { time: sayAt(dueAt) })] : []),
      ...(attempts > 1 && state !== 'sent' ? [say('attempts', { count: attempts })] : []),
    ].join(' · ')
  return [
    {
      key: 'kind',
      head: say('log.kind'),
      card: 'title',
      cell: ({ kind }) => messageKindOf(kind).name[locale],
    },
    {
      key: 'state',
      head: say('log.state'),
      card: 'line',
      cell: (row) => (
        <span className="grid">
          <Dot tone={tones[row.state]} text={say(`state.${row.state}`)} />
          {details(row) ? <span className="text-muted text-xs">{details(row)}</span> : null}
        </span>
      ),
    },
    {
      key: 'channel',
      head: say('log.channel'),
      card: 'end',
      cell: ({ channel }) => (channel ? say(`channel.${channel}`) : ''),
    },
    { key: 'subject', head: say('log.subject'), card: 'line', cell: ({ subject }) => subject },
    { key: 'customer', head: say('log.customer'), card: 'none', cell: ({ customerCode }) => customerCode },
    {
      key: 'time',
      head: say('log.time'),
      card: 'side',
      className: 'whitespace-nowrap',
      cell: ({ madeAt, sentAt }) => <span className="tabular text-sm">{sayAt(sentAt ?? madeAt)}</span>,
    },
  ]
}
