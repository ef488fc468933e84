import { findRules } from '#api/agent-trade/find-rules.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type {
  agentShopCartContract,
  agentShopContract,
  agentShopContracts,
  ShopEntry,
} from '#shop/agent-orders/agent-shop-contracts.ts'
import { loadSelling } from './load-seller.ts'
import { placeAgentOrder } from './place-agent-order.ts'
import {
  findCentreEntries,
  findEntries,
  findOwnEntries,
  findSoldCodes,
  type PricedEntry,
} from './shop-entries.ts'

const pageSize = 24
/** Products out of stock are left out of a page: so many pages are looked through for one that is not empty. */
const mostPages = 5

const withoutCosts = (entries: readonly PricedEntry[]): ShopEntry[] =>
  entries.map(({ costs: _, ...entry }) => entry)

/** The place in the list counts own items first, then products of the centre as they are found. */
const agentShop: Handler<typeof agentShopContract> = async ({ text = '', h1 = '', from = '0' }, context) => {
  const selling = await loadSelling(context)
  const rules = await findRules(context.db, selling)
  const own = h1 ? [] : await findOwnEntries(context, selling, { text })
  let place = Number(from)
  const entries = own.slice(place, place + pageSize)
  place += entries.length
  let next: number | null = place
  for (let page = 0; page < mostPages && entries.length < pageSize && next !== null; page++) {
    const wanted = { text, ...(h1 ? { h1 } : {}), skip: Math.max(0, place - own.length), take: pageSize }
    const codes = await findSoldCodes(context, selling, rules, wanted)
    entries.push(...(await findCentreEntries(context, selling, rules, codes)))
    place += codes.length
    next = codes.length < pageSize ? null : place
  }
  return { seller: selling.seller, isOwn: selling.isOwn, entries: withoutCosts(entries), next }
}

const agentShopCart: Handler<typeof agentShopCartContract> = async ({ products }, context) => {
  const selling = await loadSelling(context)
  const address = await context.db
    .selectFrom('addresses')
    .select(['name', 'phone', 'address', 'subdistrict', 'district', 'province', 'postcode'])
    .where('sale_unit', '=', selling.saleUnit)
    .where('customer_code', '=', selling.clientCode)
    .where('active', '=', true)
    .where('type', '=', 'S')
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const { name = '', phone = '' } = address ?? {}
  const parts = address
    ? [address.address, address.subdistrict, address.district, address.province, address.postcode]
    : []
  return {
    seller: selling.seller,
    entries: withoutCosts(await findEntries(context, selling, products)),
    shipTo: { name, phone, address: parts.filter(Boolean).join(' ') },
  }
}

export const agentShopHandlers: HandlersOf<typeof agentShopContracts> = {
  agentShop,
  agentShopCart,
  placeAgentOrder,
}
