import type { LoaderFunctionArgs } from 'react-router'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import {
  type ListedPayment,
  paymentListContract,
} from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { toBaht } from '#shop/money/satang.ts'
import { bangkokDay, sayTime } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { csvMark, csvOf } from './csv.ts'
import { readQuery } from './payment-query.ts'

const atOnce = 1_000

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

/** The list as Excel opens it, with the filters of the page, sent page by page: every row, however many. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { callAsStaff, findStaff, locale } = context.get(visitorContext)
  return showProblems(async () => {
    const saleUnit = (await findStaff())?.user.centre ?? ''
    const { request } = readQuery(url.searchParams)
    const pageAfter = (after: string | undefined) =>
      callAsStaff(paymentListContract, { saleUnit, ...request, after, take: atOnce })
    // The first page before the answer begins: a refusal is then a page that says so.
    const first = await pageAfter(undefined)
    const rows = rowsFrom(first, pageAfter)
    return new Response(asStream(`${csvMark}${csvOf([heads[locale]])}`, rows), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="payments-${saleUnit}-${bangkokDay(new Date())}.csv"`,
        'cache-control': 'no-store',
      },
    })
  })
}

type ListPage = Pick<AnswerOf<typeof paymentListContract>, 'payments' | 'hasMore'>

async function* rowsFrom(
  first: ListPage,
  pageAfter: (after: string | undefined) => Promise<ListPage>,
): AsyncGenerator<string, void> {
  for (let page = first; ; ) {
    yield csvOf(page.payments.map(rowOf))
    if (!page.hasMore) return
    page = await pageAfter(page.payments.at(-1)?.id)
  }
}

/** Pulled as the browser takes it, so that a long list is never whole in memory. */
function asStream(head: string, parts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (stream) => stream.enqueue(encoder.encode(head)),
    pull: async (stream) => {
      const { done, value } = await parts.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    },
    cancel: () => void parts.return(),
  })
}
