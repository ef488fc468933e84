import { Search } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { pick } from '#shop/words/locale.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useBackCloses } from '#web/ui/use-back-closes.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import { highlight } from './highlight.ts'
import { useSuggestions } from './use-suggestions.ts'

type SuggestionPanelProps = {
  text: string
  /** Set to the key handler of the box. */
  answerKey: RefObject<((event: KeyboardEvent) => void) | undefined>
  onActive: (id: string | undefined) => void
  onChoose: (words: string) => void
  onClose: () => void
}

const idOf = (at: number) => `search-suggestion-${at}`

/** Suggestions under the box on a desktop; on a phone a sheet covers the page below the header. */
export default function SuggestionPanel({
  text,
  answerKey,
  onActive,
  onChoose,
  onClose,
}: SuggestionPanelProps) {
  const say = useShopWords()
  const locale = useLocale()
  const { suggestions, waiting, failed } = useSuggestions(text)
  // Two kinds may have the same name in one language.
  const words = [...new Set(suggestions.map(({ th, en, text: plain }) => pick(locale, th, en) || plain))]
  const [active, setActive] = useState(-1)
  const panel = useRef<HTMLDivElement>(null)

  const activate = (at: number) => {
    setActive(at)
    onActive(at < 0 ? undefined : idOf(at))
    panel.current?.querySelector(`#${idOf(at)}`)?.scrollIntoView({ block: 'nearest' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other suggestions, none of them chosen.
  useEffect(() => activate(-1), [text])
  useEffect(() => () => onActive(undefined), [onActive])

  useImperativeHandle(answerKey, () => (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && words.length > 0) {
      event.preventDefault()
      // After the last suggestion comes the box itself again, with the typed text.
      const places = words.length + 1
      activate(((active + 1 + step + places) % places) - 1)
    }
    const chosen = words[active]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      onChoose(chosen)
    }
  })

  // Only the sheet on a phone covers the page.
  const [covers] = useState(() => matchMedia('(width < 48rem)').matches)
  useBackCloses(covers, onClose)

  // The sheet starts where the box ends, also when a banner has moved it down.
  const [top, setTop] = useState(112)
  useEffect(() => {
    const box = panel.current?.closest('form')
    if (box) setTop(Math.round(box.getBoundingClientRect().bottom) + 8)
  }, [])

  return (
    <div ref={panel} style={{ '--sheet-top': `${top}px` } as object} className="search-sheet">
      <div
        id="search-suggestions"
        role="listbox"
        aria-label={say('search.suggestions')}
        className="max-h-[300px] overflow-y-auto overscroll-contain"
      >
        {words.map((word, at) => (
          <button
            type="button"
            tabIndex={-1}
            key={word}
            id={idOf(at)}
            role="option"
            aria-selected={at === active}
            // The box keeps the focus, or the panel would close before the tap arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(word)}
            className={joinClasses(
              'flex min-h-11 w-full items-center text-left gap-3 px-4 py-2',
              at === active ? 'bg-primary-tint' : 'hover:bg-sunk',
            )}
          >
            <Search aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-muted" />
            <span className="min-w-0">
              {highlight(word, text).map((part) =>
                part.hit ? (
                  <mark key={part.at} className="bg-transparent font-bold text-primary-text">
                    {part.text}
                  </mark>
                ) : (
                  part.text
                ),
              )}
            </span>
          </button>
        ))}
      </div>
      <div role="status">
        {waiting ? (
          <p className="flex min-h-13 items-center justify-center gap-2 text-primary-text">
            <Spinner />
            <span className="sr-only">{say('app.loading')}</span>
          </p>
        ) : null}
        {failed ? <p className="px-4 py-4 text-muted">{say('picker.failed')}</p> : null}
        {!waiting && !failed && words.length === 0 ? (
          <p className="px-4 py-4 text-muted">{say('search.noWords', { text })}</p>
        ) : null}
        {!waiting && words.length > 0 ? (
          <span className="sr-only">{say('search.wordCount', { count: words.length })}</span>
        ) : null}
      </div>
    </div>
  )
}
