import { type ReactNode, useState } from 'react'
import { sayNumber } from '#shop/money/say-money.ts'
import type { CartProduct } from '#web/customer/cart/cart-products.ts'
import { Button } from '#web/ui/button.tsx'
import { useOrderWords } from '#web/words/customer/order-words.ts'
import { QuickRowItem } from './quick-row.tsx'
import { correct, type Draft } from './quick-rows.ts'

type QuickReviewProps = {
  valid: readonly Draft[]
  wrong: readonly Draft[]
  waiting: readonly Draft[]
  skipped: readonly { line: number; typed: string }[]
  products: ReadonlyMap<string, CartProduct>
  most: number
  onChange: (draft: Draft) => void
  onDone: () => void
  onRemove: (draft: Draft) => void
}

/** Every row in one of three groups: to correct, understood, or not checked yet. */
export function QuickReview({
  valid,
  wrong,
  waiting,
  skipped,
  products,
  most,
  onChange,
  onDone,
  onRemove,
}: QuickReviewProps) {
  const say = useOrderWords()
  // A row left unchanged needs no new check.
  const [changed, setChanged] = useState(false)
  const row = (draft: Draft) => (
    <QuickRowItem
      key={draft.id}
      draft={draft}
      products={products.get(draft.result?.productCode ?? '')}
      onCorrect={(change) => {
        setChanged(true)
        onChange(correct(draft, change))
      }}
      onDone={() => {
        if (changed) onDone()
        setChanged(false)
      }}
      onRemove={() => onRemove(draft)}
    />
  )
  return (
    <>
      <p role="status" className="sr-only">
        {say('quick.ready', { count: valid.length })}, {say('quick.toCorrect', { count: wrong.length })}
      </p>
      {waiting.length > 0 ? (
        <section className="grid gap-1 rounded-card bg-secondary-tint p-3 text-sm">
          <h3 className="font-bold text-base">{say('quick.waiting', { count: waiting.length })}</h3>
          <p>
            {say('quick.waitingText', {
              most,
              from: sayNumber(Math.min(...waiting.map(({ line }) => line))),
              to: sayNumber(Math.max(...waiting.map(({ line }) => line))),
            })}
          </p>
        </section>
      ) : null}
      {wrong.length > 0 ? (
        <Group title={say('quick.toCorrect', { count: wrong.length })} rows={wrong.map(row)} danger />
      ) : null}
      {valid.length > 0 ? (
        <Group title={say('quick.ready', { count: valid.length })} rows={valid.map(row)} />
      ) : null}
      {skipped.length > 0 ? (
        <details className="text-muted text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center">
            {say('quick.skipped', { count: skipped.length })}
          </summary>
          <ul className="grid gap-1 pb-2 text-xs">
            {skipped.map(({ line, typed }) => (
              <li key={line} className="break-words">
                {say('quick.typed', { line, typed })}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}

const step = 50

function Group({ title, rows, danger }: { title: string; rows: readonly ReactNode[]; danger?: boolean }) {
  const say = useOrderWords()
  const [shown, setShown] = useState(step)
  const more = rows.length - shown
  return (
    <section className="grid grid-cols-[minmax(0,1fr)]">
      <h3 className={danger ? 'font-bold text-base text-danger' : 'font-bold text-base'}>{title}</h3>
      <ol className="grid grid-cols-[minmax(0,1fr)] divide-y divide-hairline">{rows.slice(0, shown)}</ol>
      {more > 0 ? (
        <Button variant="quiet" onClick={() => setShown(shown + step)}>
          {say('quick.showMore', { count: Math.min(step, more) })}
        </Button>
      ) : null}
    </section>
  )
}
