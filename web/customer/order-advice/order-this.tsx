import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sayMoney } from '#shop/money/say-money.ts'
import { addDays, noonOf, sayWeekday } from '#shop/time/bangkok.ts'
import { sayCounted } from '#shop/words/counted-unit.ts'
import type { CartKey } from '#web/customer/cart/cart-store.ts'
import type { OrderLine } from '#web/customer/placing/checkout-draft.ts'
import { FormAlert } from '#web/kit/forms/form-alert.tsx'
import * as paths from '#web/paths/customer-paths.ts'
import { BottomSheet } from '#web/ui/bottom-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useAdviceWords } from '#web/words/customer/advice-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { AdvisedItem } from './advised-item.ts'
import { useUsualOrder } from './use-usual-order.ts'

type OrderThisProps = {
  today: string
  items: readonly (AdvisedItem & { quantity: number })[]
  cartKey: CartKey
  /** Puts the lines into the cart, for the way over the checkout. */
  onTake: () => void
}

const inUnit = (unit: number, quantity: number) =>
  [1, 2, 3].map((each) => (each === unit ? quantity : 0)) as OrderLine['quantities']

/** The advised lines ordered in two taps: this button, and the confirmation. */
export function OrderThis({ today, items, cartKey, onTake }: OrderThisProps) {
  const say = useAdviceWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const there = items.filter(({ productCode }) => !gone.has(productCode))
  const lines = there.map(({ productCode, unit, quantity }) => ({
    productCode,
    quantities: inUnit(unit, quantity),
  }))
  const { usual, stale, placing, trouble, place, calm } = useUsualOrder(cartKey, lines)
  const close = () => {
    setOpen(false)
    calm()
  }
  if (!stale && !usual) return null
  // What has gone since the list was made is left out, and the rest priced anew.
  if (usual?.gone.some((code) => !gone.has(code))) setGone(new Set([...gone, ...usual.gone]))
  const isPricing = stale && there.length > 0
  const whyNot = there.length === 0 ? say('usual.allGone') : usual?.whyNot

  const dayOf = (day: string) =>
    day === today
      ? say('advice.today')
      : day === addDays(today, 1)
        ? say('advice.tomorrow')
        : sayWeekday(noonOf(day), locale)
  const paymentOf = (method: string) =>
    say(method === 'CREDIT' ? 'usual.CREDIT' : method === 'BANK' ? 'usual.BANK' : 'usual.COD')
  const isBelow = usual?.isBelowMinimum ?? false
  const otherWay = say(isBelow ? 'usual.more' : 'usual.change')
  const goOtherWay = () => {
    onTake()
    void navigate(isBelow ? paths.cart : paths.checkout)
  }

  return (
    <div className="grid gap-2 border-hairline border-t bg-primary-tint p-3 sm:flex sm:items-center">
      <p className="min-h-10 flex-1 text-sm sm:grid sm:min-h-0 sm:items-center">
        {usual && !isPricing
          ? (whyNot ??
            say('usual.sum', {
              total: sayMoney(usual.total),
              day: dayOf(usual.deliverOn),
              payment: paymentOf(usual.payment),
            }))
          : say('usual.pricing')}
      </p>
      {whyNot && !isPricing ? (
        <Button variant="secondary" onClick={goOtherWay}>
          {otherWay}
        </Button>
      ) : (
        <Button loading={open && !usual} onClick={() => setOpen(true)}>
          {say('usual.order')}
        </Button>
      )}
      {usual ? (
        <BottomSheet
          open={open}
          onClose={close}
          title={say('usual.title')}
          closeLabel={say('usual.close')}
          actions={
            <div className="grid w-full gap-2">
              <FormAlert message={trouble} />
              {whyNot && whyNot !== trouble && !isPricing ? (
                <p className="text-danger text-sm">{whyNot}</p>
              ) : null}
              <Button
                size="lg"
                wide
                loading={placing || isPricing}
                whyDisabled={placing || isPricing ? undefined : whyNot}
                onClick={() => void place(usual)}
              >
                {say('usual.confirm', { total: sayMoney(usual.total) })}
              </Button>
              <Button size="sm" variant="quiet" wide onClick={goOtherWay}>
                {otherWay}
              </Button>
            </div>
          }
        >
          <div className="grid gap-3 text-sm">
            <ul aria-label={say('usual.lines', { count: there.length })} className="grid gap-2">
              {items.map(({ productCode, name, quantity, unitName }) => (
                <li
                  key={productCode}
                  className={joinClasses('flex gap-3', gone.has(productCode) && 'text-muted')}
                >
                  <span className="min-w-0 flex-1">
                    {name}{' '}
                    <span className="whitespace-nowrap text-muted">{sayCounted(quantity, unitName)}</span>
                  </span>
                  <span className="shrink-0">
                    {gone.has(productCode)
                      ? say('usual.leftOut')
                      : sayMoney(usual.amounts.find((line) => line.productCode === productCode)?.amount ?? 0)}
                  </span>
                </li>
              ))}
            </ul>
            {usual.free > 0 ? (
              <p className="text-primary-text">{say('usual.free', { count: usual.free })}</p>
            ) : null}
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-hairline border-t pt-3 [&>dd]:text-right [&>dt]:text-muted">
              <dt>{say('usual.delivery')}</dt>
              <dd>{usual.deliveryFee > 0 ? sayMoney(usual.deliveryFee) : say('usual.noFee')}</dd>
              <dt>{say('usual.comes')}</dt>
              <dd>{sayWeekday(noonOf(usual.deliverOn), locale)}</dd>
              <dt>{say('usual.payment')}</dt>
              <dd>{paymentOf(usual.payment)}</dd>
              <dt>{say('usual.address')}</dt>
              <dd>{usual.address}</dd>
              <dt className="pt-1 font-bold text-base">{say('usual.total')}</dt>
              <dd className="pt-1 font-bold text-base">{sayMoney(usual.total)}</dd>
            </dl>
          </div>
        </BottomSheet>
      ) : null}
    </div>
  )
}
