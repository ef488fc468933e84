import { expect, test } from 'vitest'
import { eraseAgentOrders } from '#api/account/erase-agent-orders.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'

const { ask, tokenFor, pool, db } = await testApi()
const agent = await tokenFor(callers.agent)
const { rows: clients } = await pool.query(
  `select code from customers where sale_unit = 'BKK01' and agent_code = 'C0004' and status = 'active' order by code limit 2`,
)
const clientOf = (code: string) => tokenFor({ ...callers.customer, customerCode: code })
const client = await clientOf(clients[0].code)
const other = await clientOf(clients[1].code)
const stranger = await tokenFor(callers.customer)

type Entry = {
  own: boolean
  code: string
  stock: number | null
  units: { position: number; rate: number; price: number }[]
}
type Line = { own: boolean; code: string; position: number; quantity: number; price: number }
const shopOf = async (token: string, query = '') =>
  (await ask(`api/agent-shop/items?${query}`, { method: 'GET', token })).body as {
    entries: Entry[]
    next: number | null
  }
const lineOf = ({ own, code, units }: Entry, quantity = 1): Line => {
  const unit = units.at(-1)
  if (!unit) throw new Error('no unit')
  return { own, code, position: unit.position, quantity, price: unit.price }
}
const place = (token: string, lines: Line[], part: object = {}) =>
  ask('api/agent-shop/orders', {
    token,
    body: {
      ...{ key: crypto.randomUUID(), lines, name: 'ร้านลูกค้า', phone: '0811111111', address: '1 ถนนหนึ่ง' },
      ...{ note: '', wantedOn: null, payment: 'cash' },
      ...part,
    },
  })
const newItem = async (stock: number | null, price = 45) => {
  const { body } = await ask('api/agent/items/save', {
    token: agent,
    body: {
      ...{ key: crypto.randomUUID(), code: '', name: { th: 'แหนม', en: '' }, barcode: '', cost: 20 },
      units: [{ name: { th: 'ห่อ', en: '' }, rate: 1, price }],
      ...{ isCounted: stock !== null, stock: stock ?? 0, pictures: [], active: true },
    },
  })
  return { own: true, code: body.code as string, position: 1, quantity: 1, price }
}
const stockOf = async (code: string) =>
  (
    await pool.query(
      `select stock from agent_items where sale_unit = 'BKK01' and agent_code = 'C0004' and code = $1`,
      [code],
    )
  ).rows[0].stock
const move = (number: string, to: string, part: object = {}) =>
  ask('api/agent/orders/move', { token: agent, body: { number, to, handed: [], why: '', ...part } })
const detail = (token: string, number: string) =>
  ask(`api/agent-shop/order?agentCode=C0004&number=${number}`, { method: 'GET', token })
const work = async () => (await ask('api/agent/orders', { method: 'GET', token: agent })).body
const centreEntry = async () => {
  const { entries } = await shopOf(client)
  const entry = entries.find(({ own, stock }) => !own && (stock === null || stock > 500))
  if (!entry) throw new Error('nothing of the centre is sold')
  return entry
}

test('a client sees own items first, then products of the centre above the agent’s cost, and no cost', async () => {
  const { entries, next } = await shopOf(client)
  expect(entries[0]?.own).toBe(true)
  expect(entries.some(({ own }) => !own)).toBe(true)
  expect(JSON.stringify(entries)).not.toContain('cost')
  const more = await shopOf(client, `from=${next}`)
  const known = new Set(entries.map(({ own, code }) => `${own} ${code}`))
  expect(more.entries.length).toBeGreaterThan(0)
  expect(more.entries.filter(({ own, code }) => known.has(`${own} ${code}`))).toEqual([])
})

