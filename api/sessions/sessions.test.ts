import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'

const clock = { time: testNow }
const { ask, pool, tokenFor } = await testApi({ now: () => clock.time })
// The time after the update at which rotation begins.
await pool.query(`update migrations set applied_at = applied_at - interval '2 hours'`)

const password = 'Sangdai#1'
const paths = { customer: 'authen/user/login', staff: 'authen/merchant/login', rider: 'authen/rider/login' }
const phone = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36',
}
const computer = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
}
const pass = (milliseconds: number) => {
  clock.time = new Date(clock.time.getTime() + milliseconds)
}
const [second, hour, day] = [1_000, 3_600_000, 86_400_000]
const signIn = async (
  username = '0810000001',
  path = paths.customer,
  more = {},
  headers: Record<string, string> = phone,
) => (await ask(path, { body: { username, password, ...more }, headers })).body
const renew = (refreshToken: string, rotate = true) =>
  ask('authen/token/refresh', { body: { refreshToken, rotate }, headers: phone })
const rotated = async (refreshToken: string): Promise<string> =>
  (await renew(refreshToken)).body.refreshToken ?? refreshToken

test('every use gives the next refresh token, and only hashes are kept', async () => {
  const { refreshToken: first } = await signIn()
  const next = await rotated(first)
  pass(15 * 60 * second)
  const third = await rotated(next)
  expect(new Set([first, next, third]).size).toBe(3)
  const { rows } = await pool.query('select row_to_json(sessions)::text as kept from sessions')
  for (const token of [first, next, third]) expect(rows.some(({ kept }) => kept.includes(token))).toBe(false)
})

