import { beforeEach, expect, test } from 'vitest'
import { tellInvited, tellOfRelation } from '#api/customer-messages/tell-of-job.ts'
import { messageWorld } from '#checks/messages/message-world.ts'
import { passTime } from '#checks/tools/pass-time.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

let at = testNow
const world = messageWorld(() => testNow)
const api = await testApi({ gateways: world.gateways, now: () => at })
const { ask, tokenFor, pool, db } = api
const { findProductCodes, bodyFor, place } = testOrdering(api)
const shopOf = (customerCode: string) => ({ ...callers.customer, customerCode })
const [agent, other, shop] = await Promise.all([
  tokenFor(callers.agent),
  tokenFor({ ...callers.agent, customerCode: 'C0005' }),
  tokenFor(shopOf('C0002')),
])
const invite = async (body: object = {}, token = agent) =>
  (await ask('api/agent/invitations/add', { token, body })).body
const look = (token: string, as?: string) =>
  ask('api/agent/invitations/look', { body: { token }, ...(as ? { token: as } : {}) })
const answer = (body: object, as = shop) =>
  ask('api/agent/invitations/answer', { token: as, body: { accept: true, ...body } })
const agentOf = async (code: string) =>
  (await pool.query(`select agent_code from customers where sale_unit = 'BKK01' and code = $1`, [code]))
    .rows[0].agent_code
const own = async (as = shop) => (await ask('api/agent/own', { method: 'GET', token: as })).body
async function tellAll() {
  const { rows } = await pool.query(
    `delete from outbox where topic in ('agent-invited', 'agent-relation')
     returning topic, id::text, sale_unit as "saleUnit", order_number as "orderNumber"`,
  )
  const parts = {
    ...{ db, gateways: world.gateways, now: () => testNow, origin: () => 'https://shop.test' },
    log: { warn: () => {} },
  }
  for (const { topic, ...job } of rows)
    await (topic === 'agent-invited' ? tellInvited(parts, job) : tellOfRelation(parts, job))
}
const told = async () =>
  (await pool.query(`select kind, customer_code from customer_messages order by kind`)).rows.map(
    ({ kind, customer_code }) => `${kind} ${customer_code}`,
  )

beforeEach(async () => {
  at = testNow
  await pool.query(`delete from outbox where topic in ('agent-invited', 'agent-relation')`)
  for (const table of ['customer_messages', 'agent_events', 'agent_invitations'])
    await pool.query(`delete from ${table}`)
  await pool.query(`delete from attempts`)
  await pool.query(
    `update customers set agent_code = null where sale_unit = 'BKK01' and code in ('C0001', 'C0002')`,
  )
  // A second agent beside the one of the demo.
  await pool.query(
    `update customers set role = '2', person_type = 1, account_code = 'AG5', shop_photo = 'a', picture_file = 'b'
     where sale_unit = 'BKK01' and code = 'C0005'`,
  )
})

test('a link is kept as a hash alone, looked at without being used, accepted once, and both sides know', async () => {
  const { token } = await invite()
  const { rows } = await pool.query('select token_hash from agent_invitations')
  expect(rows[0].token_hash).not.toContain(token.split('.')[1])
  for (const as of [undefined, shop]) {
    const { status, body } = await look(token, as)
    expect([status, body.agentName, body.saleUnit]).toEqual([200, 'อาทิตย์ค้าส่ง', 'BKK01'])
  }
  expect((await answer({ token })).body).toEqual({ agentName: 'อาทิตย์ค้าส่ง' })
  expect(await agentOf('C0002')).toBe('C0004')
  const { agent: mine, acts } = await own()
  expect(mine).toMatchObject({ name: 'อาทิตย์ค้าส่ง', since: testNow.toISOString() })
  expect(acts).toMatchObject([{ kind: 'accepted', agentName: 'อาทิตย์ค้าส่ง' }])
  await tellAll()
  expect(await told()).toEqual(['client-joined C0004'])
})

test.each([
  ['used twice', async ({ token }: Made) => void (await answer({ token })), 'agents.invitationUsed'],
  [
    'declined before',
    async ({ token }: Made) => void (await answer({ token, accept: false })),
    'agents.invitationUsed',
  ],
  [
    'taken back',
    async ({ id }: Made) =>
      void (await ask('api/agent/invitations/withdraw', { token: agent, body: { id } })),
    'agents.invitationWithdrawn',
  ],
  [
    'after seven days',
    async () => {
      at = new Date(testNow.getTime() + 7 * 86_400_000 + 1_000)
    },
    'agents.invitationExpired',
  ],
  [
    'of an agent who is none any more',
    async () =>
      void (await pool.query(
        `update customers set person_type = null where sale_unit = 'BKK01' and code = 'C0004'`,
      )),
    'agents.inviterGone',
  ],
  [
    'while another agent looks after the shop',
    async () =>
      void (await pool.query(
        `update customers set agent_code = 'C0005' where sale_unit = 'BKK01' and code = 'C0002'`,
      )),
    'agents.otherAgent',
  ],
] as [string, (made: Made) => Promise<void>, string][])(
  'a link %s says so and changes nothing',
  async (_how, happen, code) => {
    const made = await invite()
    await happen(made)
    const before = await agentOf('C0002')
    const now = await tokenFor(shopOf('C0002'))
    expect([(await look(made.token, now)).body.Code, (await answer(made, now)).body.Code]).toEqual([
      code,
      code,
    ])
    expect(await agentOf('C0002')).toBe(before)
    await pool.query(`update customers set person_type = 1 where sale_unit = 'BKK01' and code = 'C0004'`)
  },
)
type Made = { id: string; token: string }

