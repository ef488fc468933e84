import { expect, test } from 'vitest'
import { testProducts } from '#checks/products/test-products.ts'
import { callers } from '#checks/tools/test-api.ts'

const { ask, rows, saved, logOf, saleUnit, manager, customer, bodyFor, place, list, tokenFor } =
  await testProducts()

type Wish = { how: string; quantity: number; note?: string; id?: string; onHandSeen?: number }
const adjust = (productCode: string, wish: Wish, token = manager) =>
  ask('api/stock/adjust', { token, body: { saleUnit, productCode, id: crypto.randomUUID(), ...wish } })
const ledger = async (productCode: string, body: object = {}) =>
  (await ask('api/stock/ledger', { token: manager, body: { saleUnit, productCode, ...body } })).body

test('goods are received, counted, written off and corrected, and the ledger tells each', async () => {
  await saved('S-1', { lowStock: 10 })
  expect((await adjust('S-1', { how: 'receive', quantity: 240, note: 'ใบส่งของ 77' })).body).toEqual({
    ...{ onHand: 240, reserved: 0, available: 240 },
  })
  await adjust('S-1', { how: 'damage', quantity: 3, note: 'ขวดแตก' })
  await adjust('S-1', { how: 'count', quantity: 230, onHandSeen: 237 })
  expect((await adjust('S-1', { how: 'correct', quantity: -220, note: 'คีย์เกิน' })).body.onHand).toBe(10)
  const { moves, ...shelf } = await ledger('S-1')
  expect(shelf).toEqual({ onHand: 10, reserved: 0, available: 10 })
  expect(
    moves.map(({ change, onHand, reason }: Record<string, unknown>) => [change, onHand, reason]),
  ).toEqual([
    [-220, 10, 'corrected'],
    [-7, 230, 'counted'],
    [-3, 237, 'damaged'],
    [240, 240, 'received'],
  ])
  expect(moves[3]).toMatchObject({
    note: 'ใบส่งของ 77',
    byName: expect.stringMatching(/./),
    orderNumber: null,
  })
  expect((await ledger('S-1', { take: 2, after: moves[1].id })).moves).toEqual(moves.slice(2))
  expect((await list({ productCode: 'S-1' }))[0]).toMatchObject({
    Stock: { StockAvailable: 10, IsLow: true },
  })
  expect((await logOf('S-1')).slice(1)).toMatchObject([
    { what: 'received', before: { onHand: 0 }, after: { onHand: 240, note: 'ใบส่งของ 77' } },
    ...[{ what: 'damaged' }, { what: 'counted' }, { what: 'corrected', after: { onHand: 10 } }],
  ])
})

test('never below what orders have reserved, never by nothing, and not without a reason', async () => {
  await saved('S-2')
  await adjust('S-2', { how: 'receive', quantity: 480 })
  const body = await bodyFor(customer, callers.customer, { lines: [{ P_Code: 'S-2', qty1: 10 }] })
  expect((await place(customer, body)).status).toBe(200)
  const refused = async (wish: Wish) => (await adjust('S-2', wish)).body.Code
  expect(await refused({ how: 'count', quantity: 239 })).toBe('stock.belowReserved')
  expect(await refused({ how: 'damage', quantity: 241, note: 'x' })).toBe('stock.belowReserved')
  expect(await refused({ how: 'correct', quantity: -500, note: 'x' })).toBe('stock.belowReserved')
  expect(await refused({ how: 'damage', quantity: 1 })).toBe('stock.sayWhy')
  expect(await refused({ how: 'receive', quantity: 0 })).toBe('stock.nothing')
  expect(await refused({ how: 'count', quantity: 300, onHandSeen: 479 })).toBe('stock.moved')
  expect((await adjust('S-2', { how: 'count', quantity: 240 })).body).toEqual({
    onHand: 240,
    reserved: 240,
    available: 0,
  })
  expect((await adjust('NONE', { how: 'receive', quantity: 1 })).body.Code).toBe('stock.none')
})

test('a product of which no stock is kept has no shelf to change', async () => {
  await saved('S-3', { stockControlled: false })
  expect((await adjust('S-3', { how: 'receive', quantity: 1 })).body.Code).toBe('stock.notKept')
})

test('the same adjustment sent twice, even at once, is made once; others at the same moment all count', async () => {
  await saved('S-4')
  const id = crypto.randomUUID()
  const twice = await Promise.all([1, 2, 3].map(() => adjust('S-4', { how: 'receive', quantity: 24, id })))
  expect(twice.map(({ status, body }) => [status, body.onHand])).toEqual([
    ...[
      [200, 24],
      [200, 24],
      [200, 24],
    ],
  ])
  await Promise.all(Array.from({ length: 12 }, () => adjust('S-4', { how: 'receive', quantity: 1 })))
  const { onHand, moves } = await ledger('S-4')
  expect([onHand, moves.length]).toEqual([36, 13])
  const [sum] = await rows<{ sum: number }>(
    `select sum(change)::int as sum from stock_moves where sale_unit = 'BKK01' and product_code = 'S-4'`,
  )
  expect(sum?.sum).toBe(36)
})

test('only manager and owner change a stock; all staff read it', async () => {
  await saved('S-5')
  for (const who of ['salesperson', 'supervisor'] as const) {
    const token = await tokenFor(callers[who])
    expect((await adjust('S-5', { how: 'receive', quantity: 1 }, token)).status).toBe(403)
    expect((await ask('api/stock/ledger', { token, body: { saleUnit, productCode: 'S-5' } })).status).toBe(
      200,
    )
  }
})

test('an adjustment that was changed after a lost answer says that the first one was made', async () => {
  await saved('S-CHANGED')
  const id = crypto.randomUUID()
  await adjust('S-CHANGED', { how: 'receive', quantity: 24, id })
  const again = await adjust('S-CHANGED', { how: 'receive', quantity: 30, id })
  expect([again.status, again.body.Code]).toEqual([409, 'stock.doneBefore'])
  expect(again.body.Message).toContain('+24')
  expect((await adjust('S-CHANGED', { how: 'receive', quantity: 24, id })).body.onHand).toBe(24)
  expect((await adjust('S-CHANGED', { how: 'count', quantity: 24, id })).body.Code).toBe('stock.doneBefore')
})
