import { afterEach, expect, test, vi } from 'vitest'
import { passTime } from '#checks/tools/pass-time.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

const api = await testApi()
const { ask, tokenFor, pool } = api
const { findProductCodes, bodyFor, place, rows } = testOrdering(api)

const closed = { status: 403, body: { Code: 'identity.centreClosed' } }
const password = 'Sangdai#1'

/** Closes the centre, and waits the second for which sessions are cached. */
async function close(...centres: string[]) {
  await pool.query('update centres set active = false where sale_unit = any($1)', [centres])
  passTime(1_000)
}
afterEach(async () => {
  await pool.query('update centres set active = true')
  passTime(1_000)
})

const inTwoCentres = async () =>
  (
    await rows<{ mobile: string }>(
      `select a.mobile from accounts a join customers c on c.account_id = a.id where c.status = 'active' and a.active
     group by a.mobile having array_agg(c.sale_unit::text) @> '{BKK01,NON01}' order by 1 limit 1`,
    )
  )[0]?.mobile ?? ''
const inOneCentre = async () =>
  (
    await rows<{ mobile: string; code: string }>(
      `select a.mobile, min(c.code) as code from accounts a join customers c on c.account_id = a.id where c.status = 'active' and a.active
     group by a.mobile having array_agg(c.sale_unit::text) = '{BKK01}' order by 1 limit 1`,
    )
  )[0] ?? { mobile: '', code: '' }
const signIn = (username: string) => ask('authen/user/login', { body: { username, password } })

test('whoever has another centre signs in there, and a session goes on there', async () => {
  const mobile = await inTwoCentres()
  await pool.query(`update accounts set last_sale_unit = 'BKK01' where mobile = $1`, [mobile])
  const before = await signIn(mobile)
  expect(before.body.user.ActiveDC).toBe('BKK01')
  await close('BKK01')

  const { body, status } = await signIn(mobile)
  expect([status, body.user.ActiveDC]).toEqual([200, 'NON01'])
  expect(await ask('authen/customerProfile', { token: before.body.token })).toMatchObject(closed)
  const refreshed = await ask('authen/token/refresh', {
    body: { refreshToken: before.body.refreshToken, saleUnit: 'BKK01' },
  })
  const profile = await ask('authen/customerProfile', { token: refreshed.body.token })
  expect(profile).toMatchObject({ status: 200, body: { user: { SALEUNIT: 'NON01' } } })
  const centres = await ask('authen/user/dcs', { method: 'GET', token: refreshed.body.token })
  expect(centres.body.map((centre: { SaleUnit: string }) => centre.SaleUnit)).not.toContain('BKK01')
  expect((await ask('authen/swapdc/BKK01', { method: 'GET', token: refreshed.body.token })).status).toBe(403)
  // A token of the closed centre can still switch to another one.
  expect(await ask('authen/swapdc/NON01', { method: 'GET', token: before.body.token })).toMatchObject({
    status: 200,
  })
  expect((await ask('authen/logout', { token: before.body.token })).status).toBe(200)
})

test('whoever has no other centre is told so, in both languages, by every way in', async () => {
  const { mobile } = await inOneCentre()
  const before = await signIn(mobile)
  await close('BKK01')
  expect(await signIn(mobile)).toMatchObject(closed)
  const english = await ask('authen/user/login', { body: { username: mobile, password }, locale: 'en' })
  expect(english.body.Message).toMatch(/closed/)
  expect((await signIn(mobile)).body.Message).toMatch(/ปิดให้บริการ/)
  expect(
    await ask('authen/token/refresh', { body: { refreshToken: before.body.refreshToken } }),
  ).toMatchObject(closed)
  // When the centre reopens, the same session continues.
  await pool.query('update centres set active = true')
  expect(
    (await ask('authen/token/refresh', { body: { refreshToken: before.body.refreshToken } })).status,
  ).toBe(200)
})

test('a closed centre shows and sells nothing, whoever asks', async () => {
  const [product = ''] = await findProductCodes('BKK01')
  const tokens = {
    customer: await tokenFor(callers.customer),
    guest: await tokenFor(callers.guest),
    agent: await tokenFor(callers.agent),
    salesperson: await tokenFor({ ...callers.customer, actor: { kind: 'staff', name: 'owner01' } }),
  }
  const order = await bodyFor(tokens.customer, callers.customer, { lines: [{ P_Code: product, qty1: 40 }] })
  await close('BKK01')
  for (const [who, token] of Object.entries(tokens)) {
    expect(await ask('api/products/items', { token, body: { Take: 1 } }), who).toMatchObject(closed)
    if (who === 'guest') continue
    expect(
      await ask('api/checkout/preview', { token, body: { lines: [{ P_Code: product, qty1: 1 }] } }),
    ).toMatchObject(closed)
    expect(await ask('api/cart/read', { token })).toMatchObject(closed)
    expect(await place(token, order)).toMatchObject(closed)
  }
})

test('guests are led to another centre', async () => {
  await close('BKK01')
  const { body } = await ask('authen/user/login/guest', { method: 'GET' })
  expect(body.user.ActiveDC).not.toBe('BKK01')
  expect((await ask('api/products/items', { token: body.token, body: { Take: 1 } })).status).toBe(200)
})

test('staff finish what is open, but act for no customer and send no link', async () => {
  await close('BKK01')
  const signedIn = await ask('authen/merchant/login', { body: { username: 'manager01', password } })
  expect(signedIn.status).toBe(200)
  const { token } = signedIn.body
  expect((await ask('api/customers/list', { method: 'GET', token })).status).toBe(200)
  expect(await ask('api/merchant/loginasclient/C0001/BKK01', { method: 'GET', token })).toMatchObject(closed)
})

test('not one order is placed after the moment a centre closes, however many are under way', async () => {
  const token = await tokenFor(callers.customer)
  const [product = ''] = await findProductCodes('BKK01')
  const order = () => bodyFor(token, callers.customer, { lines: [{ P_Code: product, qty1: 40 }] })
  const bodies = await Promise.all(Array.from({ length: 12 }, order))
  const count = async () => (await rows<{ n: number }>('select count(*)::int as n from orders'))[0]?.n ?? 0
  const before = await count()
  const early = bodies.slice(0, 6).map((body) => place(token, body))
  await early[0]
  await pool.query(`update centres set active = false where sale_unit = 'BKK01'`)
  const late = await Promise.all(bodies.slice(6).map((body) => place(token, body)))
  for (const answer of late) expect(answer).toMatchObject(closed)
  const answers = await Promise.all(early)
  const placed = answers.filter(({ status }) => status === 200)
  for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(closed)
  expect((await count()) - before).toBe(placed.length)
  // A repeated order request gets its result, since the order was placed while the centre was open.
  const [first = {}] = bodies
  await pool.query('update centres set active = true')
  await vi.waitFor(async () => expect(await place(token, first)).toMatchObject({ status: 200 }), {
    timeout: 10_000,
    interval: 200,
  })
})
