import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import { findSaleCode } from '#api/merchants/sale-code.ts'
import { requireStaff } from '#api/payments/staff-member.ts'
import {
  type promotionCustomersContract,
  promotionCustomersPage,
  type promotionMasterContract,
} from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { discountTypes } from '#shop/merchant-promotions/merchant-promotion-wire.ts'

type Named = { code: string; name: string; nameEn: string }

export const promotionMaster: Handler<typeof promotionMasterContract> = async (
  _,
  { db, caller, settings },
) => {
  const { saleUnit } = requireStaff(caller)
  const [customerTypes, storeTypes, { leastMargin }] = await Promise.all([
    sql<Named>`select t.code, t.name_th as name, t.name_en as "nameEn" from customer_types t
      where t.sale_unit = ${saleUnit} order by t.code`.execute(db),
    sql<Named>`select t.code, t.name_th as name, t.name_en as "nameEn" from store_types t
      where t.sale_unit = ${saleUnit} order by t.code`.execute(db),
    settings(saleUnit),
  ])
  return {
    customerTypes: customerTypes.rows,
    storeTypes: storeTypes.rows,
    discountTypes: Object.entries(discountTypes).map(([type, code]) => ({ type, code })),
    leastMargin,
  }
}

type Customer = { code: string; name: string; customerType: string; storeType: string }

export const promotionCustomers: Handler<typeof promotionCustomersContract> = async (
  { text, take = promotionCustomersPage },
  { db, caller },
) => {
  const { saleUnit } = requireStaff(caller)
  const saleCode = await findSaleCode(db, caller)
  const wanted = text.trim().replace(/[\\%_]/g, '\\$&')
  const { rows } = await sql<Customer>`
    select c.code, c.name, c.customer_type as "customerType", c.store_type as "storeType" from customers c
    where c.sale_unit = ${saleUnit} and c.status = 'active' and (c.name ilike ${`%${wanted}%`} or c.code ilike ${`${wanted}%`})
      and ${saleCode === undefined ? sql`true` : sql`c.sale_code = ${saleCode}`}
    order by c.name, c.code limit ${take}`.execute(db)
  return rows
}
