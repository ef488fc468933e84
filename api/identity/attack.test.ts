import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Gateways } from '#api/gateways/gateways.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { hashPassword } from './passwords.ts'

/** A gateway that knows the right code, as a real one does. */
function gatewayWith(code: string): Gateways & { sent: string[]; asked: number } {
  const state = {
    sent: [] as string[],
    asked: 0,
    sms: {
      name: 'edge',
      request: async (mobile: string) => {
        state.sent.push(mobile)
        return { token: `t${state.sent.length}`, reference: 'ABCD' }
      },
      verify: async (_token: string, entered: string) => {
        state.asked++
        return entered === code
      },
    },
    sendMail: async () => {},
  }
  return state
}

/** One shop for all that leaves nothing behind but tries and codes; each test says who sends its codes. */
let now = testNow
let gateways = gatewayWith('111111')
const { ask, pool, tokenFor } = await testApi({
  now: () => now,
  gateways: {
    sms: {
      name: 'edge',
      request: (...asked) => gateways.sms.request(...asked),
      verify: (...asked) => gateways.sms.verify(...asked),
    },
    sendMail: async () => {},
  },
})
beforeEach(async () => {
  gateways = gatewayWith('111111')
  now = testNow
  await pool.query('delete from attempts; delete from otp_requests')
})

const password = 'Sangdai#1'
const login = (username: string, secret = password) => ({ body: { username, password: secret } })

/** The median time of two kinds of request, measured in turns, so that other load slows both alike. */
async function middles(
  [some, others]: [string[], string[]],
  requestCode: (name: string) => Promise<void>,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (const at of some.keys()) {
    for (const kind of [0, 1] as const) {
      const start = performance.now()
      await requestCode((kind === 0 ? some : others)[at] ?? '')
      times[kind].push(performance.now() - start)
    }
  }
  const middle = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  return [middle(times[0]), middle(times[1])]
}

describe('passwords under attack', () => {
  test('a wrong user and a wrong password answer alike and take alike', async () => {
    await ask('authen/user/login', login('0810000001', 'wrong'))
    const numbers = (start: string) => [0, 1, 2, 3, 4].map((at) => `${start}${at}`.slice(-10))
    const [known, unknown] = await middles([numbers('081000000'), numbers('089999999')], async (username) => {
      const answer = await ask('authen/user/login', login(username, 'wrong'))
      expect(answer).toMatchObject({ status: 400, body: { Code: 'identity.wrongSignIn' } })
    })
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2.5)
    const bodies = await Promise.all(
      ['0810000002', '0899999999'].map(
        async (name) => (await ask('authen/user/login', login(name, 'wrong'))).body,
      ),
    )
    expect(bodies[0]).toEqual(bodies[1])
  })

  test('100 parallel guesses count 100: ten are judged, the right password among the rest is refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        ask('authen/user/login', login('0810000001', at < 99 ? `Wrong#${at}` : 'Wrong#x')),
      ),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90)
    const { rows } = await pool.query(
      `select count from attempts where door = 'password by name' and key = '0810000001'`,
    )
    expect(rows[0].count).toBeGreaterThanOrEqual(100 - 10)
    expect((await ask('authen/user/login', login('0810000001'))).status).toBe(429)
  })

  test('one address trying many names is stopped, and a forged forwarding header does not help', async () => {
    const statuses: number[] = []
    for (let at = 0; at < 110; at++) {
      const { status } = await ask('authen/user/login', {
        ...login(`08${String(at).padStart(8, '0')}`, 'x'),
        headers: { 'x-forwarded-for': `10.0.0.${at}`, 'x-sangdai-visitor': `10.0.0.${at} forged` },
      })
      statuses.push(status)
    }
    expect(statuses.slice(100).every((status) => status === 429)).toBe(true)
  }, 60_000)

  test('a success clears the name’s tries', async () => {
    for (let round = 0; round < 3; round++) {
      for (let at = 0; at < 8; at++) await ask('authen/user/login', login('0810000001', 'wrong'))
      expect((await ask('authen/user/login', login('0810000001'))).status).toBe(200)
    }
  })
})

