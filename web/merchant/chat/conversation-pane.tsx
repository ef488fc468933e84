import { Select } from '@mantine/core'
import { ArrowLeft, Check, Phone, RotateCcw } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Conversation, officeChatContract } from '#shop/chat/chat-office-contracts.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { useDeviceDraft } from '#web/kit/offline/use-device-draft.ts'
import { officeCallsOf, openOffice } from '#web/merchant/staff/office-calls.ts'
import * as merchantPaths from '#web/paths/merchant-paths.ts'
import { type Attached, ChatComposer } from '#web/shared/chat/chat-composer.tsx'
import { chatDrafts } from '#web/shared/chat/chat-outbox.ts'
import { ChatThread } from '#web/shared/chat/chat-thread.tsx'
import { useChat } from '#web/shared/chat/use-chat.ts'
import { useOutbox } from '#web/shared/chat/use-outbox.ts'
import { Button } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useOfficeChatWords } from '#web/words/merchant/chat/office-chat-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { AttachButton } from './attach-sheet.tsx'
import { CannedAnswers, CannedSuggestions } from './canned-answers.tsx'
import type { OfficeChatCalls } from './chat-calls.ts'
import { officeSide } from './office-side.ts'
import { useCanned } from './use-canned.ts'

type ConversationPaneProps = {
  open: AnswerOf<typeof officeChatContract>
  /** The same chat in the list, which is asked for when something changes. */
  known: Conversation | undefined
  backHref: string
  onChanged: () => void
}

const ask = officeCallsOf<OfficeChatCalls>()

/** One chat: with whom, who looks after it, what was written, and the field for an answer or a note. */
export function ConversationPane({ open, known, backHref, onChanged }: ConversationPaneProps) {
  const say = useOfficeChatWords()
  const locale = useLocale()
  const { id: chatId } = open.conversation
  const [side] = useState(() => officeSide(locale, openOffice(), chatId))
  const outbox = useOutbox(side)
  const chat = useChat(side, open, outbox.outbox, onChanged)
  outbox.onSent(chat.hear)
  const { value: text, change, forget } = useDeviceDraft(chatDrafts, `${side.owner} ${chatId}`, '')
  const [isNote, setIsNote] = useState(false)
  const [attached, setAttached] = useState<Attached>()
  const canned = useCanned()
  const isChoosing = text.startsWith('/') && !text.includes('\n')
  const chosen = useRef<(() => void) | undefined>(undefined)
  const put = (words: string) => change(() => words)

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    if (!isChoosing || event.key !== 'Enter' || event.shiftKey || !chosen.current) return false
    event.preventDefault()
    chosen.current()
    return true
  }

  return (
    <section
      aria-labelledby="chat-with"
      className="flex min-h-0 min-w-0 flex-col border-hairline lg:border-l"
    >
      <Head open={open} known={known} backHref={backHref} onChanged={onChanged} />
      <ChatThread
        side={side}
        chat={chat}
        outbox={outbox.outbox}
        onEdit={(unsent) => {
          change((before) => [unsent.text, before].filter(Boolean).join('\n'))
          void outbox.outbox?.drop(unsent.id)
        }}
        empty={
          <div className="mx-auto grid max-w-form gap-1 py-10 text-center">
            <p className="font-bold text-lg">{say('chats.empty')}</p>
            <p className="text-muted">{say('chats.emptyText')}</p>
          </div>
        }
      />
      <ChatComposer
        text={text}
        onText={(next) => {
          put(next)
          if (next.trim() && !next.startsWith('/') && !isNote) chat.writes()
        }}
        attached={attached}
        onDetach={() => setAttached(undefined)}
        isNote={isNote}
        onKey={onKey}
        onSend={(written, picture) => {
          void chat.send(written, picture)
          if (picture) return
          void forget()
          setAttached(undefined)
          setIsNote(false)
        }}
      >
        {isChoosing ? (
          <CannedSuggestions
            answers={canned.answers}
            text={text.slice(1)}
            onChoose={put}
            onFirst={(choose) => {
              chosen.current = choose
            }}
          />
        ) : null}
        <div className="flex flex-wrap items-center gap-1">
          <div role="radiogroup" aria-label={say('chats.kind')} className="flex rounded-chip bg-sunk p-0.5">
            {([false, true] as const).map((each) => (
              // biome-ignore lint/a11y/useSemanticElements: two buttons in one chip, of which one is pressed.
              <button
                key={String(each)}
                type="button"
                role="radio"
                aria-checked={isNote === each}
                onClick={() => setIsNote(each)}
                className={joinClasses(
                  'touch-44 min-h-8 rounded-chip px-3 text-sm',
                  isNote === each ? 'bg-card font-bold' : 'text-muted',
                )}
              >
                {say(each ? 'chats.note' : 'chats.answer')}
              </button>
            ))}
          </div>
          <AttachButton customerCode={open.conversation.customerCode} onChoose={setAttached} />
          <CannedAnswers
            canned={canned}
            onChoose={(words) => change((before) => (before.trim() ? `${before.trimEnd()} ${words}` : words))}
          />
        </div>
      </ChatComposer>
    </section>
  )
}

