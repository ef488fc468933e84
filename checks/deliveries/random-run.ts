import { expect } from 'vitest'
import { makeRandom } from '#database/seeds/random.ts'
import { failReasons, refusalReasons } from '#shop/deliveries/door-reasons.ts'
import type { RiderStop } from '#shop/deliveries/rider-run.ts'
import { type ReferenceOrder, referenceTotal } from './reference-order.ts'
import type { Action, testRuns } from './test-runs.ts'

type Shop = Awaited<ReturnType<typeof testRuns>>
type Known = ReferenceOrder & {
  number: string
  stop: RiderStop
  payment: string
  /** As the reference says. */
  status: 'Invoice Approve' | 'POD' | 'Invoice Cancel'
  state: string
  total: number
  cash: number
  /** Base units that ride back, by product. */
  back: Map<string, number>
}
type Made = { id: string; orderNumber?: string; kind: string } & Record<string, unknown>

const satang = (baht: number) => Math.round(baht * 100)

/** One random day on the road, with what a slow reference expects of every action and of the end. */
export async function randomRun(shop: Shop, seed: string): Promise<void> {
  const random = makeRandom(seed)
  const payments = Array.from({ length: random.between(2, 4) }, () =>
    random.pick(['COD', 'CREDIT', 'COD', 'PAID']),
  )
  const numbers = await shop.readyOrders(...payments.map((payment) => (payment === 'PAID' ? 'COD' : payment)))
  const paid = numbers.filter((_, at) => payments[at] === 'PAID')
  await shop.rows(
    `update orders set paid_at = placed_at, payment_method = 'BANK', payment_code = 2 where sale_unit = 'BKK01' and number = any($1)`,
    [paid],
  )
  const id = await shop.sentRun(numbers)
  const shelf = new Map([
    [shop.first, (await shop.shelf(shop.first)).on_hand],
    [shop.second, (await shop.shelf(shop.second)).on_hand],
  ])
  const debtBefore = await debt(shop)
  const run = await shop.run(id)
  const orders = (run?.stops ?? []).map((stop) => knownOf(stop))
  const creditBefore = sum(orders, (order) => (order.payment === 'CREDIT' ? order.total : 0))
  const queue = shuffled(random, orders).flatMap((order) => plansFor(shop, random, { id, order }))
  const expected = new Map<string, boolean>()
  let sent: Made[] = []
  const staffAt = random.chance(0.5) ? random.between(0, queue.length) : -1
  for (let at = 0; at < queue.length; ) {
    if (staffAt >= at && staffAt < at + 1) await staffActs(shop, random, { id, orders })
    const batch = queue.slice(at, at + random.between(1, 4))
    for (const action of batch) expected.set(action.id, accepts(orders, action))
    // Answers get lost: the same batch goes out again, alone, with more, or twice at once.
    const twice = random.chance(0.3)
    const answers = await Promise.all([shop.send(batch), ...(twice ? [shop.send(batch)] : [])])
    if (random.chance(0.3)) answers.push(await shop.send(sent.concat(batch).slice(-8)))
    for (const { body, status } of answers) {
      expect(status, `${seed} ${JSON.stringify(body)}`).toBe(200)
      for (const result of body.results)
        expect(
          result.outcome,
          `${seed} ${JSON.stringify([result, queue.find((each) => each.id === result.id), orders.map((o) => [o.number, o.state, o.status, toCollectOf(o)])])}`,
        ).toBe(expected.get(result.id) ? 'done' : 'refused')
    }
    sent = sent.concat(batch)
    at += batch.length
  }
  await judge(shop, { id, seed, orders, queue, shelf, debtBefore, creditBefore })
}

const sum = <Item>(items: readonly Item[], figure: (item: Item) => number) =>
  items.reduce((all, item) => all + figure(item), 0)
const shuffled = <Item>(random: ReturnType<typeof makeRandom>, items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: random.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)

async function debt(shop: Shop): Promise<number> {
  const [row] = await shop.rows<{ debt: number }>(
    `select debt::float8 as debt from customers where sale_unit = 'BKK01' and code = 'C0001'`,
  )
  return row?.debt ?? 0
}

