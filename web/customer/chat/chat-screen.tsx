import { Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { chatContract, chatListContract } from '#shop/chat/chat-contracts.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { bangkokDay, sayTime, sayWeekday } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { shopperMark } from '#web/kit/calls/one-shopper.ts'
import { useDeviceDraft } from '#web/kit/offline/use-device-draft.ts'
import { BackButton } from '#web/kit/page/back-button.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { useSettings, useSite } from '#web/kit/visit/site.ts'
import { type Attached, ChatComposer } from '#web/shared/chat/chat-composer.tsx'
import { chatDrafts } from '#web/shared/chat/chat-outbox.ts'
import { ChatThread } from '#web/shared/chat/chat-thread.tsx'
import { useChat } from '#web/shared/chat/use-chat.ts'
import { useOutbox } from '#web/shared/chat/use-outbox.ts'
import { useCustomerChatWords } from '#web/words/customer/chat-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { customerSide } from './customer-side.ts'
import { OtherChats } from './other-chats.tsx'
import { leaveToChat } from './send-unsent.ts'
import { unreadStore } from './unread-store.ts'

type ChatScreenProps = {
  history: AnswerOf<typeof chatContract>
  chats: AnswerOf<typeof chatListContract>['chats']
  attached: Attached | undefined
}

/** The chat of a customer with their centre: as high as the window, with the field always at hand. */
export function ChatScreen({ history, chats, attached }: ChatScreenProps) {
  const say = useCustomerChatWords()
  const locale = useLocale()
  const site = useSite()
  const saleUnit = site?.visitor?.saleUnit ?? ''
  const owner = shopperMark(site?.visitor)
  const chatId = history.conversationId
  const [side] = useState(() => customerSide({ locale, owner, chatId, saleUnit }))
  useEffect(() => leaveToChat(), [])
  const outbox = useOutbox(side)
  const chat = useChat(side, history, outbox.outbox)
  outbox.onSent(chat.hear)
  const { value: text, change, forget, isKept } = useDeviceDraft(chatDrafts, `${owner} ${chatId}`, '')
  const [search, setSearch] = useSearchParams()
  const others = chats.filter((each) => each.saleUnit !== saleUnit)
  const unreadElsewhere = others.reduce((sum, { unread }) => sum + unread, 0)
  // What is read here is read in every menu.
  useEffect(() => unreadStore.set(unreadElsewhere), [unreadElsewhere])
  const detach = () => {
    if (search.has('order') || search.has('product'))
      setSearch({}, { replace: true, preventScrollReset: true })
  }
  return (
    <main
      id="content"
      data-chat=""
      className="mx-auto flex h-full w-full max-w-[75rem] md:border-hairline md:border-x"
    >
      <PageHead title={say('page.chat')} indexed={false} />
      {others.length > 0 ? <OtherChats chats={others} /> : null}
      <section aria-labelledby="chat-with" className="flex min-w-0 flex-1 flex-col">
        <ChatHead hours={history.hours} />
        <ChatThread
          side={side}
          chat={chat}
          outbox={outbox.outbox}
          onEdit={(unsent) => {
            change((before) => [unsent.text, before].filter(Boolean).join('\n'))
            void outbox.outbox?.drop(unsent.id)
          }}
          empty={<Empty />}
        />
        {isKept ? null : <p className="bg-secondary-tint px-4 py-1 text-sm">{say('chat.notKept')}</p>}
        <ChatComposer
          text={text}
          onText={(next) => {
            change(() => next)
            if (next.trim()) chat.writes()
          }}
          attached={attached}
          onDetach={detach}
          onSend={(written, picture) => {
            void chat.send(written, picture)
            if (picture) return
            void forget()
            detach()
          }}
        />
      </section>
    </main>
  )
}

function Empty() {
  const say = useCustomerChatWords()
  return (
    <div className="mx-auto grid max-w-form gap-1 py-10 text-center">
      <p className="font-bold text-lg">{say('chat.emptyTitle')}</p>
      <p className="text-muted">{say('chat.emptyText')}</p>
    </div>
  )
}

/** With whom, whether somebody answers now, and the telephone for what cannot wait. */
function ChatHead({ hours }: { hours: ChatScreenProps['history']['hours'] }) {
  const say = useCustomerChatWords()
  const locale = useLocale()
  const { centre } = useSite() ?? {}
  const { contactPhone } = useSettings()
  const opens = hours?.opensAt ? new Date(hours.opensAt) : undefined
  return (
    <header className="flex min-h-14 items-center gap-2 border-hairline border-b bg-card px-3 md:px-5">
      <BackButton />
      <div className="min-w-0 flex-1 py-1">
        <h1 id="chat-with" className="clamp-1 text-base leading-snug md:text-lg">
          {centre ? pick(locale, centre.name, centre.nameEn) : say('page.chat')}
        </h1>
        {hours ? (
          <p className="flex items-center gap-1.5 text-muted text-sm leading-snug">
            <span
              aria-hidden
              className={`size-2 shrink-0 rounded-chip ${hours.isOpen ? 'bg-primary' : 'bg-outline'}`}
            />
            {hours.isOpen
              ? say('chat.open')
              : opens
                ? bangkokDay(opens) === bangkokDay(new Date())
                  ? say('chat.opensToday', { time: sayTime(opens, locale) })
                  : say('chat.opens', { day: sayWeekday(opens, locale), time: sayTime(opens, locale) })
                : say('chat.closed')}
          </p>
        ) : null}
      </div>
      {contactPhone ? (
        <a
          href={`tel:${contactPhone}`}
          className="grid size-11 shrink-0 place-items-center rounded-chip text-primary-text hover:bg-primary-tint"
        >
          <Phone aria-hidden size={22} strokeWidth={1.75} />
          <span className="sr-only">{say('chat.call')}</span>
        </a>
      ) : null}
    </header>
  )
}
