import { staffTabs } from '#shop/merchant-orders/staff-tabs.ts'
import { deliveryMethods } from '#shop/orders/delivery-method.ts'
import { moneyStates } from '#shop/payments/money-state.ts'
import { paymentMethods } from '#shop/payments/payment-methods.ts'
import { oneOf, onlySet, readDay, readText } from '#web/merchant/lists/read-query.ts'

/** The filters by their names in the address. */
export const filterNames = [
  ...(['text', 'from', 'to', 'deliverOn', 'payment', 'moneyState'] as const),
  ...(['deliveryMethod', 'saleCode', 'rider', 'district'] as const),
]
export type FilterName = (typeof filterNames)[number]

/** What the address asks for; a strange address shows the usual page. */
export function readOrderQuery(search: URLSearchParams) {
  const get = (name: string) => search.get(name)
  const filters = onlySet({
    text: readText(get('text'), 60),
    from: readDay(get('from')),
    to: readDay(get('to')),
    deliverOn: readDay(get('deliverOn')),
    payment: oneOf(paymentMethods, get('payment')),
    moneyState: oneOf(moneyStates, get('moneyState')),
    deliveryMethod: oneOf(deliveryMethods, get('deliveryMethod')),
    saleCode: readText(get('saleCode'), 20),
    rider: readText(get('rider'), 20),
    district: readText(get('district'), 80),
  })
  return {
    tab: oneOf(staffTabs, get('tab')) ?? 'toApprove',
    oldestFirst: get('sort') === 'oldest',
    after: readText(get('after'), 120),
    /** The order shown beside the list. */
    open: readText(get('open'), 40),
    filters,
  }
}
export type OrderQuery = ReturnType<typeof readOrderQuery>

/** The address of the same list with some of it changed; another list begins at its first page. */
export function orderQueryOf(
  { tab, oldestFirst, filters }: OrderQuery,
  changed: Record<string, string | undefined> = {},
): Record<string, string | undefined> {
  return {
    tab: tab === 'toApprove' ? undefined : tab,
    sort: oldestFirst ? 'oldest' : undefined,
    ...filters,
    ...changed,
  }
}
