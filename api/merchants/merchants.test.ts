import { expect, test } from 'vitest'
import { tellOfRegistration } from '#api/customer-messages/tell-of-job.ts'
import type { Gateways } from '#api/gateways/gateways.ts'
import { messageWorld } from '#checks/messages/message-world.ts'
import { passTime } from '#checks/tools/pass-time.ts'
import { callers, memoryStorage, type TestCaller, testApi } from '#checks/tools/test-api.ts'

const withCard = memoryStorage()
withCard.hidden.set('cards/x.webp', Buffer.from('card'))
const { ask, tokenFor, pool } = await testApi()
/** Outside the quiet hours. */
const noon = new Date('2026-11-16T12:00:00+07:00')
type Row = { Code: string; SaleCode: string; Status: string }
const list = async (token: string, query = ''): Promise<Row[]> =>
  (await ask(`api/customers/list${query}`, { method: 'GET', token })).body

test('a salesperson sees their own customers, a supervisor all of the centre', async () => {
  const own = await list(await tokenFor(callers.salesperson))
  expect(own.length).toBeGreaterThan(0)
  expect(new Set(own.map(({ SaleCode }) => SaleCode))).toEqual(new Set(['sales01']))
  expect((await list(await tokenFor(callers.supervisor))).length).toBeGreaterThan(own.length)
})

test('a long list comes page by page, nobody twice and nobody left out, and the type of a customer has a name', async () => {
  const token = await tokenFor(callers.supervisor)
  const all = await list(token)
  const pages = [
    await list(token, '?take=7'),
    await list(token, '?take=7&skip=7'),
    await list(token, '?take=200&skip=14'),
  ]
  expect(pages.flat().map(({ Code }) => Code)).toEqual(all.map(({ Code }) => Code))
  expect(await list(token, '?code=C0002')).toMatchObject([
    { TypeCode: 'RT', TypeName: expect.stringMatching(/[ก-๙]/), TypeName_EN: expect.stringMatching(/\w{3}/) },
  ])
})

test('another centre’s customers are refused', async () => {
  expect(
    (await ask('api/customers/list?saleUnit=CNX01', { method: 'GET', token: await tokenFor(callers.owner) }))
      .status,
  ).toBe(403)
})

test('acting for a client: the token names both, reads as the customer, and ends with the salesperson’s session', async () => {
  const { body: signedIn } = await ask('authen/merchant/login', {
    body: { username: 'sales01', password: 'Sangdai#1' },
  })
  const [client] = (await list(signedIn.token)).filter(({ Status }) => Status === 'active')
  const { body } = await ask(`api/merchant/loginasclient/${client?.Code}/BKK01`, {
    method: 'GET',
    token: signedIn.token,
  })
  // The specification's user, with the token and the actor as its fields.
  expect(body.Customer).toMatchObject({
    CUSTOMERCODE: client?.Code,
    SALEUNIT: 'BKK01',
    ActiveDC: 'BKK01',
    UserId: 'sales01',
  })
  const asClient = { token: body.Customer.jtoken }
  expect((await ask('authen/customerProfile', asClient)).body).toMatchObject({
    user: { CUSTOMERCODE: client?.Code },
    actor: { Kind: 'staff', UserId: 'sales01' },
  })
  expect(
    (
      await ask('authen/user/changepassword', {
        ...asClient,
        body: { oldPassword: 'a', newPassword: 'Newer#123' },
      })
    ).status,
  ).toBe(403)
  expect((await ask('authen/swapdc/NON01', { ...asClient, method: 'GET' })).status).toBe(403)
  expect((await ask('api/customers/list', { ...asClient, method: 'GET' })).status).toBe(403)
  await ask('authen/logout', asClient)
  expect((await list(signedIn.token)).length).toBeGreaterThan(0)
  await ask('authen/logout', { token: signedIn.token })
  passTime(1_000)
  expect((await ask('authen/customerProfile', asClient)).status).toBe(401)
})

