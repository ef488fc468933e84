import { sayNumber } from '../money/say-money.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import { noonOf, sayDateTime, sayWeekday } from '../time/bangkok.ts'
import { sayCounted } from '../words/counted-unit.ts'
import { type Locale, pick } from '../words/locale.ts'
import type { Paper, PaperColumn, PaperRow } from './paper.ts'
import type { Party } from './party.ts'

/** How many orders one list is made for. */
export const mostPicked = 50
/** Goods of these are on their shelf, or wait for the truck. */
const picked: readonly OrderStatus[] = ['SO Wait', 'SO Approve', 'Invoice wait']
export const isPicked = (status: OrderStatus): boolean => picked.includes(status)

export type PickOrder = {
  number: string
  status: OrderStatus
  customerName: string
  deliverOn: string | null
  slot: string
}
export type PickLine = {
  orderNumber: string
  productCode: string
  nameTh: string
  nameEn: string
  unit: number
  unitNameTh: string
  unitNameEn: string
  rate: number
  quantity: number
  free: boolean
  /** Where it stands, such as A-03-2; blank if nobody said. */
  place: string
  categoryTh: string
  categoryEn: string
}
type PickFacts = { orders: readonly PickOrder[]; lines: readonly PickLine[]; centre: Party; at: Date }

const words = {
  th: {
    title: 'ใบจัดของ',
    made: 'พิมพ์เมื่อ',
    orders: 'คำสั่งซื้อ',
    products: 'สินค้า',
    place: 'ที่เก็บ',
    code: 'รหัส',
    name: 'สินค้าและแยกตามคำสั่งซื้อ',
    quantity: 'รวมหยิบ',
    done: 'หยิบแล้ว',
    key: 'คำสั่งซื้อในใบนี้',
    leftOut: 'ไม่อยู่ในใบนี้ เพราะยกเลิกหรือส่งแล้ว',
    other: 'อื่น ๆ',
    gift: 'แถม',
    centre: 'ศูนย์',
    packer: 'ผู้จัดของ',
    checker: 'ผู้ตรวจ',
  },
  en: {
    title: 'Pick list',
    made: 'Printed',
    orders: 'Orders',
    products: 'Products',
    place: 'Place',
    code: 'Code',
    name: 'Product, and how many for each order',
    quantity: 'Pick',
    done: 'Done',
    key: 'Orders of this list',
    leftOut: 'Not in this list, since cancelled or shipped',
    other: 'Others',
    gift: 'gift',
    centre: 'Centre',
    packer: 'Picked by',
    checker: 'Checked by',
  },
}

/** What to take from the shelves for some orders at once, by category and place. */
export function pickListPaper({ orders, lines, centre, at }: PickFacts, locale: Locale): Paper {
  const say = words[locale]
  const plain = (text: string) => ({ th: text, en: '' })
  const taken = orders.filter(({ status }) => isPicked(status))
  const marks = new Map(taken.map(({ number }, index) => [number, index + 1]))
  const products = productsOf(lines.filter(({ orderNumber }) => marks.has(orderNumber)))
  const left = orders.filter(({ number }) => !marks.has(number))
  const column = (label: string, width: number, align: PaperColumn['align'] = 'start') => ({
    ...{ label: plain(label), width, align, isMain: false },
  })
  return {
    kind: 'pick-list',
    fileName: `pick-list-${taken[0]?.number ?? ''}`,
    title: locale === 'th' ? { th: say.title, en: words.en.title } : plain(say.title),
    copies: [plain('')],
    stamp: '',
    seller: { label: plain(say.centre), name: centre.name, lines: [] },
    parties: [],
    facts: [
      { label: plain(say.made), value: sayDateTime(at, locale) },
      { label: plain(say.orders), value: sayNumber(taken.length) },
      { label: plain(say.products), value: sayNumber(products.length) },
    ],
    qr: taken.length === 1 ? (taken[0]?.number ?? '') : '',
    columns: [
      column(say.place, 12),
      column(say.code, 12),
      { ...column(say.name, 48), isMain: true },
      column(say.quantity, 18, 'end'),
      column(say.done, 10, 'center'),
    ],
    groups: grouped(
      products,
      (product) => pick(locale, product.categoryTh, product.categoryEn) || say.other,
    ).map(([title, own]) => ({ title, rows: own.map((product) => rowOf(product, marks, locale)) })),
    vat: { heads: [], rows: [] },
    sums: [],
    words: '',
    notes: [
      { title: say.key, lines: taken.map((order, index) => keyOf(order, index + 1, locale)) },
      ...(left.length > 0
        ? [{ title: say.leftOut, lines: [left.map(({ number }) => number).join(', ')] }]
        : []),
    ].filter((note) => note.lines.length > 0),
    signatures: [plain(say.packer), plain(say.checker)],
  }
}

