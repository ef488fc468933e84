import { addDays } from '#database/seeds/calendar.ts'
import type { SeedProduct } from '#database/seeds/catalogue/products.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import type { Customer } from '#database/seeds/people/customers.ts'
import type { Random } from '#database/seeds/random.ts'
import { itemCode, ownItems } from './own-items.ts'

type Step = {
  kind: 'placed' | 'accepted' | 'ready' | 'delivered' | 'cancelled' | 'collected'
  note?: string
  share?: number
}
type Story = { daysAgo: number; own: [at: number, quantity: number][]; centre: number[]; steps: Step[] }

/** What the demo agent's first clients ordered: delivered and paid, partly paid, accepted, new, cancelled. */
const stories: Story[] = [
  {
    ...{
      daysAgo: 12,
      own: [
        [0, 6],
        [1, 30],
      ],
      centre: [4],
    },
    steps: [{ kind: 'placed' }, { kind: 'accepted' }, { kind: 'delivered' }, { kind: 'collected', share: 1 }],
  },
  {
    ...{ daysAgo: 5, own: [[3, 4]], centre: [2, 5] },
    steps: [
      { kind: 'placed' },
      { kind: 'accepted' },
      { kind: 'ready' },
      { kind: 'delivered' },
      { kind: 'collected', share: 0.5, note: 'ที่เหลือสิ้นเดือน' },
    ],
  },
  { ...{ daysAgo: 1, own: [[0, 3]], centre: [3, 6] }, steps: [{ kind: 'placed' }, { kind: 'accepted' }] },
  { ...{ daysAgo: 1, own: [], centre: [3, 8] }, steps: [{ kind: 'placed' }, { kind: 'accepted' }] },
  {
    ...{
      daysAgo: 0,
      own: [
        [1, 10],
        [4, 2],
      ],
      centre: [],
    },
    steps: [{ kind: 'placed' }],
  },
  {
    ...{ daysAgo: 3, own: [[2, 2]], centre: [] },
    steps: [{ kind: 'placed' }, { kind: 'cancelled', note: 'กล้วยตากหมด รอบหน้าจะเก็บไว้ให้' }],
  },
]

type Selling = { agent: Row; products: readonly SeedProduct[]; clients: readonly Customer[] }
type Rows = Record<'orders' | 'lines' | 'events' | 'payments', Row[]>

/** Orders of the agent's clients, with everything that happened to them. */
export function clientOrderRows({ agent, products, clients }: Selling, today: string, random: Random): Rows {
  const rows: Rows = { orders: [], lines: [], events: [], payments: [] }
  const popular = [...products].sort((a, b) => b.popularity - a.popularity)
  for (const [at, { daysAgo, own, centre, steps }] of stories.entries()) {
    const client = clients[at % clients.length]
    if (!client) continue
    const number = `AG-${String(at + 1).padStart(4, '0')}`
    const time = (step: number) => `${addDays(today, -daysAgo)}T${String(1 + step).padStart(2, '0')}:20:00Z`
    const lines = [
      ...own.map(([item, quantity]) => ownLine(item, quantity)),
      ...centre.map((place) => centreLine(popular[place], 6)),
    ].filter((line) => line !== undefined)
    const isDelivered = steps.some(({ kind }) => kind === 'delivered')
    const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    const paid = steps.reduce((sum, { share = 0 }) => sum + Math.round((total * share) / 100) * 100, 0)
    const status = steps.filter(({ kind }) => kind !== 'collected').at(-1)?.kind ?? 'placed'
    rows.orders.push({
      ...{ ...agent, number, key: random.uuid(), client_code: client.code, status, placed_at: time(0) },
      ...{ wanted_on: addDays(today, 2 - daysAgo), name: client.shop, phone: client.mobile, note: '' },
      ...{
        address: `${client.street} ${client.place.postcode}`,
        payment: 'cash',
        total,
        paid: Math.min(total, paid),
      },
    })
    rows.lines.push(
      ...lines.map((line, place) => ({
        ...{ ...agent, order_number: number, line: place + 1, ...line },
        delivered: isDelivered ? line.quantity : null,
      })),
    )
    for (const [step, { kind, note = '', share }] of steps.entries()) {
      const amount = share === undefined ? null : Math.min(total, paid)
      const key = { ...agent, order_number: number, at: time(step), note }
      rows.events.push({ ...key, by_agent: kind !== 'placed', kind, amount })
      if (amount) rows.payments.push({ ...key, id: random.uuid(), amount, method: 'cash' })
    }
  }
  return rows
}

function ownLine(at: number, quantity: number) {
  const item = ownItems[at]
  const unit = item?.units.at(-1)
  if (!item || !unit) return undefined
  return {
    ...{ own: true, code: itemCode(at), name_th: item.th, name_en: item.en, position: item.units.length },
    ...{ unit_th: unit.th, unit_en: unit.en, rate: 1, quantity, price: unit.baht * 100 },
    cost: item.cost === null ? null : item.cost * 100,
  }
}

/** The smallest unit at what the seeds' price book makes of it, about. */
function centreLine(product: SeedProduct | undefined, quantity: number) {
  if (!product) return undefined
  const { item, cells } = product
  const position = item.units.length
  const unit = item.units[position - 1]
  const cost = cells[0]?.[position - 1] ?? null
  if (!unit || cost === null) return undefined
  return {
    ...{ own: false, code: item.code, name_th: item.th, name_en: item.en, position },
    ...{ unit_th: unit.th, unit_en: unit.en, rate: unit.rate, quantity, cost },
    price: Math.ceil((cost * 1.08) / 25) * 25,
  }
}
