import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Context } from '#api/kit/calls/context.ts'
import { openDatabase } from '#api/kit/database.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testPromotions } from '#checks/tools/test-promotions.ts'
import { contracts } from '#shop/start/contracts.ts'
import { productItems } from './product-items.ts'

const api = await testApi()
const { app, ask, pool, tokenFor, url } = api
const { addPromotion } = testPromotions(api)
const customer = (customerCode: string, saleUnit = 'BKK01') => ({
  ...callers.customer,
  customerCode,
  saleUnit,
})

// Customers who differ in one thing each: excluded, named, without licence, another store type, another type.
const alike = `'C0001', 'C0002', 'C0005', 'C0006', 'C0007', 'C0008'`
await pool.query(`insert into customer_types values ('BKK01', 'TWIN', 'แฝด', 'Twin', 2)`)
await pool.query(
  `delete from promotion_audience where kind in ('customer', 'excluded') and code in (${alike})`,
)
await pool.query(
  `update customers set customer_type = 'SH', store_type = 'GR', has_licence = true where sale_unit = 'BKK01' and code in (${alike})`,
)
await pool.query(`update customers set has_licence = false where sale_unit = 'BKK01' and code = 'C0005'`)
await pool.query(`update customers set store_type = 'MM' where sale_unit = 'BKK01' and code = 'C0006'`)
await pool.query(`update customers set customer_type = 'TWIN' where sale_unit = 'BKK01' and code = 'C0007'`)
// Every list has products that need a licence, and every product has promotions for each of these audiences.
await pool.query(`update products set needs_licence = true where sale_unit = 'BKK01' and code in (
  (select code from products where sale_unit = 'BKK01' and active and material_type = 'FG' order by popularity desc, code limit 1),
  (select r.product_code from product_prices r join products p on p.sale_unit = r.sale_unit and p.code = r.product_code and p.active and p.material_type = 'FG'
    where r.sale_unit = 'BKK01' and r.level = 2 order by r.piece_price, r.product_code limit 1))`)
const { rows: goods } = await pool.query(
  `select code from products where sale_unit = 'BKK01' and material_type = 'FG'`,
)
const sale = goods.map(({ code }) => code as string)
await addPromotion('LEAVES OUT', { sale, only: { excluded: ['C0002'] } })
await addPromotion('NAMES', { sale, only: { customer: ['C0008'] } })
await addPromotion('MINIMARTS', { sale, only: { store_type: ['MM'] } })
await addPromotion('TWINS', { sale, only: { customer_type: ['TWIN'] } })

const callersOf = {
  guest: callers.guest,
  otherCentre: customer('C0001', 'NON01'),
  plain: customer('C0001'),
  leftOut: customer('C0002'),
  named: customer('C0008'),
  noLicence: customer('C0005'),
  otherStore: customer('C0006'),
  otherType: customer('C0007'),
}
type Person = keyof typeof callersOf
const tokens = await Promise.all(Object.values(callersOf).map(tokenFor))
const people = Object.fromEntries(Object.keys(callersOf).map((person, at) => [person, tokens[at]])) as Record<
  Person,
  string
>
const everyone = Object.keys(people) as Person[]

/** The uncached response, from a newly opened database whose cache is empty. */
async function answerAlone(person: Person, body: object): Promise<unknown> {
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
  const answers = new Map<Person, unknown[]>()
  // All of them while responses are shared, then each alone.
  for (let round = 0; round < 2; round++) {
    for (const person of everyone) {
      const { status, body: answer } = await ask('api/products/items', { token: people[person], body })
      expect(status).toBe(200)
      answers.set(person, [...(answers.get(person) ?? []), answer])
    }
  }
  for (const person of everyone) {
    const alone = await answerAlone(person, body)
    expect(answers.get(person), person).toEqual([alone, alone])
  }
  // Guest, other centre, and the six customers who differ in one thing: eight responses, each twice.
  expect(new Set([...answers.values()].flat().map((answer) => JSON.stringify(answer))).size).toBe(8)
})

test('a product page, and what is like it, tells each what is theirs', async () => {
  const [first] = (
    await ask('api/products/items', { token: people.noLicence, body: { OnlyPromotionProduct: true } })
  ).body
  const promotionsTo = async (person: Person): Promise<string[]> =>
    (
      await ask(`api/products/item/${first.P_Code}`, { method: 'GET', token: people[person] })
    ).body.Promotions.map(
      ({ Promotion }: { Promotion: { PromotionId: string } }) => Promotion.PromotionId,
    ).filter((id: string) => ['LEAVES OUT', 'MINIMARTS', 'NAMES', 'TWINS'].includes(id))
  const relatedTo = async (person: Person): Promise<string> =>
    JSON.stringify(
      (await ask(`api/products/item/${first.P_Code}/related`, { method: 'GET', token: people[person] })).body,
    )
  const here = everyone.filter((person) => person !== 'otherCentre')
  for (let round = 0; round < 2; round++) {
    const promotions: Record<string, string[]> = {}
    for (const person of here) promotions[person] = await promotionsTo(person)
    expect(promotions).toEqual({
      ...{
        guest: ['LEAVES OUT'],
        plain: ['LEAVES OUT'],
        leftOut: [],
        named: ['LEAVES OUT', 'NAMES'],
        noLicence: ['LEAVES OUT'],
      },
      ...{ otherStore: ['LEAVES OUT', 'MINIMARTS'], otherType: ['LEAVES OUT', 'TWINS'] },
    })
    const related = new Map<Person, string>()
    for (const person of here) related.set(person, await relatedTo(person))
    const [answers, others] = [related.get('plain'), ['leftOut', 'named', 'otherStore', 'otherType'] as const]
    for (const other of others) expect(related.get(other), other).not.toBe(answers)
  }
})

test('a shared answer arrives whole, squeezed or not', async () => {
  const list = async (encoding: string) => {
    const headers = {
      authorization: `Bearer ${people.plain}`,
      'content-type': 'application/json',
      'accept-encoding': encoding,
    }
    return app.inject({ method: 'POST', url: '/rest/api/products/items', headers, payload: '{"Take":24}' })
  }
  const [plain, squeezed] = [await list('identity'), await list('br, gzip')]
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(squeezed.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
    'cache-control': 'no-store',
  })
  expect(gunzipSync(squeezed.rawPayload).toString()).toBe(plain.body)
  expect(plain.json()).toHaveLength(24)
})
