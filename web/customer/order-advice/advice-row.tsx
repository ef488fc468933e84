import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { sayMoney } from '#shop/money/say-money.ts'
import { countedUnit } from '#shop/words/counted-unit.ts'
import type { CartKey } from '#web/customer/cart/cart-store.ts'
import { mostOfOne } from '#web/customer/cart/stored-cart.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { sayReason } from '#web/shared/order-advice/say-reason.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Picture } from '#web/ui/picture.tsx'
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useAdviceWords } from '#web/words/customer/advice-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'
import type { AdviceCalls } from './advice-calls.ts'
import type { AdvisedItem } from './advised-item.ts'
import { hideAdvice, showAdvice } from './hidden-advice.ts'

const ask = callsOf<AdviceCalls>()

type AdviceRowProps = {
  item: AdvisedItem
  today: string
  cartKey: CartKey
  quantity: number
  inCart: boolean
  onQuantity: (quantity: number) => void
  onTake: () => void
}

export function AdviceRow({ item, today, cartKey, quantity, inCart, onQuantity, onTake }: AdviceRowProps) {
  const say = useAdviceWords()
  const shop = useShopWords()
  const locale = useLocale()
  const [asks, setAsks] = useState(false)
  const { productCode, name, unitName, price, most = mostOfOne } = item
  const what = { name, unit: unitName }
  const max = Math.min(most, mostOfOne)

  async function hide(choice: 'later' | 'never') {
    hideAdvice(cartKey, productCode)
    const result = await ask(locale, 'chooseAdvice', { productCode, choice })
    if (result.kind !== 'ok') {
      showAdvice(cartKey, productCode)
      if (result.kind === 'refused')
        showToast({ text: result.message, tone: 'danger', lifeMs: toastLife.local })
      return
    }
    showToast({
      text: say(choice === 'later' ? 'advice.hiddenLater' : 'advice.hiddenNever'),
      lifeMs: toastLife.local,
      action: {
        text: say('advice.undo'),
        onAct: () => {
          showAdvice(cartKey, productCode)
          void ask(locale, 'chooseAdvice', { productCode, choice: 'again' })
        },
      },
    })
  }

  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-hairline border-b p-3 lg:odd:not-only:border-r">
      <div className="size-14 overflow-hidden rounded-input bg-sunk">
        {item.picture ? (
          <Picture src={`/files/${item.picture}`} width={600} height={600} sizes="56px" alt="" />
        ) : null}
      </div>
      <div className="min-w-0">
        <Link to={paths.product({ code: productCode })} className="clamp-2 text-sm hover:underline">
          {name}
        </Link>
        <p className="text-primary-text text-xs">{sayReason(item.reason, { today, say, locale })}</p>
      </div>
      <IconButton
        label={say('advice.hide', { name })}
        className="-mt-2 -mr-2 text-muted"
        icon={<X aria-hidden size={18} strokeWidth={1.75} />}
        aria-expanded={asks}
        onClick={() => setAsks(!asks)}
      />
      <div
        className={joinClasses(
          'col-span-3 flex min-h-11 items-center justify-end gap-2',
          asks && 'flex-wrap',
        )}
      >
        {asks ? (
          <>
            <span className="mr-auto text-muted text-sm">{say('advice.hideAsk')}</span>
            <Button size="sm" variant="secondary" onClick={() => void hide('later')}>
              {say('advice.later')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => void hide('never')}>
              {say('advice.never')}
            </Button>
          </>
        ) : inCart ? (
          <span className="inline-flex items-center gap-1 text-sm text-primary-text">
            <Check aria-hidden size={18} strokeWidth={1.75} />
            {say('advice.taken')}
          </span>
        ) : (
          <>
            <span className="min-w-0 flex-1 text-muted text-xs">
              {price === undefined
                ? countedUnit(unitName, quantity)
                : say('advice.perUnit', { price: sayMoney(price), unit: unitName })}
            </span>
            <QuantityStepper
              value={quantity}
              min={1}
              max={max}
              whyNoMore={quantity >= max ? shop('cart.noMore', { count: max, unit: unitName }) : undefined}
              onChange={onQuantity}
              words={{
                add: shop('cart.add', what),
                less: shop('cart.less', what),
                more: shop('cart.more', what),
                quantity: shop('cart.quantity', what),
                wrong: shop('cart.notWhole'),
                most: shop('cart.noMore', { count: max, unit: unitName }),
              }}
            />
            <Button
              size="sm"
              variant="secondary"
              aria-label={say('advice.takeLabel', {
                name,
                count: quantity,
                unit: countedUnit(unitName, quantity),
              })}
              onClick={onTake}
            >
              {say('advice.take')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
