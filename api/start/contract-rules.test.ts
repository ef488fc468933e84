import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { callers, testApi, testSecret } from '#checks/tools/test-api.ts'
import { callerKinds } from '#shop/contract/caller.ts'
import { type Endpoint, keyOf } from '#shop/contract/endpoint.ts'
import { contracts } from '#shop/start/contracts.ts'
import { makeHttpServer } from '#start/http-server.ts'
import { makeApi } from './api.ts'

const { ask, tokenFor, app } = await testApi()
const calls = (Object.values(contracts) as unknown as Endpoint[]).map(
  (contract) => [keyOf(contract), contract] as const,
)
const filled = (contract: Endpoint) => contract.path.replace(/\{\w+\}/g, 'BKK01')

// Generated from the table, so that a new call is tested as soon as it is declared.
describe.each(calls)('%s', (_key, contract) => {
  test.each(callerKinds)('is open to %s only as declared', async (kind) => {
    const token = kind === 'nobody' ? undefined : await tokenFor(callers[kind])
    const { status, body } = await ask(filled(contract), {
      method: contract.method,
      ...(token ? { token } : {}),
    })
    if (contract.who.includes(kind))
      expect(['identity.signInFirst', 'identity.notAllowed']).not.toContain(body?.Code)
    else expect(status).toBe(kind === 'nobody' ? 401 : 403)
  })

  test('refuses a token that is not ours', async () => {
    const { status, headers } = await ask(filled(contract), {
      method: contract.method,
      token: 'eyJhbGciOiJub25lIn0.e30.',
    })
    expect(status).toBe(401)
    expect(headers['www-authenticate']).toMatch(/^Bearer/)
  })

  test('is found without regard to case', async () => {
    const { status, body } = await ask(filled(contract).toUpperCase(), { method: contract.method })
    expect(body?.Code).not.toBe('general.unknownCall')
    expect(status).not.toBe(404)
  })

  test('is in the OpenAPI document', async () => {
    const document = (await app.inject('/rest/openapi.json')).json()
    expect(document.paths[`/rest/${contract.path}`]).toHaveProperty(contract.method.toLowerCase())
  })

  test('answers rubbish with a reason, never with a trace', async () => {
    const token = await tokenFor(callers[contract.who.find((kind) => kind !== 'nobody') ?? 'guest'])
    for (const body of [
      '{',
      '[]',
      '"x"',
      'null',
      '{"__proto__":{"a":1}}',
      JSON.stringify({ Take: {}, Keys: 5, NewsType: 'zz', hierarchy1: 'x', username: [] }),
    ]) {
      const answer = await ask(filled(contract), { method: contract.method, token, body })
      expect(answer.status, body).toBeLessThan(500)
      expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.ts|node_modules|Error:/)
    }
  })
})

test('an unknown call answers 404 in JSON, in the caller’s language', async () => {
  expect(await ask('no/such/call', { method: 'GET', locale: 'en' })).toMatchObject({
    status: 404,
    body: { Message: 'There is no such call', Code: 'general.unknownCall' },
  })
  expect(await ask('no/such/call')).toMatchObject({ status: 404, body: { Message: 'ไม่พบบริการที่เรียก' } })
})

test('an unknown call stays the API’s own to answer, whatever else the server serves, by any method', async () => {
  const server = await makeHttpServer(pino({ level: 'silent' }), { proxies: 0, secure: false })
  await server.register(
    makeApi({
      ...{ db: {} as never, gateways: {} as never, storage: {} as never },
      secret: testSecret,
      log: server.log as never,
      origin: () => '',
    }).plugin,
    { prefix: '/rest' },
  )
  server.all('/*', async () => 'a page')
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    const answer = await server.inject({ method, url: '/rest/no/such/call' })
    expect([answer.statusCode, answer.json().Code]).toEqual([404, 'general.unknownCall'])
  }
  expect((await server.inject('/elsewhere')).body).toBe('a page')
  await server.close()
})

test.each([
  ['a zero byte', 'a\u0000b'],
  ['half a character', 'a\ud800b'],
])('%s, which no database keeps, is a bad request wherever it stands', async (_what, text) => {
  const token = await tokenFor(callers.customer)
  const bad = { status: 400, body: { Code: 'general.badInput' } }
  expect(await ask('authen/user/login', { body: { username: text, password: 'x' } })).toMatchObject(bad)
  expect(await ask('api/products/items', { token, body: { SearchText: text } })).toMatchObject(bad)
  expect(await ask('api/products/items', { token, body: { ProductIds: ['1', text] } })).toMatchObject(bad)
  expect(await ask('api/cart/facts', { token, body: { lines: [{ P_Code: text, qty1: 1 }] } })).toMatchObject(
    bad,
  )
  if (text.isWellFormed())
    expect(
      await ask(`api/products/item/${encodeURIComponent(text)}`, { method: 'GET', token }),
    ).toMatchObject(bad)
})

test('a day of the year nought, which no database keeps either, is a bad request', async () => {
  const token = await tokenFor(callers.customer)
  const answer = await ask('api/cart/facts', {
    token,
    body: { kind: 'advance', lines: [{ P_Code: '1', qty1: 1 }], requestedOn: '0000-01-01' },
  })
  expect(answer).toMatchObject({ status: 400, body: { Code: 'general.badInput' } })
})

test('bad input names each field and its reason, in the caller’s language', async () => {
  const token = await tokenFor(callers.guest)
  const body = { Take: 'x', Skip: -1, Types: ['zz'], ProductIds: 'a' }
  const { status, body: thai } = await ask('api/products/items', { token, body })
  expect(status).toBe(400)
  expect(thai.Fields.map((row: { Field: string }) => row.Field)).toEqual([
    'Take',
    'Skip',
    'Types.0',
    'ProductIds',
  ])
  const { body: english } = await ask('api/products/items', { token, body, locale: 'en' })
  expect(english.Fields[1]).toEqual({ Field: 'Skip', Reason: 'must be at least 0' })
})

test('a body past one megabyte is refused before it is read', async () => {
  const { status, body } = await ask('api/products/items', {
    body: JSON.stringify({ SearchText: 'x'.repeat(1_100_000) }),
  })
  expect(status).toBe(413)
  expect(body.Code).toBe('general.tooLarge')
})

test('a cookie is never a key to the API', async () => {
  const token = await tokenFor(callers.customer)
  const { status } = await ask('authen/customerProfile', {
    headers: { cookie: `sangdai_customer_token=${token}; sangdai_token=${token}` },
  })
  expect(status).toBe(401)
})
