import type { CreditFigures, Figures } from '../invoices/credit-figures.ts'
import type { Satang } from '../money/satang.ts'
import { moneyParts } from '../money/say-money.ts'
import type { PriceType, VatLine } from '../money/vat.ts'
import type { Label, Paper } from './paper.ts'
import { labels, vatNames } from './paper-words.ts'

type PaperSum = Paper['sums'][number]

/** The money of an order as it is kept. */
type OrderSums = {
  subtotal: Satang
  discount: Satang
  deliveryFee: Satang
  /** Null for old orders, whose fee belongs to no VAT group. */
  feePriceType: PriceType | null
  cashRounding: Satang
  total: Satang
}

/** 1,234.50 as documents write it, without a sign for baht. */
export function figure(amount: Satang): string {
  const { sign, baht, satang } = moneyParts(amount)
  return `${sign}${baht.slice(1)}${satang}`
}

const sumOf = (groups: readonly VatLine[], part: 'net' | 'vat' | 'gross') =>
  groups.reduce((sum, group) => sum + group[part], 0)

/** The groups of the VAT table; a fee of no group is without tax. */
function groupsOf({ deliveryFee, feePriceType }: OrderSums, stored: readonly VatLine[]): VatLine[] {
  const apart = feePriceType === null ? deliveryFee : 0
  return ([1, 2, 0] as const).flatMap((priceType): VatLine[] => {
    const own = stored.filter((group) => group.priceType === priceType)
    const more = priceType === 0 ? apart : 0
    if (own.length === 0 && more === 0) return []
    return [
      {
        priceType,
        percent: own[0]?.percent ?? 0,
        net: sumOf(own, 'net') + more,
        vat: sumOf(own, 'vat'),
        gross: sumOf(own, 'gross') + more,
      },
    ]
  })
}

type Line = { amount: Satang; discount: Satang }

/** Whether lines, VAT table and total of an order come to the same; a paper that contradicts itself is not printed. */
export function doSumsAgree(order: OrderSums, lines: readonly Line[], stored: readonly VatLine[]): boolean {
  const sum = (part: keyof Line) => lines.reduce((all, line) => all + line[part], 0)
  return (
    sum('amount') === order.subtotal &&
    sum('discount') === order.discount &&
    sumOf(groupsOf(order, stored), 'gross') + order.cashRounding === order.total
  )
}

/** Value, VAT and both together for each price type, and for all when there are several. */
export function vatTable(order: OrderSums, stored: readonly VatLine[]): Paper['vat'] {
  const groups = groupsOf(order, stored)
  const figures = (some: readonly VatLine[]) => [
    figure(sumOf(some, 'net')),
    figure(sumOf(some, 'vat')),
    figure(sumOf(some, 'gross')),
  ]
  const name = ({ priceType, percent }: VatLine) =>
    priceType === 0 ? vatNames[0] : `${vatNames[priceType]} ${percent}%`
  return {
    heads: [labels.vatGroup, labels.beforeVat, labels.vat, labels.withVat],
    rows: [
      ...groups.map((group) => [name(group), ...figures([group])]),
      ...(groups.length > 1 ? [['รวม', ...figures(groups)]] : []),
    ],
  }
}

const row = (label: Label, amount: Satang, isStrong = false): PaperSum => ({
  ...{ label, value: figure(amount), isStrong },
})

/** From the goods to the total; each row adds to the ones above it. */
export function invoiceSums(order: OrderSums): PaperSum[] {
  const { subtotal, discount, deliveryFee, cashRounding, total } = order
  const onTop = total - (subtotal - discount + deliveryFee + cashRounding)
  return [
    row(labels.goods, subtotal),
    ...(discount !== 0 ? [row(labels.lessDiscount, -discount)] : []),
    ...(deliveryFee !== 0 ? [row(labels.fee, deliveryFee)] : []),
    ...(onTop !== 0 ? [row(labels.vatOnTop, onTop)] : []),
    ...(cashRounding !== 0 ? [row(labels.rounding, cashRounding)] : []),
    row(labels.total, total, true),
  ]
}

/** What was invoiced, what is right (nothing), and the difference with its VAT. */
export function creditSums(order: OrderSums, stored: readonly VatLine[]): PaperSum[] {
  const groups = groupsOf(order, stored)
  const net = sumOf(groups, 'net')
  return [
    row(labels.originalValue, net),
    row(labels.rightValue, 0),
    row(labels.difference, net),
    row(labels.vat, sumOf(groups, 'vat')),
    ...(order.cashRounding !== 0 ? [row(labels.rounding, order.cashRounding)] : []),
    row(labels.total, order.total, true),
  ]
}

/** Of a part of an invoice: its value as invoiced, the right one, and the difference with its VAT. */
export function partCreditSums({ before, after }: CreditFigures): PaperSum[] {
  const netOf = ({ vatGroups }: Figures) => sumOf(vatGroups, 'net')
  const vatIn = ({ vatGroups }: Figures) => sumOf(vatGroups, 'vat')
  const rounding = before.cashRounding - after.cashRounding
  return [
    row(labels.originalValue, netOf(before)),
    row(labels.rightValue, netOf(after)),
    row(labels.difference, netOf(before) - netOf(after)),
    row(labels.vat, vatIn(before) - vatIn(after)),
    ...(rounding !== 0 ? [row(labels.rounding, rounding)] : []),
    row(labels.total, before.total - after.total, true),
  ]
}
