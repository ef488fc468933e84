import type { ClientBase } from 'pg'
import { addDays } from '#database/seeds/calendar.ts'
import type { SeedProduct } from '#database/seeds/catalogue/products.ts'
import { insertRows, type Row } from '#database/seeds/insert-rows.ts'
import type { Customer } from '#database/seeds/people/customers.ts'
import { makeRandom } from '#database/seeds/random.ts'
import { clientOrderRows } from './client-orders.ts'
import { itemCode, itemPicture, ownItems } from './own-items.ts'

const agent = { sale_unit: 'BKK01', agent_code: 'C0004' }

/** The own items and the price book of the demo agent, and what their clients ordered. */
export async function storeAgentTrade(
  client: ClientBase,
  { products, customers }: { products: readonly SeedProduct[]; customers: readonly Customer[] },
  today: string,
): Promise<void> {
  const random = makeRandom('agent trade')
  const began = `${addDays(today, -40)}T02:00:00Z`
  const clients = customers.filter(
    ({ agentCode, status }) => agentCode === agent.agent_code && status === 'active',
  )
  const rows = clientOrderRows({ agent, products, clients: clients.slice(0, 3) }, today, random)
  await insertRows(client, 'agent_counters', [
    { ...agent, items: ownItems.length, orders: rows.orders.length },
  ])
  await insertRows(
    client,
    'agent_items',
    ownItems.map(({ th, en, cost, stock, active, look }, at) => ({
      ...{ ...agent, code: itemCode(at), key: random.uuid(), name_th: th, name_en: en, active, stock },
      ...{ cost: cost === null ? null : cost * 100, pictures: look ? [itemPicture(at)] : [] },
      ...{ made_at: began, changed_at: began },
    })),
  )
  await insertRows(
    client,
    'agent_item_units',
    ownItems.flatMap(({ units }, at) =>
      units.map(({ th, en, rate, baht }, place) => ({
        ...{ ...agent, item_code: itemCode(at), position: place + 1 },
        ...{ name_th: th, name_en: en, rate, price: baht * 100 },
      })),
    ),
  )
  await insertRows(
    client,
    'agent_item_movements',
    ownItems.flatMap(({ stock }, at) =>
      stock === null
        ? []
        : [
            {
              ...{ ...agent, id: random.uuid(), item_code: itemCode(at), kind: 'opening' },
              ...{ change: stock, after: stock, at: began },
            },
          ],
    ),
  )
  await insertRows(client, 'agent_price_rules', ruleRows(products, began))
  await insertRows(client, 'agent_orders', rows.orders)
  await insertRows(client, 'agent_order_lines', rows.lines)
  await insertRows(client, 'agent_order_events', rows.events)
  await insertRows(client, 'agent_payments', rows.payments)
}

/** Everything at 8 %; drinks a baht a piece; household goods at 12 %; a best seller at its own price. */
function ruleRows(products: readonly SeedProduct[], at: string): Row[] {
  const popular = [...products].sort((a, b) => b.popularity - a.popularity)
  const [fixed] = popular.filter(({ item }) => item.units.length === 2)
  const unsold = popular[30]
  const rule = (level: number, subject: string, part: Row): Row => ({
    ...{ ...agent, level, subject, kind: 'percent', points: 0, money: 0 },
    ...{ price1: null, price2: null, price3: null, step: 25, up: true, below_cost: false, changed_at: at },
    ...part,
  })
  const prices = fixed?.item.units.map(({ rate }) => Math.ceil(fixed.item.baht * rate * 1.15) * 100)
  return [
    rule(0, '', { points: 800 }),
    rule(1, '10', { kind: 'money', money: 100, step: 100 }),
    rule(1, '60', { points: 1_200, step: 100, up: false }),
    ...(fixed && prices
      ? [rule(4, fixed.item.code, { kind: 'fixed', price1: prices[0] ?? null, price2: prices[1] ?? null })]
      : []),
    ...(unsold ? [rule(4, unsold.item.code, { kind: 'off' })] : []),
  ]
}
