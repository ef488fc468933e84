import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { expect, test } from 'vitest'
import { findWork, linkBought } from '#api/agent-orders/agent-work.ts'
import type { Selling } from '#api/agent-orders/load-seller.ts'
import { findAgentOrders } from '#api/agent-orders/order-queries.ts'
import { findSoldCodes } from '#api/agent-orders/shop-entries.ts'
import { findItems } from '#api/agent-trade/find-items.ts'
import { findRules } from '#api/agent-trade/find-rules.ts'
import type { Buyer } from '#api/buyers/buyer.ts'
import { findCartLines } from '#api/cart/stored-cart.ts'
import { findProductRows, listPage, plainList } from '#api/catalogue/product-list-queries.ts'
import { loadCheckoutSnapshot } from '#api/checkout/checkout-snapshot.ts'
import { commitOrder, type PlaceOrderArgument } from '#api/checkout/commit-order.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import type { DB } from '#api/kit/database-types.ts'
import { pageOf } from '#api/merchant-products/product-list-queries.ts'
import { loadProducts } from '#api/merchant-products/product-row.ts'
import { orderHistory } from '#api/orders/order-history.ts'
import { findPriceRows } from '#api/pricing/price-queries.ts'
import { findDetailRow } from '#api/products/product-detail-queries.ts'
import { findPromotionsInForce } from '#api/promotions/find-promotions.ts'
import { findCodes } from '#api/search/find-codes.ts'

const saleUnit = 'BKK01'
const caller = { kind: 'user', role: '1', saleUnit, customerCode: 'C0001', session: 'x' } as const
const buyer: Buyer = {
  ...{ saleUnit, code: 'C0001', customerType: 'RT', storeType: 'GR', priceLevel: 2 },
  ...{ mayBuyLicensed: false, isGuest: false },
}
const calls = {
  key: 'key',
  shipTo: 'ship',
  billTo: 'bill',
  deliveryMethod: 'DELIVERY',
} as const
const codes = ['1001']
const page = { saleUnit, licensed: false, take: 12, skip: 0 }
const tiers = { sharp: 'sharp', named: 'named', all: 'all' }
const day = '2026-11-16'
const agent = { saleUnit, agentCode: 'C0004' }
const rule = {
  points: 1_000,
  money: 0,
  prices: [null, null, null] as (number | null)[],
  step: 1,
  up: true,
} as const
const rules = [
  { ...rule, level: 1, subject: '10', kind: 'percent', belowCost: false, name: { th: '', en: '' } },
  { ...rule, level: 4, subject: '1001', kind: 'off', belowCost: false, name: { th: '', en: '' } },
] as const

const hot: Record<string, (db: Db) => Promise<unknown>> = {
  'product list': (db) => findProductRows(db, listPage(plainList, buyer), buyer, day),
  'product list by price': (db) =>
    findProductRows(
      db,
      listPage({ ...plainList, sortByPrice: 'asc', levelHasGaps: true }, buyer),
      buyer,
      day,
    ),
  'search, few products': (db) =>
    findCodes(db, { tiers, guesses: { sharp: 1, named: 2, all: 3 }, products: 100_000 }, page),
  'search, many products': (db) =>
    findCodes(db, { tiers, guesses: { sharp: 20, named: 1_000, all: 50_000 }, products: 100_000 }, page),
  'product list of staff': (db) =>
    loadProducts(
      db,
      saleUnit,
      pageOf({
        ...{ ...page, text: '', barcode: '', code: '', h3: '101010', brandCode: 'ABC' },
        ...{ state: 'all', sort: 'popular' },
      }),
      day,
    ),
  'products as staff see them': (db) => loadProducts(db, saleUnit, codes, day),
  'product detail': (db) => findDetailRow(db, '1001', buyer, day),
  'price table': (db) => findPromotionsInForce(db, saleUnit, day),
  'prices of a cart': (db) =>
    findPriceRows(db, { saleUnit, codes, freeCodes: codes, priceLevel: 2, mayBuyLicensed: false, day }),
  cart: (db) =>
    findCartLines(db, { owner: { saleUnit, customerCode: 'C0001', filledBy: '' }, kind: 'normal' }),
  'checkout snapshot': (db) => loadCheckoutSnapshot(db, caller, calls),
  'place order': (db) => commitOrder(db, saleUnit, {} as PlaceOrderArgument),
  'price book of an agent': (db) => findRules(db, agent),
  'own items of an agent': (db) => findItems(db, agent, { onSale: true }),
  'list of an agent’s shop': (db) =>
    findSoldCodes({ db } as Context, { ...agent, buyer } as Selling, rules as never, {
      ...{ h1: '10', skip: 0, take: 24 },
    }),
  'orders to an agent': (db) => findAgentOrders(db, saleUnit, sql`o.agent_code = 'C0004'`),
  'orders of a client to agents': (db) => findAgentOrders(db, saleUnit, sql`o.client_code = 'C0001'`),
  'what an agent has to buy': (db) => findWork(db, agent),
  'what an agent has bought': (db) => linkBought(db, agent),
  'order history': (db) =>
    orderHistory({ tab: 'all', redeemed: false, skip: 0, take: 12 }, { db, caller } as unknown as Context),
}

/** The SQL of a query, recorded by a database that returns no rows. */
async function printed(ask: (db: Db) => Promise<unknown>): Promise<string[]> {
  const texts: string[] = []
  const db = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void texts.push(query.sql),
  })
  // Without rows some calls refuse, after their SQL was recorded.
  await ask(db).catch(() => {})
  return texts
}

test('the hot queries print what was reviewed; after a wanted change: npx vitest run checks/hot-queries.test.ts -u', async () => {
  const parts = ['-- Printed by checks/hot-queries.test.ts, so that a change of SQL shows in review.']
  for (const [name, ask] of Object.entries(hot)) {
    const texts = await printed(ask)
    expect({ name, queries: texts.length > 0 }).toEqual({ name, queries: true })
    parts.push(...texts.map((text) => `-- ${name}\n${text.trim()};`))
  }
  await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot('../database/hot-queries.sql')
})
