import { Search } from 'lucide-react'
import { Form, useSearchParams } from 'react-router'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useShopWords } from '#web/words/words.tsx'

/** The search: a plain form, so that Enter finds goods before any script has come. */
export function SearchBox({ className }: { className?: string }) {
  const say = useShopWords()
  const [query] = useSearchParams()
  const text = query.get('p') ?? ''
  return (
    <Form action="/product" method="get" className={joinClasses('relative', className)}>
      <label className="sr-only" htmlFor="search-text">
        {say('header.search')}
      </label>
      <input
        id="search-text"
        key={text}
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