type Product = PickLine & { lines: PickLine[] }

/** In the order of the shelves; what has no place comes last. */
function productsOf(lines: readonly PickLine[]): Product[] {
  const byCode = new Map<string, Product>()
  for (const line of lines) {
    const known = byCode.get(line.productCode)
    if (known) known.lines.push(line)
    else byCode.set(line.productCode, { ...line, lines: [line] })
  }
  const inWords = new Intl.Collator('th', { numeric: true }).compare
  const byPlace = (a: Product, b: Product) =>
    a.place === '' || b.place === ''
      ? Number(a.place === '') - Number(b.place === '')
      : inWords(a.place, b.place)
  return [...byCode.values()].sort((a, b) => byPlace(a, b) || inWords(a.productCode, b.productCode))
}

/** Categories follow each other by the first shelf of each. */
function grouped(products: readonly Product[], titleOf: (product: Product) => string): [string, Product[]][] {
  const groups = new Map<string, Product[]>()
  for (const product of products)
    groups.set(titleOf(product), [...(groups.get(titleOf(product)) ?? []), product])
  return [...groups]
}

function rowOf(product: Product, marks: ReadonlyMap<string, number>, locale: Locale): PaperRow {
  const say = words[locale]
  const ordersOf = [...new Set(product.lines.map(({ orderNumber }) => orderNumber))]
  const of = (number: string) => product.lines.filter(({ orderNumber }) => orderNumber === number)
  const parts = ordersOf.map((number) => {
    const [sold, gifts] = [of(number).filter(({ free }) => !free), of(number).filter(({ free }) => free)]
    const said = [
      ...(sold.length > 0 ? [inUnits(sold, locale)] : []),
      ...(gifts.length > 0 ? [`${say.gift} ${inUnits(gifts, locale)}`] : []),
    ]
    return `#${marks.get(number)}: ${said.join(' + ')}`
  })
  return {
    cells: [
      ...[product.place || '-', product.productCode, pick(locale, product.nameTh, product.nameEn)],
      ...[inUnits(product.lines, locale), ''],
    ],
    notes: [parts.join('   ')],
  }
}

/** 3 ลัง 5 ขวด: each unit counted, the largest first. */
function inUnits(lines: readonly PickLine[], locale: Locale): string {
  const units = new Map<number, { name: string; rate: number; quantity: number }>()
  for (const { unit, unitNameTh, unitNameEn, rate, quantity } of lines) {
    const known = units.get(unit)
    if (known) known.quantity += quantity
    else units.set(unit, { name: pick(locale, unitNameTh, unitNameEn), rate, quantity })
  }
  return [...units.values()]
    .sort((a, b) => b.rate - a.rate)
    .map(({ name, quantity }) => sayCounted(quantity, name))
    .join(' ')
}

function keyOf({ number, customerName, deliverOn, slot }: PickOrder, mark: number, locale: Locale): string {
  const round = deliverOn ? ` · ${sayWeekday(noonOf(deliverOn), locale)} ${slot}`.trimEnd() : ''
  return `#${mark} ${number} · ${customerName}${round}`
}
