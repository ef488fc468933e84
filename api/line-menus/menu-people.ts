import { sql } from 'kysely'
import { allCentres } from '#api/kit/all-centres.ts'
import type { Db } from '#api/kit/database.ts'
import type { MenuState } from '#shop/line-menus/line-menu.ts'

type Misplaced = { userId: string; state: MenuState }

/**
 * Whom LINE shows another menu than they should see. Friends, and who is linked: an account may have had friends
 * before the shop heard of them.
 */
export async function findMisplaced(
  db: Db,
  { saleUnit, setId, userId }: { saleUnit: string; setId: string; userId?: string },
  most: number,
): Promise<Misplaced[]> {
  const one = userId === undefined ? sql`` : sql`where k.id = ${userId}`
  const { rows } = await sql<Misplaced>`
    with known as (
      select f.line_user_id as id from line_friends f where f.sale_unit = ${saleUnit} and f.is_friend
      union
      select l.subject from linked_identities l
      join account_customers s on s.account_id = l.account_id and s.sale_unit = ${saleUnit}
      where l.provider = 'line' and l.subject ~ '^U[0-9a-f]{32}$'
      union
      select l.subject from linked_staff l
      join staff_centres c on c.username = l.username and c.sale_unit = ${saleUnit}
      where l.provider = 'line' and l.subject ~ '^U[0-9a-f]{32}$'
      union
      select p.line_user_id from line_menu_people p where p.sale_unit = ${saleUnit}
    ), blocked as (
      select f.line_user_id as id from line_friends f where f.sale_unit = ${saleUnit} and not f.is_friend
    ), staff_ids as (
      select l.subject as id from linked_staff l
      join staff t on t.username = l.username and t.active
      join staff_centres c on c.username = l.username and c.sale_unit = ${saleUnit}
      where l.provider = 'line'
    ), shop_ids as (
      select l.subject as id, bool_or(k.role = '2') as is_agent from linked_identities l
      join accounts a on a.id = l.account_id and a.active
      join account_customers s on s.account_id = l.account_id and s.sale_unit = ${saleUnit}
      join customers k on k.sale_unit = ${saleUnit} and k.code = s.customer_code and k.status = 'active'
      where l.provider = 'line' group by l.subject
    ), judged as (
      select k.id, case when t.id is not null then 'staff' when s.is_agent then 'agent' when s.id is not null then 'customer' else 'guest' end as state
      from (select k.id from known k ${one}) k
      left join (select distinct id from staff_ids) t on t.id = k.id left join shop_ids s on s.id = k.id
    )
    select j.id as "userId", j.state from judged j
    left join line_menu_people p on p.sale_unit = ${saleUnit} and p.line_user_id = j.id
    where j.id not in (select id from blocked)
      and case when j.state = 'guest' then p.line_user_id is not null
        else p.state is distinct from j.state or p.set_id is distinct from ${setId}::uuid end
    order by j.state, j.id limit ${most}`.execute(db)
  return rows
}

/** Kept once LINE has answered; guests see the default menu and need no row. */
export async function notePlaced(
  db: Db,
  { saleUnit, setId }: { saleUnit: string; setId: string },
  state: MenuState,
  userIds: readonly string[],
): Promise<void> {
  if (state === 'guest') {
    await sql`delete from line_menu_people where sale_unit = ${saleUnit} and line_user_id = any(${[...userIds]})`.execute(
      db,
    )
    return
  }
  await sql`insert into line_menu_people (sale_unit, line_user_id, set_id, state)
    select ${saleUnit}, u.id, ${setId}::uuid, ${state} from unnest(${[...userIds]}::text[]) as u (id)
    on conflict (sale_unit, line_user_id) do update set set_id = excluded.set_id, state = excluded.state`.execute(
    db,
  )
}

/** A job for each centre with menus: somebody may be a customer or staff of several. */
export async function notePeopleChanged(tx: Db, userIds: readonly string[]): Promise<void> {
  for (const saleUnit of await allCentres(tx))
    for (const userId of userIds)
      await sql`insert into outbox (sale_unit, topic, order_number)
        select ${saleUnit}, 'line-menu-person', ${userId}
        where exists (select from line_menu_sets m where m.sale_unit = ${saleUnit})`.execute(tx)
}
