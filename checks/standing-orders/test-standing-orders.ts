import { settingsReader } from '#api/settings/settings.ts'
import { runStandingOrders } from '#api/standing-runs/run-standing-orders.ts'
import type { testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

type Api = Awaited<ReturnType<typeof testApi>>
type Customer = { saleUnit: string; customerCode: string }

const log = { info: () => {}, warn: () => {}, error: () => {} }

/** Common steps of standing orders: make one, pass time, see what became of it. */
export function testStandingOrders(api: Api) {
  const { ask, db } = api
  const ordering = testOrdering(api)
  const { rows, addressOf } = ordering

  /** Every Tuesday in the morning, paid on delivery, unless something else is said. */
  async function termsFor(customer: Customer, more: object = {}) {
    const [product = ''] = await ordering.findProductCodes(customer.saleUnit)
    return {
      ...{ rhythm: { every: 1, unit: 'week', day: 2 }, startFrom: '2026-11-24' },
      ...{ slot: '08-12', payment: 'COD', ...(await addressOf(customer.saleUnit, customer.customerCode)) },
      lines: [{ productCode: product, quantities: [40, 0, 0] }],
      ...more,
    }
  }
  async function make(token: string, customer: Customer, more: object = {}): Promise<string> {
    const { status, body } = await ask('api/standing-orders/save', {
      token,
      body: await termsFor(customer, more),
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.id
  }
  const runAt = (at: Date) =>
    runStandingOrders({
      db,
      log,
      gateways: { sms: {} as never, sendMail: async () => {} },
      settings: settingsReader(db),
      now: () => at,
    })
  const runsOf = (id: string) =>
    rows<{
      planned_on: string
      deliver_on: string
      state: string
      reason: string | null
      order_number: string | null
      notes: unknown[]
      moved: string | null
    }>(
      `select planned_on, deliver_on, state, reason, order_number, notes, moved from standing_order_runs where standing_order_id = $1 order by planned_on`,
      [id],
    )
  const ordersOf = (id: string) =>
    rows<{
      number: string
      deliver_on: string
      total: number
      payment_method: string
      placed_by_kind: string
      placed_by: string
      slot: string
    }>(
      `select number, deliver_on, total, payment_method, placed_by_kind, placed_by, slot from orders where placed_by = $1 order by deliver_on`,
      [id],
    )
  const toldOf = (id: string) =>
    rows<{ topic: string }>(`select topic from outbox where order_number like $1 || '/%' order by at, id`, [
      id,
    ])
  return { ...ordering, termsFor, make, runAt, runsOf, ordersOf, toldOf }
}