test('a salesperson cannot act for a customer who is not theirs, nor anyone for another centre’s', async () => {
  const { rows } = await pool.query(
    `select code from customers where sale_unit = 'BKK01' and status = 'active' and sale_code is distinct from 'sales01' limit 1`,
  )
  const code = rows[0].code
  const act = async (caller: (typeof callers)[keyof typeof callers], centre: string) =>
    (
      await ask(`api/merchant/loginasclient/${code}/${centre}`, {
        method: 'GET',
        token: await tokenFor(caller),
      })
    ).status
  expect(await act(callers.salesperson, 'BKK01')).toBe(403)
  expect(await act(callers.supervisor, 'BKK01')).toBe(200)
  expect(await act(callers.owner, 'CNX01')).toBe(403)
})

test('a client is to order in any centre that both they and the member of staff belong to, and in no other', async () => {
  const act = async (caller: (typeof callers)[keyof typeof callers], client: string, query: string) =>
    ask(`api/merchant/loginasclient/${client}/BKK01${query}`, {
      method: 'GET',
      token: await tokenFor(caller),
    })
  const refused = { status: 403, body: { Code: 'identity.notYours' } }
  expect((await act(callers.supervisor, 'C0001', '?activeDc=BKK01')).body.Customer.ActiveDC).toBe('BKK01')
  expect((await act(callers.supervisor, 'C0001', '?activeDc=')).status).toBe(200)
  // C0001 buys there too, but staff of this centre alone may not act for them there.
  expect(await act(callers.supervisor, 'C0001', '?activeDc=NON01')).toMatchObject(refused)
  const { body } = await act(callers.owner, 'C0001', '?activeDc=non01')
  expect(body.Customer).toMatchObject({ SALEUNIT: 'NON01', ActiveDC: 'NON01', UserId: 'owner01' })
  expect((await ask('authen/customerProfile', { token: body.Customer.jtoken })).body).toMatchObject({
    user: { SALEUNIT: 'NON01' },
    actor: { Kind: 'staff', UserId: 'owner01' },
  })
  expect(await act(callers.owner, 'C0002', '?activeDc=NON01')).toMatchObject(refused)
  expect(await act(callers.owner, 'C0001', '?activeDc=CNX01')).toMatchObject(refused)
})

test('a waiting registration is approved once, by a supervisor or above, and can then sign in', async () => {
  const body = { username: '0810000004', password: 'Sangdai#1' }
  expect((await ask('authen/user/login', { body })).body.Code).toBe('identity.pending')
  const { rows } = await pool.query(
    `select c.code, c.sale_unit from customers c join accounts a on a.id = c.account_id where a.mobile = '0810000004'`,
  )
  const decision = { code: rows[0].code, saleUnit: rows[0].sale_unit, approve: true }
  expect(
    (
      await ask('api/merchant/customer/approve', {
        token: await tokenFor(callers.salesperson),
        body: decision,
      })
    ).status,
  ).toBe(403)
  expect(
    (
      await ask('api/merchant/customer/approve', {
        token: await tokenFor(callers.supervisor),
        body: decision,
      })
    ).status,
  ).toBe(200)
  expect(
    (
      await ask('api/merchant/customer/approve', {
        token: await tokenFor(callers.supervisor),
        body: decision,
      })
    ).status,
  ).toBe(409)
  expect((await ask('authen/user/login', { body })).status).toBe(200)
})

test('the card of a customer is shown to those who look after them, and every look is written down', async () => {
  const stored = await testApi({ storage: withCard })
  await stored.pool.query(
    `update customers set card_photo = 'cards/x.webp' where sale_unit = 'BKK01' and code = 'C0001'`,
  )
  const look = async (caller: (typeof callers)[keyof typeof callers]) =>
    stored.ask('api/merchant/customer/card/C0001/BKK01', {
      method: 'GET',
      token: await stored.tokenFor(caller),
    })
  expect((await look(callers.salesperson)).body).toEqual({
    type: 'image/webp',
    content: Buffer.from('card').toString('base64'),
  })
  expect((await look(callers.customer)).status).toBe(403)
  expect((await look(callers.rider)).status).toBe(403)
  const { rows } = await stored.pool.query('select customer_code, kind, username from private_views')
  expect(rows).toEqual([{ customer_code: 'C0001', kind: 'card', username: 'sales01' }])
})

