import { useEffect, useState } from 'react'
import type { Product } from '#shop/catalogue/product.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { regularGoodsContract } from '#shop/order-advice/order-advice-contracts.ts'
import { sayCounted } from '#shop/words/counted-unit.ts'
import type { AdviceCalls } from '#web/customer/order-advice/advice-calls.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useAdviceWords } from '#web/words/customer/advice-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { type StandingDraft, sumDraftLines } from './standing-draft.ts'

const ask = callsOf<AdviceCalls>()
const mostGroups = 3

type RegularGoodsProps = {
  draft: StandingDraft
  /** Takes over lines and rhythm, with the products of the lines. */
  onUse: (part: Pick<StandingDraft, 'lines' | 'rhythm'>, products: readonly Product[]) => void
}
type Regular = AnswerOf<typeof regularGoodsContract>

/** What the shop buys at a steady pace, as a beginning of a standing order; gone once there are lines. */
export function RegularGoods({ draft, onUse }: RegularGoodsProps) {
  const say = useAdviceWords()
  const locale = useLocale()
  const [regular, setRegular] = useState<Regular>()
  useEffect(() => {
    let isHere = true
    void ask(locale, 'regularGoods', {}).then((result) => {
      // A suggestion that fails is silently left out.
      if (isHere && result.kind === 'ok') setRegular(result.answer)
    })
    return () => {
      isHere = false
    }
  }, [locale])
  if (!regular || regular.groups.length === 0 || draft.lines.length > 0) return null

  const products = new Map(regular.products.map((product) => [product.code, product]))
  const sayItem = ({ productCode, unit, quantity }: Regular['groups'][number]['items'][number]) => {
    const product = products.get(productCode)
    const unitName = product?.units.find(({ position }) => position === unit)?.name[locale] ?? ''
    return `${product?.name[locale] ?? productCode} ${sayCounted(quantity, unitName)}`
  }
  return (
    <Card as="section" aria-labelledby="regular" className="grid gap-1">
      <h2 id="regular" className="text-lg">
        {say('regular.title')}
      </h2>
      <p className="text-muted text-sm">{say('regular.lead')}</p>
      <ul className="divide-y divide-hairline">
        {regular.groups.slice(0, mostGroups).map(({ weeks, items }) => {
          const title = say(weeks === 1 ? 'regular.weekly' : 'regular.weeks', { weeks, count: items.length })
          return (
            <li key={weeks} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-56">
                <h3 className="font-bold text-base">{title}</h3>
                <p className="clamp-2 text-muted text-sm">{items.map(sayItem).join(' · ')}</p>
              </div>
              <Button
                variant="secondary"
                size="sm"
                className="min-h-11"
                aria-label={say('regular.useLabel', { title })}
                onClick={() =>
                  onUse(
                    {
                      lines: sumDraftLines(items),
                      rhythm: {
                        ...draft.rhythm,
                        ...{ every: String(weeks), unit: 'week' },
                        weekday: String(regular.weekday ?? draft.rhythm.weekday),
                      },
                    },
                    regular.products,
                  )
                }
              >
                {say('regular.use')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