test('the whole shop, page by page, is exactly what the price book sells', async () => {
  const seen: string[] = []
  for (let from: number | null = 0; from !== null; ) {
    const page: { entries: Entry[]; next: number | null } = await shopOf(client, `from=${from}`)
    seen.push(...page.entries.filter(({ own }) => !own).map(({ code }) => code))
    from = page.next
  }
  expect(new Set(seen).size).toBe(seen.length)
  const { rows } = await pool.query(
    `select p.code from products p left join stock s on s.sale_unit = p.sale_unit and s.product_code = p.code
     where p.sale_unit = 'BKK01' and p.active and p.material_type not in ('DeliveryFee', 'Point', 'GivePoint')
       and (not p.needs_licence or (select has_licence from customers where sale_unit = 'BKK01' and code = $1))
       and (not p.stock_controlled or s.on_hand > s.reserved)
       and not exists (select from agent_price_rules r where r.sale_unit = 'BKK01' and r.agent_code = 'C0004' and r.level = 4 and r.kind = 'off' and r.subject = p.code)`,
    [clients[0].code],
  )
  expect(new Set(seen)).toEqual(new Set(rows.map(({ code }) => code)))
  const off = await pool.query(
    `select subject from agent_price_rules where agent_code = 'C0004' and kind = 'off'`,
  )
  expect(off.rows.length).toBeGreaterThan(0)
  for (const { subject } of off.rows) expect(seen).not.toContain(subject)
})

test('a shop without an agent finds none; nor does a client whose agent is verified no more', async () => {
  const none = await ask('api/agent-shop/items', { method: 'GET', token: stranger })
  expect([none.status, none.body.Code]).toEqual([403, 'agentOrders.noAgent'])
  const line = await newItem(5)
  await pool.query(`update customers set person_type = 0 where sale_unit = 'BKK01' and code = 'C0004'`)
  const closed = await ask('api/agent-shop/items', { method: 'GET', token: client })
  const refused = await place(client, [line])
  await pool.query(`update customers set person_type = 1 where sale_unit = 'BKK01' and code = 'C0004'`)
  expect([closed.body.Code, refused.body.Code]).toEqual(['agentOrders.noAgent', 'agentOrders.noAgent'])
})

test('an order is placed once for its key, however often it is sent at once', async () => {
  const line = await newItem(10)
  const key = crypto.randomUUID()
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map(() => place(client, [{ ...line, quantity: 3 }], { key })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
  expect(await stockOf(line.code)).toBe(7)
})

test('of fifty orders for the last ten, ten are placed', async () => {
  const line = await newItem(10)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => place(at % 2 ? client : other, [line])),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(new Set(answers.map(({ body }) => body.Code))).toEqual(new Set([undefined, 'agentOrders.changed']))
  expect(await stockOf(line.code)).toBe(0)
})

test('another price, too little stock or a product not sold is told line by line, and nothing is placed', async () => {
  const [dear, short] = [await newItem(10), await newItem(2)]
  const gone = { own: false, code: 'NOTHING', position: 1, quantity: 1, price: 10 }
  const { status, body } = await place(client, [{ ...dear, price: 40 }, { ...short, quantity: 3 }, gone])
  expect([status, body.Code]).toEqual([409, 'agentOrders.changed'])
  expect(body.Details).toEqual([
    { own: true, code: dear.code, position: 1, price: 45, stock: null },
    { own: true, code: short.code, position: 1, price: 45, stock: 2 },
    { own: false, code: 'NOTHING', position: 1, price: null, stock: null },
  ])
  expect(await stockOf(short.code)).toBe(2)
})

test.each([
  ['nothing', [], {}, 'agentOrders.empty'],
  ['no address', undefined, { address: ' ' }, 'agentOrders.noAddress'],
  ['a day that is over', undefined, { wantedOn: '2020-01-01' }, 'agentOrders.past'],
])('an order with %s is refused', async (_what, lines, part, code) => {
  const { status, body } = await place(client, lines ?? [await newItem(5)], part)
  expect([status, body.Code]).toEqual([400, code])
})

test('only its client and its agent see an order; only the agent its cost', async () => {
  const { body } = await place(client, [await newItem(5)])
  expect((await detail(client, body.number)).body.details[0].cost).toBeNull()
  expect((await detail(agent, body.number)).body.details[0].cost).toBe(20)
  for (const token of [other, stranger])
    expect((await detail(token, body.number)).body.Code).toBe('agentOrders.none')
  const cancelled = await ask('api/agent-shop/order/cancel', {
    token: other,
    body: { agentCode: 'C0004', number: body.number },
  })
  expect(cancelled.body.Code).toBe('agentOrders.none')
})

