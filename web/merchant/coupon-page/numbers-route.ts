import type { LoaderFunctionArgs } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { couponNumbersContract } from '#shop/merchant-coupons/coupon-series-contracts.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { csvMark, csvOf } from '#web/merchant/payments/csv.ts'

const atOnce = 1_000

const heads = {
  th: ['เลขคูปอง', 'รหัสร้าน', 'ร้าน', 'ใช้ได้ถึง', 'วันที่ใช้', 'คำสั่งซื้อ'],
  en: ['Coupon', 'Shop code', 'Shop', 'Valid until', 'Used on', 'Order'],
}
type Coupon = AnswerOf<typeof couponNumbersContract>['coupons'][number]

const rowOf = ({ number, customerCode, customerName, expiresOn, usedAt, orderNumber }: Coupon) => [
  ...[number, customerCode ?? '', customerName, expiresOn],
  ...[usedAt ? bangkokDay(new Date(usedAt)) : '', orderNumber ?? ''],
]

/** Every number of a series, as Excel opens it: ten thousand at most. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff, locale } = context.get(visitorContext)
  return showProblems(async () => {
    const saleUnit = (await findStaff())?.user.centre ?? ''
    const seriesId = (params.id ?? '').slice(0, 60)
    const rows: string[] = []
    let after: string | undefined
    do {
      const { coupons, next } = await callAsStaff(couponNumbersContract, {
        ...{ saleUnit, seriesId, take: atOnce },
        ...(after ? { after } : {}),
      })
      rows.push(csvOf(coupons.map(rowOf)))
      after = next ?? undefined
    } while (after)
    return new Response(`${csvMark}${csvOf([heads[locale]])}${rows.join('')}`, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="coupons-${seriesId.replace(/[^\w-]/g, '')}.csv"`,
        'cache-control': 'no-store',
      },
    })
  })
}
