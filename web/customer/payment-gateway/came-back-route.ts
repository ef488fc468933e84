import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { returnedContract } from '#shop/payments/payment-contracts.ts'
import { paymentIdPattern } from '#shop/payments/payment-id.ts'
import { type PaymentMethod, paymentMethods } from '#shop/payments/payment-methods.ts'
import { resultPath } from '#web/customer/payments/payment-address.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'

const mostFields = 40

/** A browser comes back from a gateway. It is not believed: the gateway is asked, and the result page waits. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return comeBack({ request, params, context }, new URL(request.url).searchParams)
}

/** KBank sends the browser back by a form of its own site, without our cookies. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const query = new URL(request.url).searchParams
  const form = await request.formData().catch(() => new FormData())
  return comeBack({ request, params, context }, [...query, ...form])
}

type Visit = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>

async function comeBack({ params, context }: Visit, given: Iterable<[string, unknown]>): Promise<Response> {
  const { call } = context.get(visitorContext)
  const { type = '', saleunit = '', orderid = '', key = orderid } = params
  const fields = readFields(given)
  try {
    const { found, href } = await call(returnedContract, {
      type: cut(type, 20),
      saleUnit: cut(saleunit || (fields.saleunit ?? ''), 10),
      fields,
      ...(paymentIdPattern.test(key) ? { paymentId: key } : {}),
    })
    if (href && /^https?:\/\//.test(href)) return redirect(href, 303)
    if (found) return redirect(withQuery(resultPath({ ...found, method: methodOf(type) }), { back: 1 }), 303)
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
  }
  return redirect(paths.paymentStatus(), 303)
}

const cut = (text: string, most: number) => text.slice(0, most).toWellFormed()

/** At most so many short fields; what a gateway never sends is dropped. */
function readFields(given: Iterable<[string, unknown]>): Record<string, string> {
  const texts = [...given].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && /^\w{1,60}$/.test(pair[0]),
  )
  return Object.fromEntries(texts.slice(0, mostFields).map(([name, value]) => [name, cut(value, 500)]))
}

const methodOf = (type: string): PaymentMethod =>
  paymentMethods.find((method) => method === type.toUpperCase()) ?? 'CARD'
