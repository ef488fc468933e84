import { amountInWords } from '../invoices/amount-in-words.ts'
import { type CreditFigures, creditedOf, type FigureLine, type Figures } from '../invoices/credit-figures.ts'
import { sayNumber } from '../money/say-money.ts'
import { isCancelled } from '../orders/order-status.ts'
import type { OrderDetail } from '../orders/order-wire.ts'
import { sayPhone } from '../thai/phone.ts'
import { noonOf, sayLongDate } from '../time/bangkok.ts'
import type { Label, OrderPaperKind, Paper, PaperColumn, PaperParty, PaperRow } from './paper.ts'
import { creditSums, figure, invoiceSums, partCreditSums, vatTable } from './paper-sums.ts'
import { copies, labels, paymentNames, reasonNames, signatures, titles, vatMarks } from './paper-words.ts'
import type { Party } from './party.ts'

/** Everything that the papers of an order are made of. */
export type PaperFacts = {
  detail: OrderDetail
  seller: Party
  buyer: Party
  shipTo: Party
  creditNote: { number: string; madeAt: string; why: string; figures: CreditFigures | null } | null
}
type Made = NonNullable<OrderDetail['invoice']>
/** An order that has been invoiced. */
type InvoicedFacts = PaperFacts & { invoice: Made }
type CreditedFacts = InvoicedFacts & { creditNote: NonNullable<PaperFacts['creditNote']> }

const fact = (label: Label, value: string) => ({ label, value })
const day = (at: string) => sayLongDate(new Date(at), 'th')

/** The tax invoice; a receipt or bill where the customer asked for none. */
export function invoicePaper(facts: InvoicedFacts): Paper {
  const { detail, invoice, creditNote } = facts
  const { order } = detail
  const isPaid = order.moneyState === 'paid' || order.moneyState === 'overpaid'
  return {
    ...shared(facts, 'invoice', invoice.number),
    title: order.needsTaxInvoice ? titles.taxInvoice : isPaid ? titles.receipt : titles.bill,
    copies: [copies.original, copies.copy],
    stamp: invoice.status === 'Canceled' ? 'ยกเลิก' : '',
    facts: [
      fact(labels.number, invoice.number),
      fact(labels.date, day(invoice.madeAt)),
      fact(labels.order, order.number),
      ...paymentFacts(facts),
    ],
    ...priced(detail),
    sums: [...invoiceSums(order), ...pointsSum(detail)],
    notes: [
      ...(creditNote
        ? [
            {
              title: creditNote.figures ? 'ลดหนี้' : 'ยกเลิก',
              lines: [
                `${creditNote.figures ? 'ลดหนี้บางส่วน' : 'ยกเลิก'}โดยใบลดหนี้เลขที่ ${creditNote.number} ลงวันที่ ${day(creditNote.madeAt)}`,
              ],
            },
          ]
        : []),
      ...shortNotes(detail),
    ],
    signatures: [signatures.receiver, signatures.deliverer, signatures.collector, signatures.authorised],
  }
}

/** An order in other figures than it has now. */
export function withFigures(detail: OrderDetail, figures: Figures): OrderDetail {
  const { lines, subtotal, discount, vat, vatGroups, cashRounding, total } = figures
  return {
    ...detail,
    order: { ...detail.order, subtotal, discount, vat, cashRounding, total },
    vatGroups: [...vatGroups],
    lines: lines.map((line) => ({ ...blankLine, ...line })),
  }
}

/** What papers do not say of a line. */
const blankLine: Omit<Line, keyof FigureLine> = {
  ...{ rate: 1, promotionId: null, promotionName: '', promotionRule: null },
  ...{ givesPoints: false, points: 0, picture: null },
  unit: 1,
}

/** What a credit note takes back, as an order of its own: all of its invoice, or the pieces it names. */
export function creditedDetail({ detail, creditNote }: PaperFacts): OrderDetail {
  if (!creditNote?.figures) return detail
  const credited = withFigures(detail, creditedOf(creditNote.figures))
  return { ...credited, order: { ...credited.order, deliveryFee: 0, feePriceType: null } }
}

