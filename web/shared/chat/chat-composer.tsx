import { ImagePlus, SendHorizontal, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { mostLetters } from '#shop/chat/chat.ts'
import { countLetters } from '#shop/chat/count-letters.ts'
import { shrinkPhoto } from '#web/shared/uploads/shrink-photo.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useChatWords } from '#web/words/chat/chat-words.ts'
import type { Written } from './chat-side.ts'

/** What goes with the next message. */
export type Attached = { orderNumber: string } | { productCode: string; name: string }

type ChatComposerProps = {
  text: string
  onText: (text: string) => void
  attached: Attached | undefined
  onDetach: () => void
  onSend: (written: Omit<Written, 'id'>, picture?: Blob) => void
  /** A note to colleagues looks different, so that nobody mistakes one for an answer. */
  isNote?: boolean
  /** Further ways to write, before the field. */
  children?: ReactNode
  /** Called for keys before the field takes them; true when nothing else is to be done. */
  onKey?: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean
}

const mostPictures = 10
/** From here on it is said how many letters are left. */
const countFrom = mostLetters - 200

/** Where a message is written. Enter sends at a desk; on a phone it begins a line, and the button sends. */
export function ChatComposer(props: ChatComposerProps) {
  const { text, onText, attached, onDetach, onSend, isNote = false, children, onKey } = props
  const say = useChatWords()
  const field = useRef<HTMLTextAreaElement>(null)
  const letters = text.length > countFrom ? countLetters(text) : 0
  const over = letters - mostLetters
  const isEmpty = text.trim() === '' && !attached

  // Where the browser does not grow the field by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as high as its text.
  useEffect(() => {
    const area = field.current
    if (!area || CSS.supports('field-sizing', 'content')) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
  }, [text])

  function send(): void {
    if (isEmpty || over > 0) return
    onSend({
      ...{ text: text.trim(), isNote },
      ...(attached && 'orderNumber' in attached ? { orderNumber: attached.orderNumber } : {}),
      ...(attached && 'productCode' in attached ? { productCode: attached.productCode } : {}),
    })
    field.current?.focus()
  }

  async function sendPictures(files: readonly File[]): Promise<void> {
    for (const file of files.slice(0, mostPictures)) onSend({ text: '', isNote }, await shrinkPhoto(file))
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (onKey?.(event)) return
    // While Thai or Chinese letters are put together, Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (!matchMedia('(pointer: fine)').matches) return
    event.preventDefault()
    send()
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'))
    if (files.length === 0) return
    event.preventDefault()
    void sendPictures(files)
  }

  return (
    // No form: without a signal the shop holds forms back, and what is written here is kept.
    <div
      className={joinClasses(
        'grid gap-2 border-hairline border-t px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:px-4',
        isNote ? 'bg-secondary-tint' : 'bg-card',
      )}
    >
      {attached ? (
        <p className="flex items-center gap-2 rounded-input bg-primary-tint py-1 pr-1 pl-3 text-sm">
          <span className="clamp-1 min-w-0 flex-1">
            <span className="sr-only">{say('chat.about')}: </span>
            {'orderNumber' in attached
              ? say('chat.aboutOrder', { number: attached.orderNumber })
              : say('chat.aboutProduct', { name: attached.name })}
          </span>
          <IconButton
            label={say('chat.detach')}
            icon={<X aria-hidden size={18} strokeWidth={2} />}
            onClick={onDetach}
          />
        </p>
      ) : null}
      {children}
      <div className="flex items-end gap-1.5">
        <label className="touch-44 grid size-11 shrink-0 cursor-pointer place-items-center rounded-chip hover:bg-ink/7 has-focus-visible:outline-3 has-focus-visible:outline-primary-text">
          <ImagePlus aria-hidden size={24} strokeWidth={1.75} />
          <span className="sr-only">{say('chat.picture')}</span>
          <input
            type="file"
            accept="image/*"
            multiple
            className="sr-only"
            onChange={({ target }) => {
              void sendPictures([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </label>
        <textarea
          ref={field}
          value={text}
          rows={1}
          aria-label={isNote ? say('chat.note') : say('chat.write')}
          placeholder={isNote ? say('chat.note') : say('chat.write')}
          aria-invalid={over > 0 || undefined}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={press}
          onPaste={paste}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none rounded-input border border-outline bg-card px-3 py-2 text-base leading-[1.6] placeholder:text-muted"
        />
        <button
          type="button"
          onClick={send}
          aria-disabled={isEmpty || over > 0 || undefined}
          className="grid size-11 shrink-0 place-items-center rounded-chip bg-primary text-on-primary transition hover:bg-primary-hover active:scale-95 aria-disabled:bg-sunk aria-disabled:text-muted"
        >
          <SendHorizontal aria-hidden size={22} strokeWidth={1.75} />
          <span className="sr-only">{say('chat.send')}</span>
        </button>
      </div>
      {letters > countFrom ? (
        <p
          role="status"
          className={joinClasses(
            'tabular text-right text-xs',
            over > 0 ? 'font-bold text-danger' : 'text-muted',
          )}
        >
          {over > 0 ? say('chat.tooLong', { over }) : say('chat.lettersLeft', { left: -over })}
        </p>
      ) : null}
    </div>
  )
}
