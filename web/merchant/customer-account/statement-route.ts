import type { LoaderFunctionArgs } from 'react-router'
import { customerStatementContract } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { toBaht } from '#shop/money/satang.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import { readDay } from '#web/merchant/lists/read-query.ts'
import { type SheetCell, xlsxResponse } from '#web/merchant/lists/xlsx-response.ts'

const words = {
  th: {
    heads: ['วันที่', 'รายการ', 'เลขที่คำสั่งซื้อ', 'ครบกำหนด', 'จำนวนเงิน', 'คงค้าง'],
    ...{ order: 'คำสั่งซื้อ', payment: 'รับชำระ', opening: 'ยอดยกมา' },
  },
  en: {
    heads: ['Date', 'Entry', 'Order', 'Due', 'Amount', 'Owed'],
    ...{ order: 'Order', payment: 'Payment', opening: 'Brought forward' },
  },
}

/** The account of some days, as a customer is sent it. */
export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { callAsStaff, locale } = context.get(visitorContext)
  return showProblems(async () => {
    const key = { saleUnit: params.saleunit ?? '', code: params.code ?? '' }
    const [first, last] = [readDay(url.searchParams.get('from')), readDay(url.searchParams.get('to'))]
    const { from, to, opening, rows } = await callAsStaff(customerStatementContract, {
      ...key,
      ...(first && { from: first }),
      ...(last && { to: last }),
    })
    const { heads, ...say } = words[locale]
    const lines = rows.map(({ at, kind, orderNumber, dueOn, amount, balance }): SheetCell[] => [
      ...[bangkokDay(new Date(at)), say[kind], orderNumber, dueOn, toBaht(amount), toBaht(balance)],
    ])
    return xlsxResponse({
      fileName: `statement-${key.saleUnit}-${key.code}-${from}-${to}`,
      heads,
      rows: [[from, say.opening, '', '', null, toBaht(opening)], ...lines],
    })
  })
}
