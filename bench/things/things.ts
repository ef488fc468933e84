import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { contracts } from '#shop/start/contracts.ts'
import { centreOf, customerEverywhere, homeCentre, sizes } from '../large-network.ts'
import type { Thing } from '../load.ts'
import { adviceThings } from './advice-things.ts'
import { catalogueThings } from './catalogue-things.ts'
import { officeThings } from './office-things.ts'
import { orderingThings } from './ordering-things.ts'
import { payingThings } from './paying-things.ts'
import { riderThings } from './rider-things.ts'

/** The measurements, the baseline first: one row by its key for a signed-in customer. */
export async function thingsToMeasure(origin: string, databaseUrl: string): Promise<[Thing, ...Thing[]]> {
  const tokenIn = await signIn(origin)
  const lists = sizes.map(async (size): Promise<Thing> => {
    const token = await tokenIn(centreOf(size))
    return {
      name: listName(size),
      method: 'POST',
      path: `/rest/${contracts.productItems.path}`,
      token,
      body: {},
    }
  })
  return [
    await baselineThing(tokenIn),
    { name: guestPageNames[0], path: '/' },
    { name: guestPageNames[1], path: '/product' },
    ...(await Promise.all(lists)),
    ...(await catalogueThings(origin, tokenIn)),
    ...(await orderingThings(origin, tokenIn, databaseUrl)),
    ...(await adviceThings(origin, databaseUrl)),
    ...(await payingThings(tokenIn, databaseUrl)),
    ...(await riderThings(origin, databaseUrl)),
  ]
}

async function baselineThing(tokenIn: (saleUnit: string) => Promise<string>): Promise<Thing> {
  return {
    name: 'baseline',
    method: 'POST',
    path: `/rest/${contracts.customerProfile.path}`,
    token: await tokenIn(homeCentre),
    body: {},
  }
}

/** The back office, on a network of its own. */
export async function officeToMeasure(origin: string, databaseUrl: string): Promise<[Thing, ...Thing[]]> {
  const staffIn = await signIn(origin, { path: contracts.merchantLogin.path, username: 'owner01' })
  return [await baselineThing(await signIn(origin)), ...(await officeThings(origin, staffIn, databaseUrl))]
}

export const guestPageNames = ['home page', 'product list page'] as const

export const listName = (size: (typeof sizes)[number]) => `products/items of ${size.toLocaleString('en')}`

/** Signs in normally, then requests a token for each centre of the account. */
async function signIn(
  origin: string,
  { path, username } = { path: contracts.userLogin.path as string, username: customerEverywhere },
): Promise<(saleUnit: string) => Promise<string>> {
  const ask = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${origin}/rest/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { token: string; refreshToken: string }
  }
  const { refreshToken } = await ask(path, { username, password: demoPassword })
  return async (saleUnit) => (await ask(contracts.refresh.path, { refreshToken, saleUnit })).token
}
