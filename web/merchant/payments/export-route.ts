import type { LoaderFunctionArgs } from 'react-router'
import {
  type ListedPayment,
  paymentListContract,
} from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { toBaht } from '#shop/money/satang.ts'
import { bangkokDay, sayTime } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { csvOf } from './csv.ts'
import { readQuery } from './payment-query.ts'

const atOnce = 1_000
const most = 50_000

const heads = {
  th: [
    'เลขรายการ',
    'วันที่',
    'เวลา',
    'ร้าน',
    'รหัสร้าน',
    'คำสั่งซื้อ',
    'วิธี',
    'สถานะ',
    'ยอด',
    'รับแล้ว',
    'คืนแล้ว',
    'ต้องคืน',
    'อ้างอิง',
  ],
  en: [
    'Payment',
    'Day',
    'Time',
    'Shop',
    'Shop code',
    'Orders',
    'Method',
    'State',
    'Amount',
    'Received',
    'Given back',
    'To go back',
    'Reference',
  ],
}

const rowOf = (payment: ListedPayment) => {
  const at = new Date(payment.madeAt)
  return [
    payment.id,
    bangkokDay(at),
    sayTime(at, 'en'),
    payment.customerName,
    payment.customerCode,
    payment.orderNumbers.join(' '),
    payment.method,
    payment.state,
    toBaht(payment.amount),
    toBaht(payment.received),
    toBaht(payment.returned),
    toBaht(payment.toReturn),
    payment.reference ?? '',
  ]
}

/** The list as Excel opens it, with the filters of the page. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff, locale } = context.get(visitorContext)
  return showProblems(async () => {
    const saleUnit = (await findStaff())?.user.centre ?? ''
    const { request } = readQuery(url.searchParams)
    const rows: (string | number)[][] = [heads[locale]]
    for (let skip = 0; skip < most; skip += atOnce) {
      const { payments } = await callAsStaff(paymentListContract, {
        saleUnit,
        ...request,
        skip,
        take: atOnce,
      })
      rows.push(...payments.map(rowOf))
      if (payments.length < atOnce) break
    }
    return new Response(csvOf(rows), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="payments-${saleUnit}-${bangkokDay(new Date())}.csv"`,
        'cache-control': 'no-store',
      },
    })
  })
}
