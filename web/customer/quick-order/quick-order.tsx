import { FileUp } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { mostQuickRows } from '#shop/cart/quick-order.ts'
import { type OrderList, readOrderList } from '#shop/cart/read-order-list.ts'
import { whyNotFit } from '#shop/cart/why-not-fit.ts'
import { addRows } from '#web/customer/cart/cart-actions.ts'
import type { CartProduct } from '#web/customer/cart/cart-products.ts'
import { type CartKey, changeCart, currentCart } from '#web/customer/cart/cart-store.ts'
import type { CartCalls } from '#web/customer/cart-sync/cart-calls.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { isNetworkFailure } from '#web/kit/calls/network-failure.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import { BottomSheet } from '#web/ui/bottom-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { useCommonWords, useLocale } from '#web/words/words.tsx'
import { QuickReview } from './quick-review.tsx'
import { type Draft, draftsOf, groupDrafts, nextQuestion, textOf, withAnswers } from './quick-rows.ts'
import { readFile } from './read-sheet.ts'

type QuickOrderProps = { open: boolean; onClose: () => void; cartKey: CartKey | undefined }
const ask = callsOf<CartCalls>()

/** Codes and quantities from a list or a sheet, checked row by row before they go into the cart. */
export default function QuickOrder({ open, onClose, cartKey }: QuickOrderProps) {
  const say = useOrderWords()
  const common = useCommonWords()
  const locale = useLocale()
  const [text, setText] = useState('')
  const [drafts, setDrafts] = useState<Draft[]>()
  const [skipped, setSkipped] = useState<OrderList['skipped']>([])
  const [products, setProducts] = useState(new Map<string, CartProduct>())
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const requestNumber = useRef(0)

  const fail = (isOffline: boolean) => setProblem(say(isOffline ? 'quick.offline' : 'quick.unreadable'))

  /** Checks the current rows; only the latest response counts. */
  async function check(rows: Draft[]): Promise<void> {
    requestNumber.current += 1
    const mine = requestNumber.current
    setProblem(undefined)
    setBusy(true)
    const question = nextQuestion(rows)
    const result = await ask(locale, 'quickOrder', { rows: question.rows })
    if (mine !== requestNumber.current) return
    setBusy(false)
    if (result.kind !== 'ok') return fail(result.kind === 'unknown')
    const { products: found, results } = result.answer
    setProducts((known) => new Map([...known, ...found.map((each) => [each.code, each] as const)]))
    setDrafts((now) => withAnswers(now ?? rows, question.sent, results))
  }

  async function begin(reading: OrderList | Promise<OrderList>): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    try {
      const list = await reading
      if (list.rows.length === 0) setProblem(say('quick.nothing'))
      else {
        const rows = draftsOf(list.rows)
        setSkipped(list.skipped)
        setDrafts(rows)
        await check(rows)
      }
    } catch (error) {
      fail(isNetworkFailure(error))
    }
    setBusy(false)
  }

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) void begin(readFile(file))
  }

  const { valid, wrong, waiting } = groupDrafts(drafts ?? [])
  const results = valid.flatMap(({ result }) => (result ? [result] : []))

  function put(): void {
    if (cartKey) changeCart(cartKey, (cart) => addRows(cart, results, Date.now()))
    showToast({ text: say('quick.put', { count: valid.length }), tone: 'success', lifeMs: toastLife.local })
    const rest = [...wrong, ...waiting].toSorted((one, other) => one.line - other.line)
    if (rest.length > 0) {
      setDrafts(rest)
      setSkipped([])
      if (waiting.length > 0) void check(rest)
      return
    }
    setDrafts(undefined)
    setText('')
    onClose()
  }

  function backToText(): void {
    const unitName = ({ result, unitName: typed = '' }: Draft) =>
      products.get(result?.productCode ?? '')?.units.find(({ position }) => position === result?.unit)
        ?.name ?? typed
    setText(textOf(drafts ?? [], unitName))
    setDrafts(undefined)
    setProblem(undefined)
  }

  const whyNot =
    valid.length === 0 ? say('quick.noneFound') : whyNotFit(currentCart(cartKey).lines, results)?.say(locale)
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={say('quick.open')}
      closeLabel={common('app.close')}
      actions={
        drafts ? (
          <>
            <Button variant="secondary" onClick={backToText}>
              {say('quick.mend')}
            </Button>
            <Button onClick={put} loading={busy} whyDisabled={whyNot} className="whitespace-nowrap">
              {say('quick.add', { count: valid.length })}
            </Button>
          </>
        ) : (
          <Button loading={busy} onClick={() => begin(readOrderList(text))}>
            {say('quick.check')}
          </Button>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <FormAlert message={problem} />
        {drafts && problem ? (
          <Button variant="secondary" onClick={() => check(drafts)}>
            {common('app.retry')}
          </Button>
        ) : null}
        {drafts ? (
          <QuickReview
            {...{ valid, wrong, waiting, skipped, products, most: mostQuickRows }}
            onChange={(changed) =>
              setDrafts((now) => now?.map((each) => (each.id === changed.id ? changed : each)))
            }
            onRemove={({ id }) => {
              const rest = drafts.filter((each) => each.id !== id)
              setDrafts(rest.length > 0 ? rest : undefined)
              if (waiting.length > 0) void check(rest)
            }}
            onDone={() => check(drafts)}
          />
        ) : (
          <>
            <TextAreaField
              label={say('quick.label')}
              hint={say('quick.hint')}
              placeholder={say('quick.example')}
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
