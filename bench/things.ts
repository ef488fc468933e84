import { makeTokens } from '#api/identity/identity.ts'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { customerProfileContract } from '#shop/identity/customer-profile-contract.ts'
import { centreOf, homeCentre, type LargeNetwork, sizes } from './large-network.ts'
import type { Thing } from './load.ts'

/** What is measured, the baseline first: one row read by its key for a signed-in customer. */
export async function thingsToMeasure(network: LargeNetwork, secret: string): Promise<[Thing, ...Thing[]]> {
  const tokens = makeTokens(secret)
  const tokenIn = (saleUnit: string) => tokens.issue({ kind: 'user', role: '1', saleUnit, customerCode: network.customerIn(saleUnit) })
  const lists = sizes.map(async (size): Promise<Thing> => {
    const token = await tokenIn(centreOf(size))
    return { name: listName(size), method: 'POST', path: `/rest/${productItemsContract.path}`, token, body: {} }
  })
  return [
    { name: 'baseline', method: 'POST', path: `/rest/${customerProfileContract.path}`, token: await tokenIn(homeCentre), body: {} },
    { name: 'home page', path: '/' },
    { name: 'product list page', path: '/product' },
    ...(await Promise.all(lists)),
  ]
}

export const listName = (size: (typeof sizes)[number]) => `products/items of ${size.toLocaleString('en')}`
