import type { LoaderFunctionArgs } from 'react-router'
import { toBaht } from '#shop/money/satang.ts'
import { sayRhythm } from '#shop/standing-orders/say-rhythm.ts'
import {
  type ListedStandingOrder,
  mostStandingListed,
  standingOrderListContract,
} from '#shop/standing-orders/standing-office-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import type { Locale } from '#shop/words/locale.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { type SheetCell, xlsxResponse } from '#web/merchant/lists/xlsx-response.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'
import { readStandingQuery, requestOf } from './standing-order-query.ts'

/** Each is priced anew, so a sheet holds as many as can be waited for. */
const mostRows = 1_000

const heads = {
  th: 'รหัสร้าน,ร้าน,ชื่อรายการ,รอบ,สถานะ,พักถึง,รอบถัดไป,วิธีรับของ,วิธีชำระ,จำนวนสินค้า,ยอดวันนี้,รอบที่ไม่ได้สั่ง,เหตุผล',
  en: 'Shop code,Shop,Name,Rhythm,State,Paused until,Next,Delivery,Payment,Products,Total today,Run not ordered,Reason',
}

const rowOf = (standing: ListedStandingOrder, locale: Locale): SheetCell[] => {
  const { next, failed, rhythm, total } = standing
  return [
    ...[standing.customerCode, standing.customerName, standing.name, sayRhythm(rhythm, locale)],
    ...[standing.state, standing.pausedUntil, next?.day ?? null, standing.deliveryMethod, standing.payment],
    ...[standing.products, toBaht(total), failed?.planned ?? null, failed?.why?.[locale] ?? ''],
  ]
}

/** The list with the filters of the page. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const visitor = context.get(visitorContext)
  const { locale } = visitor
  return showProblems(async () => {
    const saleUnit = await centreOf(visitor)
    const query = readStandingQuery(url.searchParams)
    const rows: SheetCell[][] = []
    for (let isMore = true; isMore && rows.length < mostRows; ) {
      const list = await visitor.callAsStaff(standingOrderListContract, {
        ...{ saleUnit, skip: rows.length, take: mostStandingListed },
        ...requestOf(query),
      })
      rows.push(...list.standingOrders.map((standing) => rowOf(standing, locale)))
      isMore = list.isMore && list.standingOrders.length > 0
    }
    return xlsxResponse({
      fileName: `standing-orders-${saleUnit}-${bangkokDay(new Date())}`,
      heads: heads[locale].split(','),
      rows,
    })
  })
}
