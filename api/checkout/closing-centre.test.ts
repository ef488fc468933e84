import { expect, test, vi } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

const api = await testApi()
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)

test('an order that waits for its number while the centre closes is not sold any more', async () => {
  const me = callers.customer
  const token = await api.tokenFor(me)
  const [code = ''] = await findProductCodes('BKK01')
  const order = await bodyFor(token, me, { lines: [{ P_Code: code, qty1: 40 }] })
  expect((await place(token, await bodyFor(token, me, { lines: [{ P_Code: code, qty1: 40 }] }))).status).toBe(
    200,
  )
  const before = await rows(`select * from orders where sale_unit = 'BKK01' and customer_code = $1`, [
    me.customerCode,
  ])

  const other = await api.pool.connect()
  await other.query('begin')
  await other.query(`select from order_counters where sale_unit = 'BKK01' for update`)
  const placing = place(token, order)
  await vi.waitFor(
    async () =>
      expect(
        await rows(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%place_order%'`,
        ),
      ).not.toEqual([]),
    { timeout: 15_000 },
  )
  await rows(`update centres set active = false where sale_unit = 'BKK01'`)
  await other.query('commit')
  other.release()

  expect(await placing).toMatchObject({ status: 403, body: { Code: 'identity.centreClosed' } })
  expect(
    await rows(`select * from orders where sale_unit = 'BKK01' and customer_code = $1`, [me.customerCode]),
  ).toEqual(before)
})

test('who meets a closed centre with an order is told so by the very next page too', async () => {
  await rows(`update centres set active = true where sale_unit = 'BKK01'`)
  const me = callers.agent
  const token = await api.tokenFor(me)
  const [code = ''] = await findProductCodes('BKK01')
  const order = await bodyFor(token, me, { lines: [{ P_Code: code, qty1: 40 }] })
  const openPage = () => api.ask('authen/customerProfile', { token })
  expect((await openPage()).status).toBe(200)
  await rows(`update centres set active = false where sale_unit = 'BKK01'`)

  expect(await place(token, order)).toMatchObject({ status: 403, body: { Code: 'identity.centreClosed' } })
  expect(await openPage()).toMatchObject({ status: 403, body: { Code: 'identity.centreClosed' } })
})
