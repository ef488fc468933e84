import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import type {
  StandingTab,
  standingOrderListContract,
} from '#shop/standing-orders/standing-office-contracts.ts'

type Condition = RawBuilder<unknown>
/** `ownCode` is the sale code of a salesperson, who sees those of their customers. */
type ListRequest = InputOf<typeof standingOrderListContract> & { ownCode: string | undefined }

type ListedKey = { id: string; customerCode: string; customerName: string }

const comingDay = (saleUnit: string) => sql`(select min(r.deliver_on) from standing_order_runs r
  where r.sale_unit = ${saleUnit} and r.standing_order_id = s.id and r.state = 'coming')`

const latestState = (saleUnit: string) => sql`(select r.state from standing_order_runs r
  where r.sale_unit = ${saleUnit} and r.standing_order_id = s.id and r.state in ('placed', 'failed')
  order by r.planned_on desc limit 1)`

const tabConditions = (saleUnit: string): Record<StandingTab, Condition> => ({
  all: sql`true`,
  active: sql`s.state = 'active'`,
  paused: sql`s.state = 'paused'`,
  ended: sql`s.state = 'ended'`,
  failed: sql`s.state <> 'ended' and ${latestState(saleUnit)} = 'failed'`,
})

const both = (conditions: readonly (Condition | false)[]) =>
  sql.join(
    conditions.filter((each) => each !== false),
    sql` and `,
  )

const ofSalesperson = (ownCode: string | undefined): Condition | false =>
  ownCode !== undefined && sql`coalesce(c.sale_code, '') = ${ownCode}`

/** Those with the nearest run first; one more than a page, to know whether there is another. */
export async function findListed(db: Db, request: ListRequest): Promise<ListedKey[]> {
  const { saleUnit, tab, text, customerCode, day, skip, take, ownCode } = request
  const like = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`
  const digits = text.replace(/\D/g, '')
  const byMobile = /^[\d\s+-]{3,}$/.test(text)
    ? sql`exists (select from accounts a where a.id = c.account_id and a.mobile like ${`%${digits}%`})`
    : sql`false`
  const conditions = [
    sql`s.sale_unit = ${saleUnit}`,
    tabConditions(saleUnit)[tab],
    ofSalesperson(ownCode),
    customerCode !== undefined && sql`s.customer_code = ${customerCode}`,
    day !== undefined &&
      sql`s.state = 'active' and coalesce(${comingDay(saleUnit)}, s.next_planned_on) = ${day}::date`,
    text.trim() !== '' &&
      sql`(c.name ilike ${like} or c.code ilike ${like} or s.name ilike ${like} or ${byMobile})`,
  ]
  const { rows } = await sql<ListedKey>`
    select s.id, s.customer_code as "customerCode", c.name as "customerName" from standing_orders s
    join customers c on c.sale_unit = ${saleUnit} and c.code = s.customer_code
    where ${both(conditions)}
    order by s.state = 'ended', s.state = 'paused', coalesce(${comingDay(saleUnit)}, s.next_planned_on), s.made_at desc, s.id
    limit ${take + 1} offset ${skip}`.execute(db)
  return rows
}

/** How many need somebody, whatever is filtered. */
export async function countFailed(
  db: Db,
  { saleUnit, ownCode }: Pick<ListRequest, 'saleUnit' | 'ownCode'>,
): Promise<number> {
  const conditions = [sql`s.sale_unit = ${saleUnit}`, tabConditions(saleUnit).failed, ofSalesperson(ownCode)]
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from standing_orders s
    join customers c on c.sale_unit = ${saleUnit} and c.code = s.customer_code where ${both(conditions)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
