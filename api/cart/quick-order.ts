import { sql } from 'kysely'
import type { Context } from '#api/kit/context.ts'
import type { Handler } from '#api/kit/perform.ts'
import { mostOfUnit } from '#shop/cart/cart.ts'
import type { QuickResult, QuickRow } from '#shop/cart/quick-order.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { guestCode } from '#shop/contract/caller.ts'
import type { Contracts } from '#shop/start/contracts.ts'
import { findSellable } from './cart-facts.ts'

type Named = { entered: string; code: string; unit: 1 | 2 | 3 | null }

/** Which product a typed or scanned code means: its own code first, then a barcode, which also names the unit. */
async function findByCodes({ db, caller }: Context, entered: readonly string[]): Promise<Map<string, Named>> {
  const saleUnit = caller.kind === 'nobody' ? guestCode : caller.saleUnit
  const { rows } = await sql<Named>`
    with asked as (select distinct e from unnest(${[...entered]}::text[]) e)
    select e as entered, p.code, null::int as unit from asked join products p on p.sale_unit = ${saleUnit} and p.code = e
    union all select e, p.code, 1 from asked join products p on p.sale_unit = ${saleUnit} and p.barcode1 = e
    union all select e, p.code, 2 from asked join products p on p.sale_unit = ${saleUnit} and p.barcode2 = e
    union all select e, p.code, 3 from asked join products p on p.sale_unit = ${saleUnit} and p.barcode3 = e`.execute(db)
  const found = new Map<string, Named>()
  for (const row of rows) if (!found.has(row.entered)) found.set(row.entered, row)
  return found
}

export const quickOrder: Handler<Contracts['quickOrder']> = async ({ rows }, context) => {
  const named = await findByCodes(
    context,
    rows.map(({ code }) => code.trim()),
  )
  const products = new Map(
    (await findSellable(context, [...new Set([...named.values()].map(({ code }) => code))])).map((each) => [each.code, each]),
  )
  const { quickAddBiggestUnit } = await context.settings(context.caller.kind === 'nobody' ? undefined : context.caller.saleUnit)
  const left = new Map(
    [...products.values()].map((product) => [product.code, product.stockControlled ? product.stockAvailable : Number.POSITIVE_INFINITY]),
  )
  const results = rows.map((row, at): QuickResult => {
    const name = named.get(row.code.trim())
    const product = name && products.get(name.code)
    const unit = product && (row.unit ?? name.unit ?? (quickAddBiggestUnit ? product.units[0] : product.units.at(-1))?.position)
    return { row: at, code: row.code, productCode: product?.code ?? '', unit: unit ?? 1, ...judged(row, product, unit, left) }
  })
  return { rows: results, products: [...products.values()] }
}

function judged(
  { quantity }: QuickRow,
  product: Product | undefined,
  position: 1 | 2 | 3 | undefined,
  left: Map<string, number>,
): Pick<QuickResult, 'outcome' | 'quantity'> {
  if (!product) return { outcome: 'unknown', quantity: 0 }
  const unit = product.units.find((each) => each.position === position)
  if (!unit) return { outcome: 'noSuchUnit', quantity: 0 }
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > mostOfUnit) return { outcome: 'badQuantity', quantity: 0 }
  const most = Math.floor((left.get(product.code) ?? 0) / unit.rate)
  if (most < 1) return { outcome: 'soldOut', quantity: 0 }
  const given = Math.min(quantity, most)
  left.set(product.code, (left.get(product.code) ?? 0) - given * unit.rate)
  return { outcome: given < quantity ? 'less' : 'added', quantity: given }
}