test('twenty tabs that renew at the same moment all go on with the same next token', async () => {
  const { refreshToken } = await signIn()
  const answers = await Promise.all(Array.from({ length: 20 }, () => renew(refreshToken)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const next = new Set(answers.map(({ body }) => body.refreshToken))
  expect(next.size).toBe(1)
  pass(15 * 60 * second)
  expect((await renew([...next][0])).status).toBe(200)
})

test('an answer lost on the way is given again within a minute', async () => {
  const { refreshToken } = await signIn()
  const lost = await rotated(refreshToken)
  pass(59 * second)
  const again = await renew(refreshToken)
  expect(again).toMatchObject({ status: 200, body: { refreshToken: lost } })
  pass(15 * 60 * second)
  expect((await renew(lost)).status).toBe(200)
})

test.each([
  ['the one before, after a minute', 1],
  ['an older one, at once', 2],
])('a token used twice ends the session for both who hold it: %s', async (_which, steps) => {
  const { refreshToken: stolen, token } = await signIn()
  let current = stolen
  for (let step = 0; step < steps; step++) {
    current = await rotated(current)
    pass(61 * second)
  }
  expect(await renew(stolen)).toMatchObject({ status: 401, headers: { 'x-expired-credential': 'true' } })
  expect((await renew(current)).status).toBe(401)
  expect((await ask('authen/customerProfile', { token })).status).toBe(401)
  const { rows } = await pool.query(`select 1 from sessions where ended_why = 'refresh token used twice'`)
  expect(rows.length).toBeGreaterThan(0)
})

test('who does not keep the next token is not given one, and goes on with the old', async () => {
  const { refreshToken } = await signIn()
  for (let time = 0; time < 3; time++) {
    expect((await renew(refreshToken, false)).body.refreshToken).toBeUndefined()
    pass(15 * 60 * second)
  }
  expect((await renew(refreshToken, false)).status).toBe(200)
})

test('a session of the version before is taken over, and the version before still finds it', async () => {
  const hash = (token: string) => createHash('sha256').update(token).digest('hex')
  const old = 'o'.repeat(43)
  await pool.query(
    `insert into sessions (kind, account_id, refresh_hash, method, created_at, expires_at)
      select 'user', id, $1, 'password', $2, $2::timestamptz + interval '30 days' from accounts where mobile = '0810000001'`,
    [hash(old), clock.time],
  )
  const { body } = await renew(old)
  expect(body.deviceToken).toMatch(/^[\w-]{43}$/)
  // The lookup uses this column alone.
  expect(
    (await pool.query('select 1 from sessions where refresh_hash = $1', [hash(body.refreshToken)])).rows,
  ).toHaveLength(1)
})

test('nothing is rotated in the hour of an update, while the version before may still answer', async () => {
  const fresh = await testApi({ now: () => clock.time })
  const { refreshToken } = (await fresh.ask(paths.customer, { body: { username: '0810000001', password } }))
    .body
  for (let time = 0; time < 3; time++) {
    const { status, body } = await fresh.ask('authen/token/refresh', { body: { refreshToken, rotate: true } })
    expect([status, body.refreshToken]).toEqual([200, undefined])
    pass(15 * 60 * second)
  }
})

test.each([
  ['a customer, 90 days', '0810000001', paths.customer, {}, 90 * day],
  ['a rider, 30 days', '0820000001', paths.rider, {}, 30 * day],
  ['staff, 12 hours', 'sales01', paths.staff, {}, 12 * hour],
  ['staff on a device they chose to remember, 30 days', 'sales01', paths.staff, { remember: true }, 30 * day],
  ['an owner, who is never remembered, 12 hours', 'owner01', paths.staff, { remember: true }, 12 * hour],
])('a session ends when it is not used: %s', async (_who, username, path, more, life) => {
  let { refreshToken } = await signIn(username, path, more)
  // Used shortly before its end, the session is extended, and again.
  for (let time = 0; time < 2; time++) {
    pass(life - 60 * second)
    const { status, body } = await renew(refreshToken)
    expect(status).toBe(200)
    refreshToken = body.refreshToken
  }
  pass(life)
  expect((await renew(refreshToken)).status).toBe(401)
})

test('whoever becomes an owner is remembered no longer', async () => {
  const { refreshToken } = await signIn('supervisor01', paths.staff, { remember: true })
  await pool.query(`update staff_centres set role = '8' where username = 'supervisor01'`)
  const next = await rotated(refreshToken)
  pass(12 * hour)
  expect((await renew(next)).status).toBe(401)
})

test('one sees where one is signed in, ends one or all others, and nobody else’s', async () => {
  const mobile = '0810000002'
  const here = await signIn(mobile)
  pass(second)
  const shop = await signIn(mobile, paths.customer, {}, computer)
  pass(second)
  const lost = await signIn(mobile)
  pass(second)
  const own = async (): Promise<
    { Id: string; Browser: string; System: string; Method: string; IsThis: boolean }[]
  > => (await ask('authen/sessions', { method: 'GET', token: here.token })).body
  const sessions = await own()
  expect(sessions.map(({ Browser, System, Method, IsThis }) => [Browser, System, Method, IsThis])).toEqual([
    ['Chrome', 'Android', 'password', true],
    ['Chrome', 'Android', 'password', false],
    ['Firefox', 'Windows', 'password', false],
  ])
  const end = (Id: string | undefined, token: string) => ask('authen/sessions/end', { token, body: { Id } })
  const stranger = await tokenFor(callers.customer)
  expect(await end(sessions[1]?.Id, stranger)).toMatchObject({
    status: 404,
    body: { Code: 'identity.noSession' },
  })
  expect((await end(sessions[1]?.Id, here.token)).status).toBe(200)
  expect((await renew(lost.refreshToken)).status).toBe(401)
  expect((await ask('authen/sessions/endothers', { token: here.token })).status).toBe(200)
  expect((await renew(shop.refreshToken)).status).toBe(401)
  expect(await own()).toHaveLength(1)
  expect((await ask('authen/customerProfile', { token: stranger })).status).toBe(200)
})

test('clocks of two servers may differ by a minute', async () => {
  const ahead = await testApi({ now: () => new Date(testNow.getTime() + 55 * second) })
  const { token } = (await ahead.ask('authen/user/login/guest', { method: 'GET' })).body
  clock.time = testNow
  expect((await ask('api/products/items', { token, body: { Take: 1 } })).status).toBe(200)
})
