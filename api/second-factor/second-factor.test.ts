import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { base32, codeAt, findStep, stepOf } from './totp.ts'

let clock = testNow
const { ask, tokenFor, pool } = await testApi({ now: () => clock })
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1_000)
}
const password = 'Sangdai#1'
const login = (username: string, remember = false) =>
  ask('authen/merchant/login', { body: { username, password, remember } })
const enter = (ticket: string, code: string) =>
  ask('authen/merchant/secondfactor', { body: { ticket, code } })
const nextCode = (secret: string) => {
  later(30)
  return codeAt(secret, stepOf(clock))
}

/** Sets up a second factor for a member of staff; returns the key and the recovery codes. */
async function setUp(who: Parameters<typeof tokenFor>[0]) {
  const token = await tokenFor(who)
  const begun = await ask('api/merchant/secondfactor/begin', { token, body: { password } })
  const { secret, address } = begun.body as { secret: string; address: string }
  const confirmed = await ask('api/merchant/secondfactor/confirm', {
    token,
    body: { code: nextCode(secret) },
  })
  return { token, secret, address, codes: confirmed.body.recoveryCodes as string[] }
}

test('codes are those of RFC 6238, and count one step before and after', () => {
  const secret = base32(Buffer.from('12345678901234567890'))
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  for (const [seconds, code] of [
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ] as const) {
    const at = new Date(seconds * 1_000)
    expect(codeAt(secret, stepOf(at))).toBe(code)
    for (const off of [-30, 0, 30])
      expect(findStep(secret, code, new Date(at.getTime() + off * 1_000))).toBe(stepOf(at))
    for (const off of [-61, 61])
      expect(findStep(secret, code, new Date(at.getTime() + off * 1_000))).toBeUndefined()
  }
  for (const rubbish of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
    expect(findStep(secret, rubbish, testNow)).toBeUndefined()
})

test('a manager sets it up after their password, and is asked for a code at the next sign-in', async () => {
  const token = await tokenFor(callers.manager)
  const other = await tokenFor(callers.manager)
  expect(
    (await ask('api/merchant/secondfactor/begin', { token, body: { password: 'wrong' } })).body.Code,
  ).toBe('secondFactor.wrongPassword')
  const { body } = await ask('api/merchant/secondfactor/begin', { token, body: { password } })
  expect(body.address).toContain(`secret=${body.secret}`)
  // It counts only once a first code was right.
  expect((await login('manager01')).status).toBe(200)
  const wrong = await ask('api/merchant/secondfactor/confirm', { token, body: { code: '000000' } })
  expect(wrong.body.Code).toBe('secondFactor.wrongCode')
  const first = nextCode(body.secret)
  const confirmed = await ask('api/merchant/secondfactor/confirm', { token, body: { code: first } })
  expect(confirmed.body.recoveryCodes).toHaveLength(10)
  const { rows } = await pool.query(`select secret from second_factors where username = 'manager01'`)
  expect(rows[0].secret).not.toContain(body.secret)

  const asked = await login('manager01')
  expect([asked.status, asked.body.Code, asked.body.Details.need]).toEqual([
    403,
    'secondFactor.needed',
    'code',
  ])
  expect(JSON.stringify(asked.body)).not.toContain('refreshToken')
  // The code that confirmed the key is used up.
  expect((await enter(asked.body.Details.ticket, first)).body.Code).toBe('secondFactor.wrongCode')
  const code = nextCode(body.secret)
  expect((await enter(asked.body.Details.ticket, code)).body.user.userid).toBe('manager01')
  const replay = (await login('manager01')).body.Details.ticket
  expect((await enter(replay, code)).body.Code).toBe('secondFactor.wrongCode')
  expect((await enter(asked.body.Details.ticket, nextCode(body.secret))).body.Code).toBe(
    'secondFactor.oldTicket',
  )
  await new Promise((done) => setTimeout(done, 1_100))
  expect((await ask('authen/merchantProfile', { token: other })).status).toBe(401)
  expect((await ask('authen/merchantProfile', { token })).status).toBe(200)
})

test('one code sent by ten at once signs one in', async () => {
  const { rows } = await pool.query(
    `select count(*)::int as n from sessions where username = 'manager01' and ended_at is null`,
  )
  await pool.query(`delete from second_factors`)
  const { secret } = await setUp(callers.manager)
  const tickets = await Promise.all(Array.from({ length: 5 }, () => login('manager01')))
  const code = nextCode(secret)
  const results = await Promise.all(tickets.map(({ body }) => enter(body.Details.ticket, code)))
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(rows[0].n).toBeGreaterThan(0)
})

test('a recovery code works once, in any writing, and new ones replace the old', async () => {
  await pool.query(`delete from second_factors`)
  const { secret, codes, token } = await setUp(callers.manager)
  const ticketNow = async () => (await login('manager01')).body.Details.ticket
  const [first = '', second = ''] = codes
  expect((await enter(await ticketNow(), first.toLowerCase().replace('-', ' '))).status).toBe(200)
  expect((await enter(await ticketNow(), first)).body.Code).toBe('secondFactor.wrongCode')
  const own = await ask('api/merchant/secondfactor', { method: 'GET', token })
  expect(own.body).toMatchObject({ codesLeft: 9, isOffered: true, isRequired: false })
  const renewed = await ask('api/merchant/secondfactor/codes', { token, body: { code: nextCode(secret) } })
  expect(renewed.body.recoveryCodes).toHaveLength(10)
  expect((await enter(await ticketNow(), second)).body.Code).toBe('secondFactor.wrongCode')
  expect((await enter(await ticketNow(), renewed.body.recoveryCodes[0])).status).toBe(200)
  const { rows } = await pool.query(
    `select what from activity where kind = 'staff' and subject = 'manager01' order by id desc limit 1`,
  )
  expect(rows[0].what).toBe('recovery code used')
  await pool.query(`delete from attempts where door = 'second factor by name'`)
})

test('guessing ends after six tries in a quarter of an hour', async () => {
  await pool.query(`delete from second_factors`)
  const { secret } = await setUp(callers.manager)
  later(900)
  const ticket = (await login('manager01')).body.Details.ticket
  const tries = []
  for (let time = 0; time < 7; time++) tries.push((await enter(ticket, '000000')).status)
  expect(tries).toEqual([400, 400, 400, 400, 400, 400, 429])
  expect((await enter(ticket, codeAt(secret, stepOf(clock)))).status).toBe(429)
  later(900)
})

test('an owner is remembered for 30 days only with a second factor', async () => {
  const days = async (refreshToken: string) => {
    const { createHash } = await import('node:crypto')
    const { rows } = await pool.query('select expires_at from sessions where refresh_hash = $1', [
      createHash('sha256').update(refreshToken).digest('hex'),
    ])
    return (rows[0].expires_at.getTime() - clock.getTime()) / 86_400_000
  }
  expect(await days((await login('owner01', true)).body.refreshToken)).toBe(0.5)
  const { secret } = await setUp(callers.owner)
  const ticket = (await login('owner01', true)).body.Details.ticket
  const { refreshToken } = (await enter(ticket, nextCode(secret))).body
  expect(await days(refreshToken)).toBe(30)
  // A renewal keeps it.
  expect((await ask('authen/token/refresh', { body: { refreshToken } })).status).toBe(200)
  expect(await days(refreshToken)).toBe(30)
  await pool.query('delete from second_factors')
})

test('where it is required, whoever has none sets it up at sign-in, and open sessions end with their next renewal', async () => {
  const before = (await login('owner01')).body
  await pool.query(
    `insert into settings (sale_unit, key, value, changed_by) values ('NON01', 'SECOND_FACTOR', 'owners', 't')`,
  )
  later(20)
  await new Promise((done) => setTimeout(done, 5_100))
  expect((await ask('authen/token/refresh', { body: { refreshToken: before.refreshToken } })).status).toBe(
    401,
  )
  const asked = await login('owner01')
  expect(asked.body.Details.need).toBe('setup')
  const { ticket } = asked.body.Details
  expect((await enter(ticket, '123456')).body.Code).toBe('secondFactor.oldTicket')
  const { body: key } = await ask('authen/merchant/secondfactor/begin', { body: { ticket } })
  const bad = await ask('authen/merchant/secondfactor/confirm', { body: { ticket, code: '000000' } })
  expect(bad.body.Code).toBe('secondFactor.wrongCode')
  const done = await ask('authen/merchant/secondfactor/confirm', {
    body: { ticket, code: nextCode(key.secret) },
  })
  expect([done.body.signedIn.user.userid, done.body.recoveryCodes.length]).toEqual(['owner01', 10])
  const off = await ask('api/merchant/secondfactor/remove', {
    token: done.body.signedIn.token,
    body: { code: nextCode(key.secret) },
  })
  expect(off.body.Code).toBe('secondFactor.required')
  // A manager is not asked by the rule for owners.
  await pool.query(`delete from second_factors where username = 'manager01'`)
  expect((await login('manager01')).status).toBe(200)
}, 20_000)

test('an owner resets the second factor of a manager, nobody their own, and it is in the log', async () => {
  await pool.query(`delete from settings where key = 'SECOND_FACTOR'`)
  await new Promise((done) => setTimeout(done, 5_100))
  await pool.query('delete from second_factors')
  await pool.query('delete from attempts')
  const { secret, token } = await setUp(callers.owner)
  await setUp(callers.manager)
  const reset = (username: string) =>
    ask('api/merchant/people/secondfactor/reset', { token, body: { saleUnit: 'BKK01', username } })
  expect((await reset('owner01')).body.Code).toBe('people.notYourself')
  expect((await reset('sales01')).body.Code).toBe('secondFactor.none')
  expect((await reset('manager01')).status).toBe(200)
  expect((await login('manager01')).status).toBe(200)
  const { rows } = await pool.query(
    `select username, what from activity where kind = 'staff' and subject = 'manager01' order by id desc limit 1`,
  )
  expect(rows[0]).toEqual({ username: 'owner01', what: 'second factor reset' })
  // One who manages elsewhere too is not this owner’s to reset.
  await setUp(callers.manager)
  await pool.query(
    `insert into staff_centres (sale_unit, username, role, sale_code) values ('CNX01', 'manager01', '5', 'manager01')`,
  )
  expect((await reset('manager01')).body.Code).toBe('people.higherElsewhere')
  const off = await ask('api/merchant/secondfactor/remove', { token, body: { code: nextCode(secret) } })
  expect(off.status).toBe(200)
  expect((await login('owner01')).status).toBe(200)
}, 20_000)
