import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { orderAdviceContract } from '#shop/order-advice/order-advice-contracts.ts'
import { type Locale, pick } from '#shop/words/locale.ts'
import { type ShownReason, shownReason } from '#web/shared/order-advice/say-reason.ts'

/** One line of advice as a page shows it, in the reader's language. */
export type AdvisedItem = {
  productCode: string
  name: string
  picture: string | undefined
  unit: 1 | 2 | 3
  unitName: string
  quantity: number
  /** Satang of one such unit with VAT; undefined where prices are not shown. */
  price: number | undefined
  /** The limit of this unit by stock, when known. */
  most: number | undefined
  reason: ShownReason
}
export type Advice = { today: string; items: AdvisedItem[] }

/** Only what the list shows goes to the browser. */
export function adviceOf(
  { today, items, products }: AnswerOf<typeof orderAdviceContract>,
  locale: Locale,
): Advice {
  const byCode = new Map(products.map((product) => [product.code, product]))
  return {
    today,
    items: items.flatMap(({ productCode, unit: position, quantity, reason }) => {
      const product = byCode.get(productCode)
      const unit = product?.units.find((each) => each.position === position)
      if (!product || !unit) return []
      return [
        {
          ...{ productCode, quantity, unit: position },
          name: pick(locale, product.name.th, product.name.en),
          picture: product.pictures[0],
          unitName: pick(locale, unit.name.th, unit.name.en),
          price: unit.showPrice ? unit.priceInVat : undefined,
          most: product.stockControlled ? Math.floor(product.stockAvailable / unit.rate) : undefined,
          reason: shownReason(reason, locale),
        },
      ]
    }),
  }
}
