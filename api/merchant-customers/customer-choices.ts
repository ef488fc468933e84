import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { customerOptionsContract } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { merchantCustomersProblems } from '#shop/merchant-customers/merchant-customers-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

export const customerOptions: Handler<typeof customerOptionsContract> = async ({ saleUnit }, { db }) => {
  const [types, storeTypes, salespeople] = await Promise.all([
    db
      .selectFrom('customer_types')
      .select(['code', 'name_th', 'name_en', 'price_level'])
      .where('sale_unit', '=', saleUnit)
      .orderBy('price_level')
      .orderBy('code')
      .execute(),
    db
      .selectFrom('store_types')
      .select(['code', 'name_th', 'name_en'])
      .where('sale_unit', '=', saleUnit)
      .orderBy('code')
      .execute(),
    findSalespeople(db, saleUnit),
  ])
  return {
    types: types.map((row) => ({
      code: row.code,
      name: { th: row.name_th, en: row.name_en },
      priceLevel: row.price_level,
    })),
    storeTypes: storeTypes.map((row) => ({ code: row.code, name: { th: row.name_th, en: row.name_en } })),
    salespeople: salespeople.map(({ sale_code, name }) => ({ saleCode: sale_code, name })),
  }
}

/** Whoever of the centre can have customers, and still works. */
function findSalespeople(db: Db, saleUnit: string) {
  return db
    .selectFrom('staff_centres')
    .innerJoin('staff', 'staff.username', 'staff_centres.username')
    .select(['staff_centres.sale_code', 'staff.name'])
    .where('staff_centres.sale_unit', '=', saleUnit)
    .where('staff.active', '=', true)
    .where('staff_centres.sale_code', '<>', '')
    .orderBy('staff.name')
    .execute()
}

type Choices = { typeCode?: string; storeType?: string; saleCode?: string }

/** What is chosen must be there; a salesperson may have left meanwhile. */
export async function requireChoices(
  tx: Db,
  saleUnit: string,
  { typeCode, storeType, saleCode }: Choices,
): Promise<void> {
  const { rows } = await sql<{ type: boolean; store: boolean; sale: boolean }>`
    select ${typeCode === undefined ? sql`true` : sql`exists (select from customer_types t where t.sale_unit = ${saleUnit} and t.code = ${typeCode})`} as type,
      ${storeType === undefined ? sql`true` : sql`exists (select from store_types t where t.sale_unit = ${saleUnit} and t.code = ${storeType})`} as store,
      ${saleCode ? sql`exists (select from staff_centres s where s.sale_unit = ${saleUnit} and s.sale_code = ${saleCode})` : sql`true`} as sale`.execute(
    tx,
  )
  const [found] = rows
  const unknown = merchantCustomersProblems.unknownChoice
  if (!found?.type) throw refuse(unknown, { what: typeCode ?? '' })
  if (!found.store) throw refuse(unknown, { what: storeType ?? '' })
  if (!found.sale) throw refuse(unknown, { what: saleCode ?? '' })
}