test('a client cancels until it is accepted, and the stock comes back once', async () => {
  const line = await newItem(5)
  const { number } = (await place(client, [{ ...line, quantity: 2 }])).body
  const cancel = (which: string) =>
    ask('api/agent-shop/order/cancel', { token: client, body: { agentCode: 'C0004', number: which } })
  await Promise.all([cancel(number), cancel(number)])
  expect(await stockOf(line.code)).toBe(5)
  const accepted = (await place(client, [line])).body.number
  await move(accepted, 'accepted')
  expect((await cancel(accepted)).body.Code).toBe('agentOrders.notNow')
})

test('handed over in part with a reason, less is owed and the rest goes back into stock', async () => {
  const line = await newItem(5)
  const { number } = (await place(client, [{ ...line, quantity: 4 }])).body
  await move(number, 'accepted')
  const silent = await move(number, 'delivered', { handed: [{ line: 1, quantity: 3 }] })
  expect(silent.body.Code).toBe('agentOrders.sayWhy')
  await move(number, 'delivered', { handed: [{ line: 1, quantity: 3 }], why: 'แตก 1 ห่อ' })
  await move(number, 'delivered', { handed: [{ line: 1, quantity: 0 }], why: 'กดซ้ำ' })
  const { body } = await detail(client, number)
  expect(body).toMatchObject({ status: 'delivered', total: 135 })
  expect(body.events.map(({ kind }: { kind: string }) => kind)).toEqual(['placed', 'accepted', 'delivered'])
  expect(body.events[2].note).toBe('แตก 1 ห่อ')
  expect(await stockOf(line.code)).toBe(2)
})

test('money is collected in parts, once for each id, and never more than is owed', async () => {
  const { number } = (await place(client, [{ ...(await newItem(5)), quantity: 2 }])).body
  await move(number, 'accepted')
  await move(number, 'delivered')
  const collect = (amount: number, id: string = crypto.randomUUID()) =>
    ask('api/agent/orders/collect', { token: agent, body: { id, number, amount, method: 'cash', note: '' } })
  const before = (await work()).owed.find(
    ({ clientCode }: { clientCode: string }) => clientCode === clients[0].code,
  )
  const id = crypto.randomUUID()
  const twice = await Promise.all([collect(40, id), collect(40, id)])
  expect(twice.map(({ body }) => body.owed)).toEqual([50, 50])
  const tooMuch = await collect(51)
  expect([tooMuch.status, tooMuch.body.Code]).toEqual([409, 'agentOrders.tooMuchPaid'])
  expect(tooMuch.body.Message).toContain('฿50.00')
  expect((await collect(50)).body.owed).toBe(0)
  const after = (await work()).owed.find(
    ({ clientCode }: { clientCode: string }) => clientCode === clients[0].code,
  )
  expect((before?.amount ?? 0) - (after?.amount ?? 0)).toBe(90)
  expect((await move(number, 'cancelled', { why: 'ลองดู' })).body.Code).toBe('agentOrders.notNow')
})

test('an erased client is named in no order to the agent', async () => {
  const { rows } = await pool.query(
    `select code from customers where sale_unit = 'BKK01' and agent_code = 'C0004' and status = 'active' order by code desc limit 1`,
  )
  const last = await clientOf(rows[0].code)
  const { number } = (await place(last, [await newItem(5)])).body
  await eraseAgentOrders(db, { saleUnit: 'BKK01', code: rows[0].code }, 'gone')
  expect((await detail(agent, number)).body).toMatchObject({ name: 'gone', phone: '', address: '' })
})

type Work = { own: boolean; code: string; quantity: number; where: string }
const workOf = async (code: string) => {
  const { work: rows } = (await work()) as { work: Work[] }
  return Object.fromEntries(
    rows.filter((row) => row.code === code).map(({ where, quantity }) => [where, quantity]),
  )
}

