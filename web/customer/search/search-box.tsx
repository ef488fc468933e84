import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { useLazyPart } from '#web/kit/offline/use-lazy-part.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useShopWords } from '#web/words/words.tsx'
import { ScanButton } from './scan-button.tsx'

// Loaded on typing, since pages that are only read do without.
const load = () => import('./suggestion-panel.tsx')

const closeAfter = 200

/** The search as a plain form, so that Enter works before any script; typing opens suggestions. */
export function SearchBox({ className }: { className?: string }) {
  const say = useShopWords()
  const [query] = useSearchParams()
  const text = query.get('p') ?? ''
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const shown = useRef(text)
  // The typed text while suggestions are open; blank means closed.
  const [typed, setTyped] = useState('')
  const { Part: SuggestionPanel, loadPart } = useLazyPart(load)
  const [active, setActive] = useState<string>()
  const answerKey = useRef<(event: KeyboardEvent) => void>(undefined)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // A page change replaces only text that this box itself showed or sent, never what is being typed.
    const input = box.current
    if (input && input.value === shown.current) input.value = text
    shown.current = text
  }, [text])
  useEffect(() => () => clearTimeout(closing.current), [])

  function suggest(words: string) {
    setTyped(words)
    if (words) void loadPart()
  }

  function close() {
    setTyped('')
    setActive(undefined)
  }

  function choose(words: string) {
    if (box.current) box.current.value = words
    form.current?.requestSubmit()
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const { value } = event.currentTarget
    if (event.key === 'Escape' && typed) {
      event.preventDefault()
      return close()
    }
    if (event.key === 'ArrowDown' && !typed) return suggest(value.trim())
    answerKey.current?.(event)
  }

  return (
    <Form
      ref={form}
      role="search"
      action={paths.products}
      method="get"
      className={joinClasses('relative', className)}
      onSubmit={() => {
        shown.current = box.current?.value ?? ''
        close()
        // On a phone the keyboard closes to show the results.
        if (matchMedia('(pointer: coarse)').matches) box.current?.blur()
      }}
    >
      <label className="sr-only" htmlFor="search-text">
        {say('header.search')}
      </label>
      <input
        ref={box}
        id="search-text"
        name="p"
        type="text"
        role="combobox"
        aria-expanded={typed !== ''}
        aria-controls="search-suggestions"
        aria-autocomplete="list"
        aria-activedescendant={active}
        defaultValue={text}
        maxLength={200}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={say('header.searchHint')}
        onChange={(event) => suggest(event.target.value.trim())}
        onKeyDown={press}
        onFocus={() => clearTimeout(closing.current)}
        onBlur={() => {
          closing.current = setTimeout(close, closeAfter)
        }}
        className="peer h-11 w-full rounded-chip border border-hairline bg-paper pr-32 pl-4 text-base placeholder-shown:pr-22 hover:border-outline md:pr-22"
      />
      <button
        type="button"
        aria-label={say('search.clear')}
        onClick={() => {
          if (box.current) box.current.value = ''
          close()
          box.current?.focus()
        }}
        className="absolute top-0 right-22 grid size-11 place-items-center rounded-chip text-muted hover:bg-ink/7 peer-placeholder-shown:hidden md:right-11"
      >
        <X aria-hidden size={20} strokeWidth={1.75} />
      </button>
      <ScanButton className="absolute top-0 right-11 md:hidden" />
      <button
        type="submit"
        aria-label={say('header.search')}
        className="absolute top-0 right-0 grid size-11 place-items-center rounded-chip text-primary-text hover:bg-primary-tint"
      >
        <Search aria-hidden size={22} strokeWidth={1.75} />
      </button>
      {typed && SuggestionPanel ? (
        <SuggestionPanel
          text={typed}
          answerKey={answerKey}
          onActive={setActive}
          onChoose={choose}
          onClose={close}
        />
      ) : null}
    </Form>
  )
}
