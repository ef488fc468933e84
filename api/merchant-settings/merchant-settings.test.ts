import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'

const { ask, tokenFor, pool } = await testApi()
const owner = await tokenFor(callers.owner)
const { rows } =
  await pool.query(`with person as (insert into staff (username, name, password_hash) values ('owner-cnx', 'เจ้าของเชียงใหม่', 'x') returning username)
    insert into staff_centres (sale_unit, username, role, sale_code) select 'CNX01', username, '8', 'owner-cnx' from person returning username`)
const centreOwner = await tokenFor({
  kind: 'merchant',
  role: '8',
  saleUnit: 'CNX01',
  username: rows[0].username,
})

type Change = { key: string; value: string | null; seen: string | null }
const save = (scope: 'network' | 'centre', changes: Change[], token = owner, saleUnit = 'BKK01') =>
  ask('api/merchant/settings/save', { token, body: { saleUnit, scope, changes }, locale: 'en' })
const set = (key: string, value: string | null, seen: string | null = null): Change => ({ key, value, seen })
const held = async (scope: string, key: string) =>
  (await pool.query('select value from settings where sale_unit = $1 and key = $2', [scope, key])).rows[0]
    ?.value ?? null
const history = async (key: string) =>
  (await ask(`api/merchant/settings/history?saleUnit=BKK01&key=${key}`, { method: 'GET', token: owner })).body
    .entries

test('a centre’s own value is kept, told in its history, and put back to what holds without it', async () => {
  expect((await save('centre', [set('MINIMUM_ORDER', '450')])).body).toEqual({ changed: 1 })
  expect(await held('BKK01', 'MINIMUM_ORDER')).toBe('450')
  expect((await save('centre', [set('MINIMUM_ORDER', null, '450')])).body).toEqual({ changed: 1 })
  expect(await held('BKK01', 'MINIMUM_ORDER')).toBeNull()
  expect(await history('MINIMUM_ORDER')).toMatchObject([
    { scope: 'centre', byName: 'ธนา เจ้าของ', before: '450', after: null },
    { scope: 'centre', byName: 'ธนา เจ้าของ', before: null, after: '450' },
  ])
})

test.each([
  ['MINIMUM_ORDER', '-1', 'Enter an amount from 0 to 1000000 baht'],
  ['MINIMUM_ORDER', '99999999', 'Enter an amount from 0 to 1000000 baht'],
  ['PRIMARY_COLOR', 'red; } body { display: none', 'Enter a colour such as #0b7a3b'],
  ['BANNER_SCROLL_TIME', '1', 'Enter a whole number from 2 to 60'],
  ['CASH_ROUNDING', '5', 'Choose one of the list'],
  ['ORDERING_OPEN', 'maybe', 'Choose on or off'],
  ['MAINTENANCE_FROM', 'soon', 'Choose a day and a time'],
  ['SHOP_NAME', '  ', 'This cannot be blank'],
  ['SHOP_NAME', 'x'.repeat(41), 'At most 40 characters'],
  ['CONTACT_PHONE', 'call me', 'Enter a phone number of 9 or 10 digits that begins with 0'],
  ['FACEBOOK_URL', 'javascript:alert(1)', 'Enter a link that begins with https://'],
  ['DEFAULT_SALE_UNIT', 'NOWHERE', 'Choose a centre that is open'],
  ['GOOGLE_TAG_ID', '"><script>', 'Enter an id such as G-XXXXXXX'],
  ['NO_SUCH_KEY', '1', 'There is no such setting or centre here'],
])('%s cannot be %j, and nothing of the same save is kept', async (key, value, why) => {
  const { status, body } = await save('network', [set(key, value), set('POINT_RATE', '3')])
  expect([status, body.Code, body.Fields]).toEqual([
    400,
    'merchantSettings.invalid',
    [{ Field: key, Reason: why }],
  ])
  expect(await held('*', 'POINT_RATE')).toBeNull()
})

