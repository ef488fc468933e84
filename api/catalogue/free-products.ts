import type { Buyer } from '#api/buyers/buyer.ts'
import type { Db } from '#api/kit/database.ts'
import { hiddenMaterialTypes, pointsMaterialType } from '#shop/catalogue/product.ts'
import type { FreeGood } from '#shop/promotions/promotion-wire.ts'

const notGiven = hiddenMaterialTypes.filter((type) => type !== pointsMaterialType)

/**
 * The free products of promotions by code: names, smallest unit and picture. Those that need a licence are
 * left out without one.
 */
export async function findFreeProducts(
  db: Db,
  buyer: Buyer,
  codes: readonly string[],
): Promise<Map<string, FreeGood>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select([
      'code',
      'name_th',
      'name_en',
      'unit1_name_th',
      'unit1_name_en',
      'unit2_name_th',
      'unit2_name_en',
      'unit3_name_th',
      'unit3_name_en',
    ])
    .select(['pictures', 'material_type'])
    .where('sale_unit', '=', buyer.saleUnit)
    .where('code', 'in', codes)
    .where('active', '=', true)
    .where('material_type', 'not in', notGiven)
    .$if(!buyer.mayBuyLicensed, (query) => query.where('needs_licence', '=', false))
    .execute()
  return new Map(
    rows.map((row) => [
      row.code,
      {
        code: row.code,
        // Points are named by their unit: '50 points'.
        nameTh: row.material_type === pointsMaterialType ? '' : row.name_th,
        nameEn: row.material_type === pointsMaterialType ? '' : row.name_en,
        unitTh: row.unit3_name_th || row.unit2_name_th || row.unit1_name_th,
        unitEn: row.unit3_name_en || row.unit2_name_en || row.unit1_name_en,
        picture: row.pictures[0] ?? null,
      },
    ]),
  )
}
