import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { officeChatContract } from '#shop/chat/chat-office-contracts.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { listenLive } from '#web/shared/chat/live-events.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useOfficeChatWords } from '#web/words/merchant/chat/office-chat-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { ChatListPane } from './chat-list-pane.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import { listLiveHref } from './office-side.ts'
import { type ChatList, type ListQuery, useChatList } from './use-chat-list.ts'
import { setChatsWaiting } from './use-chats-waiting.ts'

type ChatsScreenProps = {
  query: ListQuery
  list: ChatList
  open: AnswerOf<typeof officeChatContract> | undefined
}

/** The chats of a centre beside the one that is open; on a phone one after the other. */
export function ChatsScreen({ query, list: first, open }: ChatsScreenProps) {
  const say = useOfficeChatWords()
  const navigate = useNavigate()
  const { list, changed, more } = useChatList(first, query)
  const openId = open?.conversation.id
  const { waiting } = list.counts
  useEffect(() => setChatsWaiting(waiting), [waiting])
  const hrefOf = useCallback(
    (part: { show?: string | undefined; text?: string | undefined; chat?: string | undefined }) => {
      const { show, text, chat } = { ...query, chat: openId, ...part }
      return withQuery(merchantPaths.chat, {
        show: show === 'waiting' ? undefined : show,
        text: text || undefined,
        chat,
      })
    },
    [query, openId],
  )
  // From the keyboard to the chat before and after.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      const at = list.chats.findIndex(({ id }) => id === openId)
      const next = list.chats[event.key === 'ArrowDown' ? at + 1 : Math.max(at - 1, 0)]
      if (!next || next.id === openId) return
      event.preventDefault()
      void navigate(hrefOf({ chat: next.id }), { preventScrollReset: true })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [list, openId, hrefOf, navigate])
  return (
    <main
      id="content"
      className="grid h-[calc(100dvh-3.5rem)] min-w-0 grid-cols-[minmax(0,1fr)] md:h-dvh lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[26rem_minmax(0,1fr)]"
    >
      <PageHead title={say('chats.title')} indexed={false} />
      <div className={joinClasses('min-h-0 grid-cols-[minmax(0,1fr)] lg:grid', open ? 'hidden' : 'grid')}>
        <ChatListPane query={query} list={list} openId={openId} hrefOf={hrefOf} onMore={more} />
      </div>
      {open ? (
        <ConversationPane
          key={openId}
          open={open}
          known={list.chats.find(({ id }) => id === openId)}
          backHref={hrefOf({ chat: undefined })}
          onChanged={changed}
        />
      ) : (
        <div className="hidden place-items-center border-hairline border-l bg-sunk lg:grid">
          <ListenToList onChanged={changed} />
          <EmptyState drawing="success" title={say('chats.choose')} text={say('chats.chooseText')} />
        </div>
      )}
    </main>
  )
}

/** Without an open chat the list alone is listened to. */
function ListenToList({ onChanged }: { onChanged: () => void }) {
  const locale = useLocale()
  const [state] = useState({ changed: onChanged })
  state.changed = onChanged
  useEffect(
    () =>
      listenLive({
        href: () => listLiveHref(locale),
        // After a pause something may have been missed.
        onOpen: (isOpen) => isOpen && state.changed(),
        on: { chats: () => state.changed() },
      }),
    [locale, state],
  )
  return null
}
