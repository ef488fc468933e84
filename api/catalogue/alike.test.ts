import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Context } from '#api/kit/context.ts'
import { openDatabase } from '#api/kit/database.ts'
import { callers, testApi } from '#checks/test-api.ts'
import { testNow } from '#checks/test-day.ts'
import { contracts } from '#shop/start/contracts.ts'
import { productItems } from './catalogue.ts'

const { app, ask, pool, tokenFor, url } = await testApi()
const customer = (customerCode: string, saleUnit = 'BKK01') => ({ ...callers.customer, customerCode, saleUnit })

// A promotion that leaves one customer out, and one customer with a licence, of two that are otherwise alike.
await pool.query(`insert into promotion_audience (sale_unit, promotion_id, kind, code)
  select p.sale_unit, p.id, 'excluded', 'C0002' from promotions p where p.sale_unit = 'BKK01' on conflict do nothing`)
await pool.query(`update customers c set customer_type = o.customer_type, store_type = o.store_type, has_licence = o.has_licence
  from customers o where c.sale_unit = 'BKK01' and c.code in ('C0002', 'C0005') and o.sale_unit = 'BKK01' and o.code = 'C0001'`)
await pool.query(`update customers set has_licence = not has_licence where sale_unit = 'BKK01' and code = 'C0005'`)

const callersOf = {
  guest: callers.guest,
  otherCentre: customer('C0001', 'NON01'),
  plain: customer('C0001'),
  leftOut: customer('C0002'),
  otherLicence: customer('C0005'),
}
type Person = keyof typeof callersOf
const tokens = await Promise.all(Object.values(callersOf).map(tokenFor))
const people = Object.fromEntries(Object.keys(callersOf).map((person, at) => [person, tokens[at]])) as Record<Person, string>

/** What is told to somebody whom nobody asked before: nothing is kept yet for a database that was just opened. */
async function toldAlone(person: Person, body: object): Promise<unknown> {
  const { db, close } = openDatabase(url, { connections: 1 })
  const context = { db, caller: { ...callersOf[person], session: '' }, now: testNow } as unknown as Context
  const answer = await productItems(z.decode(contracts.productItems.request, body), context)
  await close()
  return z.encode(contracts.productItems.answer, answer)
}

test.each([
  ['the whole list', { Take: 60 }],
  ['goods on promotion', { Take: 60, OnlyPromotionProduct: true }],
  ['by price', { Take: 30, SortByPrice: 'asc' }],
])('%s: whoever asked before, each is told what is theirs', async (_what, body) => {
  const told: string[] = []
  for (let round = 0; round < 2; round++) {
    for (const person of Object.keys(people) as Person[]) {
      const shared = await ask('api/products/items', { token: people[person], body })
      expect(shared.status).toBe(200)
      expect(shared.body).toEqual(await toldAlone(person, body))
      told.push(JSON.stringify(shared.body))
    }
  }
  // Guest, other centre, and the three who are alike but for one thing: five answers, each twice.
  expect(new Set(told).size).toBeGreaterThanOrEqual(4)
})

test('a product page tells each what is theirs', async () => {
  const [first] = (await ask('api/products/items', { token: people.plain, body: { OnlyPromotionProduct: true } })).body
  const offersTo = async (token: string): Promise<number> =>
    (await ask(`api/products/item/${first.P_Code}`, { method: 'GET', token })).body.Promotions.length
  const plain = await offersTo(people.plain)
  expect(plain).toBeGreaterThan(0)
  expect(await offersTo(people.leftOut)).toBe(0)
  expect(await offersTo(people.plain)).toBe(plain)
})

test('a shared answer arrives whole, squeezed or not', async () => {
  const list = async (encoding: string) => {
    const headers = { authorization: `Bearer ${people.plain}`, 'content-type': 'application/json', 'accept-encoding': encoding }
    return app.inject({ method: 'POST', url: '/rest/api/products/items', headers, payload: '{"Take":24}' })
  }
  const [plain, squeezed] = [await list('identity'), await list('br, gzip')]
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(squeezed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding', 'cache-control': 'no-store' })
  expect(gunzipSync(squeezed.rawPayload).toString()).toBe(plain.body)
  expect(plain.json()).toHaveLength(24)
})