test('swapping centre re-issues the token for a centre of one’s own, remembers it, and refuses another', async () => {
  const { body } = await ask('authen/user/login', { body: { username: '0810000001', password: 'Sangdai#1' } })
  const swapped = await ask('authen/swapdc/non01', { method: 'GET', token: body.token })
  expect(swapped.body.user.SALEUNIT).toBe('NON01')
  expect((await ask('authen/customerProfile', { token: swapped.body.token })).body.user.ActiveDC).toBe(
    'NON01',
  )
  expect(
    (await ask('authen/user/login', { body: { username: '0810000001', password: 'Sangdai#1' } })).body.user
      .SALEUNIT,
  ).toBe('NON01')
  expect(await ask('authen/swapdc/CNX01', { method: 'GET', token: body.token })).toMatchObject({
    status: 403,
    body: { Code: 'identity.otherCentre' },
  })
})

test('centres are found by code, name or address, nearest first, with their distance', async () => {
  const token = await tokenFor(callers.guest)
  const all = (await ask('authen/customer/dcs/all?lat=18.79&lng=98.98', { method: 'GET', token })).body
  expect(all[0].SaleUnit).toBe('CNX01')
  expect(all[0].Distance).toBeLessThan(50)
  expect(
    (await ask('authen/customer/dcs/all?text=hkt01', { method: 'GET', token })).body.map(
      (row: { SaleUnit: string }) => row.SaleUnit,
    ),
  ).toEqual(['HKT01'])
  expect((await ask('authen/customer/dcs/all?text=%25', { method: 'GET', token })).body).toEqual([])
  expect((await ask('authen/customer/dcs/all?take=2&skip=1', { method: 'GET', token })).body).toHaveLength(2)
})

