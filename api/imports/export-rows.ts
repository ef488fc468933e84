import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { isListed, loadProducts, matrixOf, type PriceRow } from '#api/merchant-products/product-row.ts'
import { importColumns } from '#shop/imports/import-columns.ts'
import type { ImportKind } from '#shop/imports/import-kinds.ts'
import type { CellValue } from '#shop/imports/read-cell.ts'
import { writeCell } from '#shop/imports/write-cell.ts'
import type { MerchantProduct } from '#shop/merchant-products/merchant-product-wire.ts'
import type { Locale } from '#shop/words/locale.ts'
import { findCustomers, isOpenCustomer } from './customer-rows.ts'

type ExportPage = { heads: string[]; rows: (string | number)[][]; next: string | null }
type Request = { saleUnit: string; kind: ImportKind; after: string; locale: Locale; day: string }
type Line = Record<string, CellValue>

const [productsAtOnce, customersAtOnce] = [200, 500]

/** One page of what staff export: some products by code, with the columns that an import reads. */
export async function findExportPage(db: Db, request: Request): Promise<ExportPage> {
  const { saleUnit, kind, after, locale, day } = request
  if (kind === 'customers') return findCustomerPage(db, request)
  const { rows: found } = await sql<{ code: string }>`
    select p.code from products p where p.sale_unit = ${saleUnit} and p.code > ${after} and ${isListed}
    order by p.code limit ${productsAtOnce}`.execute(db)
  const codes = found.map(({ code }) => code)
  const products = await loadProducts(db, saleUnit, codes, day)
  const lines =
    kind === 'advancePrices' ? await windowLines(db, request, products) : products.map(lineOf[kind])
  const columns = importColumns[kind]
  return {
    heads: columns.map(({ head }) => head[locale]),
    rows: lines.map((line) =>
      columns.map(({ field, kind: cell }) => writeCell(cell, line[field] ?? null, locale)),
    ),
    next: codes.length === productsAtOnce ? (codes.at(-1) ?? null) : null,
  }
}

async function findCustomerPage(db: Db, { saleUnit, after, locale }: Request): Promise<ExportPage> {
  const { rows: found } = await sql<{ code: string }>`
    select c.code from customers c join accounts a on a.id = c.account_id
    where c.sale_unit = ${saleUnit} and c.code > ${after} and ${isOpenCustomer}
    order by c.code limit ${customersAtOnce}`.execute(db)
  const codes = found.map(({ code }) => code)
  const customers = await findCustomers(db, saleUnit, codes)
  const columns = importColumns.customers
  const lines = codes.map((code): Line => ({ code, ...customers.get(code) }))
  return {
    heads: columns.map(({ head }) => head[locale]),
    rows: lines.map((line) =>
      columns.map(({ field, kind: cell }) => writeCell(cell, line[field] ?? null, locale)),
    ),
    next: codes.length === customersAtOnce ? (codes.at(-1) ?? null) : null,
  }
}

const asLine = (product: MerchantProduct) => product as unknown as Line
const lineOf: Record<
  Exclude<ImportKind, 'advancePrices' | 'customers'>,
  (product: MerchantProduct) => Line
> = {
  products: asLine,
  prices: asLine,
  stock: (product) => ({
    ...{ code: product.code, nameTh: product.nameTh, reserved: product.stock.reserved },
    onHand: product.stockControlled ? product.stock.onHand : null,
    smallestUnit: countedIn(product),
  }),
}

/** What is on hand is in pieces, of which the smallest unit may hold several. */
function countedIn(product: MerchantProduct): string {
  const [name, rate] = [product[`unit${product.unitCount}NameTh`], product[`unit${product.unitCount}Rate`]]
  return (rate ?? 1) === 1 ? name : `${name} × ${rate}`
}

/** Windows that have ended cannot be changed, so they are left out. */
async function windowLines(db: Db, request: Request, products: readonly MerchantProduct[]): Promise<Line[]> {
  const { rows } = await sql<PriceRow & { product_code: string; starts_on: string; ends_on: string }>`
    select a.product_code, a.starts_on, a.ends_on, a.level, a.unit1_price, a.unit1_type, a.unit2_price, a.unit2_type, a.unit3_price, a.unit3_type
    from advance_prices a where a.sale_unit = ${request.saleUnit} and a.product_code = any(${products.map(({ code }) => code)}::text[])
      and a.ends_on >= ${request.day} order by a.product_code, a.starts_on, a.level`.execute(db)
  const names = new Map(products.map(({ code, nameTh }) => [code, nameTh]))
  const windows = Map.groupBy(rows, ({ product_code, starts_on }) => `${product_code} ${starts_on}`)
  return [...windows.values()].flatMap((levels) => {
    const [first] = levels
    if (!first) return []
    return [
      {
        ...{ code: first.product_code, nameTh: names.get(first.product_code) ?? '' },
        ...{ startsOn: first.starts_on, endsOn: first.ends_on },
        ...matrixOf(levels),
      },
    ]
  })
}
