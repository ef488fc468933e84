import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { tellOfAgent } from '#api/customer-messages/tell-of-job.ts'
import { messageWorld } from '#checks/messages/message-world.ts'
import { passTime } from '#checks/tools/pass-time.ts'
import { callers, memoryStorage, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { requestOf } from '#checks/tools/test-registration.ts'

const storage = memoryStorage()
const world = messageWorld(() => testNow)
const { ask, app, tokenFor, pool, db } = await testApi({ storage, gateways: world.gateways })
const applicant = { ...callers.customer, customerCode: 'C0005' }
const taxNo = '0107536000315'
const photo = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#0b7a3b' } })
  .jpeg()
  .toBuffer()
const [token, manager, supervisor] = await Promise.all([
  tokenFor(applicant),
  tokenFor(callers.manager),
  tokenFor(callers.supervisor),
])

async function apply(
  { taxNo: number, ...pictures }: { taxNo: string } & Record<string, unknown>,
  as = token,
) {
  const form = new FormData()
  form.set('request', JSON.stringify({ taxNo: number }))
  for (const [name, bytes] of Object.entries(pictures))
    form.set(name, new Blob([new Uint8Array(bytes as Buffer)], { type: 'image/jpeg' }), 'photo.jpg')
  const { payload, headers } = await requestOf(form)
  const answer = await app.inject({
    ...{ method: 'POST', url: '/rest/api/agent/apply', payload },
    headers: { ...headers, authorization: `Bearer ${as}` },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const whole = { taxNo, shopImage: photo, portraitImage: photo }
const own = async (as = token) => (await ask('api/agent/application', { method: 'GET', token: as })).body
const list = async (tab = 'waiting') =>
  (await ask('api/merchant/agents/list', { token: manager, body: { saleUnit: 'BKK01', tab } })).body
const decide = (body: object, as = manager) =>
  ask('api/merchant/agents/decide', {
    token: as,
    locale: 'en',
    body: { saleUnit: 'BKK01', why: '', accountCode: '', ...body },
  })
const customer = async (code = 'C0005') =>
  (
    await pool.query(
      `select role, person_type, account_code, tax_number, shop_photo, picture_file from customers where sale_unit = 'BKK01' and code = $1`,
      [code],
    )
  ).rows[0]
const waitingId = async () =>
  (await list()).agents.find(({ code }: { code: string }) => code === 'C0005').id as string
async function tellAll() {
  const { rows } = await pool.query(
    `delete from outbox where topic = 'agent-decided' returning id::text, sale_unit as "saleUnit", order_number as "orderNumber"`,
  )
  const parts = {
    ...{ db, gateways: world.gateways, now: () => testNow, origin: () => 'https://shop.test' },
    log: { warn: () => {} },
  }
  for (const job of rows) await tellOfAgent(parts, job)
  return rows.length
}

beforeEach(async () => {
  await pool.query(`delete from agent_applications`)
  await pool.query(`delete from outbox where topic = 'agent-decided'`)
  await pool.query(`delete from customer_messages`)
  await pool.query(
    `update customers set role = '1', person_type = null, account_code = null, tax_number = null, shop_photo = null,
       picture_file = null, agent_code = null, status = 'active' where sale_unit = 'BKK01' and code = 'C0005'`,
  )
})

test('what is missing is said field by field, and nothing is stored', async () => {
  expect(await own()).toMatchObject({ open: true, state: 'none', hasPortrait: false, shopPhoto: '' })
  const { status, body } = await apply({ taxNo: '0107536000316' })
  expect([status, body.Code]).toEqual([400, 'agents.papersMissing'])
  expect(body.Fields.map(({ Field }: { Field: string }) => Field)).toEqual([
    'taxNo',
    'shopImage',
    'portraitImage',
  ])
  expect((await apply({ ...whole, portraitImage: Buffer.from('no picture') })).body.Code).toBe(
    'customers.uploadFailed',
  )
  expect(await customer()).toMatchObject({ tax_number: null, shop_photo: null, picture_file: null })
  expect((await own()).state).toBe('none')
})

test('papers are kept in the profile, the portrait out of everybody’s sight; one application waits at a time', async () => {
  expect((await apply(whole)).status).toBe(200)
  const { shop_photo, picture_file, tax_number } = await customer()
  expect(tax_number).toBe(taxNo)
  expect(storage.shown.has(shop_photo)).toBe(true)
  expect([storage.hidden.has(picture_file), storage.shown.has(picture_file)]).toEqual([true, false])
  expect(await own()).toMatchObject({ state: 'waiting', madeAt: testNow.toISOString() })
  expect((await apply(whole)).body.Code).toBe('agents.alreadyWaiting')
  const files = [...storage.hidden.keys()].filter((name) => name.startsWith('portraits/'))
  expect(files).toEqual([picture_file])
  const [first, second] = await Promise.all([own(), list()])
  expect([first.state, second.waiting]).toEqual(['waiting', 1])
})

test('of two presses at the same moment one application is stored', async () => {
  const answers = await Promise.all([apply(whole), apply(whole)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await list()).waiting).toBe(1)
})

test('approved: role, person type and account code together, told once, and the token of before asks anew', async () => {
  await apply(whole)
  const id = await waitingId()
  expect((await decide({ id, approve: true, accountCode: 'x y' })).body.Code).toBe('agents.wrongAccountCode')
  const taken = (await customer('C0004')).account_code
  const { status, body } = await decide({ id, approve: true, accountCode: taken })
  expect([status, body.Code]).toEqual([409, 'agents.accountCodeTaken'])
  expect(body.Message).toContain('อาทิตย์ค้าส่ง')
  expect((await decide({ id, approve: true, accountCode: 'ag-0005' })).status).toBe(200)
  expect(await customer()).toMatchObject({ role: '2', person_type: 1, account_code: 'AG-0005' })
  const agent = await tokenFor({ ...applicant, role: '2' })
  expect(await own(agent)).toMatchObject({ state: 'approved', accountCode: 'AG-0005' })
  expect((await ask('api/agent/clients', { method: 'GET', token: agent })).body).toEqual([])
  expect((await apply(whole, agent)).body.Code).toBe('agents.alreadyAgent')
  expect(await tellAll()).toBe(1)
  const { rows } = await pool.query(`select kind, state from customer_messages where customer_code = 'C0005'`)
  expect(rows).toEqual([{ kind: 'agent-approved', state: 'sent' }])
  const log = await pool.query(
    `select what, username, after from activity where kind = 'customer' and subject = 'C0005' and what = 'agent approved'`,
  )
  expect(log.rows).toEqual([
    { what: 'agent approved', username: 'manager01', after: { accountCode: 'AG-0005' } },
  ])
})

test('refused with a reason, which the applicant reads, and applies again with the papers that are there', async () => {
  await apply(whole)
  const id = await waitingId()
  expect((await decide({ id, approve: false })).body.Code).toBe('agents.noReason')
  expect((await decide({ id, approve: false, why: 'รูปไม่ชัด' }, supervisor)).status).toBe(200)
  expect(await own()).toMatchObject({ state: 'refused', why: 'รูปไม่ชัด', hasPortrait: true })
  expect(await customer()).toMatchObject({ role: '1', person_type: null, account_code: null })
  await tellAll()
  const { rows } = await pool.query(`select kind from customer_messages where customer_code = 'C0005'`)
  expect(rows).toEqual([{ kind: 'agent-refused' }])
  expect((await apply({ taxNo })).status).toBe(200)
  expect((await own()).state).toBe('waiting')
  expect((await list('refused')).agents).toHaveLength(1)
})

test('of two who decide at the same moment one wins, the other is told', async () => {
  await apply(whole)
  const id = await waitingId()
  const answers = await Promise.all([
    decide({ id, approve: true, accountCode: 'AG5' }),
    decide({ id, approve: false, why: 'ไม่รู้จัก' }, supervisor),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const loser = answers.find(({ status }) => status === 409)
  expect(loser?.body.Code).toBe('agents.decided')
  const isAgent = (await customer()).role === '2'
  expect((await own(isAgent ? await tokenFor({ ...applicant, role: '2' }) : token)).state).toBe(
    isAgent ? 'approved' : 'refused',
  )
})

test('two applicants never get the same account code', async () => {
  const other = await tokenFor({ ...callers.customer, customerCode: 'C0002' })
  await Promise.all([apply(whole), apply(whole, other)])
  const { agents } = await list()
  const answers = await Promise.all(
    agents.map(({ id }: { id: string }) => decide({ id, approve: true, accountCode: 'SAME' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await pool.query(
    `update customers set role = '1', person_type = null, account_code = null where sale_unit = 'BKK01' and code = 'C0002'`,
  )
  await pool.query(`delete from agent_applications where customer_code = 'C0002'`)
})

test('a shop that was stopped, or is somebody’s client, does not become an agent', async () => {
  await apply(whole)
  const id = await waitingId()
  await pool.query(`update customers set agent_code = 'C0004' where sale_unit = 'BKK01' and code = 'C0005'`)
  expect((await decide({ id, approve: true, accountCode: 'AG5' })).body.Code).toBe('agents.applicantHasAgent')
  await pool.query(
    `update customers set agent_code = null, status = 'inactive' where sale_unit = 'BKK01' and code = 'C0005'`,
  )
  expect((await decide({ id, approve: true, accountCode: 'AG5' })).body.Code).toBe('agents.applicantStopped')
  expect((await customer()).role).toBe('1')
})

test('while the centre has no agents nobody applies; nobody applies for somebody else', async () => {
  await pool.query(
    `insert into settings (sale_unit, key, value, changed_by) values ('BKK01', 'AGENT', 'N', 'test')
     on conflict (sale_unit, key) do update set value = 'N'`,
  )
  passTime(61_000)
  expect((await own()).open).toBe(false)
  expect((await apply(whole)).body.Code).toBe('agents.closed')
  await pool.query(`delete from settings where sale_unit = 'BKK01' and key = 'AGENT'`)
  passTime(61_000)
  const acting = await tokenFor({ ...applicant, actor: { kind: 'staff', name: 'manager01' } })
  expect((await apply(whole, acting)).status).toBe(403)
})

test('an agent’s rights are taken away: clients order for themselves, and nothing opened before still works', async () => {
  const agent = await tokenFor(callers.agent)
  const [client] = (await ask('api/agent/clients', { method: 'GET', token: agent })).body
  const { body } = await ask(`api/agent/loginasclient/${client.Code}/BKK01`, { method: 'GET', token: agent })
  const end = (as: string, why = 'ผิดข้อตกลง') =>
    ask('api/merchant/agents/end', { token: as, body: { saleUnit: 'BKK01', code: 'C0004', why } })
  expect((await end(supervisor)).status).toBe(403)
  expect((await end(manager, ' ')).body.Code).toBe('agents.noReason')
  const count = (await list('agents')).agents.find(({ code }: { code: string }) => code === 'C0004').clients
  expect((await end(manager)).body).toEqual({ clients: count })
  expect((await end(manager)).body.Code).toBe('agents.noAgent')
  const { rows } = await pool.query(
    `select count(*)::int as n from customers where sale_unit = 'BKK01' and agent_code = 'C0004'`,
  )
  expect(rows[0].n).toBe(0)
  expect(await customer('C0004')).toMatchObject({ role: '1', person_type: null, account_code: null })
  passTime(1_000)
  for (const gone of [agent, body.Customer.jtoken])
    expect((await ask('authen/customerProfile', { token: gone })).status).toBe(401)
  const now = await tokenFor({ ...callers.agent, role: '1' })
  expect(await own(now)).toMatchObject({ state: 'ended', why: 'ผิดข้อตกลง' })
  await tellAll()
  const told = await pool.query(`select kind from customer_messages where customer_code = 'C0004'`)
  expect(told.rows).toEqual([{ kind: 'agent-ended' }])
})

test('a look at a portrait is recorded; another centre’s staff see neither list nor picture', async () => {
  await apply(whole)
  const look = (as: string) => ask('api/merchant/agents/portrait/C0005/BKK01', { method: 'GET', token: as })
  expect((await look(manager)).body.type).toBe('image/webp')
  const { rows } = await pool.query(
    `select username from private_views where kind = 'portrait' and customer_code = 'C0005'`,
  )
  expect(rows).toEqual([{ username: 'manager01' }])
  const away = await tokenFor({ kind: 'merchant', role: '8', saleUnit: 'CNX01', username: 'owner02' })
  expect((await look(away)).status).toBe(403)
  const list = await ask('api/merchant/agents/list', { token: away, body: { saleUnit: 'BKK01' } })
  expect(list.status).toBe(403)
})