test('what clients ordered of the centre is bought in one order, each line once, and again when that is cancelled', async () => {
  const entry = await centreEntry()
  const line = lineOf(entry, 3)
  const numbers: string[] = []
  for (const token of [client, other]) numbers.push((await place(token, [line])).body.number)
  expect(await workOf(entry.code)).toEqual({})
  for (const number of numbers) await move(number, 'accepted')
  expect(await workOf(entry.code)).toEqual({ buy: 6 })
  const cart = () => ask('api/agent/orders/cart', { token: agent, body: {} })
  const pressed = await Promise.all([cart(), cart()])
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await workOf(entry.code)).toEqual({ cart: 6 })
  const { rows } = await pool.query(
    `select quantity1 + quantity2 + quantity3 as many from cart_lines where sale_unit = 'BKK01' and customer_code = 'C0004' and filled_by = '' and product_code = $1`,
    [entry.code],
  )
  expect(rows[0].many).toBe(6)
  // An order of the agent at the centre, as placing writes it.
  const unit = entry.units.at(-1)
  const [model] = (
    await pool.query(
      `select number from orders where sale_unit = 'BKK01' and customer_code = 'C0004' order by number limit 1`,
    )
  ).rows
  await pool.query(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object('number', 'BOUGHT1', 'key', gen_random_uuid(), 'tracking_key', gen_random_uuid()::text, 'status', 'SO Wait', 'placed_at', now() + interval '100 years'))).*
     from orders o where o.sale_unit = 'BKK01' and o.number = $1`,
    [model.number],
  )
  await pool.query(
    `insert into order_lines (sale_unit, order_number, line, product_code, name_th, name_en, unit, unit_name_th, unit_name_en, rate, quantity, price, price_type, amount)
     values ('BKK01', 'BOUGHT1', 1, $1, 'ก', 'a', $2, 'ก', 'a', $3, 5, 100, 1, 500)`,
    [entry.code, unit?.position, unit?.rate],
  )
  // Five are enough for the first client's three, and not for the second's.
  expect(await workOf(entry.code)).toEqual({ hand: 3, cart: 3 })
  expect((await detail(agent, numbers[0] ?? '')).body.details[0].boughtWith).toBe('BOUGHT1')
  expect((await detail(client, numbers[0] ?? '')).body.details[0].boughtWith).toBeNull()
  await ask('api/agent/orders/uncart', { token: agent, body: {} })
  expect(await workOf(entry.code)).toEqual({ hand: 3, buy: 3 })
  await pool.query(`update orders set status = 'SO Cancel' where sale_unit = 'BKK01' and number = 'BOUGHT1'`)
  expect(await workOf(entry.code)).toEqual({ buy: 6 })
})

test('what an agent who is none any more has not brought, its client cancels, and can order nothing new', async () => {
  const item = await newItem(5)
  const { number } = (await place(client, [item])).body
  await move(number, 'accepted')
  const cancel = () =>
    ask('api/agent-shop/order/cancel', { token: client, body: { agentCode: 'C0004', number } })
  expect((await cancel()).body.Code).toBe('agentOrders.notNow')
  expect((await detail(client, number)).body.mayCancel).toBe(false)
  await pool.query(
    `update customers set role = '1', person_type = null where sale_unit = 'BKK01' and code = 'C0004'`,
  )
  try {
    expect((await detail(client, number)).body.mayCancel).toBe(true)
    expect((await place(client, [item])).body.Code).toBe('agentOrders.noAgent')
    expect((await cancel()).status).toBe(200)
    expect(await stockOf(item.code)).toBe(5)
  } finally {
    await pool.query(
      `update customers set role = '2', person_type = 1 where sale_unit = 'BKK01' and code = 'C0004'`,
    )
  }
})

test('of ending it and ordering at the same moment one comes first, and stock is taken only for an order', async () => {
  const item = await newItem(100)
  const end = (code: string) => ask('api/agent/clients/end', { token: agent, body: { code } })
  for (let round = 0; round < 6; round++) {
    const before = await stockOf(item.code)
    const [placed, ended] = await Promise.all([place(client, [item]), end(clients[0].code)])
    expect(ended.status).toBe(200)
    expect([200, 403]).toContain(placed.status)
    expect(await stockOf(item.code)).toBe(before - (placed.status === 200 ? 1 : 0))
    expect((await place(client, [item])).body.Code).toBe('agentOrders.noAgent')
    await pool.query(`update customers set agent_code = 'C0004' where sale_unit = 'BKK01' and code = $1`, [
      clients[0].code,
    ])
  }
})
