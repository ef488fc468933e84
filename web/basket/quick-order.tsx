import { Check, CircleAlert, FileUp } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import type { QuickResult, QuickRow } from '#shop/cart/quick-order.ts'
import { whyNotFit } from '#shop/cart/why-not-fit.ts'
import { sayCounted } from '#shop/words/counted-unit.ts'
import {
  type CartKey,
  type CartLine,
  changeCart,
  currentCart,
  type ExchangeAnswer,
  mostOfOne,
  putLines,
  type StoredCart,
} from '#web/cart/cart.tsx'
import { FormAlert } from '#web/kit/form-alert.tsx'
import { BottomSheet } from '#web/ui/bottom-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useOrderWords } from '#web/words/order-words.ts'
import { useCommonWords, useLocale } from '#web/words/words.tsx'
import { ask } from './ask.ts'
import { readFile, readText } from './read-sheet.ts'

type QuickOrderProps = { open: boolean; onClose: () => void; cartKey: CartKey | undefined }
type Answer = ExchangeAnswer<'quick'>
const good = ({ outcome }: QuickResult) => outcome === 'added' || outcome === 'less'

/** Codes and quantities from a list or a sheet, judged row by row before anything is put into the cart. */
export function QuickOrder({ open, onClose, cartKey }: QuickOrderProps) {
  const say = useOrderWords()
  const common = useCommonWords()
  const locale = useLocale()
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function check(rows: QuickRow[] | Promise<QuickRow[]>): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    try {
      const read = await rows
      if (read.length === 0) setProblem(say('quick.nothing'))
      else setAnswer(await ask<Answer>(locale, { do: 'quick', rows: read }))
    } catch (error) {
      setProblem(error instanceof Error && error.name === 'Unheard' ? say('quick.offline') : say('quick.unreadable'))
    }
    setBusy(false)
  }

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) void check(readFile(file))
  }

  function close(): void {
    setAnswer(undefined)
    setProblem(undefined)
    onClose()
  }

  function put(): void {
    const rows = answer?.results.filter(good) ?? []
    if (cartKey) changeCart(cartKey, (cart) => addRows(cart, rows, Date.now()))
    showToast({ text: say('quick.put', { count: rows.length }), tone: 'success', lifeMs: toastLife.local })
    setText('')
    close()
  }

  const found = answer?.results.filter(good) ?? []
  const whyNot = found.length === 0 ? say('quick.noneFound') : whyNotFit(currentCart(cartKey).lines, found)?.say(locale)
  return (
    <BottomSheet
      open={open}
      onClose={close}
      title={say('quick.open')}
      closeLabel={common('app.close')}
      actions={
        answer ? (
          <>
            <Button variant="secondary" onClick={() => setAnswer(undefined)}>
              {say('quick.mend')}
            </Button>
            <Button onClick={put} whyDisabled={whyNot}>
              {say('quick.add', { count: found.length })}
            </Button>
          </>
        ) : (
          <Button loading={busy} onClick={() => check(readText(text))}>
            {say('quick.check')}
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        <FormAlert message={problem} />
        {answer ? (
          <Results answer={answer} />
        ) : (
          <>
            <TextAreaField
              label={say('quick.label')}
              hint={say('quick.hint')}
              placeholder={'8850001000012 24\n1118 3'}
              rows={7}
              value={text}
              onChange={(event) => setText(event.target.value)}
              data-focus-first
            />
            <label
              className={joinClasses(
                buttonLook({ variant: 'secondary' }),
                'has-focus-visible:outline-3 has-focus-visible:outline-primary-text',
              )}
            >
              <FileUp aria-hidden size={20} strokeWidth={1.75} />
              {say('quick.file')}
              <input type="file" accept=".csv,.txt,.xlsx" className="sr-only" onChange={choose} />
            </label>
          </>
        )}
      </div>
    </BottomSheet>
  )
}

const outcomes = {
  added: 'quick.outcomeAdded',
  less: 'quick.outcomeLess',
  unknown: 'quick.outcomeUnknown',
  soldOut: 'quick.outcomeSoldOut',
  noSuchUnit: 'quick.outcomeUnit',
  badQuantity: 'quick.outcomeQuantity',
} as const

function Results({ answer }: { answer: Answer }) {
  const say = useOrderWords()
  const goods = new Map(answer.goods.map((each) => [each.code, each]))
  return (
    <ol className="grid divide-y divide-hairline">
      {answer.results.map((result) => {
        const product = goods.get(result.productCode)
        const unit = product?.units.find(({ position }) => position === result.unit)?.name ?? ''
        const Icon = good(result) ? Check : CircleAlert
        return (
          <li key={result.row} className="flex items-start gap-2 py-2 text-sm">
            <Icon
              aria-hidden
              size={20}
              strokeWidth={2}
              className={joinClasses('mt-0.5 shrink-0', good(result) ? 'text-primary-text' : 'text-danger')}
            />
            <span className="min-w-0 flex-1">
              <span className="block">{product?.name ?? result.code}</span>
              <span className={joinClasses('block text-xs', good(result) ? 'text-muted' : 'text-danger')}>
                {say(outcomes[result.outcome])}
              </span>
            </span>
            {good(result) ? <span className="tabular shrink-0 font-bold">{sayCounted(result.quantity, unit)}</span> : null}
          </li>
        )
      })}
    </ol>
  )
}

/** On top of what lies in the cart; the same product on several rows adds up. */
export function addRows(
  cart: StoredCart,
  rows: readonly Pick<QuickResult, 'productCode' | 'unit' | 'quantity'>[],
  now: number,
): StoredCart {
  const lines = new Map<string, CartLine>()
  for (const { productCode, unit, quantity } of rows) {
    const before = lines.get(productCode) ?? cart.lines.find((line) => line.productCode === productCode)
    const quantities: CartLine['quantities'] = [...(before?.quantities ?? ([0, 0, 0] as const))]
    quantities[unit - 1] = Math.min(mostOfOne, (quantities[unit - 1] ?? 0) + quantity)
    lines.set(productCode, { productCode, quantities, selected: true })
  }
  return putLines(cart, [...lines.values()], now)
}
