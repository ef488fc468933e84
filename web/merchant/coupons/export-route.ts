import type { LoaderFunctionArgs } from 'react-router'
import { type CouponSeries, couponSeriesContract } from '#shop/merchant-coupons/coupon-series-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { type SheetCell, xlsxResponse } from '#web/merchant/lists/xlsx-response.ts'
import { readCouponQuery } from './coupon-query.ts'

const atOnce = 100
const mostRows = 4_000

const heads = {
  th: 'เลขที่ชุด,ชื่อ,โปรโมชัน,เริ่ม,สิ้นสุด,จำนวนคูปอง,ใช้แล้ว,ใช้ได้สูงสุด,ผู้สร้าง',
  en: 'Series,Name,Promotion,From,To,Coupons,Used,Most uses,Made by',
}

const rowOf = (series: CouponSeries): SheetCell[] => [
  ...[series.id, series.name, series.promotionName, series.startsOn, series.endsOn],
  ...[series.numbers, series.used, series.mostUses, series.madeBy],
]

/** The series as they are searched; never their numbers. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff, locale } = context.get(visitorContext)
  return showProblems(async () => {
    const saleUnit = (await findStaff())?.user.centre ?? ''
    const { text } = readCouponQuery(url.searchParams)
    const rows: SheetCell[][] = []
    for (let isMore = true; isMore && rows.length < mostRows; ) {
      const page = await callAsStaff(couponSeriesContract, {
        ...{ saleUnit, skip: rows.length, take: atOnce },
        ...(text ? { text } : {}),
      })
      rows.push(...page.series.map(rowOf))
      isMore = page.isMore
    }
    return xlsxResponse({
      fileName: `coupons-${saleUnit}-${bangkokDay(new Date())}`,
      heads: heads[locale].split(','),
      rows,
    })
  })
}
