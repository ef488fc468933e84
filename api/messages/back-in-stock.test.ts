import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Gateways } from '#api/gateways/gateways.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { notifyBackInStock } from './back-in-stock.ts'

const api = await testApi()
const { ask, tokenFor, db } = api
const { rows, findProductCodes } = testOrdering(api)
const token = await tokenFor(callers.customer)
const productCodes = await findProductCodes('BKK01', 5)
const [first = '', second = ''] = productCodes
const log = pino({ level: 'silent' })

const stock = (code: string, left: number) =>
  rows(`update stock set on_hand = reserved + $2 where sale_unit = 'BKK01' and product_code = $1`, [
    code,
    left,
  ])
const addToWishlist = (codes: string[]) =>
  ask('api/Products/favourite/items/add', { token, body: { productIds: codes } })
const clearWishlists = () => rows(`delete from wishlist where sale_unit = 'BKK01'`)

/** Runs the job once; returns the sent messages. */
async function run(at: string, { down = false } = {}): Promise<string[]> {
  const sent: string[] = []
  const sendSms = async (_: string, text: string) => {
    if (down) throw new Error('the gateway is down')
    sent.push(text)
  }
  await notifyBackInStock({
    db,
    log,
    gateways: { sendSms } as unknown as Gateways,
    now: new Date(at),
    origin: () => 'https://shop',
  })
  return sent
}

test('what was wished for while it was sold out is announced once when it is back', async () => {
  await clearWishlists()
  await stock(first, 0)
  await addToWishlist([first])
  expect(await run('2026-11-16T02:00:00Z')).toEqual([])
  await stock(first, 12)
  const [text, ...others] = await run('2026-11-16T02:10:00Z')
  expect(others).toEqual([])
  expect(text).toMatch(/^มีของแล้ว: .+\nhttps:\/\/shop\/product\//)
  expect(text).toContain(first)
  expect(await run('2026-11-16T02:20:00Z')).toEqual([])
})

test('a heart of before waits too once its goods run out, and goods that come and go are not announced again within a week', async () => {
  await clearWishlists()
  await addToWishlist([first])
  const gone = async (at: string) => {
    await stock(first, 0)
    await run(at)
    await stock(first, 5)
  }
  await gone('2026-11-16T03:00:00Z')
  expect(await run('2026-11-16T03:10:00Z')).toHaveLength(1)
  await gone('2026-11-17T03:00:00Z')
  expect(await run('2026-11-17T03:10:00Z')).toEqual([])
  await gone('2026-11-24T03:00:00Z')
  expect(await run('2026-11-24T03:10:00Z')).toHaveLength(1)
})

test('several goods are one message that names three and counts the rest', async () => {
  await clearWishlists()
  for (const code of productCodes) await stock(code, 0)
  await addToWishlist(productCodes)
  for (const code of productCodes) await stock(code, 9)
  const [text = '', ...others] = await run('2026-11-16T04:00:00Z')
  expect(others).toEqual([])
  expect(text).toContain(' และอีก 2 รายการ\nhttps://shop/profile/wishlist')
})

test('a message that could not be sent is sent by the next run', async () => {
  await clearWishlists()
  await stock(second, 0)
  await addToWishlist([second])
  await stock(second, 3)
  expect(await run('2026-11-16T05:00:00Z', { down: true })).toEqual([])
  expect(await run('2026-11-16T05:10:00Z')).toHaveLength(1)
})
