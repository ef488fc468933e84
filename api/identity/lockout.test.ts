import { expect, test } from 'vitest'
import type { Gateways } from '#api/gateways/gateways.ts'
import { proofOf } from '#api/kit/calls/visitor-address.ts'
import { testApi, testSecret } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'

const password = 'Sangdai#1'
const rightCode = '111111'
const strangers = Array.from({ length: 11 }, (_, at) => `10.9.${at}.1`)

/** A shop with a movable clock, and a gateway that counts sent and checked codes. */
async function openShop() {
  const state = { time: testNow, sent: [] as string[], judged: 0 }
  const gateways: Gateways = {
    sms: {
      name: 'edge',
      request: async (mobile) => {
        state.sent.push(mobile)
        return { token: 't', reference: 'ABCD' }
      },
      verify: async (_token, code) => {
        state.judged++
        return code === rightCode
      },
    },
    sendMail: async () => {},
  }
  const api = await testApi({ gateways, now: () => state.time })
  /** A request from a visitor's address, as our page server passes it on. */
  const from =
    (address: string, device?: string) =>
    (path: string, body: unknown, locale: 'th' | 'en' = 'th') =>
      api.ask(path, {
        body,
        locale,
        headers: {
          'x-sangdai-visitor': `${address} ${proofOf(address, testSecret)}`,
          ...(device ? { 'x-sangdai-device': device } : {}),
        },
      })
  return { ...api, state, from }
}

type Ask = ReturnType<Awaited<ReturnType<typeof openShop>>['from']>
const people = {
  customer: {
    username: '0810000001',
    login: 'authen/user/login',
    purpose: 'login',
    enter: 'authen/user/login/otp',
  },
  rider: {
    username: '0820000001',
    login: 'authen/rider/login',
    purpose: 'rider',
    enter: 'authen/rider/login/otp',
  },
  staff: { username: 'manager01', login: 'authen/merchant/login' },
} as const
type Somebody = (typeof people)[keyof typeof people]

/** Everything a stranger can do to a name now, each time from another address. */
async function spendEverything(from: (address: string) => Ask, who: Somebody) {
  await Promise.all(
    strangers.map((address) => from(address)(who.login, { username: who.username, password: 'Wrong#11' })),
  )
  await spendCodes(from, who)
}

async function spendCodes(from: (address: string) => Ask, who: Somebody) {
  if (!('purpose' in who)) return
  for (const address of strangers) {
    const { requestId } = (
      await from(address)('authen/otp/request', { mobileNo: who.username, purpose: who.purpose })
    ).body
    if (!requestId) continue
    const guess = (code: number) => from(address)(who.enter, { requestId, code: `00000${code}` })
    await Promise.all([0, 1, 2, 3, 4].map(guess))
  }
}

async function signInByCode(ask: Ask, who: Somebody) {
  if (!('purpose' in who)) throw new Error('staff have no codes')
  const requested = await ask('authen/otp/request', { mobileNo: who.username, purpose: who.purpose })
  return requested.status === 200
    ? ask(who.enter, { requestId: requested.body.requestId, code: rightCode })
    : requested
}

test.each(Object.entries(people))(
  'a stranger spends every try of a %s for an hour, and their own device still signs in',
  async (_kind, who) => {
    const { from, state } = await openShop()
    const first = await from('10.1.1.1')(who.login, { username: who.username, password })
    expect(first.body.deviceToken).toMatch(/^[\w-]{43}$/)
    const own = from('10.1.1.1', first.body.deviceToken)
    for (let third = 0; third < 4; third++) {
      await spendEverything(from, who)
      expect(
        (await from('10.9.9.9')(who.login, { username: who.username, password })).status,
        'an unknown device waits',
      ).toBe(429)
      expect((await own(who.login, { username: who.username, password })).status, 'by password').toBe(200)
      if ('purpose' in who) expect((await signInByCode(own, who)).status, 'by code').toBe(200)
      state.time = new Date(state.time.getTime() + 20 * 60_000)
    }
  },
  60_000,
)

test('strangers guess at most ten codes of a number in any hour, however many they ask for and wherever they come from', async () => {
  const { from, state } = await openShop()
  const judged: { at: number; count: number }[] = []
  for (let minute = 0; minute < 150; minute += 15) {
    const before = state.judged
    await spendCodes(from, people.customer)
    judged.push({ at: minute, count: state.judged - before })
    state.time = new Date(state.time.getTime() + 15 * 60_000)
  }
  for (const { at: start } of judged) {
    const within = judged
      .filter(({ at }) => at >= start && at < start + 60)
      .reduce((sum, { count }) => sum + count, 0)
    expect(within).toBeLessThanOrEqual(10)
  }
  expect(state.sent.length, 'five messages an hour').toBeLessThanOrEqual(15)
}, 60_000)

test('who is limited is told until when, by the clock and in seconds', async () => {
  const { from, state } = await openShop()
  state.time = new Date('2026-11-16T14:22:30+07:00')
  await spendEverything(from, people.customer)
  const login = { username: '0810000001', password }
  const thai = await from('10.2.2.2')('authen/user/login', login)
  expect(thai.body.Message).toBe('ลองหลายครั้งเกินไป ลองใหม่ได้หลัง 14:30\u00a0น.')
  expect(thai.headers['retry-after']).toBe('450')
  expect((await from('10.2.2.2')('authen/user/login', login, 'en')).body.Message).toBe(
    'Too many tries. Try again after 14:30.',
  )
  const code = await from('10.2.2.2')(
    'authen/otp/request',
    { mobileNo: '0810000001', purpose: 'login' },
    'en',
  )
  expect(code).toMatchObject({ status: 429, body: { Message: 'Too many tries. Try again after 15:00.' } })
  state.time = new Date('2026-11-16T15:00:00+07:00')
  expect((await from('10.2.2.2')('authen/user/login', login)).status).toBe(200)
})

test('a device is known only to those it signed in, and its own wrong tries are counted too', async () => {
  const { from } = await openShop()
  const { deviceToken } = (await from('10.1.1.1')('authen/user/login', { username: '0810000002', password }))
    .body
  const stranger = from('10.1.1.1', deviceToken)
  const guess = async (username: string, at: number) =>
    (await stranger('authen/user/login', { username, password: `Wrong#${at}` })).status
  await spendEverything(from, people.customer)
  expect(await guess('0810000001', 0), 'somebody else’s device is unknown').toBe(429)
  const statuses: number[] = []
  for (let at = 0; at < 12; at++) statuses.push(await guess('0810000002', at))
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  const invented = from('10.1.1.2', 'x'.repeat(43))
  expect((await invented('authen/user/login', { username: '0810000001', password })).status).toBe(429)
})

test('signed in, one can still change the password while strangers spend the number’s tries', async () => {
  const { from, ask, pool } = await openShop()
  const { token } = (await from('10.1.1.1')('authen/user/login', { username: '0810000001', password })).body
  await spendEverything(from, people.customer)
  const changed = await ask('authen/user/changepassword', {
    token,
    body: { oldPassword: password, newPassword: 'Newer#123' },
  })
  expect(changed.status).toBe(200)
  expect(
    (await pool.query('select device_hash from session_details where device_hash like $1', ['%-%'])).rows,
    'only hashes are kept',
  ).toEqual([])
})
