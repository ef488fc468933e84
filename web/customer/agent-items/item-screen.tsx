import { useState } from 'react'
import { whyNotItem } from '#shop/agent-trade/agent-item.ts'
import type { AgentItem, ItemMovement } from '#shop/agent-trade/agent-item-contracts.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { BackButton } from '#web/kit/page/back-button.tsx'
import { PageHead } from '#web/kit/page/page-head.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useTradeWords } from '#web/words/customer/agents/trade-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { AgentItemCalls } from './item-calls.ts'
import { type FieldErrors, formOf, type ItemForm, readForm } from './item-draft.ts'
import { ItemPictures } from './item-pictures.tsx'
import { ItemUnits } from './item-units.tsx'
import { RemoveItem } from './remove-item.tsx'
import { StockCard } from './stock-card.tsx'

const ask = callsOf<AgentItemCalls>()

type ItemScreenProps = { isEdit: boolean; item: AgentItem | undefined; movements: ItemMovement[] }

/** An own item: added, copied or changed. The same rules refuse it here and at the server. */
export function ItemScreen({ isEdit, item, movements }: ItemScreenProps) {
  const say = useTradeWords()
  const locale = useLocale()
  const [form, setForm] = useState(() => formOf(item, !isEdit))
  const [key] = useState(() => crypto.randomUUID() as string)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [trouble, setTrouble] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const change = (part: Partial<ItemForm>) => {
    setTrouble(undefined)
    setErrors({})
    setForm((before) => ({ ...before, ...part }))
  }
  const begins = form.isCounted && (!isEdit || item?.stock === null)
  const errorOf = (field: string) =>
    errors[field] ? say(errors[field] === 'money' ? 'trade.money' : 'trade.whole') : undefined

  async function save() {
    const read = readForm(form)
    if ('errors' in read) return setErrors(read.errors)
    const why = whyNotItem(read.draft)
    if (why) return setTrouble(why.say(locale))
    setIsSaving(true)
    const code = isEdit ? (item?.code ?? '') : ''
    const result = await ask(locale, 'saveAgentItem', { key, code, ...read.draft })
    if (result.kind === 'ok') return location.assign(inLanguage(locale, paths.agentProducts))
    setIsSaving(false)
    setTrouble(result.kind === 'refused' ? result.message : say('trade.lost'))
  }

  const title = say(isEdit ? 'trade.editItem' : 'trade.newItem')
  return (
    <main
      id="content"
      className="page-width grid max-w-prose grid-cols-[minmax(0,1fr)] content-start gap-3 pt-3 pb-6 md:gap-4 md:pt-6"
    >
      <PageHead title={title} indexed={false} />
      <div className="flex items-center gap-1">
        <BackButton />
        <h1 className="text-xl md:text-2xl">{title}</h1>
      </div>
      {isEdit && item && item.stock !== null ? (
        <StockCard
          code={item.code}
          unit={item.units.at(-1)?.name[locale] ?? ''}
          stock={item.stock}
          movements={movements}
        />
      ) : null}
      <Card className="grid gap-3">
        <TextField
          label={say('trade.name')}
          value={form.nameTh}
          maxLength={120}
          onChange={(event) => change({ nameTh: event.target.value })}
        />
        <TextField
          label={say('trade.nameEn')}
          value={form.nameEn}
          maxLength={120}
          onChange={(event) => change({ nameEn: event.target.value })}
        />
        <TextField
          label={say('trade.barcode')}
          value={form.barcode}
          maxLength={60}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => change({ barcode: event.target.value })}
        />
      </Card>
      <ItemPictures
        pictures={form.pictures}
        onChange={(put) => setForm((before) => ({ ...before, pictures: put(before.pictures) }))}
        onSending={setIsSending}
      />
      <ItemUnits units={form.units} errors={errors} onChange={(units) => change({ units })} />
      <Card className="grid gap-2">
        <TextField
          label={say('trade.cost')}
          hint={say('trade.costHint')}
          value={form.cost}
          inputMode="decimal"
          maxLength={12}
          error={errorOf('cost')}
          onChange={(event) => change({ cost: event.target.value })}
        />
        <Switch
          label={say('trade.counted')}
          hint={say('trade.countedHint')}
          checked={form.isCounted}
          onChange={(event) => change({ isCounted: event.target.checked })}
        />
        {begins ? (
          <TextField
            label={say('trade.opening')}
            value={form.stock}
            inputMode="numeric"
            maxLength={9}
            error={errorOf('stock')}
            onChange={(event) => change({ stock: event.target.value })}
          />
        ) : null}
        <Switch
          label={say('trade.onSale')}
          hint={say('trade.onSaleHint')}
          checked={form.active}
          onChange={(event) => change({ active: event.target.checked })}
        />
      </Card>
      <div className="sticky bottom-[calc(60px+env(safe-area-inset-bottom))] z-10 -mx-3 grid gap-2 border-hairline border-t bg-card px-3 py-2 shadow-float md:bottom-0 md:mx-0 md:rounded-card md:border md:p-4">
        <FormAlert message={trouble} />
        <Button
          size="lg"
          wide
          loading={isSaving}
          whyDisabled={isSending ? say('trade.wait') : undefined}
          onClick={() => void save()}
        >
          {say('trade.save')}
        </Button>
      </div>
      {isEdit && item ? <RemoveItem code={item.code} name={item.name[locale]} /> : null}
    </main>
  )
}
