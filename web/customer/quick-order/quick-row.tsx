import { Check, CircleAlert, Pencil, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { sayNumber } from '#shop/money/say-money.ts'
import { readWholeNumber } from '#shop/thai/whole-number.ts'
import { sayCounted } from '#shop/words/counted-unit.ts'
import type { CartProduct } from '#web/customer/cart/cart-products.ts'
import { fieldLook } from '#web/ui/field-frame.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { type SayOrder, useOrderWords } from '#web/words/customer/order-words.ts'
import { type Correction, type Draft, isOrderable } from './quick-rows.ts'

type QuickRowProps = {
  draft: Draft
  products: CartProduct | undefined
  onCorrect: (change: Correction) => void
  /** The row lost focus after a correction: the server checks it again. */
  onDone: () => void
  onRemove: () => void
}

/** The result beside the typed text; a row with a question has its fields open, the others open on press. */
export function QuickRowItem({ draft, products, onCorrect, onDone, onRemove }: QuickRowProps) {
  const say = useOrderWords()
  const [editing, setEditing] = useState(false)
  const orderable = isOrderable(draft)
  const open = editing || !orderable
  const unit = products?.units.find(({ position }) => position === draft.result?.unit)?.name ?? ''
  const trouble = sayTrouble(draft, unit, say)
  const troubleId = useId()
  const Icon = orderable ? Check : CircleAlert
  const name = products?.name ?? draft.code

  function leave(event: FocusEvent<HTMLElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) onDone()
  }
  function enter(event: KeyboardEvent): void {
    if (event.key === 'Enter') onDone()
  }

  return (
    <li className="grid gap-1 py-2 text-sm">
      <div className="flex items-start gap-2">
        <Icon
          aria-hidden
          size={20}
          strokeWidth={2}
          className={joinClasses('mt-0.5 shrink-0', orderable ? 'text-primary-text' : 'text-danger')}
        />
        <div className="min-w-0 flex-1">
          {name ? <p className="break-words">{name}</p> : null}
          <p className="break-words text-muted text-xs">
            {say('quick.typed', { line: draft.line, typed: draft.typed })}
          </p>
          {trouble ? (
            <p
              id={troubleId}
              className={joinClasses('text-xs', orderable ? 'text-secondary-text' : 'text-danger')}
            >
              {trouble}
            </p>
          ) : null}
        </div>
        {open ? (
          <IconButton
            label={say('quick.remove', { line: draft.line })}
            icon={<X size={20} strokeWidth={1.75} />}
            className="-my-2 -mr-2 text-muted"
            onClick={onRemove}
          />
        ) : (
          <button
            type="button"
            aria-label={`${sayCounted(draft.result?.quantity ?? 0, unit)}: ${say('quick.edit', { name })}`}
            onClick={() => setEditing(true)}
            className="tabular -my-2 -mr-2 flex min-h-11 shrink-0 items-center gap-1 rounded-input px-2 font-bold hover:bg-primary-tint"
          >
            {sayCounted(draft.result?.quantity ?? 0, unit)}
            <Pencil aria-hidden size={16} strokeWidth={1.75} className="text-muted" />
          </button>
        )}
      </div>
      {open ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for its fields' blur.
        <div
          className={joinClasses(
            'grid gap-2 pl-7',
            products ? 'grid-cols-[minmax(0,1fr)_5.5rem_6.5rem]' : 'grid-cols-[minmax(0,1fr)_5.5rem]',
          )}
          onBlur={leave}
          onKeyDown={enter}
        >
          <input
            aria-label={`${say('quick.code')} (${say('quick.typed', { line: draft.line, typed: draft.typed })})`}
            placeholder={say('quick.code')}
            value={draft.code}
            maxLength={60}
            autoComplete="off"
            aria-describedby={trouble ? troubleId : undefined}
            onChange={(event) => onCorrect({ code: event.target.value })}
            className={fieldLook}
          />
          <input
            aria-label={`${say('quick.quantity')} (${name})`}
            placeholder={say('quick.quantity')}
            value={draft.quantity}
            maxLength={15}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={draft.result?.outcome === 'badQuantity' || undefined}
            aria-describedby={trouble ? troubleId : undefined}
            onChange={(event) => onCorrect({ quantity: event.target.value })}
            className={joinClasses(fieldLook, 'tabular text-center placeholder:text-sm')}
          />
          {products ? (
            <select
              aria-label={`${say('quick.unit')} (${name})`}
              value={
                draft.result?.outcome === 'noSuchUnit' && !draft.unit
                  ? ''
                  : String(draft.unit ?? draft.result?.unit ?? '')
              }
              onChange={(event) => onCorrect({ unit: Number(event.target.value) as 1 | 2 | 3 })}
              className={joinClasses(fieldLook, 'truncate')}
            >
              <option value="" disabled>
                {say('quick.chooseUnit')}
              </option>
              {products.units.map(({ position, name: unitName }) => (
                <option key={position} value={position}>
                  {unitName}
                </option>
              ))}
            </select>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}

/** Why a row cannot be ordered as typed, and how to fix it. */
function sayTrouble(
  { result, asks, code, quantity, unitName }: Draft,
  unit: string,
  say: SayOrder,
): string | undefined {
  if (!code.trim()) return say('quick.outcomeNoCode')
  const question =
    asks === 'many'
      ? say('quick.outcomeMany')
      : asks === 'notWhole'
        ? say('quick.outcomeQuantity')
        : say('quick.outcomeBlank')
  switch (result?.outcome) {
    case 'added':
      return undefined
    case 'less':
      return say('quick.outcomeLess', {
        left: sayCounted(result.quantity, unit),
        asked: sayNumber(readWholeNumber(quantity) ?? 0),
      })
    case 'ambiguous':
      return say('quick.outcomeAmbiguous')
    case 'unknown':
      return say('quick.outcomeUnknown')
    case 'soldOut':
      return say('quick.outcomeSoldOut')
    case 'noSuchUnit':
      return say('quick.outcomeUnit', { unit: unitName ?? unit })
    default:
      return quantity.trim() ? say('quick.outcomeQuantity') : question
  }
}
