import { beforeAll, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'

const { ask, tokenFor, pool } = await testApi()
const shop = (customerCode: string) => tokenFor({ ...callers.customer, customerCode })
const { rows: clients } = await pool.query(
  `select code from customers where sale_unit = 'BKK01' and agent_code = 'C0004' and status = 'active' order by code limit 2`,
)
const [mine, moved] = [clients[0].code as string, clients[1].code as string]
// A second agent with the same numbers of items and orders as the first, and a client of their own.
await pool.query(
  `update customers set role = '2', person_type = 1, account_code = 'AG5', tax_number = '0107536000315', shop_photo = 'a', picture_file = 'b'
   where sale_unit = 'BKK01' and code = 'C0005'`,
)
await pool.query(`update customers set agent_code = 'C0005' where sale_unit = 'BKK01' and code = 'C0002'`)
const [agent, rival, client, rivals, guest, staff] = await Promise.all([
  tokenFor(callers.agent),
  tokenFor({ ...callers.agent, customerCode: 'C0005' }),
  shop(mine),
  shop('C0002'),
  tokenFor(callers.guest),
  tokenFor(callers.manager),
])
const acting = () =>
  tokenFor({ ...callers.customer, customerCode: mine, actor: { kind: 'agent' as const, name: 'C0004' } })

const item = (name: string) => ({
  ...{ key: crypto.randomUUID(), code: '', name: { th: name, en: name }, barcode: '', cost: 20 },
  units: [{ name: { th: 'ห่อ', en: 'pack' }, rate: 1, price: 45 }],
  ...{ isCounted: true, stock: 50, pictures: [], active: true },
})
const add = async (token: string, name: string): Promise<string> =>
  (await ask('api/agent/items/save', { token, body: item(name) })).body.code
const line = (code: string, part: object = {}) => ({
  ...{ own: true, code, position: 1, quantity: 1, price: 45 },
  ...part,
})
const place = (token: string, lines: object[]) =>
  ask('api/agent-shop/orders', {
    token,
    body: {
      ...{ key: crypto.randomUUID(), lines, name: 'ร้าน', phone: '0811111111', address: '1 ถนนหนึ่ง' },
      ...{ note: '', wantedOn: null, payment: 'cash' },
    },
  })
const detail = (token: string, agentCode: string, number: string) =>
  ask(`api/agent-shop/order?agentCode=${agentCode}&number=${number}`, { method: 'GET', token })
const order = async (agentCode: string, number: string) =>
  (
    await pool.query(
      `select status, paid, total from agent_orders where sale_unit = 'BKK01' and agent_code = $1 and number = $2`,
      [agentCode, number],
    )
  ).rows[0]

let code = ''
let number = ''
beforeAll(async () => {
  code = await add(agent, 'แหนมเห็ด')
  number = (await place(client, [line(code)])).body.number
  expect(number).toMatch(/^AG-/)
})

test('another agent moves, collects, reads and cancels nothing, though numbers count alike', async () => {
  const body = { number, to: 'accepted', handed: [], why: '' }
  const money = { id: crypto.randomUUID(), number, amount: 1, method: 'cash', note: '' }
  const before = await order('C0004', number)
  const answers = await Promise.all([
    ask('api/agent/orders/move', { token: rival, body }),
    ask('api/agent/orders/collect', { token: rival, body: money }),
    detail(rival, 'C0004', number),
    ask('api/agent-shop/order/cancel', { token: rival, body: { agentCode: 'C0004', number } }),
  ])
  expect(answers.map(({ body: { Code } }) => Code)).toEqual(answers.map(() => 'agentOrders.none'))
  expect(await order('C0004', number)).toEqual(before)
  const seen = (await ask('api/agent/orders', { method: 'GET', token: rival })).body
  expect([seen.orders, seen.work, seen.owed]).toEqual([[], [], []])
})

test('a client of another agent sees neither that agent’s items nor orders, and buys nothing of theirs', async () => {
  expect((await detail(rivals, 'C0004', number)).body.Code).toBe('agentOrders.none')
  expect(
    (await ask('api/agent-shop/order/cancel', { token: rivals, body: { agentCode: 'C0004', number } })).body
      .Code,
  ).toBe('agentOrders.none')
  const tried = await place(rivals, [line(code)])
  expect([tried.status, tried.body.Code, tried.body.Details]).toEqual([
    ...[409, 'agentOrders.changed'],
    [{ own: true, code, position: 1, price: null, stock: null }],
  ])
  // The same code may stand for something of their own agent's, at that agent's price.
  const theirs = await add(rival, 'ของอีกคน')
  const bought = (await place(rivals, [line(theirs)])).body
  expect(bought.agentCode).toBe('C0005')
  const { agentName, details } = (await detail(rivals, 'C0005', bought.number)).body
  expect([agentName === '', details[0].name.th]).toEqual([false, 'ของอีกคน'])
})

test.each([
  ['of a satang', { price: 0.01 }, 409],
  ['of nothing', { price: 0 }, 409],
  ['below nothing', { price: -45 }, 409],
  ['for less than one', { quantity: 0 }, 400],
  ['for a half', { quantity: 0.5 }, 400],
  ['for fewer than nothing', { quantity: -3 }, 400],
  ['for ten thousand', { quantity: 10_000 }, 400],
  ['in a unit that is not sold', { position: 3 }, 409],
  ['as a product of the centre', { own: false }, 409],
])('a price or quantity %s is not taken from the phone', async (_what, part, status) => {
  const count = async () =>
    (await pool.query(`select count(*) from agent_orders where client_code = $1`, [mine])).rows[0].count
  const before = await count()
  expect((await place(client, [line(code, part)])).status).toBe(status)
  expect(await count()).toBe(before)
})

test('the same product twice in an order does not take more stock than there is', async () => {
  const twice = await place(client, [line(code, { quantity: 30 }), line(code, { quantity: 30 })])
  expect(twice.body.Code).toBe('agentOrders.twice')
})

test('guests, staff and whoever acts for a client are kept out of the shop of an agent', async () => {
  for (const token of [guest, staff, await acting()]) {
    const answers = await Promise.all([
      ask('api/agent-shop/items', { method: 'GET', token }),
      ask('api/agent-shop/orders', { method: 'GET', token }),
      detail(token, 'C0004', number),
      place(token, [line(code)]),
      ask('api/agent-shop/order/cancel', { token, body: { agentCode: 'C0004', number } }),
      ask('api/agent/orders', { method: 'GET', token }),
      ask('api/agent/items', { method: 'GET', token }),
      ask('api/agent/prices', { method: 'GET', token }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
  }
})

test('after the end the client orders nothing new, and what was ordered is brought and paid', async () => {
  const leaving = await shop(moved)
  const last = (await place(leaving, [line(code)])).body.number
  expect((await ask('api/agent/leave', { token: leaving })).status).toBe(200)
  expect((await place(leaving, [line(code)])).body.Code).toBe('agentOrders.noAgent')
  expect((await detail(leaving, 'C0004', last)).status).toBe(200)
  const move = (to: string) =>
    ask('api/agent/orders/move', { token: agent, body: { number: last, to, handed: [], why: '' } })
  expect([(await move('accepted')).status, (await move('delivered')).status]).toEqual([200, 200])
  const paid = { id: crypto.randomUUID(), number: last, amount: 45, method: 'cash', note: '' }
  expect((await ask('api/agent/orders/collect', { token: agent, body: paid })).body.owed).toBe(0)
  await pool.query(`update customers set agent_code = 'C0004' where sale_unit = 'BKK01' and code = $1`, [
    moved,
  ])
})

test('whoever has an open order with an agent is not erased; erased, no agent has them or their number', async () => {
  const leaving = await shop(moved)
  const erase = () => ask('authen/customer/erase', { token: leaving })
  const open = (await place(leaving, [line(code)])).body.number
  await pool.query(
    `update orders set status = 'POD', paid_at = now() where sale_unit = 'BKK01' and customer_code = $1`,
    [moved],
  )
  await pool.query(`update customers set debt = 0 where sale_unit = 'BKK01' and code = $1`, [moved])
  expect((await erase()).body.Code).toBe('account.openOrders')
  const cancelled = await ask('api/agent-shop/order/cancel', {
    token: leaving,
    body: { agentCode: 'C0004', number: open },
  })
  expect(cancelled.status).toBe(200)
  // Those of the demo.
  await pool.query(
    `update agent_orders set status = 'cancelled' where client_code = $1 and status in ('placed', 'accepted', 'ready')`,
    [moved],
  )
  const { rows } = await pool.query(
    `select k.mobile from accounts k join customers c on c.account_id = k.id where c.sale_unit = 'BKK01' and c.code = $1`,
    [moved],
  )
  const { mobile } = rows[0]
  const invited = await ask('api/agent/invitations/add', { token: rival, body: { mobile } })
  expect(invited.status).toBe(200)
  expect((await erase()).body).toEqual({})
  const listed = (await ask('api/agent/clients', { method: 'GET', token: agent })).body
  expect(listed.some(({ Code }: { Code: string }) => Code === moved)).toBe(false)
  expect((await pool.query(`select from agent_invitations where mobile = $1`, [mobile])).rowCount).toBe(0)
  // Without its number anybody could have taken the link.
  const late = await ask('api/agent/invitations/answer', {
    token: await shop('C0001'),
    body: { token: invited.body.token, accept: true },
  })
  expect(late.body.Code).toBe('agents.invitationWithdrawn')
})