function knownOf(stop: RiderStop): Known {
  const lines = stop.lines.map((line) => ({
    ...line,
    price: satang(line.price),
    discount: satang(line.discount),
  }))
  return {
    ...{ number: stop.orderNumber, stop, lines, fee: satang(stop.deliveryFee), feeType: stop.feePriceType },
    ...{
      percent: stop.vatPercent,
      cashStep: stop.cashStep,
      payment: stop.payment,
      total: satang(stop.total),
    },
    ...{ status: 'Invoice Approve', state: 'waiting', cash: 0, back: new Map() },
  }
}

type Random = ReturnType<typeof makeRandom>
type Plan = { id: string; order: Known }

/** What a rider records at one stop: usually right, sometimes twice, sometimes nonsense. */
function plansFor(shop: Shop, random: Random, { id, order }: Plan): Made[] {
  const orderNumber = order.number
  const make = (action: Action) => shop.made(id, action) as Made
  const plans: Made[] = random.chance(0.6) ? [make({ kind: 'arrive', orderNumber })] : []
  const end = () => {
    const way = random.between(0, 9)
    if (way >= 8)
      return make({
        kind: 'fail',
        orderNumber,
        reason: random.pick(failReasons),
        retryOn: random.chance(0.5) ? '2026-11-18' : null,
      })
    const refused =
      way < 4
        ? []
        : order.lines
            .filter(() => random.chance(0.6))
            .map(({ line, quantity }) => ({
              line,
              taken: random.between(0, quantity + (random.chance(0.1) ? 1 : 0)),
              reason: random.pick(refusalReasons),
            }))
    const due = dueOf(order, new Map(refused.map(({ line, taken }) => [line, taken])))
    const isOff = random.chance(0.2)
    const collected = isOff ? Math.max(0, due - random.between(1, 5_000)) : due
    return make({
      ...{
        kind: 'deliver',
        orderNumber,
        refused,
        paidWay: collected > 0 ? random.pick(['cash', 'qr']) : 'none',
      },
      ...{ collected: collected / 100, why: isOff && random.chance(0.7) ? 'ทอนไม่พอ' : '' },
    })
  }
  plans.push(end())
  if (random.chance(0.25)) plans.push(end())
  return plans
}

const toCollectOf = ({ payment, total }: Known) => (payment === 'COD' ? total : 0)
const dueOf = (order: Known, taken: ReadonlyMap<number, number>) =>
  taken.size === 0
    ? toCollectOf(order)
    : Math.max(0, toCollectOf(order) - (order.total - referenceTotal(order, taken)))

/** Whether the server has to accept it now; then the reference does it. */
function accepts(orders: readonly Known[], action: Made): boolean {
  const order = orders.find(({ number }) => number === action.orderNumber)
  if (!order || order.status === 'Invoice Cancel' || order.status === 'POD') return false
  const isOpen = order.state === 'waiting' || order.state === 'arrived'
  if (!isOpen && !(order.state === 'moved' && action.kind === 'deliver')) return false
  if (action.kind === 'arrive') {
    order.state = 'arrived'
    return true
  }
  const whole = new Map(
    order.lines.map(({ line, productCode, quantity, rate }) => [line, { productCode, quantity, rate }]),
  )
  if (action.kind === 'fail') {
    order.state = action.retryOn ? 'failed' : 'back'
    if (!action.retryOn)
      for (const { productCode, quantity, rate } of whole.values())
        order.back.set(productCode, (order.back.get(productCode) ?? 0) + quantity * rate)
    return true
  }
  return acceptsDelivery(order, action)
}

