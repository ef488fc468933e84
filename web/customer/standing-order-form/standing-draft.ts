import type { Address } from '#shop/account/address.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { toBaht } from '#shop/money/satang.ts'
import type { Quantities } from '#shop/priced-cart/cart-to-price.ts'
import { unattendedPayments } from '#shop/standing-orders/standing-order.ts'
import type {
  SaveStandingOrder,
  standingOrderContract,
} from '#shop/standing-orders/standing-order-contracts.ts'

export type DraftLine = SaveStandingOrder['lines'][number]
/** What is being edited; numbers are text as long as they are typed. */
export type StandingDraft = Omit<SaveStandingOrder, 'id' | 'mostTotal' | 'rhythm' | 'taxInvoice'> & {
  rhythm: { every: string; unit: 'week' | 'month'; weekday: string; monthDay: string }
  mostTotal: string
  tax: { wanted: boolean; number: string; branch: string }
}
type Standing = AnswerOf<typeof standingOrderContract>

type NewFrom = {
  lines: DraftLine[]
  addresses: readonly Address[]
  payments: readonly { method: string }[]
  slots: readonly StandingDraft['slot'][]
  /** What the shop is known by. */
  tax: KnownTax
}
type KnownTax = { number: string; branch: string }

const usual = {
  whenClosed: 'after',
  whenSoldOut: 'leave out',
  waitDays: 2,
  whenOver: 'ask',
  whenBelow: 'skip',
  whenNoCredit: 'stop',
  usesCoupons: false,
  deliveryMethod: 'DELIVERY',
} as const

export function newDraft({ lines, addresses, payments, slots, tax }: NewFrom): StandingDraft {
  const of = (type: Address['type']) =>
    addresses.find((each) => each.type === type && each.isDefault) ??
    addresses.find((each) => each.type === type)
  const payment = unattendedPayments.find((method) => payments.some((each) => each.method === method))
  return {
    ...usual,
    tax: { ...tax, wanted: false },
    ...{ name: '', lines, mostTotal: '', slot: slots[0] ?? '08-12', payment: payment ?? 'COD' },
    rhythm: { every: '1', unit: 'week', weekday: '1', monthDay: '1' },
    ...{ shipTo: of('S')?.id ?? '', billTo: (of('B') ?? of('S'))?.id ?? '' },
  }
}

export function draftOf(standing: Standing, tax: KnownTax): StandingDraft {
  const { rhythm, mostTotal, name, slot, shipTo, billTo, payment, lines, version } = standing
  const { whenClosed, whenSoldOut, waitDays, whenOver, whenBelow, whenNoCredit, usesCoupons } = standing
  const { deliveryMethod, taxInvoice } = standing
  const day = String(rhythm.day)
  return {
    ...{ name, slot, deliveryMethod, shipTo, billTo, payment, lines, version },
    tax: taxInvoice
      ? { wanted: true, number: taxInvoice.taxNumber, branch: taxInvoice.branch }
      : { ...tax, wanted: false },
    ...{ whenClosed, whenSoldOut, waitDays, whenOver, whenBelow, whenNoCredit, usesCoupons },
    rhythm: {
      ...{ every: String(rhythm.every), unit: rhythm.unit },
      ...(rhythm.unit === 'week' ? { weekday: day, monthDay: '1' } : { weekday: '1', monthDay: day }),
    },
    mostTotal: mostTotal === null ? '' : String(toBaht(mostTotal)),
  }
}

export function requestOf(draft: StandingDraft, id: string | undefined): SaveStandingOrder {
  const { rhythm, mostTotal, startFrom, tax, ...terms } = draft
  const every = Number.parseInt(rhythm.every, 10)
  const most = Math.round(Number(mostTotal.replaceAll(',', '')) * 100)
  return {
    ...terms,
    ...(id ? { id } : {}),
    ...(startFrom ? { startFrom } : {}),
    rhythm: {
      ...{ every: Number.isNaN(every) ? 0 : Math.min(every, 999), unit: rhythm.unit },
      day: Number(rhythm.unit === 'week' ? rhythm.weekday : rhythm.monthDay),
    },
    mostTotal: most > 0 ? most : null,
    taxInvoice: tax.wanted ? { taxNumber: tax.number, branch: tax.branch } : null,
  }
}

type OrderedLine = { productCode: string; unit: 1 | 2 | 3; quantity: number }

/** The lines of an order, one for each product. */
export function sumDraftLines(lines: readonly OrderedLine[]): DraftLine[] {
  const sums = new Map<string, DraftLine>()
  for (const { productCode, unit, quantity } of lines) {
    const before = sums.get(productCode)?.quantities ?? [0, 0, 0]
    const quantities = before.map((each, at) => (at === unit - 1 ? each + quantity : each)) as Quantities
    sums.set(productCode, { productCode, quantities, replacement: null })
  }
  return [...sums.values()]
}
