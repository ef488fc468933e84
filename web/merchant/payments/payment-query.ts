import { paymentFilters, paymentListPage } from '#shop/merchant-payments/payment-filters.ts'
import { paymentIdPattern } from '#shop/payments/payment-id.ts'
import { type PaymentMethod, paymentMethods } from '#shop/payments/payment-methods.ts'

const tabs = ['slips', 'all', 'back'] as const
type Filter = (typeof paymentFilters)[number]

/** As many as one page shows; older ones are on the next. */
export const mostShown = 480

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

const dayOf = (text: string | null) =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** What the address asks for; a strange address shows the usual page. */
export function readQuery(search: URLSearchParams) {
  const tab = oneOf(tabs, search.get('tab')) ?? 'slips'
  const filter: Filter = tab === 'back' ? 'toReturn' : (oneOf(paymentFilters, search.get('filter')) ?? 'all')
  const method: PaymentMethod | undefined = oneOf(paymentMethods, search.get('method'))
  const [from, to] = [dayOf(search.get('from')), dayOf(search.get('to'))]
  const after = search.get('past') ?? ''
  const shown = Math.min(mostShown, Math.max(paymentListPage, Math.trunc(Number(search.get('show'))) || 0))
  return {
    tab,
    request: {
      filter,
      text: (search.get('text') ?? '').slice(0, 60),
      take: shown,
      ...(paymentIdPattern.test(after) ? { after } : {}),
      ...(method ? { method } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    },
  }
}
export type PaymentQuery = ReturnType<typeof readQuery>

/** The address of the same list, with some of it changed. */
export function queryOf(
  { tab, request }: PaymentQuery,
  changed: Record<string, string | number | undefined>,
) {
  const { filter, text, method, from, to, after } = request
  return {
    tab,
    filter: tab === 'all' && filter !== 'all' ? filter : undefined,
    text: text || undefined,
    method,
    from,
    to,
    past: after,
    ...changed,
  }
}
