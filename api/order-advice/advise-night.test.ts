import { beforeEach, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { adviseEverybody } from './advise-everybody.ts'

const api = await testApi()
const { ask, tokenFor, db, pool } = api
const { rows } = testOrdering(api)
const everybody = () => adviseEverybody({ db, now: () => testNow })

type Count = { saleUnit: string; count: number }
const countBy = async (text: string) =>
  new Map((await rows<Count>(text)).map(({ saleUnit, count }) => [saleUnit, count]))
const advised = () =>
  countBy(`select sale_unit as "saleUnit", count(*)::int as count from order_advice group by 1`)
const active = () =>
  countBy(
    `select sale_unit as "saleUnit", count(*)::int as count from customers where status = 'active' group by 1`,
  )
const sumOf = (counts: Map<string, number>) => [...counts.values()].reduce((sum, each) => sum + each, 0)

/** Holds a customer, so that whoever writes their advice waits, until what is to happen meanwhile has. */
async function whileHeld(
  { saleUnit, code }: { saleUnit: string; code: string },
  work: { begin: () => Promise<unknown>; waiting: number; meanwhile: (held: Held) => Promise<unknown> },
): Promise<PromiseSettledResult<unknown>> {
  const held = await pool.connect()
  try {
    await held.query('begin')
    await held.query('select from customers where sale_unit = $1 and code = $2 for update', [saleUnit, code])
    const settled = Promise.allSettled([work.begin()])
    await expect.poll(async () => (await waitingPids()).length, { timeout: 15_000 }).toBe(work.waiting)
    await work.meanwhile(held)
    await held.query('commit')
    const [result] = await settled
    return result
  } finally {
    held.release()
  }
}
type Held = { query: (text: string, values?: unknown[]) => Promise<unknown> }

const waitingPids = async () =>
  (
    await rows<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).map(({ pid }) => pid)

beforeEach(async () => {
  await rows('delete from order_advice')
  await rows('delete from order_advice_alike')
})

test('killed in the middle, what is written stays whole, and the next run does only the rest', async () => {
  const all = await active()
  const ended = await whileHeld(await lastCustomer(), {
    begin: everybody,
    waiting: 1,
    meanwhile: async () => {
      for (const pid of await waitingPids()) await rows('select pg_terminate_backend($1)', [pid])
      await expect.poll(waitingPids).toEqual([])
    },
  })
  expect(ended.status).toBe('rejected')
  const { saleUnit } = await lastCustomer()
  const kept = await advised()
  // The centre in which it died has nothing; those before it have everybody.
  expect(kept.has(saleUnit)).toBe(false)
  expect(kept.size).toBeGreaterThan(0)
  for (const [centre, count] of kept) expect([centre, count]).toEqual([centre, all.get(centre)])
  expect(await everybody()).toEqual({ advised: sumOf(all) - sumOf(kept) })
  expect(await advised()).toEqual(all)
})

test('two processes that write the same customers at the same moment wait for each other, and both end', async () => {
  const all = await active()
  const ended = await whileHeld(await lastCustomer(), {
    begin: () => Promise.all([everybody(), everybody()]),
    waiting: 2,
    meanwhile: async () => {},
  })
  expect(ended.status).toBe('fulfilled')
  expect(await advised()).toEqual(all)
  expect(await everybody()).toEqual({ advised: 0 })
})

test('a centre without orders has empty advice of today, and one without customers is passed over', async () => {
  await rows(`update orders set points_mode = true where sale_unit = 'CNX01'`)
  await rows(`update customers set status = 'inactive' where sale_unit = 'HKT01'`)
  await everybody()
  const all = await active()
  expect(all.has('HKT01')).toBe(false)
  expect(await advised()).toEqual(all)
  expect(await rows(`select distinct lines, day::text from order_advice where sale_unit = 'CNX01'`)).toEqual([
    { lines: [], day: '2026-11-16' },
  ])
  const token = await tokenFor({ ...callers.customer, saleUnit: 'CNX01', customerCode: 'C0003' })
  const { status, body } = await ask('api/orders/advice', { method: 'GET', token })
  expect([status, body.items]).toEqual([200, []])
})

test('a customer who is erased while the night computes leaves no advice', async () => {
  const gone = await lastCustomer()
  const key = [gone.saleUnit, gone.code]
  const ended = await whileHeld(gone, {
    begin: everybody,
    waiting: 1,
    meanwhile: async (held) => {
      await held.query(`delete from order_advice where sale_unit = $1 and customer_code = $2`, key)
      await held.query(`update customers set status = 'inactive' where sale_unit = $1 and code = $2`, key)
    },
  })
  expect(ended.status).toBe('fulfilled')
  expect(await rows('select 1 from order_advice where sale_unit = $1 and customer_code = $2', key)).toEqual(
    [],
  )
  expect(await advised()).toEqual(await active())
})

/** In the last centre that has customers, so that centres before it are written by then. */
async function lastCustomer(): Promise<{ saleUnit: string; code: string }> {
  const [last = { saleUnit: '', code: '' }] = await rows<{ saleUnit: string; code: string }>(
    `select sale_unit as "saleUnit", code from customers where status = 'active' order by sale_unit desc, code desc limit 1`,
  )
  return last
}
