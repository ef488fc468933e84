import { standingTabs } from '#shop/standing-orders/standing-office-contracts.ts'
import { oneOf, onlySet, readDay, readText } from '#web/merchant/lists/read-query.ts'

/** The filters by their names in the address. */
export const filterNames = ['text', 'customer', 'day'] as const
export type FilterName = (typeof filterNames)[number]

/** What the address asks for; a strange address shows the usual page. */
export function readStandingQuery(search: URLSearchParams) {
  const get = (name: string) => search.get(name)
  return {
    tab: oneOf(standingTabs, get('tab')) ?? 'active',
    page: Math.min(Math.max(Math.trunc(Number(get('page')) || 1), 1), 500),
    filters: onlySet({
      text: readText(get('text'), 60),
      customer: readText(get('customer'), 60),
      day: readDay(get('day')),
    }),
  }
}
export type StandingQuery = ReturnType<typeof readStandingQuery>

/** The address of the same list with some of it changed; another list begins at its first page. */
export const standingQueryOf = (
  { tab, filters }: StandingQuery,
  changed: Record<string, string | undefined> = {},
): Record<string, string | undefined> => ({
  ...{ tab: tab === 'active' ? undefined : tab },
  ...filters,
  ...changed,
})

export const requestOf = ({ tab, filters: { text, customer, day } }: StandingQuery) => ({
  ...{ tab, text: text ?? '' },
  ...(customer && { customerCode: customer }),
  ...(day && { day }),
})