test('by somebody else than was invited, by the agent, by another agent, and a made-up link', async () => {
  const { rows } = await pool.query(
    `select k.mobile from accounts k join customers c on c.account_id = k.id where c.sale_unit = 'BKK01' and c.code = 'C0001'`,
  )
  const { token } = await invite({ mobile: rows[0].mobile })
  expect((await answer({ token })).body.Code).toBe('agents.invitationOfOther')
  expect((await answer({ token }, await tokenFor(shopOf('C0001')))).status).toBe(200)
  const open = await invite()
  expect((await answer(open, agent)).body.Code).toBe('agents.invitationOwn')
  expect((await answer(open, other)).body.Code).toBe('agents.invitedAgent')
  expect((await answer({ token: `BKK01.${'0'.repeat(32)}` })).body.Code).toBe('agents.invitationUnknown')
  expect((await answer({ id: open.id })).body.Code).toBe('agents.invitationUnknown')
  const away = await tokenFor({ ...callers.customer, saleUnit: 'CNX01' })
  expect((await answer({ token: open.token }, away)).body.Code).toBe('agents.otherCentre')
  const acting = await tokenFor({ ...shopOf('C0002'), actor: { kind: 'staff', name: 'manager01' } })
  expect((await answer({ token: open.token }, acting)).status).toBe(403)
  expect((await ask('api/agent/invitations/add', { token: agent, body: { mobile: '12' } })).body.Code).toBe(
    'agents.wrongMobile',
  )
})

