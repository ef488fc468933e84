import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Product } from '#shop/catalogue/product.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useStandingWords } from '#web/words/customer/standing-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { StandingOrderCalls } from './standing-order-calls.ts'

const ask = callsOf<StandingOrderCalls>()
const typingMs = 300

/** Finds products as the search does, and hands over the one that is taken. */
export function ProductFinder({ label, onTake }: { label: string; onTake: (product: Product) => void }) {
  const say = useStandingWords()
  const locale = useLocale()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly Product[]>()
  const [problem, setProblem] = useState('')
  const wanted = text.trim()

  useEffect(() => {
    setProblem('')
    if (!wanted) return setFound(undefined)
    let isLate = false
    const timer = setTimeout(async () => {
      const result = await ask(locale, 'findToOrder', { text: wanted })
      if (isLate) return
      if (result.kind === 'ok') setFound(result.answer.products)
      else setProblem(result.kind === 'refused' ? result.message : say('standing.lost'))
    }, typingMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [wanted, locale, say])

  return (
    <div className="grid gap-2">
      <TextField
        type="search"
        label={label}
        error={problem || undefined}
        leading={<Search aria-hidden size={20} strokeWidth={1.75} className="text-muted" />}
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
      />
      <div aria-live="polite">
        {found?.length === 0 ? <p className="text-muted text-sm">{say('standing.nothingFound')}</p> : null}
        {found && found.length > 0 ? (
          <ul aria-label={say('standing.found')} className="grid divide-y divide-hairline">
            {found.map((product) => (
              <li key={product.code} className="flex items-center gap-3 py-2">
                <span className="w-11 shrink-0 overflow-hidden rounded-input">
                  {product.pictures[0] ? (
                    <Picture
                      src={`/files/${product.pictures[0]}`}
                      width={600}
                      height={600}
                      sizes="44px"
                      alt=""
                    />
                  ) : (
                    <span className="block aspect-square bg-primary-tint" />
                  )}
                </span>
                <span className="clamp-2 min-w-0 flex-1 text-sm">{product.name[locale]}</span>
                <Button
                  variant="secondary"
                  size="sm"
                  className="min-h-11"
                  onClick={() => {
                    setText('')
                    onTake(product)
                  }}
                >
                  {say('standing.take')}
                  <VisuallyHidden>{product.name[locale]}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}
