import { beforeEach, expect, test } from 'vitest'
import { tellInvited } from '#api/customer-messages/tell-of-job.ts'
import { messageWorld } from '#checks/messages/message-world.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { rightCode, testRegistration } from '#checks/tools/test-registration.ts'

const sms = {
  name: 'pretend',
  request: async (mobile: string) => ({ token: mobile, reference: 'REF1' }),
  verify: async (_token: string, code: string) => code === rightCode,
}
const world = messageWorld(() => testNow)
let at = testNow
const api = await testApi({ gateways: { ...world.gateways, sms }, now: () => at })
const { ask, tokenFor, pool, db } = api
const { register } = testRegistration(api)
const agent = await tokenFor(callers.agent)
const days = (count: number) => new Date(testNow.getTime() + count * 86_400_000)

beforeEach(() => {
  at = testNow
})

let mobiles = 0
const nextMobile = () => `09130000${String(++mobiles).padStart(2, '0')}`
const invite = async (mobile = ''): Promise<string> =>
  (await ask('api/agent/invitations/add', { token: agent, body: { mobile } })).body.token
/** A shop that registers at the centre with the link it opened before. */
const comeWith = async (agentInvitation: string, mobile = nextMobile()): Promise<string> => {
  const { body } = await register(mobile, { dist: 'BKK01', agentInvitation })
  expect(body).toMatchObject({ status: 'pending', saleUnit: 'BKK01' })
  return body.customerCode
}
const letIn = async (code: string) => {
  const token = await tokenFor(callers.manager)
  const body = { saleUnit: 'BKK01', code, approve: true }
  expect((await ask('api/merchant/customer/approve', { token, body })).status).toBe(200)
}
const as = (customerCode: string) => tokenFor({ ...callers.customer, customerCode })
const own = async (code: string) =>
  (await ask('api/agent/own', { method: 'GET', token: await as(code) })).body
const answer = async (code: string, body: object) =>
  ask('api/agent/invitations/answer', { token: await as(code), body: { accept: true, ...body } })
const agentOf = async (code: string) =>
  (await pool.query(`select agent_code from customers where sale_unit = 'BKK01' and code = $1`, [code]))
    .rows[0].agent_code

test('a link that led to a registration is offered again when the centre has let the shop in, and told', async () => {
  const code = await comeWith(await invite())
  expect(await agentOf(code)).toBeNull()
  // The centre takes longer than the link lives.
  at = days(9)
  await letIn(code)
  const [asked, ...more] = (await own(code)).asked
  expect([more, new Date(asked.expiresAt) > days(15)]).toEqual([[], true])
  const { rows } = await pool.query(
    `delete from outbox where topic = 'agent-invited' returning sale_unit as "saleUnit", order_number as "orderNumber"`,
  )
  expect(rows).toEqual([{ saleUnit: 'BKK01', orderNumber: asked.id }])
  const parts = {
    ...{ db, gateways: world.gateways, now: () => at, origin: () => 'https://shop.test' },
    log: { warn: () => {} },
  }
  await tellInvited(parts, rows[0])
  expect(
    (await pool.query(`select kind from customer_messages where customer_code = $1`, [code])).rows,
  ).toEqual([{ kind: 'agent-invited' }])
  expect((await answer(code, { id: asked.id })).status).toBe(200)
  expect(await agentOf(code)).toBe('C0004')
  expect((await answer(code, { id: asked.id })).body.Code).toBe('agents.invitationUsed')
})

test('it is offered to nobody but the shop that came with it, and is declined like any other', async () => {
  const code = await comeWith(await invite())
  const stranger = await comeWith('')
  for (const each of [code, stranger]) await letIn(each)
  const [asked] = (await own(code)).asked
  expect((await own(stranger)).asked).toEqual([])
  expect((await answer(stranger, { id: asked.id })).body.Code).toBe('agents.invitationUnknown')
  expect((await answer(code, { id: asked.id, accept: false })).status).toBe(200)
  expect([await agentOf(code), (await own(code)).asked]).toEqual([null, []])
})

test('whoever accepts the link first holds, even while the shop that came with it waits', async () => {
  const token = await invite()
  const code = await comeWith(token)
  const free = await comeWith('')
  await letIn(free)
  expect((await answer(free, { token })).status).toBe(200)
  await letIn(code)
  expect((await own(code)).asked).toEqual([])
  expect((await answer(code, { token })).body.Code).toBe('agents.invitationUsed')
})

test('a link of somebody else’s number, of yesterday, withdrawn or made up is not kept, and hinders no registration', async () => {
  const [others, old, gone] = [await invite('0899999999'), await invite(), await invite()]
  await pool.query(`update agent_invitations set state = 'withdrawn', answered_at = made_at
    where token_hash is not null and made_at = (select max(made_at) from agent_invitations)
      and id = (select max(id::text) from agent_invitations)::uuid`)
  const late = days(8)
  const codes = [await comeWith(others), await comeWith(gone), await comeWith('BKK01.made-up')]
  at = late
  codes.push(await comeWith(old))
  for (const code of codes) {
    await letIn(code)
    expect((await own(code)).asked).toEqual([])
  }
})
