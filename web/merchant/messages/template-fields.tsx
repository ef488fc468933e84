import { Textarea, TextInput } from '@mantine/core'
import { Plus } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type MessageKind, messageKindOf } from '#shop/customer-messages/message-kinds.ts'
import { type MessagePlaceholder, messagePlaceholders } from '#shop/customer-messages/message-placeholders.ts'
import { templateLimits } from '#shop/customer-messages/message-template.ts'
import type { Locale } from '#shop/words/locale.ts'
import { useMessageWords } from '#web/words/merchant/messages/message-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { fieldOf, type TemplateEdit } from './use-template-edit.ts'

type FieldBox = HTMLInputElement | HTMLTextAreaElement
type Part = 'title' | 'text'

type TemplateFieldsProps = { kind: MessageKind; language: Locale; edit: TemplateEdit }

/** The words in one language, with buttons for what is different each time. */
export function TemplateFields({ kind, language, edit }: TemplateFieldsProps) {
  const say = useMessageWords()
  const locale = useLocale()
  const title = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const [last, setLast] = useState<Part>('text')
  const [caret, setCaret] = useState<{ part: Part; at: number }>()
  const boxes: Record<Part, RefObject<FieldBox | null>> = { title, text }
  const { placeholders } = messageKindOf(kind)
  const typedOf = (part: keyof typeof templateLimits) => edit.typed[fieldOf(part, language)]
  const errorOf = (part: keyof typeof templateLimits) =>
    edit.wrong.find(({ field }) => field === fieldOf(part, language))?.text
  const set = (part: keyof typeof templateLimits, value: string) =>
    edit.change({ [fieldOf(part, language)]: value })

  // The cursor is set once the new text stands in the field.
  useLayoutEffect(() => {
    if (!caret) return
    const box = { title, text }[caret.part].current
    box?.focus()
    box?.setSelectionRange(caret.at, caret.at)
    setCaret(undefined)
  }, [caret])

  function insert(name: MessagePlaceholder) {
    const box = boxes[last].current
    const value = typedOf(last)
    const from = box?.selectionStart ?? value.length
    const added = `{${name}}`
    set(last, value.slice(0, from) + added + value.slice(box?.selectionEnd ?? from))
    setCaret({ part: last, at: from + added.length })
  }
  const left = (part: keyof typeof templateLimits) =>
    say('left', { count: Math.max(0, templateLimits[part] - typedOf(part).length) })
  return (
    <div lang={language} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TextInput
        ref={title}
        label={say('field.title')}
        description={left('title')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={typedOf('title')}
        error={errorOf('title')}
        maxLength={500}
        onFocus={() => setLast('title')}
        onChange={({ currentTarget }) => set('title', currentTarget.value)}
      />
      <Textarea
        ref={text}
        label={say('field.text')}
        description={left('text')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autosize
        minRows={3}
        maxRows={10}
        value={typedOf('text')}
        error={errorOf('text')}
        maxLength={2000}
        onFocus={() => setLast('text')}
        onChange={({ currentTarget }) => set('text', currentTarget.value)}
      />
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-bold text-sm">{say('insert')}</legend>
        <ul className="flex flex-wrap gap-1.5" lang={locale}>
          {placeholders.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-label={say('insertInto', {
                  name: messagePlaceholders[name].name[locale],
                  field: say(`field.${last}`),
                })}
                // The field keeps its cursor.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => insert(name)}
                className="inline-flex min-h-11 items-center gap-1 rounded-chip border border-outline bg-card px-3 text-sm hover:bg-sunk md:min-h-9"
              >
                <Plus aria-hidden size={14} strokeWidth={1.75} />
                {messagePlaceholders[name].name[locale]}
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      <TextInput
        label={say('field.button')}
        description={left('button')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        className="max-w-xs"
        value={typedOf('button')}
        error={errorOf('button')}
        maxLength={100}
        onChange={({ currentTarget }) => set('button', currentTarget.value)}
      />
    </div>
  )
}
