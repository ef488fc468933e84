import { listTabs } from '#shop/merchant-promotions/list-tabs.ts'
import { oneOf, onlySet, readText } from '#web/merchant/lists/read-query.ts'

export const typeNumbers = ['1', '2', '3'] as const

/** What the address asks for; a strange address shows the usual page. */
export function readPromotionQuery(search: URLSearchParams) {
  const page = Number(search.get('page'))
  return {
    tab: oneOf(listTabs, search.get('tab')) ?? 'CURRENT',
    page: Number.isInteger(page) && page > 1 && page <= 500 ? page : 1,
    filters: onlySet({
      text: readText(search.get('text'), 60),
      type: oneOf(typeNumbers, search.get('type')),
    }),
  }
}
export type PromotionQuery = ReturnType<typeof readPromotionQuery>

/** The address of the same list with some of it changed; another list begins at its first page. */
export const promotionQueryOf = (
  { tab, filters }: Pick<PromotionQuery, 'tab' | 'filters'>,
  changed: Record<string, string | undefined> = {},
): Record<string, string | undefined> => ({
  tab: tab === 'CURRENT' ? undefined : tab,
  ...filters,
  ...changed,
})
