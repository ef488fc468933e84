import { sayMoney, sayNumber, shortMoney } from '#shop/money/say-money.ts'
import type { PromotionToPrice } from '#shop/priced-cart/cart-to-price.ts'
import type { Counting, FreeItem, Gain, Hint, Reason } from '#shop/priced-cart/priced-cart.ts'
import { countedUnit, sayCounted } from '#shop/words/counted-unit.ts'
import type { SayOrder } from '#web/words/customer/order-words.ts'

/** The product fields that price sentences name. */
type NamedProduct = {
  code: string
  name: string
  units: { position: 1 | 2 | 3; name: string; rate: number }[]
}

/** Looks up the words for codes. */
export type Naming = {
  say: SayOrder
  products: ReadonlyMap<string, NamedProduct>
  promotions: ReadonlyMap<string, PromotionToPrice>
  /** Codes of gifts that are points. */
  points: ReadonlySet<string>
}

export function unitName(product: NamedProduct | undefined, position: 1 | 2 | 3): string {
  return product?.units.find((unit) => unit.position === position)?.name ?? ''
}

/** Promotions count base units: named by the unit of rate 1, or else the smallest. */
export function baseUnitName(product: NamedProduct | undefined, say: SayOrder): string {
  return (product?.units.find(({ rate }) => rate === 1) ?? product?.units.at(-1))?.name ?? say('price.pieces')
}

function sayPercent(hundredths: number): string {
  return `${hundredths / 100}%`
}

/** 5% off, ฿2 off each bottle, ฿50 off, or 2 bottles of something free. */
function sayGain(gain: Gain, unit: string, { say, products, points }: Naming): string {
  if (gain.kind === 'percent') return say('price.gainPercent', { percent: sayPercent(gain.percent) })
  if (gain.kind === 'perUnit')
    return say('price.gainPerUnit', { amount: sayMoney(gain.amount), unit: countedUnit(unit, 1) })
  if (gain.kind === 'money') return say('price.gainMoney', { amount: sayMoney(gain.amount) })
  const first = gain.productCodes[0] ?? ''
  if (points.has(first)) return say('price.gainPoints', { points: sayNumber(gain.quantity) })
  const given = products.get(first)
  return say('price.gainFree', {
    count: sayNumber(gain.quantity),
    unit: countedUnit(given?.units.at(-1)?.name ?? say('price.pieces'), gain.quantity),
    name: given?.name ?? '',
  }).trim()
}

function sayCount(counting: Counting, count: number, unit: string): string {
  return counting === 'money' ? sayMoney(count) : sayCounted(count, unit)
}

/** The missing quantity for more: "4 more bottles: get 1 free", "2 more make a case and save ฿12". */
export function sayHint(hint: Hint, naming: Naming): string {
  const { say, products } = naming
  if (hint.kind === 'promotion') {
    const unit = baseUnitName(products.get(hint.productCodes[0] ?? ''), say)
    return say('price.hint', {
      missing: sayCount(hint.counting, hint.missing, unit),
      gain: sayGain(hint.gain, unit, naming),
    })
  }
  const of = products.get(hint.productCode)
  const [from, to] = [unitName(of, hint.from), unitName(of, hint.to)]
  const said = { count: hint.bigUnits, to: countedUnit(to, hint.bigUnits), saves: sayMoney(hint.saves) }
  return hint.missing > 0
    ? say('price.hintBigger', { ...said, missing: hint.missing, from: countedUnit(from, hint.missing) })
    : say('price.hintSwap', said)
}

const bases = { list: 'price.byList', level: 'price.byLevel', advance: 'price.byAdvance' } as const

/** One step of "why this price". */
export function sayReason(reason: Reason, of: { code: string; position: 1 | 2 | 3 }, naming: Naming): string {
  const { say, products, promotions } = naming
  const product = products.get(of.code)
  const unit = countedUnit(unitName(product, of.position), 1)
  if (reason.kind === 'price') return say(bases[reason.basis], { price: sayMoney(reason.price), unit })
  if (reason.kind === 'points')
    return say('price.byPoints', { points: sayNumber(reason.pointsPerUnit), unit })
  const name = promotions.get(reason.promotionId)?.name ?? reason.promotionId
  if (reason.kind === 'unknownPromotion') return say('price.unknown', { name })
  if (reason.kind === 'passedOver') return say('price.passedOver', { name, amount: sayMoney(reason.amount) })
  const times = reason.times > 1 ? ` × ${sayNumber(reason.times)}` : ''
  const reached = `${sayCount(reason.counting, reason.reached, baseUnitName(product, say))}${times}`
  const amount = sayMoney(reason.amount)
  if (!contains(name, reached)) return say('price.promotion', { name, reached, amount })
  return contains(name, shortMoney(reason.amount)) ? name : say('price.promotionShort', { name, amount })
}

/** Whether a name contains the figure: '฿45' is in 'Buy 18 bags, ฿45 off', not in 'Buy 18 bags, ฿450 off'. */
function contains(name: string, words: string): boolean {
  return name.split(words).some((rest, at) => at > 0 && !/^[.,]?\d/.test(rest))
}

/** Why a product is free. */
export function sayFree(free: FreeItem, { say, promotions }: Naming): string {
  const name = promotions.get(free.promotionId)?.name ?? free.promotionId
  return say('price.freeBecause', { name })
}
