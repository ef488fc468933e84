import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { callers, testApi } from '#checks/test-api.ts'

const { app, ask, pool, tokenFor } = await testApi()
const customer = (customerCode: string, saleUnit = 'BKK01') => tokenFor({ ...callers.customer, customerCode, saleUnit })

// A promotion that leaves one customer out, and one customer with a licence, of two that are otherwise alike.
await pool.query(`insert into promotion_audience (sale_unit, promotion_id, kind, code)
  select p.sale_unit, p.id, 'excluded', 'C0002' from promotions p where p.sale_unit = 'BKK01' on conflict do nothing`)
await pool.query(`update customers c set customer_type = o.customer_type, store_type = o.store_type, has_licence = o.has_licence
  from customers o where c.sale_unit = 'BKK01' and c.code in ('C0002', 'C0005') and o.sale_unit = 'BKK01' and o.code = 'C0001'`)
await pool.query(`update customers set has_licence = not has_licence where sale_unit = 'BKK01' and code = 'C0005'`)

const people = {
  guest: await tokenFor(callers.guest),
  otherCentre: await customer('C0001', 'NON01'),
  plain: await customer('C0001'),
  leftOut: await customer('C0002'),
  otherLicence: await customer('C0005'),
}
/** The same wish in words that nobody used before: answered from the database. */
let spaces = 0
const inNewWords = (body: object) => ({ SearchText: ' '.repeat(++spaces), ...body })

test.each([
  ['the whole list', { Take: 60 }],
  ['goods on promotion', { Take: 60, OnlyPromotionProduct: true }],
  ['by price', { Take: 30, SortByPrice: 'asc' }],
])('%s: whoever asked before, each is told what is theirs', async (_what, body) => {
  const told: string[] = []
  for (let round = 0; round < 2; round++) {
    for (const token of Object.values(people)) {
      const shared = await ask('api/products/items', { token, body })
      const own = await ask('api/products/items', { token, body: inNewWords(body) })
      expect(shared.status).toBe(200)
      expect(shared.body).toEqual(own.body)
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
