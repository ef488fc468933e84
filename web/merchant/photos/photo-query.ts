import { withQuery } from '#web/paths/path-to.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'

export type PhotoQuery = { group: string | undefined; month: string | undefined; page: number }

export function readPhotoQuery(search: URLSearchParams): PhotoQuery {
  const month = search.get('month') ?? ''
  const group = (search.get('group') ?? '').replaceAll(',', '').slice(0, 30)
  return {
    group: group || undefined,
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    page: Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), 4_000),
  }
}

type Customer = { code: string; saleUnit: string }

export const photosAddress = ({ code, saleUnit }: Customer, { group, month, page }: Partial<PhotoQuery>) =>
  withQuery(visitPaths.photos({ code, saleunit: saleUnit }), {
    group,
    month,
    page: page && page > 1 ? page : undefined,
  })
