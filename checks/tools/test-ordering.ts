import { randomUUID } from 'node:crypto'
import type { testApi } from './test-api.ts'

type Api = Awaited<ReturnType<typeof testApi>>
type OrderLine = { P_Code: string; qty1?: number; qty2?: number; qty3?: number }
type OrderRequest = Record<string, unknown> & { lines: OrderLine[] }
type Bought = {
  saleUnit: string
  customerCode: string
  quantity: number
  time: string
  status: string
  free: boolean
  pointsMode: boolean
}

/** Noon of the test day, as the API sees it. */
export const testDay = '2026-11-16T12:00:00+07:00'
/** Tuesday after the test day, which every centre of the demo delivers on. */
const testDelivery = '2026-11-17'

/** Common steps of ordering tests: find products, get a price, place an order at it. */
export function testOrdering({ ask, pool }: Pick<Api, 'ask' | 'pool'>) {
  const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query(text, values)).rows as Row[]

  /** A plain product without a promotion, well stocked (5,000 base units), with one unit or several. */
  async function findProductCodes(saleUnit: string, count = 1, units = 1): Promise<string[]> {
    const found = await rows<{ code: string }>(
      `select p.code from products p join stock s on s.sale_unit = p.sale_unit and s.product_code = p.code
       where p.sale_unit = $1 and p.active and p.material_type = 'FG' and not p.needs_licence
         and (p.unit2_rate > 0) = ($2 > 1) and not exists (select from promotion_products g where g.sale_unit = p.sale_unit and g.product_code = p.code)
         and not exists (select from advance_prices a where a.sale_unit = p.sale_unit and a.product_code = p.code)
       order by p.code limit $3`,
      [saleUnit, units, count],
    )
    const codes = found.map(({ code }) => code)
    await pool.query(
      'update stock set on_hand = reserved + 5000 where sale_unit = $1 and product_code = any($2)',
      [saleUnit, codes],
    )
    return codes
  }

  async function addressOf(
    saleUnit: string,
    customerCode: string,
  ): Promise<{ shipTo: string; billTo: string }> {
    const [ship, bill] = await rows<{ id: string }>(
      `select id from addresses where sale_unit = $1 and customer_code = $2 and active and type in ('S', 'B') order by type = 'B', is_default desc, id`,
      [saleUnit, customerCode],
    )
    return { shipTo: ship?.id ?? '', billTo: (bill ?? ship)?.id ?? '' }
  }

  const preview = async (
    token: string,
    { lines, kind, couponId, requestedOn, deliveryMethod, payment }: OrderRequest,
  ) =>
    (
      await ask('api/checkout/preview', {
        token,
        body: { lines, kind, couponId, requestedOn, deliveryMethod, payment },
      })
    ).body

  /** A body that orders the lines at their current price. */
  async function bodyFor(
    token: string,
    customer: { saleUnit: string; customerCode: string },
    request: OrderRequest,
  ): Promise<Record<string, unknown>> {
    const { total, points } = await preview(token, { payment: 'COD', ...request })
    return {
      key: randomUUID(),
      totalSeen: total,
      pointsSeen: points,
      ...(await addressOf(customer.saleUnit, customer.customerCode)),
      deliverOn: testDelivery,
      slot: '08-12',
      payment: 'COD',
      ...request,
    }
  }

  let past = 0
  /** An order of the past, as if imported; of each product so many of its biggest unit. */
  async function bought(
    day: string,
    codes: readonly string[],
    options: Partial<Bought> = {},
  ): Promise<string> {
    const { saleUnit = 'BKK01', customerCode = 'C0001', quantity = 2, time = '09:00' } = options
    const { status = 'POD', free = false, pointsMode = false } = options
    const number = `PAST${++past}`
    await rows(
      `insert into orders (sale_unit, number, customer_code, customer_name, status, placed_at, placed_by_kind, placed_by, payment_code, payment_method, delivery_method, goods, total, ship_to, bill_to, points_mode)
       values ($1, $2, $3, 'x', $4, $5, 'customer', $3, 0, 'COD', 'DELIVERY', 0, 0, '{}', '{}', $6)`,
      [saleUnit, number, customerCode, status, `${day}T${time}:00+07:00`, pointsMode],
    )
    await rows(
      `insert into order_lines (sale_unit, order_number, line, product_code, name_th, name_en, unit, unit_name_th, unit_name_en, rate, quantity, price, price_type, amount, free)
       select $1, $2, row_number() over (), p.code, '', '', 1, '', '', p.unit1_rate, $4, 0, 1, 0, $5 from products p where p.sale_unit = $1 and p.code = any($3)`,
      [saleUnit, number, codes, quantity, free],
    )
    return number
  }

  const place = (token: string, body: Record<string, unknown>) => ask('api/orders', { token, body })

  return { rows, findProductCodes, addressOf, preview, bodyFor, place, bought }
}
