import { MessageSquareText, Pencil, Plus } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import type { CannedAnswer } from '#shop/chat/chat-office-contracts.ts'
import { BottomSheet } from '#web/ui/bottom-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useOfficeChatWords } from '#web/words/merchant/chat/office-chat-words.ts'
import type { Canned } from './use-canned.ts'

const mostSuggested = 6

/** Those whose name or text has what is typed; without anything typed, the first. */
const fitting = (answers: readonly CannedAnswer[], text: string) => {
  const typed = text.trim().toLowerCase()
  return answers
    .filter(({ title, text: words }) => `${title} ${words}`.toLowerCase().includes(typed))
    .slice(0, mostSuggested)
}

type SuggestionsProps = {
  answers: readonly CannedAnswer[] | undefined
  text: string
  onChoose: (words: string) => void
  /** What Enter chooses. */
  onFirst: (choose: (() => void) | undefined) => void
}

/** What a slash in the field offers. */
export function CannedSuggestions({ answers = [], text, onChoose, onFirst }: SuggestionsProps) {
  const say = useOfficeChatWords()
  const found = fitting(answers, text)
  const [first] = found
  useEffect(() => {
    onFirst(first && (() => onChoose(first.text)))
    return () => onFirst(undefined)
  })
  if (found.length === 0)
    return <p className="px-2 text-muted text-sm">{say('chats.cannedNoneFound', { text })}</p>
  return (
    <ul
      aria-label={say('chats.canned')}
      className="rounded-card border border-hairline bg-card py-1 shadow-float"
    >
      {found.map((answer) => (
        <li key={answer.id}>
          <button
            type="button"
            onClick={() => onChoose(answer.text)}
            className="grid min-h-11 w-full gap-x-3 px-3 py-1 text-left hover:bg-primary-tint sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <span className="clamp-1 font-bold text-sm">{answer.title}</span>
            <span className="clamp-1 text-muted text-sm">{answer.text}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** All of them, to choose from and to change. */
export function CannedAnswers({ canned, onChoose }: { canned: Canned; onChoose: (words: string) => void }) {
  const say = useOfficeChatWords()
  const [isOpen, setIsOpen] = useState(false)
  const [edited, setEdited] = useState<CannedAnswer>()
  const { answers = [] } = canned
  const close = () => {
    setIsOpen(false)
    setEdited(undefined)
  }
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<MessageSquareText aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => setIsOpen(true)}
      >
        <span className="max-sm:sr-only">{say('chats.canned')}</span>
      </Button>
      <BottomSheet open={isOpen} onClose={close} title={say('chats.canned')} closeLabel={say('chats.close')}>
        {edited ? (
          <CannedForm key={edited.id} answer={edited} canned={canned} onEnd={() => setEdited(undefined)} />
        ) : (
          <div className="grid gap-3">
            <p className="text-muted text-sm">
              {answers.length > 0 ? say('chats.cannedHint') : say('chats.cannedNone')}
            </p>
            <ul className="grid gap-1">
              {answers.map((answer) => (
                <li key={answer.id} className="flex items-center gap-1">
                  <button
                    type="button"
                    onClick={() => {
                      onChoose(answer.text)
                      close()
                    }}
                    className="min-h-11 min-w-0 flex-1 rounded-input px-2 py-1 text-left hover:bg-primary-tint"
                  >
                    <span className="clamp-1 block font-bold">{answer.title}</span>
                    <span className="clamp-2 block text-muted text-sm">{answer.text}</span>
                  </button>
                  <IconButton
                    label={say('chats.cannedEdit', { title: answer.title })}
                    icon={<Pencil aria-hidden size={18} strokeWidth={1.75} />}
                    onClick={() => setEdited(answer)}
                  />
                </li>
              ))}
            </ul>
            <Button
              variant="secondary"
              wide
              icon={<Plus aria-hidden size={18} strokeWidth={1.75} />}
              onClick={() => setEdited({ id: crypto.randomUUID(), title: '', text: '' })}
            >
              {say('chats.cannedNew')}
            </Button>
          </div>
        )}
      </BottomSheet>
    </>
  )
}

type CannedFormProps = { answer: CannedAnswer; canned: Canned; onEnd: () => void }

function CannedForm({ answer, canned, onEnd }: CannedFormProps) {
  const say = useOfficeChatWords()
  const [title, setTitle] = useState(answer.title)
  const [text, setText] = useState(answer.text)
  const [why, setWhy] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isKnown = canned.answers?.some(({ id }) => id === answer.id)

  async function end(changing: ReturnType<Canned['save']>): Promise<void> {
    setIsBusy(true)
    const { isDone, why: refused } = await changing
    setIsBusy(false)
    if (isDone) onEnd()
    else setWhy(refused ?? say('chats.failed'))
  }
  function save(event: FormEvent): void {
    event.preventDefault()
    void end(canned.save({ id: answer.id, title, text }))
  }
  return (
    <form onSubmit={save} className="grid gap-3">
      <TextField
        label={say('chats.cannedTitle')}
        value={title}
        maxLength={60}
        required
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextAreaField
        label={say('chats.cannedText')}
        value={text}
        maxLength={1_000}
        required
        rows={4}
        onChange={({ target }) => setText(target.value)}
      />
      {why ? (
        <p role="alert" className="text-danger text-sm">
          {why}
        </p>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        {isKnown ? (
          <Button variant="quiet" onClick={() => void end(canned.remove(answer.id))}>
            {say('chats.cannedRemove')}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onEnd}>
          {say('chats.cannedCancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {say('chats.cannedSave')}
        </Button>
      </div>
    </form>
  )
}
