import type { LoaderFunctionArgs } from 'react-router'
import {
  type ListedOrder,
  merchantOrderListContract,
} from '#shop/merchant-orders/merchant-order-contracts.ts'
import { toBaht } from '#shop/money/satang.ts'
import { statusNames } from '#shop/orders/order-status.ts'
import { bangkokDay, sayTime } from '#shop/time/bangkok.ts'
import type { Locale } from '#shop/words/locale.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { type SheetCell, xlsxResponse } from '#web/merchant/lists/xlsx-response.ts'
import { readOrderQuery } from './order-query.ts'

const atOnce = 500
/** More than a person reads, and few enough to be made without holding anybody up. */
const mostRows = 5_000

const heads = {
  th: 'เลขที่,วันที่,เวลา,รหัสร้าน,ร้าน,เขต/อำเภอ,รอบส่ง,ช่วง,วิธีชำระ,สถานะเงิน,สถานะ,ยอด,คะแนน,ใบกำกับ,ผู้ส่ง,พนักงานขาย',
  en: 'Number,Day,Time,Shop code,Shop,District,Round,Hours,Payment,Money,Status,Total,Points,Invoice,Rider,Salesperson',
}

const rowOf = (order: ListedOrder, locale: Locale): SheetCell[] => {
  const at = new Date(order.placedAt)
  return [
    ...[
      order.number,
      bangkokDay(at),
      sayTime(at, 'en'),
      order.customerCode,
      order.customerName,
      order.district,
    ],
    ...[order.deliverOn, order.slot, order.payment, order.moneyState, statusNames[order.status][locale]],
    ...[toBaht(order.total), order.points, order.invoiceNumber, order.riderName, order.saleCode],
  ]
}

/** The list with the filters of the page, newest first. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff, locale } = context.get(visitorContext)
  return showProblems(async () => {
    const saleUnit = (await findStaff())?.user.centre ?? ''
    const { tab, oldestFirst, filters } = readOrderQuery(url.searchParams)
    const rows: SheetCell[][] = []
    let after: string | undefined
    do {
      const { orders, next } = await callAsStaff(merchantOrderListContract, {
        ...{ saleUnit, tab, oldestFirst, text: '', take: atOnce },
        ...filters,
        ...(after && { after }),
      })
      rows.push(...orders.map((order) => rowOf(order, locale)))
      after = next ?? undefined
    } while (after && rows.length < mostRows)
    return xlsxResponse({
      fileName: `orders-${saleUnit}-${bangkokDay(new Date())}`,
      heads: heads[locale].split(','),
      rows: rows.slice(0, mostRows),
    })
  })
}
