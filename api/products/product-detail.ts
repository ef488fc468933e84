import { type Buyer, loadBuyer } from '#api/buyers/buyer.ts'
import { findFreeProducts } from '#api/catalogue/free-products.ts'
import { alikeWith, loadPriceTable, type PriceTable } from '#api/catalogue/price-table.ts'
import { cell } from '#api/catalogue/priced-product.ts'
import { alikeForMs, alikeProducts } from '#api/catalogue/product-items.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { shareAnswers } from '#api/kit/calls/shared-answers.ts'
import type { Db } from '#api/kit/database.ts'
import { catalogueProblems } from '#shop/catalogue/catalogue-problems.ts'
import { type Product, pageSize } from '#shop/catalogue/product.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { type PriceType, withVat } from '#shop/money/vat.ts'
import { refuse } from '#shop/problems/problem.ts'
import type {
  AdvanceWindow,
  productDetailContract,
  relatedProductsContract,
} from '#shop/products/product-detail-contract.ts'
import { shownPromotion } from '#shop/promotions/promotion-wire.ts'
import { type AdvanceRow, findDetailRow, findRelatedCodes } from './product-detail-queries.ts'

type Detail = AnswerOf<typeof productDetailContract>
type DetailDeps = { db: Db; buyer: Buyer; table: PriceTable }
const details = shareAnswers<Detail>(alikeForMs)

export const productDetail: Handler<typeof productDetailContract> = async (
  { code },
  { db, caller, now, log },
) => {
  const buyer = await loadBuyer({ db, caller })
  const table = await loadPriceTable({ db, now, log }, buyer)
  return details(db, `${alikeWith(buyer, table)} ${code}`, () => loadDetail({ db, buyer, table }, code))
}

async function loadDetail({ db, buyer, table }: DetailDeps, code: string): Promise<Detail> {
  const promotions = table.promotionsOn(code)
  const [[product], row, free] = await Promise.all([
    alikeProducts({ db, buyer, table }, [code]),
    findDetailRow(db, code, buyer, table.day),
    findFreeProducts(db, buyer, [...new Set(promotions.flatMap(({ freeProducts }) => freeProducts))]),
  ])
  if (!product || !row) throw refuse(catalogueProblems.notSold)
  return {
    product,
    descriptionTh: row.description_th,
    descriptionEn: row.description_en,
    barcodes: product.units.flatMap(({ position }) => {
      const barcode = row[`barcode${position}`]
      return barcode ? [{ position, barcode }] : []
    }),
    categories: row.categories,
    promotions: promotions.map((promotion) => ({
      promotion: shownPromotion(promotion),
      freeProducts: promotion.freeProducts.flatMap((given) => free.get(given) ?? []),
    })),
    advanceWindows: row.windows.map((window) => windowOf(window, product, table)),
    needsLicence: row.needs_licence,
  }
}

function windowOf(row: AdvanceRow, { units }: Product, { day, vatPercent }: PriceTable): AdvanceWindow {
  const [biggest] = units
  return {
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    isCurrent: row.starts_on <= day,
    units: units.map(({ position, rate }) => {
      const priceType = (row[`unit${position}_type`] ?? row.unit1_type ?? 1) as PriceType
      const price = cell(row[`unit${position}_price`], row.unit1_price ?? 0, rate, biggest?.rate ?? 1)
      return { position, priceType, price, priceInVat: withVat(price, priceType, vatPercent) }
    }),
  }
}

const related = shareAnswers<Product[]>(alikeForMs)

export const relatedProducts: Handler<typeof relatedProductsContract> = async (
  { code },
  { db, caller, now, log },
) => {
  const buyer = await loadBuyer({ db, caller })
  const table = await loadPriceTable({ db, now, log }, buyer)
  return related(db, `${alikeWith(buyer, table)} ${code}`, async () =>
    alikeProducts({ db, buyer, table }, await findRelatedCodes(db, code, buyer, pageSize)),
  )
}
