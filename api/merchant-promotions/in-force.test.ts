import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '#api/kit/database.ts'
import { makeApi } from '#api/start/api.ts'
import { callers, testApi, testSecret } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { productItemsContract } from '#shop/catalogue/product-items-contract.ts'
import { withDefaults } from '#shop/contract/endpoint.ts'

const api = await testApi()
const { ask, tokenFor, url } = api
const { findProductCodes } = testOrdering(api)
const [code = '', gift = ''] = await findProductCodes('BKK01', 2)

/** Another process of the shop: its own connections and caches. */
function anotherProcess() {
  const other = openDatabase(url, { connections: 2 })
  const beside = makeApi({
    ...{ db: other.db, secret: testSecret, log: pino({ level: 'silent' }), now: () => testNow },
    ...{ gateways: {} as never, storage: {} as never, origin: () => '' },
  })
  const call = async (key: string, input: object, token: string) => {
    const carried = await beside.carrier(key, input, { token, locale: 'th', address: '192.0.2.1' })
    if (!carried.ok) throw new Error(carried.problem.Code)
    return carried.answer as never
  }
  return { call, close: other.close }
}

test('what is saved, changed or disabled is in force in every process within five seconds, in carts and on cards', async () => {
  const beside = anotherProcess()
  const [manager, customer] = await Promise.all([tokenFor(callers.manager), tokenFor(callers.customer)])
  const names = (listed: { name: string; wholeOrder?: boolean }[]) =>
    listed.filter(({ wholeOrder }) => !wholeOrder).map(({ name }) => name)
  const lines = [{ productCode: code, quantities: [1, 0, 0] }]
  // Cards first: who asks first for what is stale gets it, and caches it.
  const seen = async () => {
    const [card] = (await ask('api/products/items', { token: customer, body: { ProductIds: [code] } })).body
    const page = (await ask(`api/products/item/${code}`, { method: 'GET', token: customer })).body
    const cart = (
      await ask('api/cart/facts', { token: customer, body: { lines: [{ P_Code: code, qty1: 1 }] } })
    ).body
    const cards: { promotions: { name: string; about?: { gives: object } }[] }[] = await beside.call(
      'POST api/products/items',
      withDefaults(productItemsContract as never, { codes: [code] }) as object,
      customer,
    )
    const there: { toPrice: { promotions: { name: string }[] } } = await beside.call(
      'POST api/cart/facts',
      { kind: 'normal', lines },
      customer,
    )
    return {
      cart: names(cart.toPrice.promotions),
      card: card.promotionproduct.map(({ PromotionName }: { PromotionName: string }) => PromotionName),
      page: page.Promotions.map(
        ({ Promotion }: { Promotion: { PromotionName: string } }) => Promotion.PromotionName,
      ),
      cartThere: names(there.toPrice.promotions),
      cardThere: names(cards[0]?.promotions ?? []),
    }
  }
  const everywhere = (name: string[]) => ({
    cart: name,
    card: name,
    page: name,
    cartThere: name,
    cardThere: name,
  })
  const givesThere = async () => {
    const cards: { promotions: { about?: { gives: object } }[] }[] = await beside.call(
      'POST api/products/items',
      withDefaults(productItemsContract as never, { codes: [code] }) as object,
      customer,
    )
    return cards[0]?.promotions[0]?.about?.gives
  }
  const body = {
    ...{ SaleUnit: 'BKK01', PromotionName: 'ใหม่', Opt30: 'ใหม่', PromotionRemark: 'ใหม่' },
    ...{ DateBegin: '2026-11-16', DateEnd: '2026-11-16', PromotionType: 3, SalesNumber: 1 },
    ...{ PromotionDetail: [{ Opt6: 10, FreeNumber: 1 }], ProductSale: [code], ProductFree: [code] },
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  /** Whoever looks meanwhile may cache what was: at these moments, in milliseconds after the change. */
  const fiveSecondsLater = async (...looks: number[]) => {
    const saved = Date.now()
    for (const ms of looks) {
      vi.setSystemTime(saved + ms)
      await seen()
    }
    vi.setSystemTime(saved + 5_000)
    const after = await seen()
    // The next change comes just when everything was cached anew.
    vi.setSystemTime(saved + 60_000)
    await seen()
    return after
  }
  try {
    expect(await seen()).toEqual(everywhere([]))
    const made = await ask('api/promotion/create', { token: manager, body: { ...body, Key: randomUUID() } })
    const { PromotionId: id } = made.body
    expect(await fiveSecondsLater(2_990, 3_985, 4_980)).toEqual(everywhere(['ใหม่']))
    expect(await givesThere()).toEqual({ kind: 'same' })
    const changed = { ...body, Version: 1, PromotionName: 'แก้แล้ว', ProductFree: [gift] }
    expect((await ask(`api/promotion/update/${id}`, { token: manager, body: changed })).status).toBe(200)
    expect(await fiveSecondsLater(4_980)).toEqual(everywhere(['แก้แล้ว']))
    expect(await givesThere()).toMatchObject({ kind: 'goods' })
    await ask('api/promotion/switch', {
      token: manager,
      body: { SaleUnit: 'BKK01', PromotionId: id, Version: 2, To: 'disable' },
    })
    expect(await fiveSecondsLater(1_490, 2_480, 3_470, 4_460)).toEqual(everywhere([]))
  } finally {
    vi.useRealTimers()
    await beside.close()
  }
})
