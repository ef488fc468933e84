import { beforeEach, describe, expect, test } from 'vitest'
import { callers, type TestCaller, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import type { Endpoint } from '#shop/contract/endpoint.ts'
import { contracts } from '#shop/start/contracts.ts'

let time = testNow
const codes = new Map<string, string>()
const { ask, tokenBy, pool } = await testApi({
  now: () => time,
  gateways: {
    sms: {
      name: 'played',
      request: async (mobile) => {
        codes.set(mobile, String(100_000 + codes.size))
        return { token: mobile, reference: 'REF1' }
      },
      verify: async (mobile, code) => codes.get(mobile) === code,
    },
    sendMail: async () => {},
  },
})
beforeEach(async () => {
  time = testNow
  await pool.query('delete from attempts')
})

const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)
const second = { ...callers.customer, customerCode: 'C0002' } satisfies TestCaller
const state = async (token: string) => (await ask('authen/confirm/state', { token })).body
const exported = async (token: string) => (await ask('authen/customer/export', { token })).status
const byPassword = (token: string, password: string) =>
  ask('authen/confirm/password', { token, body: { password } })

describe('confirming that it is you', () => {
  test.each(['password', 'otp'])('has just been done by whoever signed in by %s', async (method) => {
    const token = await tokenBy(method, callers.customer)
    expect(await state(token)).toEqual({
      confirmed: true,
      bound: false,
      hasPassword: true,
      mobile: '081-xxx-0001',
    })
    expect(await exported(token)).toBe(200)
  })

  test.each(['line', 'google', 'facebook', 'partner', 'register'])(
    'is asked of whoever signed in by %s',
    async (method) => {
      const token = await tokenBy(method, callers.customer)
      expect(await state(token)).toMatchObject({ confirmed: false, bound: false })
      expect(await exported(token)).toBe(403)
    },
  )

  test('counts for ten minutes, in that session and no other', async () => {
    const [mine, other] = [await tokenBy('line', callers.customer), await tokenBy('line', callers.customer)]
    expect((await byPassword(mine, 'Sangdai#1')).body).toEqual({ until: later(10).toISOString() })
    expect([await exported(mine), await exported(other)]).toEqual([200, 403])
    time = later(9.9)
    expect(await exported(mine)).toBe(200)
    time = later(10)
    expect(await exported(mine)).toBe(403)
  })

  test('guesses at the password are counted like those at signing in', async () => {
    const token = await tokenBy('line', second)
    const answers = await Promise.all(Array.from({ length: 12 }, () => byPassword(token, 'Wrong#123')))
    expect(answers.filter(({ body }) => body.Code === 'account.wrongPassword')).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    expect(await exported(token)).toBe(403)
  })

  test('is done by a code to one’s own number where there is no password', async () => {
    const token = await tokenBy('line', { ...second, customerCode: 'C0010' })
    const { hasPassword, mobile } = await state(token)
    expect(hasPassword).toBe(false)
    expect(await byPassword(token, 'Sangdai#1')).toMatchObject({
      status: 409,
      body: { Code: 'account.noPassword' },
    })
    const { body: sent } = await ask('authen/confirm/code/request', { token })
    expect(sent).toMatchObject({ reference: 'REF1', mobile, lifeSeconds: 300 })
    const [[number, code] = ['', '']] = [...codes].slice(-1)
    expect(number.slice(-4)).toBe(mobile.slice(-4))
    const enter = (entered: string) =>
      ask('authen/confirm/code', { token, body: { requestId: sent.requestId, code: entered } })
    expect((await enter('999999')).body.Code).toBe('identity.wrongCode')
    expect((await enter(code)).status).toBe(200)
    expect(await exported(token)).toBe(200)
    expect((await enter(code)).body.Code).toBe('identity.deadCode')
  })

  test('is not done by a code that another telephone got, nor by one for signing in', async () => {
    const [mine, theirs] = [await tokenBy('line', callers.customer), await tokenBy('line', second)]
    const { body: sent } = await ask('authen/confirm/code/request', { token: theirs })
    const code = codes.get('0810000002')
    expect(
      (await ask('authen/confirm/code', { token: mine, body: { requestId: sent.requestId, code } })).body
        .Code,
    ).toBe('identity.deadCode')
    const login = await ask('authen/otp/request', { body: { mobileNo: '0810000001', purpose: 'login' } })
    const entered = { requestId: login.body.requestId, code: codes.get('0810000001') }
    expect((await ask('authen/confirm/code', { token: mine, body: entered })).body.Code).toBe(
      'identity.deadCode',
    )
    expect(await exported(mine)).toBe(403)
  })
})

test('a session that an older version opened by a sign-in link, bound to no centre, is over', async () => {
  const token = await tokenBy('link', callers.customer)
  expect(await ask('authen/customerProfile', { token })).toMatchObject({
    status: 401,
    body: { Code: 'identity.expired' },
  })
})

test('a shop’s name is saved without it, its e-mail address is neither changed, taken away nor sent a code', async () => {
  const token = await tokenBy('line', second)
  const save = (more: object) =>
    ask('authen/customer/update', { token, body: { CUSTOMERNAME: 'ร้านมานะ', TAXNO: '', ...more } })
  expect((await save({})).status).toBe(200)
  expect((await save({ Email: 'mana@example.com' })).status).toBe(200)
  expect((await save({ Email: '' })).body.Code).toBe('identity.confirmFirst')
  expect((await save({ Email: 'new@example.com' })).body.Code).toBe('identity.confirmFirst')
  expect((await ask('authen/customer/detail', { token })).body).toMatchObject({
    email: 'mana@example.com',
    emailWanted: '',
  })
})

test('these calls, and no others, ask for it', async () => {
  const callsNeeding = (proof: string) =>
    (Object.entries(contracts) as [string, Endpoint][])
      .filter(([, contract]) => contract.proof === proof)
      .map(([name]) => name)
  expect(callsNeeding('fresh').sort()).toEqual([
    ...['confirmLineLink', 'eraseAccount', 'exportAccount', 'linkTicket'],
  ])
  expect(callsNeeding('once').sort()).toEqual([
    ...['confirmEmail', 'endOtherSessions', 'endOwnSession', 'joinCentre', 'ownSessions'],
    ...['swapCentre', 'unlink', 'updateAccount'],
  ])
})
