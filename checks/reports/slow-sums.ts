import type { Pool } from 'pg'

type Order = {
  number: string
  placed_at: Date
  sale_code: string | null
  status: string
  customer_code: string
  points_mode: boolean
  ship_to: { province?: string; district?: string }
  goods: number
  discount: number
  total: number
}
type Line = {
  order_number: string
  product_code: string
  promotion_id: string | null
  quantity: number
  rate: number
  amount: number
  discount: number
  free: boolean
}
/** Orders, units, free units, goods, discount, total. */
type Six = [number, number, number, number, number, number]
export type SlowSum = { kind: string; day: string; key: string; saleCode: string; sums: Six }

const dayOf = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)

/** The sums of every day, added up one order after the other, without asking the database to add anything. */
export async function slowSums(pool: Pool, saleUnit: string): Promise<Map<string, SlowSum>> {
  const { rows: orders } = await pool.query<Order>(
    'select number, placed_at, sale_code, status, customer_code, points_mode, ship_to, goods, discount, total from orders where sale_unit = $1',
    [saleUnit],
  )
  const { rows: lines } = await pool.query<Line>(
    'select order_number, product_code, promotion_id, quantity, rate, amount, discount, free from order_lines where sale_unit = $1',
    [saleUnit],
  )
  const linesOf = Map.groupBy(lines, ({ order_number }) => order_number)
  const all = new Map<string, SlowSum>()
  const add = (kind: string, order: Order, key: string, more: Six) => {
    const [day, saleCode] = [dayOf(order.placed_at), order.sale_code ?? '']
    const name = [kind, day, key, saleCode].join('|')
    const known = all.get(name) ?? { kind, day, key, saleCode, sums: [0, 0, 0, 0, 0, 0] }
    all.set(name, { ...known, sums: known.sums.map((value, at) => value + (more[at] ?? 0)) as Six })
  }
  for (const order of orders) {
    const { status, customer_code, points_mode, ship_to, goods, discount, total } = order
    add('status', order, status, [1, 0, 0, 0, 0, total])
    if (status.endsWith('Cancel') || points_mode) continue
    const own = linesOf.get(order.number) ?? []
    const units = (free: boolean, of: readonly Line[] = own) =>
      of.filter((line) => line.free === free).reduce((sum, line) => sum + line.quantity * line.rate, 0)
    const whole: Six = [1, units(false), units(true), goods, discount, total]
    add('all', order, '', whole)
    add('customer', order, customer_code, whole)
    add('area', order, `${ship_to.province ?? ''}/${ship_to.district ?? ''}`, whole)
    const byLine = (kind: string, groups: Map<string | null, Line[]>) => {
      for (const [key, of] of groups) {
        if (key === null) continue
        const [money, off] = [
          of.reduce((sum, l) => sum + l.amount, 0),
          of.reduce((sum, l) => sum + l.discount, 0),
        ]
        add(kind, order, key, [1, units(false, of), units(true, of), money, off, money - off])
      }
    }
    byLine(
      'product',
      Map.groupBy(own, (line) => line.product_code),
    )
    byLine(
      'promotion',
      Map.groupBy(own, (line) => line.promotion_id),
    )
  }
  return all
}
