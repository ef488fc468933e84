import { expect, test } from 'vitest'
import { testApi } from '#checks/tools/test-api.ts'
import { catalogueProblems } from '#shop/catalogue/catalogue-problems.ts'
import { productCodesContract } from '#shop/catalogue/product-codes-contract.ts'
import type { Carrier } from '#shop/contract/carrier.ts'
import { riderProfileContract } from '#shop/identity/profile-contracts.ts'
import { promotionMasterContract } from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { customerListContract } from '#shop/merchants/client-contracts.ts'
import { orderHistoryContract } from '#shop/orders/order-contracts.ts'
import { productDetailContract } from '#shop/products/product-detail-contract.ts'
import { openJar } from '#web/kit/visit/jar.ts'
import { makeVisitor, type Visitor } from '#web/kit/visit/visitor.ts'
import { formProblem } from './form-problem.ts'
import { httpCarrier } from './http-carrier.ts'
import { showProblems } from './show-problems.ts'

const { api, app, pool } = await testApi({ now: () => new Date() })
const carriers: [string, Carrier][] = [
  ['in process', api.carrier],
  ['over HTTP', httpCarrier(`${await app.listen({ port: 0, host: '127.0.0.1' })}/rest`, () => '')],
]
const visitor = (carrier: Carrier) =>
  makeVisitor(openJar(new Request('http://shop.test/'), false), {
    carrier,
    locale: 'en',
    address: '10.0.0.1',
  })

async function whereTo(ask: (visit: Visitor) => Promise<unknown>): Promise<string | null> {
  const answer = await showProblems(() => ask(visitor(api.carrier))).catch((thrown: unknown) => thrown)
  return (answer as Response).headers.get('location')
}

test('whoever is not signed in any more is led to the sign-in page of their own area', async () => {
  expect(await whereTo(({ callAsStaff }) => callAsStaff(customerListContract, {}))).toBe('/merchant/login')
  // Their centre is unknown too, which must not be what they are told.
  const noCentre = { saleUnit: '' }
  expect(await whereTo(({ callAsStaff }) => callAsStaff(promotionMasterContract, noCentre))).toBe(
    '/merchant/login',
  )
  expect(await whereTo(({ callAsRider }) => callAsRider(riderProfileContract, {}))).toBe('/rider/login')
  expect(
    await whereTo(({ callWith }) =>
      callWith('', orderHistoryContract, { tab: 'all', redeemed: false, skip: 0, take: 12 }),
    ),
  ).toBe('/login')
})

test.each(carriers)(
  '%s: a message with the exception-handler flag is told as it is, anything else as the default',
  async (_how, carrier) => {
    const said = async (ask: () => Promise<unknown>) => {
      const error = await ask().catch((thrown: unknown) => thrown)
      return formProblem(error).data.problem.message
    }
    const { call } = visitor(carrier)
    expect(await said(() => call(productDetailContract, { code: 'NONE' }))).toBe(catalogueProblems.notSold.en)
    await pool.query('alter table products rename to products_away')
    expect(await said(() => call(productCodesContract, { codes: ['1001'] } as never))).toBe(
      'Oops...Something went wrong.',
    )
    await pool.query('alter table products_away rename to products')
  },
)
