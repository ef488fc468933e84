import { expect, test } from 'vitest'
import { findCreditHolder } from '#api/credit/credit.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { loadCheckoutSnapshot } from './checkout-snapshot.ts'

const api = await testApi()
const { tokenFor, db } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const [client] = await rows<{ code: string }>(
  `select code from customers where sale_unit = 'BKK01' and agent_code = 'C0004' and status = 'active' order by code limit 1`,
)
const own = { ...callers.customer, customerCode: client?.code ?? '' }
const byAgent = { ...own, actor: { kind: 'agent' as const, name: 'C0004' } }
const [plain = ''] = await findProductCodes('BKK01')
const lines = [{ P_Code: plain, qty1: 40 }]
const debtOf = async (code: string) =>
  (
    await rows<{ debt: number }>(`select debt from customers where sale_unit = 'BKK01' and code = $1`, [code])
  )[0]?.debt ?? 0
const nobody = '00000000-0000-7000-a000-000000000000'
const holders = async (caller: typeof own | typeof byAgent) => [
  (await findCreditHolder(db, caller)).code,
  (await loadCheckoutSnapshot(db, caller, { key: nobody, shipTo: nobody, billTo: nobody })).holder.code,
]

test('a client who orders in person uses their own credit, never the agent’s', async () => {
  expect(await holders(own)).toEqual([own.customerCode, own.customerCode])
  await rows(`update customers set credit_limit = 0, debt = 0 where sale_unit = 'BKK01' and code = $1`, [
    own.customerCode,
  ])
  const token = await tokenFor(own)
  const before = await debtOf('C0004')
  const request = { lines, payment: 'CREDIT' }
  expect(await place(token, await bodyFor(token, own, request))).toMatchObject({
    status: 409,
    body: { Code: 'checkout.noSuchPayment' },
  })
  await rows(`update customers set credit_limit = 100000000 where sale_unit = 'BKK01' and code = $1`, [
    own.customerCode,
  ])
  expect((await place(token, await bodyFor(token, own, request))).status).toBe(200)
  expect(await debtOf(own.customerCode)).toBeGreaterThan(0)
  expect(await debtOf('C0004')).toBe(before)
})

test('an agent who orders for a client uses their own credit, even when the client has just gone to another agent', async () => {
  expect(await holders(byAgent)).toEqual(['C0004', 'C0004'])
  for (const agent of ['C0005', null]) {
    await rows(`update customers set agent_code = $2 where sale_unit = 'BKK01' and code = $1`, [
      own.customerCode,
      agent,
    ])
    expect(await holders(byAgent)).toEqual(['C0004', 'C0004'])
  }
})