describe('a request over its limit costs no hash', () => {
  /** CPU time in milliseconds, over all threads. */
  async function workOf(deed: () => Promise<unknown>): Promise<number> {
    const before = process.cpuUsage()
    await deed()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
  const times = 30
  let hashed = 0
  beforeAll(async () => {
    hashed = await workOf(() =>
      Promise.all(Array.from({ length: times }, () => hashPassword('Better#22', 20))),
    )
  })
  const paths = {
    'a reset password': [
      'authen/user/resetpassword',
      { requestId: crypto.randomUUID(), code: '000000', newPassword: 'Better#22' },
    ],
    'a customer': ['authen/user/login', { username: '0810000001', password: 'Wrong#11' }],
    'a member of staff': ['authen/merchant/login', { username: 'sales01', password: 'Wrong#11' }],
    'a rider': ['authen/rider/login', { username: '0820000001', password: 'Wrong#11' }],
    'a changed password': [
      'authen/user/changepassword',
      { oldPassword: 'Wrong#11', newPassword: 'Better#22' },
    ],
  } as const

  test.each(Object.entries(paths))('%s', async (_who, [path, body]) => {
    const own = path === paths['a changed password'][0] ? { token: await tokenFor(callers.customer) } : {}
    const many = async (count: number) => {
      for (let at = 0; at < count; at++) expect((await ask(path, { ...own, body })).status).toBe(429)
    }
    await ask(path, { ...own, body })
    await pool.query('update attempts set count = 1000')
    await many(15)
    const refused = await workOf(() => many(times))
    expect(refused).toBeLessThan(hashed / 2)
  })
})

describe('one-time codes under attack', () => {
  const request = (mobileNo: string, purpose = 'login') => ({ body: { mobileNo, purpose } })

  test('five tries, then the code is dead, even for the right one', async () => {
    const { requestId } = (await ask('authen/otp/request', request('0810000001'))).body
    for (let left = 4; left >= 1; left--) {
      expect(
        (await ask('authen/user/login/otp', { body: { requestId, code: '000000' }, locale: 'en' })).body
          .Message,
      ).toBe(`The code is not right. ${left} ${left === 1 ? 'try' : 'tries'} left.`)
    }
    expect((await ask('authen/user/login/otp', { body: { requestId, code: '000000' } })).body.Code).toBe(
      'identity.deadCode',
    )
    expect((await ask('authen/user/login/otp', { body: { requestId, code: '111111' } })).body.Code).toBe(
      'identity.deadCode',
    )
    expect(gateways.asked).toBe(5)
  })

  describe('while the gateway gives no answer', () => {
    /** A gateway that can go offline; its verdict is then lost. */
    function cutOff() {
      const { verify } = gateways.sms
      const line = { down: true }
      gateways.sms.verify = (token, code) =>
        line.down ? Promise.reject(new TypeError('fetch failed')) : verify(token, code)
      return line
    }
    const enter = (requestId: string, code: string) =>
      ask('authen/user/login/otp', { body: { requestId, code }, locale: 'en' })

    test('no try is lost, and the right code still works when it is back', async () => {
      const line = cutOff()
      const { requestId } = (await ask('authen/otp/request', request('0810000001'))).body
      for (let at = 0; at < 7; at++)
        expect(await enter(requestId, '111111')).toMatchObject({
          status: 503,
          body: { Code: 'identity.codeNotJudged' },
        })
      line.down = false
      expect((await enter(requestId, '000000')).body.Message).toBe('The code is not right. 4 tries left.')
      expect((await enter(requestId, '111111')).status).toBe(200)
    })

    test('judged guesses stay five whatever fails between them, and an address stays limited', async () => {
      const line = cutOff()
      const { requestId } = (await ask('authen/otp/request', request('0810000001'))).body
      const codes: string[] = []
      for (let at = 0; at < 70; at++) {
        line.down = at % 3 > 0
        codes.push((await enter(requestId, String(at).padStart(6, '0'))).body.Code)
      }
      expect(gateways.asked).toBe(5)
      expect(codes.filter((code) => code === 'identity.wrongCode')).toHaveLength(4)
      expect(codes.slice(60).every((code) => code === 'identity.tooManyTries')).toBe(true)
    })

    test('a number nobody has is answered like a known one, down or up', async () => {
      const line = cutOff()
      const { requestId } = (await ask('authen/otp/request', request('0899999999'))).body
      expect((await enter(requestId, '111111')).status).toBe(503)
      line.down = false
      expect((await enter(requestId, '111111')).body.Code).toBe('identity.wrongCode')
    })
  })

  test('100 parallel guesses: the gateway is asked five times', async () => {
    gateways = gatewayWith('999999')
    const { requestId } = (await ask('authen/otp/request', request('0810000001'))).body
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        ask('authen/user/login/otp', { body: { requestId, code: String(at).padStart(6, '0') } }),
      ),
    )
    expect(gateways.asked).toBe(5)
    expect(answers.every(({ status }) => status !== 200)).toBe(true)
  })

  test('a right code works once, whoever is first', async () => {
    const { requestId } = (await ask('authen/otp/request', request('0810000001'))).body
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask('authen/user/login/otp', { body: { requestId, code: '111111' } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a code for one purpose opens no other door', async () => {
    const { requestId } = (await ask('authen/otp/request', request('0810000001', 'reset'))).body
    expect((await ask('authen/user/login/otp', { body: { requestId, code: '111111' } })).body.Code).toBe(
      'identity.deadCode',
    )
    expect((await ask('authen/rider/login/otp', { body: { requestId, code: '111111' } })).body.Code).toBe(
      'identity.deadCode',
    )
  })

  test('an unknown number gets the same answer and no message; a number gets five codes in an hour', async () => {
    const unknown = await ask('authen/otp/request', request('0899999999'))
    const known = await ask('authen/otp/request', request('0810000001'))
    expect(Object.keys(unknown.body).sort()).toEqual(Object.keys(known.body).sort())
    expect(gateways.sent).toEqual(['0810000001'])
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask('authen/otp/request', request('0810000001'))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  })

  test('the reference of a code that was never sent is written like those of the gateway', async () => {
    gateways.sms.request = async () => ({ token: 't', reference: 'kQ7-42x' })
    const { ask } = await testApi({ gateways })
    expect((await ask('authen/otp/request', request('0810000001'))).body.reference).toBe('kQ7-42x')
    const { reference } = (await ask('authen/otp/request', request('0899999999'))).body
    expect(reference).toMatch(/^[a-z][A-Z]\d-\d\d[a-z]$/)
  })

  test('by the second channel, numbers with an e-mail, without one, and nobody’s are answered alike', async () => {
    const { ask, pool } = await testApi({ gateways: gatewayWith('111111') })
    await pool.query(
      `update accounts set email = case mobile when '0810000001' then 'shop@example.test' end where mobile in ('0810000001', '0810000002')`,
    )
    const answers = []
    for (const mobileNo of ['0810000001', '0810000002', '0899999999'])
      answers.push(
        (await ask('authen/otp/request', { body: { mobileNo, purpose: 'login', channel: 'backup' } })).body,
      )
    expect(new Set(answers.map(({ channel, lifeSeconds }) => `${channel} ${lifeSeconds}`)).size).toBe(1)
  })

  test('a number nobody has takes as long as one that gets a message', async () => {
    const { request: sendCode } = gateways.sms
    gateways.sms.request = (mobile) => sleep(120).then(() => sendCode(mobile))
    // What a gateway takes is remembered of it: one of its own.
    const { ask } = await testApi({ gateways })
    const [known, unknown] = await middles(
      [
        ['0810000001', '0810000002', '0810000003', '0810000005', '0810000006'],
        ['0899999991', '0899999992', '0899999993', '0899999994', '0899999995'],
      ],
      async (mobile) => void (await ask('authen/otp/request', request(mobile))),
    )
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(1.6)
    expect(gateways.sent).toHaveLength(5)
  })

  test('a code outlives nobody’s patience: after five minutes it is dead', async () => {
    const { requestId } = (await ask('authen/otp/request', request('0810000001'))).body
    now = new Date(now.getTime() + 5 * 60_000 + 1)
    expect((await ask('authen/user/login/otp', { body: { requestId, code: '111111' } })).body.Code).toBe(
      'identity.deadCode',
    )
  })

  test('a forgotten password is set by code, ends every session, and a weak one does not cost the code', async () => {
    const { ask, tokenFor } = await testApi({ gateways: gatewayWith('111111') })
    const before = await tokenFor(callers.customer)
    const { requestId } = (await ask('authen/otp/request', request('0810000001', 'reset'))).body
    expect(
      (await ask('authen/user/resetpassword', { body: { requestId, code: '111111', newPassword: 'weak' } }))
        .body.Code,
    ).toBe('identity.weakPassword')
    expect(
      (
        await ask('authen/user/resetpassword', {
          body: { requestId, code: '111111', newPassword: 'Better#22' },
        })
      ).status,
    ).toBe(200)
    expect((await ask('authen/user/login', login('0810000001', 'Better#22'))).status).toBe(200)
    expect((await ask('authen/user/login', login('0810000001'))).status).toBe(400)
    expect((await ask('authen/customerProfile', { token: before })).headers['x-expired-credential']).toBe(
      'true',
    )
  })
})
