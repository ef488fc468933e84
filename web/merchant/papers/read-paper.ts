import { data } from 'react-router'
import { deliveriesProblems } from '#shop/deliveries/deliveries-problems.ts'
import { runPaperKinds } from '#shop/dispatch/run-paper-contracts.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { type OrderPaperKind, orderPaperKinds } from '#shop/papers/paper.ts'
import { mostPicked } from '#shop/papers/pick-list.ts'

type Params = Readonly<Record<string, string | undefined>>

const isKind = (text: string): text is OrderPaperKind => (orderPaperKinds as readonly string[]).includes(text)

/** Which paper of which order an address names. */
export function readOrderPaper({ orderid = '', saleunit = '', paper = '' }: Params, query: URLSearchParams) {
  if (!isKind(paper))
    throw data({ Code: ordersProblems.none.code, Message: ordersProblems.none.th }, { status: 404 })
  const creditNote = query.get('number')?.slice(0, 40)
  return {
    ...{ orderNumber: orderid.slice(0, 40), saleUnit: saleunit.slice(0, 10), kind: paper },
    ...(creditNote ? { creditNote } : {}),
  }
}

/** Which paper of which run an address names. */
export function readRunPaper({ run = '', paper = '' }: Params) {
  const kind = runPaperKinds.find((each) => each === paper)
  if (!kind || !/^[0-9a-f-]{36}$/i.test(run))
    throw data({ Code: deliveriesProblems.noRun.code, Message: deliveriesProblems.noRun.th }, { status: 404 })
  return { id: run, kind }
}

/** The numbers of `?orders=SO1,SO2`, no more than one list is made for. */
export function readNumbers(query: URLSearchParams): string[] {
  const numbers = (query.get('orders') ?? '').split(',').map((number) => number.trim().slice(0, 40))
  return [...new Set(numbers.filter(Boolean))].slice(0, mostPicked)
}
