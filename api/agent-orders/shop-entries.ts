import { type RawBuilder, sql } from 'kysely'
import { findItems } from '#api/agent-trade/find-items.ts'
import { findPlaces, findRules } from '#api/agent-trade/find-rules.ts'
import { loadPriceTable } from '#api/catalogue/price-table.ts'
import { productsOfCodes } from '#api/catalogue/product-items.ts'
import type { Context } from '#api/kit/calls/context.ts'
import { searchIn } from '#api/search/search.ts'
import type { ShopEntry } from '#shop/agent-orders/agent-shop-contracts.ts'
import type { AgentItem } from '#shop/agent-trade/agent-item-contracts.ts'
import { agentPrice, type RuleLevel, ruleFor } from '#shop/agent-trade/agent-price.ts'
import type { PricedRule } from '#shop/agent-trade/agent-price-contracts.ts'
import { hiddenMaterialTypes } from '#shop/catalogue/product.ts'
import type { Satang } from '#shop/money/satang.ts'
import type { Selling } from './load-seller.ts'

/** What a client may buy, with what it costs the agent by unit; the cost never leaves the server for a client. */
export type PricedEntry = ShopEntry & { costs: readonly (Satang | null)[] }
type Deps = Pick<Context, 'db' | 'now' | 'log'>

/** An own item as clients see it: its units count down to the smallest. */
function entryOf({ code, name, pictures, units, stock, cost }: AgentItem): PricedEntry {
  return {
    ...{ own: true, code, name, picture: pictures[0] ?? null, stock },
    units: units.map((unit, at) => ({ position: (at + 1) as 1 | 2 | 3, ...unit })),
    costs: units.map(({ rate }) => (cost === null ? null : cost * rate)),
  }
}

export async function findOwnEntries(
  { db }: Deps,
  { saleUnit, agentCode }: Selling,
  wanted: { text?: string; skip?: number; take?: number; codes?: readonly string[] },
): Promise<PricedEntry[]> {
  const { codes, ...narrowed } = wanted
  const items = await findItems(db, { saleUnit, agentCode }, { ...narrowed, onSale: true })
  return items.filter(({ code }) => !codes || codes.includes(code)).map(entryOf)
}

/** Products of the centre at the agent's prices; without a rule, a price or stock they are left out. */
export async function findCentreEntries(
  { db, now, log }: Deps,
  { saleUnit, buyer, blockOutOfStock }: Selling,
  rules: readonly PricedRule[],
  codes: readonly string[],
): Promise<PricedEntry[]> {
  const [table, places] = await Promise.all([
    loadPriceTable({ db, now, log }, buyer),
    findPlaces(db, saleUnit, codes),
  ])
  const products = await productsOfCodes({ db, buyer, table }, codes)
  return products.flatMap(({ code, name, pictures, units, stockControlled, stockAvailable }) => {
    const rule = ruleFor(rules, { code, categories: places.get(code) ?? [] })
    const sold = units.flatMap(({ position, name: unitName, rate, priceInVat: cost, showPrice }) => {
      const price = showPrice ? agentPrice({ position, rate, cost }, rule) : undefined
      return price === undefined ? [] : [{ unit: { position, name: unitName, rate, price }, cost }]
    })
    const stock = stockControlled && blockOutOfStock ? Math.max(0, stockAvailable) : null
    if (sold.length === 0 || stock === 0) return []
    return [
      {
        ...{ own: false, code, name, picture: pictures[0] ?? null, stock },
        ...{ units: sold.map(({ unit }) => unit), costs: sold.map(({ cost }) => cost) },
      },
    ]
  })
}

/** Whether the price book sells a product, as a condition on `p`: the deepest rule decides. */
function soldBy(rules: readonly PricedRule[]): RawBuilder<unknown> {
  const column = (level: RuleLevel) => sql.ref(level === 4 ? 'p.code' : `p.h${level}`)
  const byLevel = ([4, 3, 2, 1] as const).flatMap((level) => {
    const of = (off: boolean) =>
      rules
        .filter((rule) => rule.level === level && (rule.kind === 'off') === off)
        .map((rule) => rule.subject)
    const [on, off] = [of(false), of(true)]
    return on.length + off.length === 0
      ? []
      : [
          sql`case when ${column(level)} = any(${on}) then true when ${column(level)} = any(${off}) then false end`,
        ]
  })
  const all = rules.some(({ level, kind }) => level === 0 && kind !== 'off')
  return sql`coalesce(${sql.join([...byLevel, sql.lit(all)])})`
}

const mostFound = 1_000

/** A page of codes that the agent sells, the most popular first or as the search found them. */
export async function findSoldCodes(
  { db }: Deps,
  { saleUnit, buyer }: Selling,
  rules: readonly PricedRule[],
  { text = '', h1, skip, take }: { text?: string; h1?: string; skip: number; take: number },
): Promise<string[]> {
  if (rules.every(({ kind }) => kind === 'off')) return []
  const found = text.trim()
    ? await searchIn(db).findCodes({
        ...{ saleUnit, licensed: buyer.mayBuyLicensed, text, only: undefined, take: mostFound, skip: 0 },
        categories: [],
      })
    : undefined
  if (found?.length === 0) return []
  const conditions = [
    sql`p.sale_unit = ${saleUnit}`,
    sql`p.active`,
    sql`p.material_type <> all(${[...hiddenMaterialTypes]}::text[])`,
    ...(buyer.mayBuyLicensed ? [] : [sql`not p.needs_licence`]),
    soldBy(rules),
    ...(h1 ? [sql`p.h1 = ${h1}`] : []),
    ...(found ? [sql`p.code = any(${found})`] : []),
  ]
  const order = found ? sql`array_position(${found}::text[], p.code)` : sql`p.popularity desc, p.code`
  const { rows } = await sql<{ code: string }>`
    select p.code from products p where ${sql.join(conditions, sql` and `)} order by ${order} limit ${take} offset ${skip}`.execute(
    db,
  )
  return rows.map(({ code }) => code)
}

/** What is asked for by code, as it can be bought now. */
export async function findEntries(
  deps: Deps,
  selling: Selling,
  products: readonly { own: boolean; code: string }[],
): Promise<PricedEntry[]> {
  const codes = (own: boolean) => [
    ...new Set(products.flatMap((each) => (each.own === own ? [each.code] : []))),
  ]
  const [own, rules] = await Promise.all([
    findOwnEntries(deps, selling, { codes: codes(true) }),
    findRules(deps.db, selling),
  ])
  return [...own, ...(await findCentreEntries(deps, selling, rules, codes(false)))]
}
