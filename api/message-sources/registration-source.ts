import { sql } from 'kysely'
import { sayPhone } from '#shop/thai/phone.ts'
import type { MessageSource } from './message-source.ts'

type Row = { status: string; shop: string; why: string; phone: string; nameTh: string; nameEn: string }

/** What was decided on a new shop, as long as it holds. */
export const registrationSource: MessageSource = {
  load: async (db, { saleUnit, customerCode, kind }, locale) => {
    const { rows } = await sql<Row>`
      select c.status, c.name as shop, c.status_why as why, e.phone, e.name_th as "nameTh", e.name_en as "nameEn"
      from customers c join centres e on e.sale_unit = ${saleUnit}
      where c.sale_unit = ${saleUnit} and c.code = ${customerCode}`.execute(db)
    const [row] = rows
    const isApproved = kind === 'registration-approved'
    if (row?.status !== (isApproved ? 'active' : 'inactive')) return undefined
    const { shop, why, nameTh, nameEn } = row
    return {
      values: {
        ...{ shop, why, centre: locale === 'en' ? nameEn || nameTh : nameTh },
        phone: row.phone ? sayPhone(row.phone) : '',
      },
      ...{ path: isApproved ? '/login' : '/', answersAt: null },
    }
  },
}
