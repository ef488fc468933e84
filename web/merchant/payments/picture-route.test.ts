import { randomUUID } from 'node:crypto'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { testMerchant } from '#checks/merchant/test-merchant.ts'
import { callers, memoryStorage, type TestCaller } from '#checks/tools/test-api.ts'
import { openJar } from '#web/kit/visit/jar.ts'
import { makeVisitor, visitorContext } from '#web/kit/visit/visitor.ts'
import { loader } from './picture-route.ts'

const storage = memoryStorage()
const shop = await testMerchant({ storage })
const { ask, tokenFor, rows, placed, started, slipFor, manager, api, app } = shop
const saleUnit = 'BKK01'
const order = await placed('BANK')
const paymentId = await started(order, 'BANK')
const slipId = await slipFor(paymentId)
const [{ picture = '' } = {}] = await rows<{ picture: string }>(`select picture from slips where id = $1`, [
  slipId,
])
const bytes = Buffer.from((await storage.readPrivate(picture)) ?? [])
const [client] = await rows<{ code: string }>(
  `select code from customers where sale_unit = 'BKK01' and agent_code = 'C0004' order by code limit 1`,
)
await rows(
  `insert into staff select (jsonb_populate_record(s, '{"username": "away01"}')).* from staff s where username = 'manager01'`,
)
await rows(
  `insert into staff_centres (sale_unit, username, role, sale_code) values ('CNX01', 'away01', '5', 'away01')`,
)
// The pages look at the real clock, which must agree with the shop's.
vi.useFakeTimers({ toFake: ['Date'], now: shop.clock() })

const people: Record<string, { who: TestCaller | undefined; sees: boolean }> = {
  'its customer': { who: callers.customer, sees: true },
  'a salesperson acting for its customer': {
    who: { ...callers.customer, actor: { kind: 'staff', name: 'sales01' } },
    sees: true,
  },
  supervisor: { who: callers.supervisor, sees: true },
  manager: { who: callers.manager, sees: true },
  owner: { who: callers.owner, sees: true },
  nobody: { who: undefined, sees: false },
  guest: { who: callers.guest, sees: false },
  'another customer': { who: { ...callers.customer, customerCode: 'C0002' }, sees: false },
  'the same code at another centre': { who: { ...callers.customer, saleUnit: 'CNX01' }, sees: false },
  'its customer at their other centre': { who: { ...callers.customer, saleUnit: 'NON01' }, sees: false },
  agent: { who: callers.agent, sees: false },
  'an agent acting for another': {
    who: {
      ...callers.customer,
      customerCode: client?.code ?? '',
      actor: { kind: 'agent', name: 'C0004' },
    },
    sees: false,
  },
  salesperson: { who: callers.salesperson, sees: false },
  rider: { who: callers.rider, sees: false },
  'staff of another centre': {
    who: { kind: 'merchant', role: '5', saleUnit: 'CNX01', username: 'away01' },
    sees: false,
  },
  'the owner, at the other centre they run': { who: { ...callers.owner, saleUnit: 'NON01' }, sees: false },
}
const named = Object.entries(people).map(([name, { who, sees }]) => [name, who, sees] as const)

/** The page of staff, with the token in each cookie that a browser may have. */
async function openPage(token: string | undefined, id: string): Promise<Response> {
  const cookie = token ? `sangdai_token=${token}; sangdai_customer_token=${token}` : ''
  const request = new Request('http://shop.test/', { headers: { cookie } })
  const context = new RouterContextProvider()
  const options = { carrier: api.carrier, locale: 'th', address: '' } as const
  context.set(visitorContext, makeVisitor(openJar(request, false), options))
  const args = { params: { kind: 'slip', id }, context, url: new URL('http://shop.test/') }
  return loader(args as unknown as LoaderFunctionArgs).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown
    throw thrown
  })
}

test.each(named)('the picture by the API: %s', async (_name, who, sees) => {
  const token = who && (await tokenFor(who))
  const look = (query: string) =>
    ask(`api/payments/picture?${query}`, { method: 'GET', ...(token ? { token } : {}) })
  const answers = await Promise.all(
    [saleUnit, 'CNX01', 'NON01', 'bkk01'].map((unit) => look(`saleUnit=${unit}&id=${slipId}`)),
  )
  const seen = answers.filter(({ body }) => body.bytes !== undefined)
  expect(seen.map(({ body }) => body.bytes)).toEqual(sees ? [bytes.toString('base64')] : [])
  for (const { status } of answers) expect([200, 401, 403, 404]).toContain(status)
})

test.each(named)('the picture by the page of staff: %s', async (_name, who, sees) => {
  const isStaff = who?.kind === 'merchant'
  const response = await openPage(who && (await tokenFor(who)), slipId)
  const got = Buffer.from(await response.arrayBuffer())
  expect(got.equals(bytes)).toBe(sees && isStaff)
  if (sees && isStaff) {
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toBe('image/webp')
  } else expect(response.status).toBeGreaterThanOrEqual(300)
})

test.each(named)('what is written of the slip: %s', async (_name, who, sees) => {
  const token = who && (await tokenFor(who))
  const options = token ? { token } : {}
  await rows(`update slips set bank_reference = 'PLANTEDREF1', bank_code = '073' where id = $1`, [slipId])
  const answers = await Promise.all([
    ask(`api/merchant/slips?saleUnit=${saleUnit}`, { method: 'GET', ...options }),
    ask(`api/merchant/payment?saleUnit=${saleUnit}&paymentId=${paymentId}`, { method: 'GET', ...options }),
    ask('api/merchant/payments', { ...options, body: { saleUnit, text: paymentId } }),
    ask(`api/payments/one?saleUnit=${saleUnit}&paymentId=${paymentId}`, { method: 'GET', ...options }),
    ask('api/payments/check', { ...options, body: { saleUnit, paymentId } }),
  ])
  const told = JSON.stringify(answers.map(({ body }) => body))
  expect(told.includes('PLANTEDREF1')).toBe(sees && who?.kind === 'merchant')
  expect(told).not.toContain(picture)
  expect(told).not.toContain(bytes.toString('base64').slice(8, 40))
})

test('an id that is none, or of another kind, shows nothing', async () => {
  for (const id of [randomUUID(), '../secret', `${slipId}%00`, "' or true --"])
    for (const kind of ['slip', 'proof', 'file'])
      expect(
        (
          await ask(`api/payments/picture?saleUnit=${saleUnit}&id=${encodeURIComponent(id)}&kind=${kind}`, {
            method: 'GET',
            token: manager,
          })
        ).status,
      ).toBeGreaterThanOrEqual(400)
  expect((await app.inject({ url: `/files/${picture}` })).statusCode).toBe(404)
})