test('a registration shows what to decide by: where the shop stands, whether a round goes there, who brought it, what it is already', async () => {
  const facts = async (code: string, caller: TestCaller = callers.supervisor) =>
    ask(`api/merchant/customer/registration/${code}/BKK01`, { method: 'GET', token: await tokenFor(caller) })
  await pool.query(
    `update customers set status = 'pending', sale_code = 'sales01', shop_photo = 'shops/x.webp' where sale_unit = 'BKK01' and code = 'C0001'`,
  )
  await pool.query(
    `update addresses set lat = 13.86, lng = 100.56 where sale_unit = 'BKK01' and customer_code = 'C0001'`,
  )
  const { body } = await facts('C0001')
  expect(body).toMatchObject({
    ...{ shopPhoto: 'shops/x.webp', address: { province: 'กรุงเทพมหานคร', pin: { lat: 13.86, lng: 100.56 } } },
    ...{
      area: { name: 'กรุงเทพฯ', nameEn: 'Bangkok' },
      introducedBy: { saleCode: 'sales01', name: expect.any(String) },
    },
    ...{
      knownAt: [{ nameEn: 'Nonthaburi Centre' }],
      registeredOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  })
  expect(body.distance).toBeGreaterThan(1)
  expect(body.distance).toBeLessThan(10)
  await pool.query(
    `update addresses set postcode = '83000', subdistrict = 'รัษฎา', lat = null where sale_unit = 'BKK01' and customer_code = 'C0001'`,
  )
  expect((await facts('C0001')).body).toMatchObject({ area: null, distance: null, address: { pin: null } })
  await pool.query(`update customers set sale_code = null where sale_unit = 'BKK01' and code = 'C0001'`)
  expect((await facts('C0001')).body).toMatchObject({ introducedBy: null })
  expect((await facts('C0001', callers.salesperson)).status).toBe(403)
})

/** What the jobs of decided registrations tell; each is there once. */
async function tellDecisions(
  shop: Awaited<ReturnType<typeof testApi>>,
  { gateways }: { gateways: Gateways },
) {
  const { rows: jobs } = await shop.pool.query(
    `delete from outbox where topic = 'registration-decided' returning id::text, sale_unit as "saleUnit", order_number as "orderNumber"`,
  )
  const parts = {
    ...{ db: shop.db, gateways, now: () => noon, origin: () => 'https://shop.test' },
    log: { warn: () => {} } as never,
  }
  for (const job of jobs) await tellOfRegistration(parts, job)
  return jobs.length
}

test.each([
  ['LINE, where it is linked', { line: `U${'1'.repeat(32)}`, email: 'a@example.com' }, 'line'],
  ['mail, where there is an address', { line: '', email: 'a@example.com' }, 'mail'],
  ['SMS otherwise', { line: '', email: null }, 'sms'],
])(
  'a shop is told that it was approved by %s; the decision stands if that fails',
  async (_how, { line, email }, way) => {
    const world = messageWorld(() => noon)
    const { gateways } = world
    const shop = await testApi({ gateways })
    const { rows } = await shop.pool.query(
      `select c.sale_unit, c.code, c.account_id from customers c where c.status = 'active' and c.sale_unit = 'BKK01' and c.code = 'C0002'`,
    )
    const [{ code, account_id }] = rows
    await shop.pool.query(`update customers set status = 'pending' where sale_unit = 'BKK01' and code = $1`, [
      code,
    ])
    await shop.pool.query('update accounts set email = $2 where id = $1', [account_id, email])
    await shop.pool.query('delete from linked_identities where account_id = $1', [account_id])
    if (line)
      await shop.pool.query(
        `insert into linked_identities (account_id, provider, subject, name) values ($1, 'line', $2, 'LINE')`,
        [account_id, line],
      )
    const decide = await shop.ask('api/merchant/customer/approve', {
      token: await shop.tokenFor(callers.supervisor),
      body: { code, saleUnit: 'BKK01', approve: true },
    })
    expect(decide.status).toBe(200)
    world.behave((channel) => (channel === way ? 'ok' : 'down'))
    expect(await tellDecisions(shop, world)).toBe(1)
    expect(world.arrived).toMatchObject([
      {
        ...{ channel: way, link: 'https://shop.test/login' },
        text: expect.stringMatching(/อนุมัติร้าน .* แล้ว/),
      },
    ])
  },
)

test('who turns a registration down says why, and the shop reads it', async () => {
  const world = messageWorld(() => noon)
  const { gateways } = world
  const shop = await testApi({ gateways })
  await shop.pool.query(`update accounts set email = null where mobile = '0810000004'`)
  const [waiting] = (
    await shop.pool.query<{ code: string }>(
      `select c.code from customers c join accounts a on a.id = c.account_id where a.mobile = '0810000004' and c.sale_unit = 'BKK01'`,
    )
  ).rows
  const decide = async (more: object) =>
    (
      await shop.ask('api/merchant/customer/approve', {
        token: await shop.tokenFor(callers.supervisor),
        body: { code: waiting?.code, saleUnit: 'BKK01', approve: false, ...more },
      })
    ).body
  expect(await decide({})).toMatchObject({ Code: 'merchantCustomers.noReason' })
  expect(await decide({ approve: true, typeCode: 'WS' })).toMatchObject({
    Code: 'merchantCustomers.notManager',
  })
  const both = await Promise.all([decide({ why: 'อยู่นอกพื้นที่จัดส่ง' }), decide({ why: 'อยู่นอกพื้นที่จัดส่ง' })])
  expect(both.map(({ Code }) => Code).sort()).toEqual(['merchantCustomers.decided', undefined])
  expect(await tellDecisions(shop, world)).toBe(1)
  expect(world.arrived.map(({ text }) => text)).toEqual([
    expect.stringMatching(/ยังไม่อนุมัติร้าน .*\sเนื่องจากอยู่นอกพื้นที่จัดส่ง\sสอบถามศูนย์ได้ที่ \d/),
  ])
})
