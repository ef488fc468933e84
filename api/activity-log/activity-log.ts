import { type RawBuilder, sql } from 'kysely'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import {
  type ActivityEntry,
  type activityContract,
  type activityContracts,
  activityPage,
  type activityPeopleContract,
} from '#shop/activity/activity-contracts.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import { settingsNamed } from './settings-named.ts'

type Row = Omit<ActivityEntry, 'at' | 'ofNetwork'> & { at: Date }
type Asked = InputOf<typeof activityContract>
type Cursor = { at: string; id: string } | undefined

/** The centre's own lines and the network's, merged by time: each is read along its index. */
const activity: Handler<typeof activityContract> = async (asked, { db }) => {
  const take = asked.take ?? activityPage
  const cursor = readCursor(asked.after)
  const columns = sql.raw(
    'l.id, l.at, l.username, l.by_name as "byName", l.kind, l.subject, l.what, l.before, l.after',
  )
  const wanted = wantedBy(asked, cursor)
  const [{ rows: own }, { rows: shared }] = await Promise.all([
    sql<Row>`select ${columns} from activity l where l.sale_unit = ${asked.saleUnit} and ${wanted}
      order by l.at desc, l.id desc limit ${take + 1}`.execute(db),
    sql<Row>`select ${columns} from network_activity l where ${wanted}
      order by l.at desc, l.id desc limit ${take + 1}`.execute(db),
  ])
  const merged = [
    ...own.map((row) => ({ ...row, ofNetwork: false })),
    ...shared.map((row) => ({ ...row, ofNetwork: true })),
  ].sort((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))
  const entries = merged.slice(0, take).map((row) => ({ ...row, at: row.at.toISOString() }))
  const last = entries.at(-1)
  return { entries, next: merged.length > take && last ? `${last.at}/${last.id}` : null }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A strange cursor begins at the beginning. */
function readCursor(after = ''): Cursor {
  const [at = '', id = ''] = after.split('/')
  return uuid.test(id) && !Number.isNaN(Date.parse(at)) ? { at, id } : undefined
}

function wantedBy(
  { kind, username, subject, from, to, text = '' }: Asked,
  cursor: Cursor,
): RawBuilder<boolean> {
  const words = text.trim()
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const parts = [
    kind && sql<boolean>`l.kind = ${kind}`,
    username && sql<boolean>`l.username = ${username}`,
    subject && sql<boolean>`l.subject = ${subject}`,
    from && sql<boolean>`l.at >= ${from}::date::timestamp at time zone 'Asia/Bangkok'`,
    to && sql<boolean>`l.at < (${to}::date + 1)::timestamp at time zone 'Asia/Bangkok'`,
    words &&
      sql<boolean>`(l.subject ilike ${like} or l.by_name ilike ${like} or l.before::text ilike ${like} or l.after::text ilike ${like}
        or (l.kind = 'setting' and l.subject = any(${settingsNamed(words)})))`,
    cursor && sql<boolean>`(l.at, l.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`,
  ].filter((part) => typeof part === 'object')
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` and `)}`
}

const activityPeople: Handler<typeof activityPeopleContract> = async ({ saleUnit }, { db }) => {
  const [{ rows: own }, { rows: shared }, isGuarded] = await Promise.all([
    sql<{ username: string; name: string }>`select l.username, max(l.by_name) as name from activity l
      where l.sale_unit = ${saleUnit} and l.username <> '' group by l.username`.execute(db),
    sql<{ username: string; name: string }>`select l.username, max(l.by_name) as name from network_activity l
      where l.username <> '' group by l.username`.execute(db),
    isLogGuarded(db),
  ])
  const people = new Map([...shared, ...own].map((person) => [person.username, person]))
  return { people: [...people.values()].sort((a, b) => a.name.localeCompare(b.name, 'th')), isGuarded }
}

/** Whether the account that we use could neither change the log nor give itself the right to. */
async function isLogGuarded(db: Db): Promise<boolean> {
  const { rows } = await sql<{ guarded: boolean }>`
    select not pg_has_role(current_user, d.datdba, 'member') and not exists (
      select from pg_class c where c.oid in ('activity'::regclass, 'network_activity'::regclass, 'private_views'::regclass)
        and (pg_has_role(current_user, c.relowner, 'member') or has_any_column_privilege(c.oid, 'update')
          or has_table_privilege(c.oid, 'delete, truncate, trigger'))) as guarded
    from pg_database d where d.datname = current_database()`.execute(db)
  return rows[0]?.guarded ?? false
}

export const activityLogHandlers: HandlersOf<typeof activityContracts> = { activity, activityPeople }
