import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CostProduct } from '#shop/agent-trade/agent-price-contracts.ts'
import { SmallPicture } from '#web/customer/product-cards/small-picture.tsx'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useTradeWords } from '#web/words/customer/agents/trade-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { AgentPriceCalls } from './price-calls.ts'

const ask = callsOf<AgentPriceCalls>()
const waitMs = 300

type ProductFinderProps = {
  chosen: string | undefined
  onChoose: (product: CostProduct | undefined) => void
}

/** One product of the centre, found by its name. */
export function ProductFinder({ chosen, onChoose }: ProductFinderProps) {
  const say = useTradeWords()
  const locale = useLocale()
  const [text, setText] = useState('')
  const [found, setFound] = useState<CostProduct[]>([])
  useEffect(() => {
    if (text.trim() === '') return setFound([])
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const result = await ask(locale, 'agentPriceBook', { text }, { signal: controller.signal })
      if (result.kind === 'ok' && !controller.signal.aborted) setFound(result.answer.examples)
    }, waitMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, locale])
  if (chosen !== undefined)
    return (
      <div className="flex items-center justify-between gap-3 rounded-input bg-primary-tint py-1 pr-1 pl-3">
        <p className="clamp-2 font-bold">{chosen}</p>
        <Button variant="quiet" size="sm" onClick={() => onChoose(undefined)}>
          {say('trade.change')}
        </Button>
      </div>
    )
  return (
    <div className="grid gap-2">
      <TextField
        label={say('trade.findProduct')}
        hint={say('trade.findProductHint')}
        value={text}
        maxLength={200}
        autoComplete="off"
        leading={<Search aria-hidden size={20} strokeWidth={1.75} />}
        onChange={(event) => setText(event.target.value)}
      />
      {found.length > 0 ? (
        <ul className="overflow-hidden rounded-input border border-hairline">
          {found.map((product) => (
            <li key={product.code} className="border-hairline border-b last:border-0">
              <button
                type="button"
                aria-label={say('trade.chosen', { name: product.name[locale] })}
                onClick={() => onChoose(product)}
                className="flex min-h-14 w-full items-center gap-3 px-2 py-1 text-left -outline-offset-3 hover:bg-primary-tint"
              >
                <SmallPicture name={product.picture} />
                <span className="clamp-2">{product.name[locale]}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
