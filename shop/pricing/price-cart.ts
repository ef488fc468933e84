import { applyPromotions } from '../discounts/apply-promotions.ts'
import { reasonsOf } from '../discounts/take-discounts.ts'
import { withVat } from '../money/vat.ts'
import { type CartRow, cartLines, discountOf, type ProductRows, worthOf } from '../priced-cart/cart-rows.ts'
import type { CartToPrice } from '../priced-cart/cart-to-price.ts'
import type { CartProblem, PricedCart, PricedLine, Reason } from '../priced-cart/priced-cart.ts'
import { type RowToShow, roundingOf, type ShownAmounts, showFigures } from '../priced-cart/shown-figures.ts'
import { pricePoints } from './price-points.ts'
import { vatGroups } from './vat-groups.ts'

/**
 * Pure, so that browser and server compute the same price; docs/decisions/0013-pricing.md has the goal and
 * the ties.
 */
export function priceCart(cart: CartToPrice): PricedCart {
  const problems: CartProblem[] = []
  const lines = cartLines(cart.lines, problems)
  return cart.mode === 'points' ? pricePoints(lines, problems) : priceMoney(cart, lines, problems)
}

function priceMoney(cart: CartToPrice, lines: ProductRows[], problems: CartProblem[]): PricedCart {
  const { vatPercent, delivery, minimumOrder } = cart
  const rows = lines.flatMap((line) => line.rows)
  for (const { product, unit } of rows) {
    if (unit.price <= 0)
      problems.push({ kind: 'noPrice', productCode: product.code, position: unit.position })
  }
  const applied = applyPromotions(cart, lines, problems)
  const subtotal = rows.reduce((sum, row) => sum + row.amount, 0)
  const discount = rows.reduce((sum, row) => sum + discountOf(row), 0)
  const subtotalWithVat = worthOf(rows, vatPercent)
  const missingToFreeDelivery =
    delivery.fee > 0 && delivery.freeFrom !== null ? Math.max(0, delivery.freeFrom - subtotalWithVat) : 0
  const isDeliveredFree = subtotal === 0 || (delivery.freeFrom !== null && missingToFreeDelivery === 0)
  const deliveryFee = isDeliveredFree ? 0 : delivery.fee
  const groups = vatGroups(rows, { ...delivery, fee: deliveryFee }, vatPercent)
  const vatOnTop = groups.find((group) => group.priceType === 2)?.vat ?? 0
  const exact = subtotal - discount + deliveryFee + vatOnTop
  const cashRounding = cart.paysCash ? roundingOf(exact, cart.cashStep ?? 0) : 0
  const total = exact + cashRounding
  const { amounts, sums } = showFigures({
    rows: rows.map(rowToShow),
    deliveryFee,
    feeType: delivery.priceType,
    vatOnTop,
    vatPercent,
    cashRounding,
  })
  const shown = new Map([...amounts].map(([{ row }, each]) => [row, each]))
  return {
    mode: 'money',
    lines: lines.map((line) =>
      pricedLine(line, problems, (row) => pricedRow(row, shown.get(row) ?? nothing, vatPercent)),
    ),
    ...applied,
    vatGroups: groups,
    subtotal,
    subtotalWithVat,
    discount,
    deliveryFee,
    vat: groups.reduce((sum, group) => sum + group.vat, 0),
    vatOnTop,
    cashRounding,
    total,
    shown: sums,
    points: 0,
    pointsEarned:
      Math.floor(total / 10_000) * cart.pointsPer100Baht +
      applied.freeItems.reduce((sum, subtotal) => sum + subtotal.points, 0),
    missingToFreeDelivery,
    missingToMinimum: Math.max(0, minimumOrder - subtotalWithVat),
    problems,
  }
}

const nothing: ShownAmounts = { amount: 0, discount: 0, net: 0 }

function rowToShow(row: CartRow): RowToShow & { row: CartRow } {
  const { product, unit, amount } = row
  return {
    row,
    productCode: product.code,
    position: unit.position,
    priceType: unit.priceType,
    amount,
    discount: discountOf(row),
  }
}

type RowResult = PricedLine['rows'][number]

function pricedLine(
  { product, rows, baseUnits, orderable }: ProductRows,
  problems: readonly CartProblem[],
  priceRow: (row: CartRow) => RowResult,
): PricedLine {
  const pricedRows = rows.map(priceRow)
  const shown = { ...nothing }
  for (const row of pricedRows) {
    shown.amount += row.shown.amount
    shown.discount += row.shown.discount
    shown.net += row.shown.net
  }
  const amount = rows.reduce((sum, row) => sum + row.amount, 0)
  const discount = rows.reduce((sum, row) => sum + discountOf(row), 0)
  return {
    productCode: product.code,
    rows: pricedRows,
    baseUnits,
    amount,
    discount,
    net: amount - discount,
    shown,
    points: 0,
    orderable:
      orderable && rows.length > 0 && !problems.some((problem) => problem.productCode === product.code),
  }
}

function pricedRow(row: CartRow, shown: ShownAmounts, vatPercent: number): RowResult {
  const { product, unit, quantity, baseUnits, amount, best } = row
  const { position, rate, price, priceType } = unit
  const discount = discountOf(row)
  const why: Reason[] = [
    { kind: 'price', basis: product.basis, price: withVat(price, priceType, vatPercent) },
    ...row.unreadable.map((promotionId) => ({ kind: 'unknownPromotion' as const, promotionId })),
    ...reasonsOf(row, shown.discount, vatPercent),
  ]
  const promotionId = best?.by.promotion.id ?? null
  const net = amount - discount
  return {
    position,
    rate,
    quantity,
    baseUnits,
    price,
    priceType,
    amount,
    discount,
    net,
    shown,
    promotionId,
    points: 0,
    why,
  }
}
