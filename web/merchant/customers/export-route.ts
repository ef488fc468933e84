import type { LoaderFunctionArgs } from 'react-router'
import {
  type ListedCustomer,
  merchantCustomersContract,
} from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { toBaht } from '#shop/money/satang.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import type { Locale } from '#shop/words/locale.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { type SheetCell, xlsxResponse } from '#web/merchant/lists/xlsx-response.ts'
import { readCustomerQuery, requestOf } from './customer-query.ts'

const atOnce = 500
const mostRows = 20_000

const heads = {
  th: 'รหัส,ร้าน,มือถือ,สถานะ,ประเภท,รหัสพนักงานขาย,พนักงานขาย,เขต/อำเภอ,จังหวัด,วันที่สมัคร,สั่งล่าสุด,วงเงินเครดิต,หนี้,เกินกำหนด,แต้ม',
  en: 'Code,Shop,Mobile,Status,Type,Salesperson code,Salesperson,District,Province,Registered,Last order,Credit limit,Debt,Overdue,Points',
}
const states = {
  th: { pending: 'รออนุมัติ', active: 'ใช้งานอยู่', inactive: 'ระงับ' },
  en: { pending: 'To approve', active: 'Active', inactive: 'Stopped' },
}

const rowOf = (row: ListedCustomer, locale: Locale): SheetCell[] => [
  ...[row.code, row.name, row.mobile, states[locale][row.status], row.typeName[locale]],
  ...[row.saleCode, row.salesperson, row.district, row.province, row.registeredOn, row.lastOrderOn],
  ...[row.creditLimit, row.debt, row.overdue].map(toBaht),
  row.points,
]

/** The customers as they are filtered. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff, locale } = context.get(visitorContext)
  return showProblems(async () => {
    const saleUnit = (await findStaff())?.user.centre ?? ''
    const request = requestOf(readCustomerQuery(url.searchParams))
    const rows: SheetCell[][] = []
    for (let isMore = true; isMore && rows.length < mostRows; ) {
      const { customers, count } = await callAsStaff(merchantCustomersContract, {
        ...{ saleUnit, ...request, skip: rows.length, take: atOnce },
      })
      rows.push(...customers.map((customer) => rowOf(customer, locale)))
      isMore = customers.length > 0 && rows.length < count
    }
    return xlsxResponse({
      fileName: `customers-${saleUnit}-${bangkokDay(new Date())}`,
      heads: heads[locale].split(','),
      rows,
    })
  })
}
