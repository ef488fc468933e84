import { readText } from '#web/merchant/lists/read-query.ts'

/** What the address asks for; a strange address shows the usual page. */
export function readCouponQuery(search: URLSearchParams) {
  const page = Number(search.get('page'))
  return {
    text: readText(search.get('text'), 60),
    page: Number.isInteger(page) && page > 1 && page <= 500 ? page : 1,
  }
}
export type CouponQuery = ReturnType<typeof readCouponQuery>
