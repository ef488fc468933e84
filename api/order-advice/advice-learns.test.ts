import { beforeEach, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'

/** What a shop does with its advice changes the next; time passes between two orders. */
let now = new Date('2026-11-16T12:00:00+07:00')
const api = await testApi({ now: () => now })
const { ask, tokenFor } = api
const { rows, findProductCodes, bought } = testOrdering(api)
const [rice = '', soap = ''] = await findProductCodes('BKK01', 2)
const me = callers.customer
const mondays = ['2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09']
// What the demo network ordered does not count here: an order for points is no advice.
await rows('update orders set points_mode = true')

type Item = { productCode: string; quantity: number; reason: { kind: string; everyDays?: number } }
const advice = async (): Promise<Item[]> =>
  (await ask('api/orders/advice', { method: 'GET', token: await tokenFor(me) })).body.items
const codes = async () => (await advice()).map(({ productCode }) => productCode).sort()
const quantityOf = async (code: string) =>
  (await advice()).find(({ productCode }) => productCode === code)?.quantity
const choose = async (productCode: string, choice: string) =>
  ask('api/orders/advice/choose', { token: await tokenFor(me), body: { productCode, choice } })

const today = () => bangkokDay(now)
const pass = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000)
}
/** Orders today, and a week passes. */
async function orderAndPass(of: string[], quantity = 10) {
  await bought(today(), of, { quantity })
  pass(7)
}

beforeEach(async () => {
  now = new Date('2026-11-16T12:00:00+07:00')
  await rows(`delete from orders where number like 'PAST%'`)
  await rows('delete from order_advice')
  await rows('delete from order_advice_choices')
  for (const day of mondays) await bought(day, [rice, soap], { quantity: 10 })
})

test('not now is silent for one usual interval, and then it is due again', async () => {
  expect(await codes()).toEqual([rice, soap].sort())
  await choose(rice, 'later')
  expect(await codes()).toEqual([soap])
  pass(6)
  expect(await codes()).not.toContain(rice)
  pass(1)
  expect(await codes()).toContain(rice)
})

test('never again holds, also when it is bought again by hand', async () => {
  await choose(rice, 'never')
  for (const _week of [1, 2, 3]) await orderAndPass([rice, soap])
  expect(await codes()).toEqual([soap])
  await choose(rice, 'again')
  expect(await codes()).toEqual([rice, soap].sort())
})

test('a smaller quantity than advised, taken again and again, is what is advised', async () => {
  expect(await quantityOf(rice)).toBe(10)
  for (const _week of [1, 2, 3]) {
    await bought(today(), [rice], { quantity: 4 })
    await bought(today(), [soap], { quantity: 10, time: '10:00' })
    pass(7)
  }
  expect(await quantityOf(rice)).toBe(4)
  expect(await quantityOf(soap)).toBe(10)
})

test('a larger quantity is learned the same way', async () => {
  for (const _week of [1, 2, 3]) await orderAndPass([rice], 25)
  expect(await quantityOf(rice)).toBe(25)
})

test('a line that every order leaves out is not advised for ever, and comes back when it is bought', async () => {
  const seen: boolean[] = []
  for (const _week of [1, 2, 3, 4, 5]) {
    seen.push((await codes()).includes(rice))
    await orderAndPass([soap])
  }
  expect(seen[0]).toBe(true)
  expect(seen.at(-1)).toBe(false)
  // Once it is gone it stays away.
  expect(seen.join()).toMatch(/^(true,)+(false,?)+$/)
  for (const _week of [1, 2]) await orderAndPass([rice, soap])
  expect(await codes()).toContain(rice)
})

test('a rhythm that slowed down is the rhythm that is said', async () => {
  for (const _time of [1, 2, 3, 4, 5]) {
    await bought(today(), [rice], { quantity: 10 })
    pass(14)
  }
  const [item] = (await advice()).filter(({ productCode }) => productCode === rice)
  expect(item?.reason.everyDays).toBe(14)
})
