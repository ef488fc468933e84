import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'
import { userLoginContract } from '#shop/identity/sign-in-contracts.ts'
import { loader as more } from '#web/customer/catalogue/more-products-route.ts'
import { loader as list } from '#web/customer/catalogue/product-list-route.tsx'
import { loader as drawer } from '#web/customer/drawer/drawer-route.ts'
import { loader as home } from '#web/customer/home/home-route.tsx'
import { loader as product } from '#web/customer/product-page/product-route.tsx'
import { loader as promotions } from '#web/customer/promotions-page/promotions-route.tsx'
import { call } from '#web/kit/calls/call.ts'
import { openJar } from '#web/kit/visit/jar.ts'
import { makeVisitor, visitorContext } from '#web/kit/visit/visitor.ts'

const { api, pool } = await testApi({ now: () => new Date() })
const callOptions = { carrier: api.carrier, locale: 'th', address: '' } as const
const { token } = await call(callOptions, userLoginContract, {
  username: '0810000001',
  password: 'Sangdai#1',
})

/** Opens a page as a customer in points mode, or one who buys. */
function visit(
  path: string,
  { points = true, params = {} }: { points?: boolean; params?: Record<string, string> } = {},
) {
  const url = new URL(path, 'http://shop.test')
  const cookie = `sangdai_customer_token=${token}${points ? '; sangdai_point=Y' : ''}`
  const request = new Request(url, { headers: { cookie } })
  const context = new RouterContextProvider()
  context.set(visitorContext, makeVisitor(openJar(request, false), callOptions))
  return { request, url, params, context } as unknown as LoaderFunctionArgs
}

// One product has no price in points.
await pool.query(
  `update products set points_per_unit = 0 where sale_unit = 'BKK01' and h1 = (select min(h1) from products where sale_unit = 'BKK01' and points_per_unit > 0)`,
)
const redeemable = (
  await pool.query(
    `select distinct h1 from products where sale_unit = 'BKK01' and active and points_per_unit > 0 and not needs_licence order by 1`,
  )
).rows.map(({ h1 }) => h1)
type Card = { points?: number | undefined }
const withoutPoints = (cards: readonly Card[]) => cards.filter(({ points }) => !points)

test('in points mode the home page shows what can be redeemed, by its categories too, and nothing that costs money', async () => {
  const { bestSellers, recommended, fresh, hotDeals, again, banners, categories } = await home(visit('/'))
  expect(bestSellers.length).toBeGreaterThan(0)
  expect(withoutPoints([...bestSellers, ...recommended, ...fresh])).toEqual([])
  expect([hotDeals, again, banners]).toEqual([[], [], []])
  expect(categories.map(({ code }) => code).sort()).toEqual(redeemable)
})

test('so does the list, its next pages, a search and the drawer', async () => {
  const { products, categories } = await list(visit('/product'))
  expect(products.length).toBeGreaterThan(0)
  expect(withoutPoints(products)).toEqual([])
  expect(
    categories
      .filter(({ level }) => level === 1)
      .map(({ code }) => code)
      .sort(),
  ).toEqual(redeemable)
  const next = (await (await more(visit('/more-products?skip=12'))).json()) as { products: Card[] }
  expect(withoutPoints(next.products)).toEqual([])
  expect(withoutPoints((await list(visit('/product?p=น้ำ'))).products)).toEqual([])
  const { entries } = (await (await drawer(visit('/categories'))).json()) as { entries: unknown[] }
  expect(entries).toHaveLength(redeemable.length)
})

test('a product shows beside it only what can be redeemed, and promotions, which points do not buy, lead to the list', async () => {
  const { rows } = await pool.query(
    `select code from products where sale_unit = 'BKK01' and active and points_per_unit > 0 and not needs_licence order by code limit 1`,
  )
  const { data } = await product(visit('/product/x', { params: { code: rows[0].code } }))
  expect('related' in data && withoutPoints(data.related)).toEqual([])
  const led = await promotions(visit('/promotion')).catch((thrown: unknown) => thrown)
  expect((led as Response).headers.get('location')).toBe('/product')
})

test('who buys sees all of it, and every hot deal with what it saves', async () => {
  const { hotDeals } = await home(visit('/', { points: false }))
  expect(hotDeals.length).toBeGreaterThan(3)
  expect(hotDeals.filter(({ units }) => !units.at(-1)?.old)).toEqual([])
  const { products, categories } = await list(visit('/product', { points: false }))
  expect(withoutPoints(products).length).toBeGreaterThan(0)
  expect(categories.filter(({ level }) => level === 1).length).toBeGreaterThan(redeemable.length)
})
