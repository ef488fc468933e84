import { activityKinds } from '#shop/activity/activity-kinds.ts'
import { oneOf, onlySet, readDay, readText } from '#web/merchant/lists/read-query.ts'

/** The filters by their names in the address. */
export const filterNames = ['text', 'kind', 'username', 'subject', 'from', 'to'] as const
export type FilterName = (typeof filterNames)[number]

/** What the address asks for; a strange address shows the usual page. */
export function readLogQuery(search: URLSearchParams) {
  const get = (name: string) => search.get(name)
  return {
    filters: onlySet({
      text: readText(get('text'), 60),
      kind: oneOf(activityKinds, get('kind')),
      username: readText(get('username'), 60),
      subject: readText(get('subject'), 100),
      from: readDay(get('from')),
      to: readDay(get('to')),
    }),
    after: readText(get('after'), 80),
  }
}
export type LogQuery = ReturnType<typeof readLogQuery>
