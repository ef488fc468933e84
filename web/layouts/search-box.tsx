import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useShopWords } from '#web/words/words.tsx'

/** The search: a plain form, so that Enter finds goods before any script has come. */
export function SearchBox({ className }: { className?: string }) {
  const say = useShopWords()
  const [query] = useSearchParams()
  const text = query.get('p') ?? ''
  const box = useRef<HTMLInputElement>(null)
  const shown = useRef(text)
  useEffect(() => {
    // What someone is typing while the page changes is theirs: only a text this box itself showed or sent is replaced.
    const input = box.current
    if (input && input.value === shown.current) input.value = text
    shown.current = text
  }, [text])
  return (
    <Form
      action="/product"
      method="get"
      className={joinClasses('relative', className)}
      onSubmit={() => {
        shown.current = box.current?.value ?? ''
      }}
    >
      <label className="sr-only" htmlFor="search-text">
        {say('header.search')}
      </label>
      <input
        ref={box}
        id="search-text"
        name="p"
        type="search"
        defaultValue={text}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={say('header.searchHint')}
        className="h-11 w-full rounded-chip border border-hairline bg-paper pr-12 pl-4 text-base hover:border-outline"
      />
      <button
        type="submit"
        aria-label={say('header.search')}
        className="absolute top-0 right-0 grid size-11 place-items-center rounded-chip text-primary-text hover:bg-primary-tint"
      >
        <Search aria-hidden size={22} strokeWidth={1.75} />
      </button>
    </Form>
  )
}
