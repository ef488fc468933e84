import { sql } from 'kysely'

/** When a content begins: to the minute, or with its day. */
const beginning = sql<Date>`coalesce(c.starts_at, c.starts_on::timestamp at time zone 'Asia/Bangkok')`

/** A draft without a time has no beginning yet; its day only says when it was written. */
export const startOf = sql<Date | null>`case when c.active then ${beginning} else c.starts_at end`

/** When it is no longer shown: to the minute, or after its last day. */
export const endOf = sql<Date | null>`coalesce(c.ends_at, (c.ends_on + 1)::timestamp at time zone 'Asia/Bangkok')`

export const hasBegun = (now: Date) => sql<boolean>`${beginning} <= ${now}`
export const isShown = (now: Date) =>
  sql<boolean>`${beginning} <= ${now} and (${endOf} is null or ${endOf} > ${now})`