/** Takes back an invoice or a part of it. */
export function creditNotePaper(facts: CreditedFacts): Paper {
  const { invoice, creditNote } = facts
  const detail = creditedDetail(facts)
  const { order } = detail
  const sums = creditNote.figures ? partCreditSums(creditNote.figures) : creditSums(order, detail.vatGroups)
  return {
    ...shared(facts, 'credit-note', creditNote.number),
    title: titles.creditNote,
    copies: [copies.original, copies.copy],
    stamp: '',
    facts: [
      fact(labels.number, creditNote.number),
      fact(labels.date, day(creditNote.madeAt)),
      fact(labels.refersTo, invoice.number),
      fact(labels.refersDate, day(invoice.madeAt)),
      fact(labels.order, order.number),
    ],
    ...priced(detail),
    sums: [...sums, ...pointsSum(facts.detail)],
    notes: [{ title: 'เหตุผลที่ลดหนี้', lines: [creditNote.why || 'ยกเลิกการขาย'] }],
    signatures: [signatures.receiver, signatures.authorised],
  }
}

/** Goes with the goods: what to hand over, and the money to collect. */
export function deliveryNotePaper(facts: PaperFacts): Paper {
  const { detail, shipTo } = facts
  const { order, lines, invoice } = detail
  const paper = shared(facts, 'delivery-note', order.number)
  const toCollect = order.payment === 'COD' ? order.owed : 0
  return {
    ...paper,
    title: titles.deliveryNote,
    copies: [copies.original, copies.copy],
    stamp: isCancelled(order.status) ? 'ยกเลิก' : '',
    parties: [
      ...paper.parties,
      partyOf(order.deliveryMethod === 'PICKUP' ? labels.pickUp : labels.shipTo, shipTo, false),
    ],
    facts: [
      fact(labels.order, order.number),
      fact(labels.date, day(order.placedAt)),
      ...(invoice ? [fact(labels.invoice, invoice.number)] : []),
      ...(order.deliverOn
        ? [fact(labels.round, `${sayLongDate(noonOf(order.deliverOn), 'th')} ${order.slot}`.trim())]
        : []),
      ...(order.riderName ? [fact(labels.rider, order.riderName)] : []),
      ...paymentFacts(facts),
    ],
    qr: order.number,
    columns: [
      column(labels.line, 6, 'center'),
      column(labels.code, 14),
      { ...column(labels.description, 48), isMain: true },
      column(labels.quantity, 10, 'end'),
      column(labels.unit, 11),
      column(labels.received, 11, 'center'),
    ],
    groups: [{ title: '', rows: lines.map((line, at) => deliveryRow(line, at)) }],
    vat: { heads: [], rows: [] },
    sums: toCollect > 0 ? [{ label: labels.toCollect, value: figure(toCollect), isStrong: true }] : [],
    words: toCollect > 0 ? amountInWords(toCollect) : '',
    notes: [...(order.remark ? [{ title: 'หมายเหตุ', lines: [order.remark] }] : []), ...shortNotes(detail)],
    signatures: [signatures.packer, signatures.deliverer, signatures.receiver],
  }
}

function shared(
  { seller, buyer }: PaperFacts,
  kind: OrderPaperKind,
  fileName: string,
): Pick<Paper, 'kind' | 'fileName' | 'seller' | 'parties' | 'qr'> {
  return {
    ...{ kind, fileName: kind === 'delivery-note' ? `${kind}-${fileName}` : fileName, qr: '' },
    seller: partyOf(labels.seller, seller, true),
    parties: [partyOf(labels.buyer, buyer, buyer.taxNumber !== '')],
  }
}