test('of two agents who claim one shop at once the first accepted holds, ten times', async () => {
  for (let round = 0; round < 10; round++) {
    await pool.query(`update customers set agent_code = null where sale_unit = 'BKK01' and code = 'C0002'`)
    const [one, two] = [await invite(), await invite({}, other)]
    const answers = await Promise.all([answer({ token: one.token }), answer({ token: two.token })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers[0]?.status === 200 ? 'C0004' : 'C0005'
    expect(await agentOf('C0002')).toBe(winner)
    expect(answers.find(({ status }) => status === 409)?.body.Code).toBe('agents.otherAgent')
  }
})

test('one link pressed by two shops makes one client', async () => {
  const { token } = await invite()
  const first = await tokenFor(shopOf('C0001'))
  const answers = await Promise.all([answer({ token }), answer({ token }, first)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect([await agentOf('C0001'), await agentOf('C0002')].filter(Boolean)).toEqual(['C0004'])
})

const form = {
  ...{ shopName: 'ร้านป้านิด', storeType: 'GR', name: 'นิด ใจดี', mobileNo: '0919998877', address: '1/2 ถนนดี' },
  ...{ province: 'กรุงเทพมหานคร', district: 'จตุจักร', subdistrict: 'ลาดยาว', postcode: '10900' },
}
const add = (body: object = {}, token = agent) =>
  ask('api/agent/clients/add', { token, body: { ...form, ...body } })

test('a number that nobody has becomes a client, as the centre takes new shops, and is told', async () => {
  const wrong = await add({ shopName: '', mobileNo: '123', postcode: '99999' })
  expect([wrong.status, wrong.body.Fields.map(({ Field }: { Field: string }) => Field)]).toEqual([
    400,
    ['shopName', 'mobileNo', 'postcode'],
  ])
  const { status, body } = await add()
  expect([status, body.outcome]).toEqual([200, 'waiting'])
  const { rows } = await pool.query(
    `select c.name, c.status, c.agent_code, k.mobile, k.password_hash from customers c join accounts k on k.id = c.account_id
     where c.sale_unit = 'BKK01' and c.code = $1`,
    [body.code],
  )
  expect(rows).toEqual([
    { name: 'ร้านป้านิด', status: 'pending', agent_code: 'C0004', mobile: form.mobileNo, password_hash: null },
  ])
  await tellAll()
  expect(await told()).toEqual([`agent-began ${body.code}`])
  expect((await add()).body.Code).toBe('agents.alreadyClient')
})

test('two agents who type the same new number: one adds, the other asks nothing of a shop that waits', async () => {
  const answers = await Promise.all([add({ mobileNo: '0919998866' }), add({ mobileNo: '0919998866' }, other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.Code).toBe('agents.cannotBeAsked')
})

test('a shop that the centre knows is asked and never claimed', async () => {
  const { rows } = await pool.query(
    `select k.mobile from accounts k join customers c on c.account_id = k.id where c.sale_unit = 'BKK01' and c.code = 'C0002'`,
  )
  expect((await add({ mobileNo: rows[0].mobile })).body).toEqual({ outcome: 'asked', code: '' })
  expect(await agentOf('C0002')).toBeNull()
  expect((await add({ mobileNo: rows[0].mobile })).body.Code).toBe('agents.alreadyAsked')
  await tellAll()
  expect(await told()).toEqual(['agent-invited C0002'])
  const [asked] = (await own()).asked
  expect(asked.agentName).toBe('อาทิตย์ค้าส่ง')
  const stranger = await tokenFor(shopOf('C0001'))
  expect((await answer({ id: asked.id }, stranger)).body.Code).toBe('agents.invitationUnknown')
  expect((await answer({ id: asked.id, accept: false })).status).toBe(200)
  expect([await agentOf('C0002'), (await own()).asked]).toEqual([null, []])
})

test('a number of another centre, of the agent, and of another agent is not claimed either', async () => {
  expect((await add({ mobileNo: '0810000003' })).body.Code).toBe('agents.knownElsewhere')
  expect((await add({ mobileNo: '0810000005' })).body.Code).toBe('agents.ownNumber')
  expect((await add({ mobileNo: '0810000006' })).body.Code).toBe('agents.cannotBeAsked')
})

test('what a client owes is what was ordered for them on the agent’s credit and is unpaid', async () => {
  const { rows } = await pool.query(
    `select code from customers where sale_unit = 'BKK01' and agent_code = 'C0004' and status = 'active' order by code limit 1`,
  )
  const code = rows[0].code as string
  const byAgent = { ...shopOf(code), actor: { kind: 'agent' as const, name: 'C0004' } }
  const [product = ''] = await findProductCodes('BKK01')
  const token = await tokenFor(byAgent)
  const detail = async () => (await ask(`api/agent/clients/${code}`, { method: 'GET', token: agent })).body
  const before = await detail()
  const placed = await place(
    token,
    await bodyFor(token, byAgent, { lines: [{ P_Code: product, qty1: 40 }], payment: 'CREDIT' }),
  )
  expect(placed.status).toBe(200)
  const after = await detail()
  const [order] = after.placed
  expect(after.owes - before.owes).toBeCloseTo(order.total, 2)
  expect([order.owed, after.orders - before.orders]).toEqual([order.total, 1])
  await pool.query(`update orders set paid_at = now() where sale_unit = 'BKK01' and number = $1`, [
    order.number,
  ])
  expect((await detail()).owes).toBeCloseTo(before.owes, 2)
  const listed = (await ask('api/agent/clients', { method: 'GET', token: agent })).body
  expect(listed.find(({ Code }: { Code: string }) => Code === code).Owes).toBeCloseTo(before.owes, 2)
  const acts = (await own(await tokenFor(shopOf(code)))).acts
  expect(acts).toContainEqual(expect.objectContaining({ kind: 'ordered', orderNumber: order.number }))
})

test('a client of another agent is out of reach: not seen, not acted for, not ended', async () => {
  await answer(await invite())
  const [see, act, end] = await Promise.all([
    ask('api/agent/clients/C0002', { method: 'GET', token: other }),
    ask('api/agent/loginasclient/C0002/BKK01', { method: 'GET', token: other }),
    ask('api/agent/clients/end', { token: other, body: { code: 'C0002' } }),
  ])
  expect([see.body.Code, act.body.Code, end.body.Code]).toEqual([
    'agents.notClient',
    'identity.notYours',
    'agents.notClient',
  ])
  expect(await agentOf('C0002')).toBe('C0004')
})

test.each([
  ['the shop', () => ask('api/agent/leave', { token: shop }), ['client-left C0004'], 'ended by client'],
  [
    'the agent',
    () => ask('api/agent/clients/end', { token: agent, body: { code: 'C0002' } }),
    ['agent-left C0002'],
    'ended by agent',
  ],
])(
  'ended by %s, it is over at once: what was open stops, and the other is told',
  async (_who, end, said, kind) => {
    await answer(await invite())
    const { body } = await ask('api/agent/loginasclient/C0002/BKK01', { method: 'GET', token: agent })
    const { jtoken } = body.Customer
    passTime(1_000)
    expect((await ask('authen/customerProfile', { token: jtoken })).status).toBe(200)
    await pool.query('delete from outbox')
    expect((await end()).status).toBe(200)
    passTime(1_000)
    expect((await ask('authen/customerProfile', { token: jtoken })).status).toBe(401)
    expect((await ask('api/agent/loginasclient/C0002/BKK01', { method: 'GET', token: agent })).status).toBe(
      403,
    )
    expect((await end()).status).toBeGreaterThanOrEqual(400)
    const kinds = (await own()).acts.map((act: { kind: string }) => act.kind)
    expect(kinds.slice().sort()).toEqual(['accepted', 'acted', kind].sort())
    await tellAll()
    expect(await told()).toEqual(said)
  },
)
