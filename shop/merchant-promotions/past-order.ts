import type { Satang } from '../money/satang.ts'
import type { PriceType } from '../money/vat.ts'
import type { CartToPrice, ProductToPrice, PromotionToPrice } from '../priced-cart/cart-to-price.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { promotionToPrice } from '../pricing/promotions-to-price.ts'
import { type Participant, type Promotion, takesPart } from '../promotions/promotion.ts'

/** A bought line of an order as it was agreed. */
type PastLine = {
  productCode: string
  position: 1 | 2 | 3
  rate: number
  quantity: number
  price: Satang
  priceType: PriceType
  discount: Satang
  promotionId: string | null
}
export type PastOrder = { number: string; day: string; customer: Participant; lines: PastLine[] }

type Trial = { draft: Promotion; freeProducts: ProductToPrice[]; vatPercent: number }
type Effect = { less: Satang; gifts: { productCode: string; quantity: number }[] }

/** What a draft would have changed for an order on top of the discounts it had; nothing if it was not for it. */
export function effectOn(order: PastOrder, trial: Trial): Effect | undefined {
  const { draft } = trial
  const held = { ...draft, enabled: true, startsOn: order.day, endsOn: order.day }
  const isBought = order.lines.some(({ productCode }) => draft.saleProducts.has(productCode))
  if (!isBought && !(draft.type === 3 && draft.saleProducts.size === 0)) return undefined
  if (!takesPart(held, order.customer, order.day)) return undefined
  const cart = cartOf(order, trial)
  const withIt = priceCart(cart)
  const gifts = withIt.freeItems.map(({ productCode, quantity }) => ({ productCode, quantity }))
  const had = { ...cart, promotions: cart.promotions.filter(({ id }) => id !== draft.id) }
  const less = priceCart(had).total - withIt.total
  return less > 0 || gifts.length > 0 ? { less, gifts } : undefined
}

/** The order as a cart, each of its lines a product of its own, so that each keeps the discount it had. */
function cartOf({ lines }: PastOrder, { draft, freeProducts, vatPercent }: Trial): CartToPrice {
  const codeOf = ({ productCode, position }: PastLine) => `${productCode} ${position}`
  return {
    mode: 'money',
    lines: lines.map((line) => ({
      product: productOf(line, codeOf(line)),
      quantities: [line.quantity, 0, 0],
    })),
    promotions: [
      {
        ...promotionToPrice(draft, []),
        saleProducts: lines.filter((line) => draft.saleProducts.has(line.productCode)).map(codeOf),
      },
      ...lines
        .filter(({ discount, promotionId }) => discount > 0 && promotionId !== draft.id)
        .map((line) => discountHad(line, codeOf(line))),
    ],
    couponPromotionIds: [draft.id],
    freeProducts,
    freeChoices: [],
    vatPercent,
    delivery: { fee: 0, freeFrom: null, priceType: 1 },
    minimumOrder: 0,
    pointsPer100Baht: 0,
  }
}

const productOf = ({ rate, price, priceType }: PastLine, code: string): ProductToPrice => ({
  code,
  units: [{ position: 1, rate, price, priceType }],
  basis: 'level',
  stockControlled: false,
  stockAvailable: 0,
  pointsPerUnit: 0,
})

const discountHad = ({ discount }: PastLine, code: string): PromotionToPrice => ({
  id: `had ${code}`,
  name: '',
  shortName: '',
  type: 1,
  calculation: 2,
  tiers: [{ orderBuy: 1, freeQuantity: 0, discount, discountType: 'Money' }],
  saleProducts: [code],
  wholeOrder: false,
  freeProducts: [],
  needsCoupon: false,
})