/** The law asks for tax number and branch of both since 2014 (announcement 196 of the Director-General). */
function partyOf(label: Label, party: Party, isTaxed: boolean): PaperParty {
  const { name, address, phone, taxNumber } = party
  return {
    ...{ label, name },
    lines: [
      address,
      ...(phone ? [`โทร. ${sayPhone(phone)}`] : []),
      ...(isTaxed ? [`เลขประจำตัวผู้เสียภาษี ${taxNumber} ${branchOf(party)}`] : []),
    ].filter((line) => line !== ''),
  }
}

const branchOf = ({ branch }: Party) =>
  branch === '' || branch === '00000' ? 'สำนักงานใหญ่' : `สาขาที่ ${branch}`

function paymentFacts({ detail: { order, invoice } }: PaperFacts): Paper['facts'] {
  if (isCancelled(order.status) || invoice?.status === 'Canceled') return []
  const isOwed = order.owed > 0
  return [
    fact(labels.payment, paymentNames[order.payment]),
    fact(labels.money, isOwed ? `ค้างชำระ ${figure(order.owed)}` : 'ชำระแล้ว'),
    ...(isOwed && order.dueOn ? [fact(labels.due, sayLongDate(noonOf(order.dueOn), 'th'))] : []),
  ]
}

const column = (label: Label, width: number, align: PaperColumn['align'] = 'start'): PaperColumn => ({
  ...{ label, width, align, isMain: false },
})

type Line = OrderDetail['lines'][number]

/** Lines as agreed: price times quantity less discount, each by its own price type. */
function priced({
  order,
  lines,
  vatGroups,
}: OrderDetail): Pick<Paper, 'columns' | 'groups' | 'vat' | 'words'> {
  return {
    columns: [
      column(labels.line, 5, 'center'),
      column(labels.code, 10),
      { ...column(labels.description, 36), isMain: true },
      column(labels.quantity, 8, 'end'),
      column(labels.unit, 9),
      column(labels.price, 10, 'end'),
      column(labels.discount, 9, 'end'),
      column(labels.amount, 12, 'end'),
      column(labels.vatMark, 5, 'center'),
    ],
    groups: [{ title: '', rows: lines.map((line, at) => pricedRow(line, at)) }],
    vat: vatTable(order, vatGroups),
    words: amountInWords(order.total),
  }
}

const nameOf = ({ nameTh, nameEn, free }: Line) => `${nameTh || nameEn}${free ? ' (ของแถม)' : ''}`

function pricedRow(line: Line, at: number): PaperRow {
  const { productCode, quantity, unitNameTh, unitNameEn, price, discount, amount, priceType } = line
  return {
    cells: [
      ...[String(at + 1), productCode, nameOf(line), sayNumber(quantity), unitNameTh || unitNameEn],
      ...[
        figure(price),
        discount > 0 ? figure(discount) : '',
        figure(amount - discount),
        vatMarks[priceType],
      ],
    ],
    notes: [],
  }
}

function deliveryRow(line: Line, at: number): PaperRow {
  const { productCode, quantity, unitNameTh, unitNameEn } = line
  return {
    cells: [
      ...[String(at + 1), productCode, nameOf(line), sayNumber(quantity), unitNameTh || unitNameEn, ''],
    ],
    notes: [],
  }
}

function pointsSum({ order }: OrderDetail): Paper['sums'] {
  if (!order.pointsMode) return []
  return [{ label: labels.points, value: sayNumber(order.points), isStrong: false }]
}

function shortNotes({ shortages }: OrderDetail): Paper['notes'] {
  if (shortages.length === 0) return []
  return [
    {
      title: 'สั่งแล้วไม่ได้ส่ง',
      lines: shortages.map(
        ({ nameTh, nameEn, ordered, delivered, unitNameTh, unitNameEn, reason }) =>
          `${nameTh || nameEn} สั่ง ${sayNumber(ordered)} ส่ง ${sayNumber(delivered)} ${unitNameTh || unitNameEn} (${reasonNames[reason]})`,
      ),
    },
  ]
}
