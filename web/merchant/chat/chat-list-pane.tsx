import { Link } from 'react-router'
import { chatShows } from '#shop/chat/chat.ts'
import type { Conversation } from '#shop/chat/chat-office-contracts.ts'
import { bangkokDay, sayDate, sayTime } from '#shop/time/bangkok.ts'
import { ListTabs } from '#web/merchant/lists/list-tabs.tsx'
import { SearchField } from '#web/merchant/lists/search-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useOfficeChatWords } from '#web/words/merchant/chat/office-chat-words.ts'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'
import type { ChatList, ListQuery } from './use-chat-list.ts'

type ChatListPaneProps = {
  query: ListQuery
  list: ChatList
  openId: string | undefined
  hrefOf: (part: { show?: string; text?: string | undefined; chat?: string | undefined }) => string
  onMore: (() => Promise<void>) | undefined
}

const tabWords = {
  waiting: 'chats.waiting',
  mine: 'chats.mine',
  all: 'chats.all',
  done: 'chats.done',
} as const

/** Who wrote, what last, and how long they wait. */
export function ChatListPane({ query, list, openId, hrefOf, onMore }: ChatListPaneProps) {
  const say = useOfficeChatWords()
  const merchant = useMerchantWords()
  const { show, text } = query
  const countOf = (each: keyof typeof tabWords) =>
    each === 'waiting' || each === 'mine' ? list.counts[each] : 0
  return (
    <section aria-label={say('chats.list')} className="flex min-h-0 min-w-0 flex-col bg-card">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 px-3 pt-3 md:pt-4">
        <h1 className="text-xl">{say('chats.title')}</h1>
        <SearchField label={say('chats.search')} text={text} to={(typed) => hrefOf({ text: typed })} />
        {text ? null : (
          <ListTabs
            label={say('chats.show')}
            tabs={chatShows.map((each) => ({
              text: (
                <>
                  {say(tabWords[each])}
                  {countOf(each) > 0 ? (
                    <span className="tabular rounded-chip bg-sunk px-1.5 text-ink text-xs">
                      {countOf(each)}
                    </span>
                  ) : null}
                </>
              ),
              to: hrefOf({ show: each }),
              current: each === show,
            }))}
          />
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {list.chats.length === 0 ? (
          <EmptyState
            drawing={text ? 'nothing-found' : 'success'}
            title={
              text ? say('chats.noneFound') : say(show === 'waiting' ? 'chats.noneWaiting' : 'chats.none')
            }
            text={show === 'waiting' && !text ? say('chats.noneWaitingText') : undefined}
          />
        ) : (
          <ul>
            {list.chats.map((chat) => (
              <li key={chat.id} className="border-hairline border-b">
                <ChatRow chat={chat} isOpen={chat.id === openId} href={hrefOf({ chat: chat.id })} />
              </li>
            ))}
          </ul>
        )}
        {list.isMore && onMore ? (
          <div className="grid justify-items-center p-3">
            <Button variant="secondary" size="sm" onClick={() => void onMore()}>
              {merchant('list.nextPage')}
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  )
}

function ChatRow({ chat, isOpen, href }: { chat: Conversation; isOpen: boolean; href: string }) {
  const say = useOfficeChatWords()
  const { name, customerCode, via, lastBy, unread, waitingSince, assignedTo } = chat
  const lastText = chat.lastText || say('chats.pictureOnly')
  return (
    <Link
      to={href}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      className={joinClasses(
        'grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 px-3 py-2',
        isOpen ? 'bg-primary-tint' : 'hover:bg-sunk',
      )}
    >
      <span className="flex min-w-0 items-center gap-2">
        <span className="clamp-1 font-bold">{name || customerCode}</span>
        {via === 'line' ? <Tag tone="primary">{say('chats.line')}</Tag> : null}
      </span>
      <span className="tabular whitespace-nowrap text-muted text-xs">
        <Time at={chat.lastAt} />
      </span>
      <span className={joinClasses('clamp-1 text-sm', unread > 0 ? 'text-ink' : 'text-muted')}>
        {lastBy === 'staff'
          ? say('chats.you', { text: lastText })
          : lastBy === 'shop'
            ? say('chats.auto', { text: lastText })
            : lastText}
      </span>
      {unread > 0 ? (
        <span className="tabular justify-self-end rounded-chip bg-secondary px-2 font-bold text-on-secondary text-xs">
          <span aria-hidden>{unread}</span>
          <span className="sr-only">{say('chats.unread', { count: unread })}</span>
        </span>
      ) : (
        <span />
      )}
      {waitingSince || assignedTo ? (
        <span className="col-span-2 flex flex-wrap gap-x-3 text-muted text-xs">
          {waitingSince ? <Waits since={waitingSince} /> : null}
          {assignedTo ? <span>{assignedTo.name}</span> : null}
        </span>
      ) : null}
    </Link>
  )
}

/** The time of today, the day of earlier. */
function Time({ at }: { at: string }) {
  const locale = useLocale()
  const date = new Date(at)
  return bangkokDay(date) === bangkokDay(new Date()) ? sayTime(date, locale) : sayDate(date, locale)
}

const lateMinutes = 30

function Waits({ since }: { since: string }) {
  const say = useOfficeChatWords()
  const minutes = Math.max(1, Math.floor((Date.now() - Date.parse(since)) / 60_000))
  const [hours, days] = [Math.floor(minutes / 60), Math.floor(minutes / 1_440)]
  const time =
    days > 0
      ? say('chats.days', { count: days })
      : hours > 0
        ? say('chats.hours', { count: hours })
        : say('chats.minutes', { count: minutes })
  return (
    <span className={minutes >= lateMinutes ? 'font-bold text-danger' : ''}>
      {say('chats.waits', { time })}
    </span>
  )
}