/** With whom, and what can be done with the chat. */
function Head({ open, known, backHref, onChanged }: ConversationPaneProps) {
  const say = useOfficeChatWords()
  const locale = useLocale()
  const [conversation, setConversation] = useState(open.conversation)
  useEffect(() => setConversation(open.conversation), [open.conversation])
  // Put aside, it may leave the list that is shown.
  useEffect(() => {
    if (known) setConversation(known)
  }, [known])
  const { id, name, customerCode, mobile, isDone, assignedTo } = conversation
  const [isBusy, setIsBusy] = useState(false)

  async function act(asked: ReturnType<typeof ask<'officeChatAssign' | 'officeChatDone'>>): Promise<boolean> {
    setIsBusy(true)
    const result = await asked
    setIsBusy(false)
    if (result.kind === 'ok') {
      setConversation(result.answer.conversation)
      onChanged()
      return true
    }
    const why = result.kind === 'refused' ? result.message : say('chats.failed')
    showToast({ text: why, tone: 'danger', lifeMs: toastLife.local })
    return false
  }
  const setDone = (done: boolean) => act(ask(locale, 'officeChatDone', { conversationId: id, isDone: done }))

  async function finish(): Promise<void> {
    if (!(await setDone(true))) return
    showToast({
      text: say('chats.isDone'),
      tone: 'success',
      lifeMs: toastLife.local,
      action: { text: say('chats.undo'), onAct: () => void setDone(false) },
    })
  }

  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-hairline border-b bg-card px-2 py-2 md:px-4">
      <Link
        to={backHref}
        aria-label={say('chats.back')}
        className="grid size-11 place-items-center rounded-chip hover:bg-sunk lg:hidden"
      >
        <ArrowLeft aria-hidden size={22} strokeWidth={1.75} />
      </Link>
      <div className="min-w-0 flex-1 basis-40">
        <h2 id="chat-with" className="clamp-1 text-lg leading-snug">
          {name || customerCode}
        </h2>
        {customerCode ? (
          <Link
            to={merchantPaths.customer({ code: customerCode })}
            className="tabular text-primary-text text-sm underline"
          >
            {customerCode} · {say('chats.customer')}
          </Link>
        ) : (
          <span className="text-muted text-sm">{say('chats.line')}</span>
        )}
      </div>
      {mobile ? (
        <a
          href={`tel:${mobile}`}
          className="grid size-11 place-items-center rounded-chip text-primary-text hover:bg-primary-tint"
        >
          <Phone aria-hidden size={20} strokeWidth={1.75} />
          <span className="sr-only">{say('chats.call', { phone: sayPhone(mobile) })}</span>
        </a>
      ) : null}
      <Select
        aria-label={say('chats.assign')}
        className="w-44"
        allowDeselect={false}
        disabled={isBusy}
        value={assignedTo?.username ?? ''}
        data={[
          { value: '', label: say('chats.nobody') },
          ...open.colleagues.map(({ username, name: called }) => ({ value: username, label: called })),
        ]}
        onChange={(username) =>
          void act(ask(locale, 'officeChatAssign', { conversationId: id, username: username || null }))
        }
      />
      {isDone ? (
        <Button
          variant="secondary"
          loading={isBusy}
          icon={<RotateCcw aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => void setDone(false)}
        >
          {say('chats.reopen')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          loading={isBusy}
          icon={<Check aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => void finish()}
        >
          {say('chats.markDone')}
        </Button>
      )}
    </header>
  )
}
