import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { mostOfUnit } from '#shop/cart/cart.ts'
import type { quickOrderContract } from '#shop/cart/cart-contracts.ts'
import type { QuickReading, QuickResult, QuickRow } from '#shop/cart/quick-order.ts'
import { findUnit, isUnitWord } from '#shop/cart/unit-words.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { guestCode } from '#shop/contract/caller.ts'
import { findSellable } from './cart-facts.ts'

type Named = { entered: string; code: string; unit: 1 | 2 | 3 | null }

/** The product of a typed or scanned code: its own code first, then a barcode, which also names the unit. */
async function findByCodes({ db, caller }: Context, entered: readonly string[]): Promise<Map<string, Named>> {
  const saleUnit = caller.kind === 'nobody' ? guestCode : caller.saleUnit
  const { rows } = await sql<Named>`
    with asked as (select distinct e from unnest(${[...entered]}::text[]) e)
    select e as entered, p.code, null::int as unit from asked join products p on p.sale_unit = ${saleUnit} and p.code = e
    union all select e, p.code, 1 from asked join products p on p.sale_unit = ${saleUnit} and p.barcode1 = e
    union all select e, p.code, 2 from asked join products p on p.sale_unit = ${saleUnit} and p.barcode2 = e
    union all select e, p.code, 3 from asked join products p on p.sale_unit = ${saleUnit} and p.barcode3 = e`.execute(
    db,
  )
  const found = new Map<string, Named>()
  for (const row of rows) if (!found.has(row.entered)) found.set(row.entered, row)
  return found
}

type Position = 1 | 2 | 3
type Chosen = {
  reading: number
  row: QuickReading
  product: Product | undefined
  named: Position | undefined
}

const readingsOf = ({ or = [], ...row }: QuickRow): QuickReading[] => [row, ...or]

/** The readings of a row that name a product; two of the same product count as one. */
function chooseReading(row: QuickRow, named: Map<string, Named>, products: Map<string, Product>): Chosen[] {
  const chosen = new Map<string, Chosen>()
  for (const [reading, each] of readingsOf(row).entries()) {
    const name = named.get(each.code.trim())
    const product = name && products.get(name.code)
    if (product && !chosen.has(product.code))
      chosen.set(product.code, { reading, row: each, product, named: name.unit ?? undefined })
  }
  return [...chosen.values()]
}

/** The unit of a row. A word that is no unit at all may belong to the name; any other is asked about. */
function unitOf(
  { row, product, named }: Chosen,
  usual: (product: Product) => Position | undefined,
): Position | undefined {
  if (!product) return 1
  if (row.unit) return row.unit
  const word = row.unitName?.trim()
  if (word) {
    const unit = findUnit(product.units, word)
    const inName =
      !isUnitWord(word) && `${product.name.th} ${product.name.en}`.toLowerCase().includes(word.toLowerCase())
    if (unit || !inName) return unit?.position
  }
  return named ?? usual(product)
}

export const quickOrder: Handler<typeof quickOrderContract> = async ({ rows }, context) => {
  const named = await findByCodes(
    context,
    rows.flatMap(readingsOf).map(({ code }) => code.trim()),
  )
  const products = new Map(
    (await findSellable(context, [...new Set([...named.values()].map(({ code }) => code))])).map((each) => [
      each.code,
      each,
    ]),
  )
  const { quickAddBiggestUnit } = await context.settings(
    context.caller.kind === 'nobody' ? undefined : context.caller.saleUnit,
  )
  const usual = ({ units }: Product) => (quickAddBiggestUnit ? units[0] : units.at(-1))?.position
  const left = new Map(
    [...products.values()].map((product) => [
      product.code,
      product.stockControlled ? product.stockAvailable : Number.POSITIVE_INFINITY,
    ]),
  )
  const results = rows.map((row, at): QuickResult => {
    const chosen = chooseReading(row, named, products)
    const [one = { reading: 0, row, product: undefined, named: undefined }] = chosen
    if (chosen.length > 1)
      return {
        row: at,
        reading: 0,
        code: row.code,
        productCode: '',
        unit: 1,
        outcome: 'ambiguous',
        quantity: 0,
      }
    const unit = unitOf(one, usual)
    const { product, reading } = one
    return {
      ...{
        row: at,
        reading,
        code: one.row.code,
        productCode: product?.code ?? '',
        unit: unit ?? (product && usual(product)) ?? 1,
      },
      ...judged(one.row, product, unit, left),
    }
  })
  return { rows: results, products: [...products.values()] }
}

function judged(
  { quantity }: QuickReading,
  product: Product | undefined,
  position: Position | undefined,
  left: Map<string, number>,
): Pick<QuickResult, 'outcome' | 'quantity'> {
  if (!product) return { outcome: 'unknown', quantity: 0 }
  const unit = product.units.find((each) => each.position === position)
  if (!unit) return { outcome: 'noSuchUnit', quantity: 0 }
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > mostOfUnit)
    return { outcome: 'badQuantity', quantity: 0 }
  const most = Math.floor((left.get(product.code) ?? 0) / unit.rate)
  if (most < 1) return { outcome: 'soldOut', quantity: 0 }
  const given = Math.min(quantity, most)
  left.set(product.code, (left.get(product.code) ?? 0) - given * unit.rate)
  return { outcome: given < quantity ? 'less' : 'added', quantity: given }
}
