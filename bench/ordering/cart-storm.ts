import { setTimeout as sleep } from 'node:timers/promises'
import { asBuyer, ask, type Line, orderFor, place } from './request.ts'
import { type Buyer, type Stage, saleUnit } from './stage.ts'

type CartStorm = {
  seconds: number
  orders: number
  syncs: number
  /** Responses other than 200, by status. */
  refused: Record<number, number>
  /** Response times of another customer's orders in the same centre, in milliseconds, sorted. */
  others: number[]
  /** The same for a customer of another centre, who only waits for the CPU. */
  elsewhere: number[]
}

/** The other customers use a separate server, so that they only wait for the database. */
type Parts = {
  stage: Stage
  origin: string
  otherOrigin: string
  lines?: number
  devices?: number
  /** The storm ends after this many orders of the long cart, or after this many seconds. */
  orders: number
  seconds: number
}

/**
 * One customer orders a long cart while their devices sync it; two others, one of another centre, place small
 * orders.
 */
export async function stormOneCart({
  stage,
  origin,
  otherOrigin,
  lines = 238,
  devices = 3,
  orders,
  seconds,
}: Parts): Promise<CartStorm> {
  const [buyer, other] = stage.buyers as [Buyer, Buyer]
  const codes = await longCart(stage, lines)
  const cart: Line[] = codes.map((P_Code) => ({ P_Code, qty1: 1 }))
  const large = await orderFor(origin, buyer, { lines: cart.toReversed() })
  const small = await orderFor(otherOrigin, other, { lines: [{ P_Code: stage.plain, qty1: 1 }] })
  const neighbour = await buyerElsewhere(stage)
  const smallElsewhere = await orderFor(otherOrigin, neighbour, {
    lines: [{ P_Code: neighbour.product, qty1: 1 }],
  })
  const storm: CartStorm = { seconds: 0, orders: 0, syncs: 0, refused: {}, others: [], elsewhere: [] }
  const start = performance.now()
  const isOver = () => storm.orders >= orders || performance.now() > start + seconds * 1000
  const note = (status: number) => {
    if (status !== 200) storm.refused[status] = (storm.refused[status] ?? 0) + 1
  }

  const ordering = async () => {
    while (!isOver()) {
      note((await place(origin, buyer.token, asBuyer(large, buyer))).status)
      storm.orders++
    }
  }
  const syncing = async (device: number) => {
    for (let turn = device; !isOver(); turn++) {
      const changed = { lines: cart.map((line) => ({ ...line, qty1: 2 + (turn % 7) })) }
      note((await ask(origin, 'api/cart/sync', buyer.token, changed)).status)
      storm.syncs++
    }
  }
  const timed = async (person: Buyer, order: Record<string, unknown>, times: number[]) => {
    const before = performance.now()
    note((await place(otherOrigin, person.token, asBuyer(order, person))).status)
    times.push(performance.now() - before)
    await sleep(10)
  }
  const another = async () => {
    while (!isOver()) {
      await timed(other, small, storm.others)
      await timed(neighbour, smallElsewhere, storm.elsewhere)
    }
  }
  await Promise.all([
    ordering(),
    another(),
    ...Array.from({ length: devices }, (_, device) => syncing(device)),
  ])
  storm.seconds = Math.round((performance.now() - start) / 1000)
  for (const times of [storm.others, storm.elsewhere]) times.sort((a, b) => a - b)
  return storm
}

/** A customer of another centre with products to order: they share the machine with the storm, but no row. */
async function buyerElsewhere({ pool, issue }: Stage): Promise<Buyer & { product: string }> {
  const { rows } = await pool.query(
    `select c.sale_unit as centre, c.code, a.id as address,
       (select p.code from products p where p.sale_unit = c.sale_unit and p.active and p.material_type = 'FG' and not p.needs_licence
        and not exists (select from promotion_products g where g.sale_unit = p.sale_unit and g.product_code = p.code)
        and not exists (select from advance_prices v where v.sale_unit = p.sale_unit and v.product_code = p.code) order by p.code limit 1) as goods
     from customers c join addresses a on a.sale_unit = c.sale_unit and a.customer_code = c.code and a.type = 'S' and a.is_default
     where c.sale_unit <> $1 and c.status = 'active' and c.account_id is not null order by 1, 2 limit 1`,
    [saleUnit],
  )
  const { centre, code, address, goods: product } = rows[0]
  await pool.query(
    `update stock set on_hand = reserved + 10000000 where sale_unit = $1 and product_code = $2`,
    [centre, product],
  )
  return { code, address, product, token: await issue(code, centre) }
}

async function longCart({ pool }: Stage, lines: number): Promise<string[]> {
  const { rows } = await pool.query<{ code: string }>(
    `select code from products where sale_unit = $1 and active and material_type = 'FG' and not needs_licence order by code limit $2`,
    [saleUnit, lines],
  )
  await pool.query(`update stock set on_hand = reserved + 10000000 where sale_unit = $1`, [saleUnit])
  return rows.map(({ code }) => code)
}

/** The percentile of sorted figures. */
export const share = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
