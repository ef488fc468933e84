import { useState } from 'react'
import type { BasketItem } from '#shop/my-sales/basket-contracts.ts'
import type { MySalesCalls } from '#web/merchant/my-sales/my-sales-calls.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { useLocale } from '#web/words/words.tsx'

const ask = officeCallsOf<MySalesCalls>()

type Laid = { added: number; leftOut: { productCode: string; name: { th: string; en: string } }[] }

/** What the shop has never bought is to be talked about first. */
const ofOwnOrders: ReadonlySet<string> = new Set(['due', 'low', 'season'])

/** What is chosen of a basket, with how many of each; what is in the cart already is left alone at first. */
export function useBasket(customerCode: string, items: readonly BasketItem[]) {
  const say = useSalesWords()
  const locale = useLocale()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        items
          .filter(({ reason, inCart }) => !inCart && ofOwnOrders.has(reason.kind))
          .map(({ productCode }) => productCode),
      ),
  )
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(() => new Map())
  const [isLaying, setIsLaying] = useState(false)
  const [laid, setLaid] = useState<Laid>()
  const quantityOf = ({ productCode, quantity }: BasketItem) => quantities.get(productCode) ?? quantity
  const wanted = items.filter(({ productCode }) => chosen.has(productCode))

  /** Answers whether everything lies in the cart. */
  async function lay(): Promise<boolean> {
    if (isLaying || wanted.length === 0) return false
    setIsLaying(true)
    const result = await ask(locale, 'layBasket', {
      customerCode,
      items: wanted.map((item) => ({
        ...{ productCode: item.productCode, unit: item.unit, quantity: quantityOf(item) },
      })),
    })
    setIsLaying(false)
    if (result.kind !== 'ok') {
      const text = result.kind === 'refused' ? result.message : say('sales.unknown')
      showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })
      return false
    }
    setLaid(result.answer)
    return result.answer.leftOut.length === 0
  }

  return {
    ...{ wanted, isLaying, laid, lay, quantityOf },
    isChosen: (code: string) => chosen.has(code),
    choose: (code: string, isOn: boolean) =>
      setChosen((before) => new Set(isOn ? [...before, code] : [...before].filter((each) => each !== code))),
    chooseAll: (isOn: boolean) => setChosen(new Set(isOn ? items.map(({ productCode }) => productCode) : [])),
    setQuantity: (code: string, quantity: number) =>
      setQuantities((before) => new Map(before).set(code, quantity)),
    total: wanted.reduce((sum, item) => sum + item.price * quantityOf(item), 0),
  }
}
export type Basket = ReturnType<typeof useBasket>
