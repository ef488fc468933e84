import { ArrowDown, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { sayLongDate } from '#shop/time/bangkok.ts'
import { ProofViewer } from '#web/shared/delivery-tracking/proof-viewer.tsx'
import { Button } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useChatWords } from '#web/words/chat/chat-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { ChatBubble, UnsentBubble } from './chat-bubble.tsx'
import type { ChatOutbox, Unsent } from './chat-outbox.ts'
import type { ChatSide } from './chat-side.ts'
import { groupsOf } from './thread.ts'
import type { Chat } from './use-chat.ts'

type ChatThreadProps = {
  side: ChatSide
  chat: Chat
  outbox: ChatOutbox | undefined
  /** Shown while nobody has written. */
  empty: ReactNode
  onEdit: (unsent: Unsent) => void
}

/** So near to the end that the latest message is in sight. */
const nearPx = 80

/** The messages, the latest at the bottom and in sight, until somebody scrolls up. */
export function ChatThread({ side, chat, outbox, empty, onEdit }: ChatThreadProps) {
  const say = useChatWords()
  const locale = useLocale()
  const { thread, unsent, typing, isLive } = chat
  const { messages, isMore, read } = thread
  const box = useRef<HTMLDivElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const [hasFailed, setHasFailed] = useState(false)
  const [openId, setOpenId] = useState<string>()
  const last = messages.at(-1)?.seq ?? 0
  const [seenSeq, setSeenSeq] = useState(last)
  const isOwn = (by: string) => by === side.side || (side.side === 'staff' && by === 'shop')
  const readUpTo = side.side === 'customer' ? read.staff : read.customer
  const unseen = messages.filter(({ seq, by }) => seq > seenSeq && !isOwn(by)).length
  const pictures = messages.flatMap(({ picture, at }) =>
    picture ? [{ id: picture.id, kind: 'photo' as const, at }] : [],
  )

  // The box is laid out from its end: nothing scrolled is zero, and further up is below zero.
  const toEnd = () => box.current?.scrollTo({ top: 0 })
  const look = useEffectEvent(() => {
    if (!isAtEnd) return
    setSeenSeq(last)
    chat.seen()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again with each message and each scroll to the end.
  useEffect(() => {
    look()
    const again = () => look()
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [last, isAtEnd])
  // Whoever writes sees what they wrote.
  const count = unsent.length
  useEffect(() => {
    if (count > 0) box.current?.scrollTo({ top: 0 })
  }, [count])

  return (
    <div className="relative grid min-h-0 flex-1">
      <div
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        role="log"
        aria-label={say('chat.log')}
        onScroll={({ currentTarget }) => setIsAtEnd(Math.abs(currentTarget.scrollTop) < nearPx)}
        className="flex min-h-0 flex-col-reverse overflow-y-auto overscroll-contain bg-sunk px-3 py-3 md:px-5"
      >
        <div className="mb-auto grid grid-cols-[minmax(0,1fr)] content-end gap-3">
          {isMore ? (
            <div className="grid justify-items-center">
              <Button
                variant="secondary"
                size="sm"
                loading={chat.isLoading}
                onClick={() => void chat.loadEarlier().then((isLoaded) => setHasFailed(!isLoaded))}
              >
                {say(hasFailed ? 'chat.earlierFailed' : 'chat.earlier')}
              </Button>
            </div>
          ) : null}
          {messages.length === 0 && unsent.length === 0 ? empty : null}
          {groupsOf(messages).map(({ key, day, messages: group }) => {
            const [first] = group
            if (!first) return null
            const own = isOwn(first.by)
            return (
              <section key={key} className="grid grid-cols-[minmax(0,1fr)] gap-1">
                {day ? (
                  <h2 className="mb-1 justify-self-center rounded-chip bg-card px-3 py-0.5 font-normal text-muted text-xs">
                    {sayLongDate(new Date(day), locale)}
                  </h2>
                ) : null}
                {first.by === 'shop' || (first.by === 'staff' && (side.side === 'customer' || own)) ? (
                  <p className={joinClasses('px-1 text-muted text-sm', own && 'text-right')}>
                    {first.by === 'shop' ? say('chat.auto') : first.name}
                  </p>
                ) : null}
                <ul className={joinClasses('grid gap-1', own ? 'justify-items-end' : 'justify-items-start')}>
                  {group.map((message) => (
                    <ChatBubble
                      key={message.id}
                      message={message}
                      side={side}
                      isOwn={own}
                      isRead={message.seq <= readUpTo}
                      onOpen={setOpenId}
                    />
                  ))}
                </ul>
              </section>
            )
          })}
          {unsent.length > 0 ? (
            <ul className="grid justify-items-end gap-1">
              {unsent.map((each) => (
                <UnsentBubble
                  key={each.id}
                  unsent={each}
                  isLive={isLive}
                  onAgain={() => void outbox?.again(each.id)}
                  onEdit={() => onEdit(each)}
                  onDrop={() => void outbox?.drop(each.id)}
                />
              ))}
            </ul>
          ) : null}
          <p className="min-h-5 text-muted text-sm" aria-live="polite">
            {typing
              ? typing.name
                ? say('chat.typing', { name: typing.name })
                : say('chat.typingNobody')
              : null}
          </p>
        </div>
      </div>
      {isAtEnd ? null : (
        <button
          type="button"
          onClick={toEnd}
          className="absolute right-3 bottom-3 flex min-h-11 items-center gap-2 rounded-chip border border-hairline bg-card px-4 font-bold text-primary-text text-sm shadow-float"
        >
          <ArrowDown aria-hidden size={18} strokeWidth={2} />
          {unseen > 0 ? say('chat.newMessages', { count: unseen }) : say('chat.newest')}
        </button>
      )}
      {isLive ? null : (
        <p
          role="status"
          className="absolute inset-x-3 top-3 flex items-center gap-2 rounded-card border border-secondary bg-secondary-tint px-3 py-2 text-sm"
        >
          <WifiOff aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
          {say('chat.offline')}
        </p>
      )}
      <ProofViewer
        proofs={pictures}
        openId={openId}
        onOpen={setOpenId}
        srcOf={({ id }) => side.pictureHref(id, 'large')}
        nameOf={({ id }) =>
          say('chat.pictureOf', { number: pictures.findIndex((picture) => picture.id === id) + 1 })
        }
        takenOf={({ at }) => sayLongDate(new Date(at), locale)}
        words={{
          close: say('chat.close'),
          earlier: say('chat.earlierPicture'),
          later: say('chat.laterPicture'),
        }}
      />
    </div>
  )
}
