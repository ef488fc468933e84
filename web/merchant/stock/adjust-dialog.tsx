import { Modal, NumberInput, SegmentedControl, Select, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { MerchantProduct } from '#shop/merchant-products/merchant-product-wire.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import { Problem } from '#shop/problems/problem.ts'
import { adjustments, onHandAfter } from '#shop/stock/adjustment.ts'
import { pick } from '#shop/words/locale.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { StockCalls } from './stock-calls.ts'

const ask = officeCallsOf<StockCalls>()

type AdjustDialogProps = {
  product: MerchantProduct
  ledger: { onHand: number; reserved: number }
  onClose: () => void
}

/** Goods came, were counted, are spoilt, or a slip is put right; the shelf afterwards is said before. */
export function AdjustDialog({ product, ledger, onClose }: AdjustDialogProps) {
  const say = useProductWords()
  const locale = useLocale()
  const reload = useReload()
  const [how, setHow] = useState<(typeof adjustments)[number]>('receive')
  const [typed, setTyped] = useState<number | ''>('')
  const [unit, setUnit] = useState(product.unitCount)
  const [note, setNote] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  // One key for one adjustment: sent again after a lost answer, it is done once.
  const [id, setId] = useState(() => crypto.randomUUID())
  const rate = product[`unit${unit}Rate`] || 1
  const quantity = (typed === '' ? 0 : typed) * rate
  const wish = { how, quantity, note: note.trim(), ...(how === 'count' && { onHandSeen: ledger.onHand }) }
  const after = onHandAfter(ledger, wish)
  const whyNot = typed === '' ? say('adjust.enter') : after instanceof Problem ? after.say(locale) : undefined

  async function send() {
    setIsSaving(true)
    const result = await ask(locale, 'adjustStock', { id, productCode: product.code, ...wish })
    setIsSaving(false)
    if (result.kind !== 'ok') {
      const message = result.kind === 'refused' ? result.message : say('product.unknown')
      notifications.show({ color: 'red', message, autoClose: 30_000 })
      if (result.kind === 'refused') setId(crypto.randomUUID())
      return reload()
    }
    notifications.show({ message: say('adjust.done', { count: sayNumber(result.answer.onHand) }) })
    onClose()
    await reload()
  }

  const units = ([1, 2, 3] as const).filter((each) => each <= product.unitCount)
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      title={say('stock.adjust')}
      closeButtonProps={{ 'aria-label': say('adjust.close') }}
    >
      <div className="grid gap-3">
        <SegmentedControl
          aria-label={say('adjust.how')}
          fullWidth
          data={adjustments.map((value) => ({ value, label: say(`adjust.${value}`) }))}
          value={how}
          onChange={setHow}
        />
        <p className="text-muted text-sm">{say(`adjust.${how}Text`)}</p>
        <div className="grid grid-cols-2 items-start gap-2">
          <NumberInput
            data-autofocus
            label={say('adjust.quantity')}
            value={typed}
            onChange={(value) => setTyped(value === '' ? '' : Number(value))}
            allowDecimal={false}
            allowNegative={how === 'correct'}
            thousandSeparator=","
            hideControls
          />
          <Select
            label={say('adjust.unit')}
            data={units.map((each) => ({
              value: String(each),
              label: pick(locale, product[`unit${each}NameTh`], product[`unit${each}NameEn`]),
            }))}
            value={String(unit)}
            allowDeselect={false}
            onChange={(value) => setUnit(Number(value ?? 1) as 1 | 2 | 3)}
          />
        </div>
        <Textarea
          label={say('adjust.note')}
          withAsterisk={how === 'damage' || how === 'correct'}
          value={note}
          maxLength={300}
          autosize
          minRows={2}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <p role="status" className="tabular text-sm">
          {typed === '' || after instanceof Problem ? (
            <span className="text-muted">{say('adjust.now', { count: sayNumber(ledger.onHand) })}</span>
          ) : (
            <b>{say('adjust.after', { before: sayNumber(ledger.onHand), count: sayNumber(after) })}</b>
          )}
        </p>
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {say('adjust.close')}
          </Button>
          <Button loading={isSaving} whyDisabled={whyNot} onClick={() => void send()}>
            {say('adjust.do')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
