import { customerSorts, customerTabs } from '#shop/merchant-customers/customer-tabs.ts'
import { oneOf, onlySet, readDay, readText } from '#web/merchant/lists/read-query.ts'

export const filterNames = ['saleCode', 'customerType', 'from', 'to'] as const
export type FilterName = (typeof filterNames)[number]
/** In an address, who has no salesperson. */
export const nobody = '-'

/** What the address asks for; a strange address shows the usual page. */
export function readCustomerQuery(search: URLSearchParams) {
  const page = Number(search.get('page'))
  return {
    tab: oneOf(customerTabs, search.get('tab')) ?? 'all',
    sort: oneOf(customerSorts, search.get('sort')) ?? 'name',
    page: Number.isInteger(page) && page > 1 && page <= 50_000 ? page : 1,
    text: readText(search.get('text'), 60),
    filters: onlySet({
      saleCode: readText(search.get('saleCode'), 20),
      customerType: readText(search.get('customerType'), 30),
      from: readDay(search.get('from')),
      to: readDay(search.get('to')),
    }),
  }
}
export type CustomerQuery = ReturnType<typeof readCustomerQuery>

/** The call behind an address. */
export function requestOf({ tab, sort, text, filters: { saleCode, ...filters } }: CustomerQuery) {
  return {
    ...{ tab, sort, text: text ?? '', ...filters },
    ...(saleCode === undefined ? {} : { saleCode: saleCode === nobody ? '' : saleCode }),
  }
}

export function customerQueryOf(
  { tab, sort, text, filters }: CustomerQuery,
  changed: Record<string, string | undefined>,
): Record<string, string | undefined> {
  return {
    tab: tab === 'all' ? undefined : tab,
    sort: sort === 'name' ? undefined : sort,
    text,
    ...filters,
    ...changed,
  }
}
