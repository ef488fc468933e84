import { sql } from 'kysely'
import { sayPhone } from '#shop/thai/phone.ts'
import type { MessageSource } from './message-source.ts'

type Row = {
  state: string
  role: string
  shop: string
  why: string
  phone: string
  nameTh: string
  nameEn: string
}

const states = { 'agent-approved': 'approved', 'agent-refused': 'refused', 'agent-ended': 'ended' } as const
const pages = {
  'agent-approved': '/agents/customers',
  'agent-refused': '/agents/register',
  'agent-ended': '/',
}
type Kind = keyof typeof states

/** What was decided on somebody who wants to be an agent, as long as it holds. */
export const agentSource: MessageSource = {
  load: async (db, { saleUnit, customerCode, kind, subject }, locale) => {
    const { rows } = await sql<Row>`
      select a.state, c.role, c.name as shop, a.why, e.phone, e.name_th as "nameTh", e.name_en as "nameEn"
      from agent_applications a
      join customers c on c.sale_unit = ${saleUnit} and c.code = a.customer_code
      join centres e on e.sale_unit = ${saleUnit}
      where a.sale_unit = ${saleUnit} and a.id = ${subject}::uuid and a.customer_code = ${customerCode}`.execute(
      db,
    )
    const [row] = rows
    const isAgent = row?.role === '2'
    if (row?.state !== states[kind as Kind] || isAgent !== (kind === 'agent-approved')) return undefined
    const { shop, why, nameTh, nameEn, phone } = row
    return {
      values: {
        ...{ shop, why, centre: locale === 'en' ? nameEn || nameTh : nameTh },
        phone: phone ? sayPhone(phone) : '',
      },
      ...{ path: pages[kind as Kind], answersAt: null },
    }
  },
}
