import { pino } from 'pino'
import { expect, test } from 'vitest'
import { proofOf } from '#api/kit/calls/visitor-address.ts'
import { callers, memoryStorage, testApi, testSecret } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { makeHttpServer } from '#start/http-server.ts'
import { makeApi } from './api.ts'

const { db, tokenFor } = await testApi()

/** The API with a limit of so many a second for an address. */
async function limited(requestLimit: number) {
  const log = pino({ level: 'silent' })
  const server = await makeHttpServer(log, { proxies: 1, secure: false })
  const api = makeApi({
    db,
    secret: testSecret,
    log,
    now: () => testNow,
    gateways: {} as never,
    storage: memoryStorage(),
    origin: () => '',
    requestLimit,
  })
  await server.register(api.plugin, { prefix: '/rest' })
  const ask = (path: string, address: string, headers: Record<string, string> = {}) =>
    server.inject({ url: `/rest/${path}`, headers: { 'x-forwarded-for': address, ...headers } })
  return { api, ask }
}
const statuses = async (times: number, ask: () => Promise<{ statusCode: number }>) =>
  countBy((await Promise.all(Array.from({ length: times }, ask))).map(({ statusCode }) => statusCode))
const countBy = (values: number[]) =>
  Object.fromEntries(
    [...new Set(values)].map((value) => [value, values.filter((each) => each === value).length]),
  )

test('guest tokens are given to an address only so often, with a sentence and a time to wait', async () => {
  const { ask } = await limited(1)
  const login = (address: string, locale = 'th') =>
    ask('authen/user/login/guest', address, { 'accept-language': locale })
  expect(await statuses(60, () => login('192.0.2.1'))).toEqual({ 200: 6, 429: 54 })
  const [thai, english] = [await login('192.0.2.1'), await login('192.0.2.1', 'en')]
  expect([thai.statusCode, thai.headers['retry-after']]).toEqual([429, '1'])
  expect(thai.json()).toEqual({ Code: 'general.tooMany', Message: 'ใช้งานถี่เกินไป กรุณารอ 1 วินาทีแล้วลองใหม่' })
  expect(english.json().Message).toBe('Too many requests. Please wait 1 second and try again.')
  expect((await login('192.0.2.2')).statusCode).toBe(200)
})

test('an IPv6 network counts as one address', async () => {
  const { ask } = await limited(1)
  let last = 0
  const next = () => ask('authen/user/login/guest', `2001:db8:0:1::${(last++).toString(16)}`)
  expect(await statuses(20, next)).toEqual({ 200: 6, 429: 14 })
})

test('a person who comes from ever new addresses is counted by their session, and nobody else with them', async () => {
  const { ask } = await limited(5)
  const [customer, other] = [
    await tokenFor(callers.customer),
    await tokenFor({ ...callers.customer, customerCode: 'C0002' }),
  ]
  let last = 0
  const by = (token: string) => () =>
    ask('api/cart/counts', `192.0.2.${last++}`, { authorization: `Bearer ${token}` })
  const counted = await statuses(40, by(customer))
  expect(counted[200]).toBeGreaterThanOrEqual(12)
  expect(counted[429]).toBeGreaterThan(15)
  expect((await by(other)()).statusCode).toBe(200)
})

test('our page server is not counted for its visitors; each visitor is, and what is not proven proves nothing', async () => {
  const { ask } = await limited(1)
  const visit = (visitor: string, proof: string) =>
    ask('authen/user/login/guest', '10.0.0.1', { 'x-sangdai-visitor': `${visitor} ${proof}` })
  let last = 0
  const many = await statuses(100, () => {
    const visitor = `203.0.113.${last++}`
    return visit(visitor, proofOf(visitor, testSecret))
  })
  expect(many).toEqual({ 200: 100 })
  const one = await statuses(100, () => visit('198.51.100.1', proofOf('198.51.100.1', testSecret)))
  expect(one).toEqual({ 200: 60, 429: 40 })
  expect((await statuses(20, () => visit(`203.0.113.${last++}`, 'not-proven')))[200]).toBe(6)
})

test('a page that asks in process is counted by the person it asks for', async () => {
  const { api } = await limited(1)
  const token = await tokenFor(callers.customer)
  const ask = () =>
    api.carrier('POST authen/customerprofile', {}, { token, locale: 'en', address: '192.0.2.1' })
  const answers = await Promise.all(Array.from({ length: 40 }, ask))
  expect(answers.filter(({ ok }) => ok).length).toBe(24)
  expect(answers.at(-1)).toMatchObject({ ok: false, status: 429, problem: { Code: 'general.tooMany' } })
})