test('a period cannot end before it begins, also when network and centre each set a part', async () => {
  await save('network', [set('MAINTENANCE_FROM', '2026-12-31 18:00')])
  const { body } = await save('centre', [set('MAINTENANCE_TO', '2026-12-31 17:00')])
  expect(body.Fields).toEqual([{ Field: 'MAINTENANCE_TO', Reason: 'The end must come after the beginning' }])
  expect((await save('centre', [set('MAINTENANCE_TO', '2026-12-31 19:00')])).status).toBe(200)
})

test('an owner of one centre changes neither the network nor another centre, nor what only the network has', async () => {
  expect((await save('network', [set('POINT_RATE', '9')], centreOwner, 'CNX01')).body.Code).toBe(
    'merchantSettings.notNetworkOwner',
  )
  expect((await save('centre', [set('POINT_RATE', '9')], centreOwner, 'BKK01')).body.Code).toBe(
    'identity.notYours',
  )
  expect((await save('centre', [set('GUEST_MODE', 'N')], centreOwner, 'CNX01')).body.Fields).toMatchObject([
    { Field: 'GUEST_MODE' },
  ])
  expect((await save('centre', [set('POINT_RATE', '2')], centreOwner, 'CNX01')).status).toBe(200)
  for (const [method, path] of [
    ['GET', 'export'],
    ['GET', 'snapshots'],
    ['POST', 'compare'],
  ] as const)
    expect((await ask(`api/admin/config/${path}`, { method, token: centreOwner })).status).toBe(403)
})

test('while no owner of the network is named, whoever owns every open centre is', async () => {
  await pool.query('delete from network_owners')
  const seen = async (token: string, centre: string) =>
    (await ask(`api/merchant/settings?saleUnit=${centre}`, { method: 'GET', token })).body.ownsNetwork
  expect([await seen(owner, 'BKK01'), await seen(centreOwner, 'CNX01')]).toEqual([false, false])
  await pool.query(
    `insert into staff_centres (sale_unit, username, role, sale_code) select sale_unit, 'owner-cnx', '8', 'owner-cnx' from centres on conflict do nothing`,
  )
  expect([await seen(owner, 'BKK01'), await seen(centreOwner, 'CNX01')]).toEqual([false, true])
  await pool.query(`insert into network_owners (username) values ('owner01')`)
  expect([await seen(owner, 'BKK01'), await seen(centreOwner, 'CNX01')]).toEqual([true, false])
})

test('what somebody else changed meanwhile is not overwritten; the same twice is once', async () => {
  expect((await save('network', [set('CREDIT_DAYS', '45')])).status).toBe(200)
  const { status, body } = await save('network', [set('CREDIT_DAYS', '60')])
  expect([status, body.Code, body.Details]).toEqual([
    409,
    'merchantSettings.stale',
    { by: 'ธนา เจ้าของ', keys: ['CREDIT_DAYS'] },
  ])
  expect((await save('network', [set('CREDIT_DAYS', '45')])).body).toEqual({ changed: 0 })
  expect(await history('CREDIT_DAYS')).toHaveLength(1)
})

test('of many who change one setting at once, one does', async () => {
  const answers = await Promise.all(
    ['10', '11', '12', '13', '14', '15'].map((value) => save('network', [set('POINT_RATE', value)])),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect(await history('POINT_RATE')).toHaveLength(1)
})

test('a key that the shop does not know is not shown, whatever it holds', async () => {
  await pool.query(
    `insert into settings (sale_unit, key, value, changed_by) values ('*', 'SOME_SECRET', 'hunter2', 'x')`,
  )
  const shown = await ask('api/merchant/settings?saleUnit=BKK01', { method: 'GET', token: owner })
  const exported = await ask('api/admin/config/export', { method: 'GET', token: owner })
  expect(JSON.stringify([shown.body, exported.body])).not.toContain('hunter2')
})
