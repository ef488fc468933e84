import { useState } from 'react'
import { type StockReason, stockReasons, whyNotMove } from '#shop/agent-trade/agent-item.ts'
import type { ItemMovement } from '#shop/agent-trade/agent-item-contracts.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { readWholeNumber } from '#shop/thai/whole-number.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useTradeWords } from '#web/words/customer/agents/trade-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { AgentItemCalls } from './item-calls.ts'

const ask = callsOf<AgentItemCalls>()

const kindWords = {
  opening: 'trade.openingMove',
  received: 'trade.received',
  counted: 'trade.counting',
  spoiled: 'trade.spoiled',
  'own use': 'trade.ownUse',
  sold: 'trade.sold',
  'given back': 'trade.givenBack',
} as const satisfies Record<ItemMovement['kind'], string>

type StockCardProps = { code: string; unit: string; stock: number; movements: readonly ItemMovement[] }

/** What there is of an own item, changed with a reason, and what changed it before. */
export function StockCard({ code, unit, stock, movements }: StockCardProps) {
  const say = useTradeWords()
  const locale = useLocale()
  const [kind, setKind] = useState<StockReason>('received')
  const [quantity, setQuantity] = useState('')
  const [note, setNote] = useState('')
  const [id] = useState(() => crypto.randomUUID() as string)
  const [trouble, setTrouble] = useState<string>()
  const [isWaiting, setIsWaiting] = useState(false)

  async function move() {
    const read = readWholeNumber(quantity)
    if (read === undefined) return setTrouble(say('trade.whole'))
    const why = whyNotMove(stock, kind, read)
    if (why) return setTrouble(why.say(locale))
    setIsWaiting(true)
    const result = await ask(locale, 'moveAgentStock', { id, code, kind, quantity: read, note })
    if (result.kind === 'ok') return location.reload()
    setIsWaiting(false)
    setTrouble(result.kind === 'refused' ? result.message : say('trade.lost'))
  }

  return (
    <Card as="section" aria-labelledby="item-stock" className="grid gap-3">
      <h2 id="item-stock" className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg">
        {say('trade.stock')}
        <span className="tabular text-base">{say('trade.stockNow', { stock: sayNumber(stock), unit })}</span>
      </h2>
      <ChipGroup
        label={say('trade.stockWhy')}
        value={kind}
        options={stockReasons.map((value) => ({ value, text: say(kindWords[value]) }))}
        onChange={setKind}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={say(kind === 'counted' ? 'trade.countedNow' : 'trade.quantityOf', { unit })}
          value={quantity}
          inputMode="numeric"
          maxLength={9}
          onChange={(event) => {
            setTrouble(undefined)
            setQuantity(event.target.value)
          }}
        />
        <TextField
          label={say('trade.note')}
          value={note}
          maxLength={200}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <FormAlert message={trouble} />
      <Button variant="secondary" loading={isWaiting} onClick={() => void move()}>
        {say('trade.move')}
      </Button>
      {movements.length > 0 ? (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-primary-text">
            {say('trade.history')}
          </summary>
          <ul className="grid divide-y divide-hairline text-sm">
            {movements.map((movement) => (
              <li key={movement.id} className="flex items-baseline justify-between gap-3 py-2">
                <span className="wrap-anywhere min-w-0">
                  {say(kindWords[movement.kind])}
                  {movement.orderNumber ? ` · ${movement.orderNumber}` : ''}
                  {movement.note ? ` · ${movement.note}` : ''}
                  <span className="block text-muted text-xs">
                    {sayDateTime(new Date(movement.at), locale)}
                  </span>
                </span>
                <span className="tabular shrink-0 text-right">
                  <b>
                    {movement.change > 0 ? '+' : ''}
                    {sayNumber(movement.change)}
                  </b>
                  <span className="block text-muted text-xs">
                    {say('trade.after', { stock: sayNumber(movement.after) })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Card>
  )
}
