import { Plus, Trash2 } from 'lucide-react'
import { mostUnits } from '#shop/agent-trade/agent-item.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useTradeWords } from '#web/words/customer/agents/trade-words.ts'
import { emptyUnit, type FieldErrors, type UnitDraft } from './item-draft.ts'

type ItemUnitsProps = {
  units: readonly UnitDraft[]
  errors: FieldErrors
  onChange: (units: UnitDraft[]) => void
}

/** Units from the smallest on, each with what it holds and costs. */
export function ItemUnits({ units, errors, onChange }: ItemUnitsProps) {
  const say = useTradeWords()
  const put = (at: number, part: Partial<UnitDraft>) =>
    onChange(units.map((unit, place) => (place === at ? { ...unit, ...part } : unit)))
  const errorOf = (field: string) => {
    const error = errors[field]
    return error ? say(error === 'money' ? 'trade.money' : 'trade.whole') : undefined
  }
  const smallest = units[0]?.nameTh.trim() ?? ''
  return (
    <Card as="section" aria-labelledby="item-units" className="grid gap-4">
      <div>
        <h2 id="item-units" className="text-lg">
          {say('trade.unitsTitle')}
        </h2>
        <p className="text-muted text-sm">{say('trade.unitsHint')}</p>
      </div>
      {units.map((unit, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only the last unit is added or removed.
        <fieldset key={at} className="grid gap-3 border-hairline border-t pt-3 sm:grid-cols-2">
          <legend className="sr-only">{say(at === 0 ? 'trade.smallestUnit' : 'trade.biggerUnit')}</legend>
          <p aria-hidden className="flex min-h-11 items-center justify-between font-bold sm:col-span-2">
            {say(at === 0 ? 'trade.smallestUnit' : 'trade.biggerUnit')}
          </p>
          <TextField
            label={say('trade.unitName')}
            hint={at === 0 ? say('trade.unitNameHint') : undefined}
            value={unit.nameTh}
            maxLength={40}
            onChange={(event) => put(at, { nameTh: event.target.value })}
          />
          <TextField
            label={say('trade.unitNameEn')}
            value={unit.nameEn}
            maxLength={40}
            onChange={(event) => put(at, { nameEn: event.target.value })}
          />
          {at > 0 ? (
            <TextField
              label={smallest ? say('trade.unitRate', { unit: smallest }) : say('trade.unitRatePlain')}
              value={unit.rate}
              inputMode="numeric"
              maxLength={7}
              error={errorOf(`rate ${at}`)}
              onChange={(event) => put(at, { rate: event.target.value })}
            />
          ) : null}
          <TextField
            label={say('trade.unitPrice')}
            value={unit.price}
            inputMode="decimal"
            maxLength={12}
            error={errorOf(`price ${at}`)}
            onChange={(event) => put(at, { price: event.target.value })}
          />
          {at > 0 && at === units.length - 1 ? (
            <IconButton
              label={say('trade.removeUnit')}
              icon={<Trash2 aria-hidden size={20} strokeWidth={1.75} />}
              onClick={() => onChange(units.slice(0, -1))}
              className="justify-self-end text-muted sm:col-span-2"
            />
          ) : null}
        </fieldset>
      ))}
      {units.length < mostUnits ? (
        <Button
          variant="secondary"
          icon={<Plus aria-hidden size={20} strokeWidth={1.75} />}
          onClick={() => onChange([...units, { ...emptyUnit }])}
        >
          {say('trade.addUnit')}
        </Button>
      ) : null}
    </Card>
  )
}
