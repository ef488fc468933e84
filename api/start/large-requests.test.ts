import { describe, expect, test } from 'vitest'
import { requestLimits } from '#api/kit/calls/request-limits.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { type Endpoint, keyOf } from '#shop/contract/endpoint.ts'
import { contracts } from '#shop/start/contracts.ts'

const { ask, api, tokenFor, app } = await testApi()
const posts = (Object.values(contracts) as unknown as Endpoint[]).filter(({ method }) => method === 'POST')
const megabyte = 1_048_576

/** The CPU time of this thread, which is what other requests wait for; other tests of the process do not count. */
async function msAtWork<Answer>(work: () => Promise<Answer>): Promise<{ ms: number; answer: Answer }> {
  const before = process.threadCpuUsage()
  const answer = await work()
  const { user, system } = process.threadCpuUsage(before)
  return { ms: (user + system) / 1_000, answer }
}

const tokenOf = (contract: Endpoint) =>
  tokenFor(callers[contract.who.find((kind) => kind !== 'nobody') ?? 'guest'])

test('a list of a million is refused at once, in both languages, and others are answered meanwhile', async () => {
  const token = await tokenFor(callers.guest)
  const body = `{"Types":[${'0,'.repeat(500_000)}0]}`
  // The first request of a process includes one-time work.
  await Promise.all([ask('api/products/items', { token, body: { Take: 1 } }), app.inject('/rest/docs')])
  for (const [locale, Message] of Object.entries({
    th: 'ข้อมูลที่ส่งมาใหญ่เกินไป',
    en: 'The request is too large',
  })) {
    const attack = () => ask('api/products/items', { token, body, locale: locale as 'th' | 'en' })
    const { ms, answer } = await msAtWork(async () => {
      const [first, other] = await Promise.all([attack(), app.inject('/rest/docs')])
      expect(other.statusCode).toBe(200)
      return first
    })
    expect(answer).toMatchObject({ status: 413, body: { Code: 'general.tooLarge', Message } })
    expect(ms).toBeLessThan(200)
  }
})

describe.each(posts.map((contract) => [keyOf(contract), contract] as const))('%s', (_key, contract) => {
  const { bytes } = requestLimits(contract)
  const path = contract.path.replace(/\{\w+\}/g, 'BKK01')

  test('takes no more than it can need', async () => {
    const token = await tokenOf(contract)
    const { status, body } = await ask(path, { token, body: `"${'x'.repeat(bytes)}"` })
    expect([status, body.Code]).toEqual([413, 'general.tooLarge'])
    expect(bytes).toBeLessThanOrEqual(megabyte)
  })

  test('looks at no list that is longer than any it knows', async () => {
    const token = await tokenOf(contract)
    const { properties = {} } = (await app.inject('/rest/openapi.json')).json().paths[
      `/rest/${contract.path}`
    ].post.requestBody.content[contract.files ? 'multipart/form-data' : 'application/json'].schema as {
      properties?: Record<string, unknown>
    }
    for (const name of [...Object.keys(properties), 'unknown']) {
      const head = `{${JSON.stringify(name)}:[`
      const body = `${head}${'0,'.repeat(Math.floor((bytes - Buffer.byteLength(head) - 4) / 2))}0]}`
      const { ms, answer } = await msAtWork(() => ask(path, { token, body }))
      expect([answer.status, answer.body.Code], name).toEqual([400, 'general.badInput'])
      expect(ms, name).toBeLessThan(200)
    }
  })
})

test('a list inside a list inside a list is no way around it', async () => {
  const token = await tokenFor(callers.guest)
  const answer = await ask('api/products/items', {
    token,
    body: `{"Types":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  })
  expect([answer.status, answer.body.Code]).toEqual([400, 'general.badInput'])
})

test('what a page passes on in process is held to the same limits', async () => {
  const token = await tokenFor(callers.guest)
  const meta = { token, locale: 'en', address: '192.0.2.1' } as const
  const bad = { ok: false, status: 400, problem: { Code: 'general.badInput' } }
  const { ms, answer } = await msAtWork(() =>
    api.carrier('POST api/products/items', { types: Array(500_000).fill('x') }, meta),
  )
  expect(answer).toMatchObject(bad)
  expect(ms).toBeLessThan(200)
  expect(
    await api.carrier('GET api/products/item/{code}', { code: 'x'.repeat(100_000) }, meta),
  ).toMatchObject(bad)
  expect(await api.carrier('POST api/products/items', { displayGroupId: 9_999_999_999 }, meta)).toMatchObject(
    bad,
  )
})

test('a number that no column holds is a bad request', async () => {
  const token = await tokenFor(callers.guest)
  expect(await ask('api/products/items', { token, body: { DisplayGroupId: 9_999_999_999 } })).toMatchObject({
    status: 400,
  })
  expect(await ask('api/products/items', { token, body: { DisplayGroupId: 2_147_483_647 } })).toMatchObject({
    status: 200,
    body: [],
  })
})