function acceptsDelivery(order: Known, action: Made): boolean {
  const refused = action.refused as { line: number; taken: number; reason: string }[]
  if (
    refused.some(({ line, taken }) => taken > (order.lines.find((each) => each.line === line)?.quantity ?? 0))
  )
    return false
  const taken = new Map(refused.map((each) => [each.line, each.taken]))
  const pieces = sum(order.lines, ({ line, quantity }) => taken.get(line) ?? quantity)
  if (pieces === 0) return false
  const due = dueOf(order, taken)
  const collected = satang(action.collected as number)
  if (collected !== due && action.why === '') return false
  for (const { line, taken: kept, reason } of refused) {
    const ordered = order.lines.find((each) => each.line === line)
    if (!ordered || reason === 'short' || kept === ordered.quantity) continue
    const units = (ordered.quantity - kept) * ordered.rate
    order.back.set(ordered.productCode, (order.back.get(ordered.productCode) ?? 0) + units)
  }
  const isPart = order.lines.some(({ line, quantity }) => (taken.get(line) ?? quantity) < quantity)
  order.total = isPart ? referenceTotal(order, taken) : order.total
  order.status = 'POD'
  order.state = isPart ? 'partly' : 'delivered'
  order.cash = action.paidWay === 'cash' ? collected : 0
  return true
}

/** Somebody at the centre cancels an order or takes it out of the run. */
async function staffActs(
  shop: Shop,
  random: Random,
  { id, orders }: { id: string; orders: Known[] },
): Promise<void> {
  const order = random.pick(orders)
  if (random.chance(0.5)) {
    const { body } = await shop.move([order.number], 'cancel')
    const isDone = order.status === 'POD'
    expect(body.orders[0].status).toBe(isDone ? null : 'Invoice Cancel')
    if (isDone) return
    if (order.state === 'waiting' || order.state === 'arrived') order.state = 'cancelled'
    order.status = 'Invoice Cancel'
    // What does not ride in this run is back on the shelf at once.
    order.back = new Map()
    for (const { productCode, quantity, rate } of order.lines)
      order.back.set(productCode, (order.back.get(productCode) ?? 0) + quantity * rate)
    return
  }
  const isOpen = order.state === 'waiting' || order.state === 'arrived'
  const stay = orders.filter((each) => each !== order && each.state !== 'moved').map(({ number }) => number)
  const version = (await shop.run(id))?.version ?? 0
  const { status, body } = await shop.save(stay, { id, version })
  expect(status, JSON.stringify(body)).toBe(isOpen ? 200 : 409)
  if (isOpen) order.state = 'moved'
}

type Ended = {
  id: string
  seed: string
  orders: Known[]
  queue: Made[]
  shelf: Map<string, number>
  debtBefore: number
  creditBefore: number
}

/** Closes the run and compares everything with the reference. */
async function judge(
  shop: Shop,
  { id, seed, orders, queue, shelf, debtBefore, creditBefore }: Ended,
): Promise<void> {
  const kept = await shop.rows(`select id from rider_actions where sale_unit = 'BKK01' and run_id = $1`, [id])
  expect(kept.length, `${seed}: actions kept`).toBe(new Set(queue.map((action) => action.id)).size)
  const open = orders.filter(({ state }) => state === 'waiting' || state === 'arrived')
  for (const { number } of open)
    await shop.act(id, { kind: 'fail', orderNumber: number, retryOn: '2026-11-18' })
  await shop.act(id, { kind: 'finish' })
  const cash = sum(orders, (order) => order.cash)
  const closed = await shop.close(id, { cashCounted: cash / 100 })
  expect(closed.status, `${seed} ${JSON.stringify(closed.body)}`).toBe(200)
  expect(closed.body.difference, `${seed}: cash`).toBe(0)
  for (const order of orders.filter(({ state, status }) => state === 'back' && status !== 'Invoice Cancel'))
    order.status = 'Invoice Cancel'
  for (const order of orders) {
    const { Order } = await shop.order(order.number)
    expect({ status: Order.Status, total: satang(Order.Total) }, `${seed} ${order.number}`).toEqual({
      ...{ status: order.status, total: order.total },
    })
  }
  const owed = sum(orders, (order) =>
    order.payment === 'CREDIT' && order.status !== 'Invoice Cancel' ? order.total : 0,
  )
  expect(await debt(shop), `${seed}: debt`).toBe(debtBefore - creditBefore + owed)
  for (const [product, before] of shelf) {
    const back = sum(orders, (order) => order.back.get(product) ?? 0)
    expect((await shop.shelf(product)).on_hand, `${seed}: ${product} on the shelf`).toBe(before + back)
  }
}
