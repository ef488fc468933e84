import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { RewardTier } from '#shop/my-sales/sales-reward.ts'
import type { SetTarget } from '#shop/my-sales/target-contracts.ts'

type TargetRow = SetTarget & { month: string; setBy: string }

/** The targets of these months, by salesperson. */
export async function findTargets(db: Db, saleUnit: string, months: readonly string[]): Promise<TargetRow[]> {
  const { rows } = await sql<TargetRow>`
    select to_char(t.month, 'YYYY-MM') as month, t.sale_code as "saleCode", t.amount, t.new_customers as "newCustomers",
      t.active_customers as "activeCustomers", t.set_by as "setBy"
    from sales_targets t
    where t.sale_unit = ${saleUnit} and t.month = any(${months.map((month) => `${month}-01`)}::date[])
    order by t.month desc, t.sale_code`.execute(db)
  return rows
}

/** The reward plan that holds in a month. */
export async function findTiers(db: Db, saleUnit: string, month: string): Promise<RewardTier[]> {
  const { rows } = await sql<{ tiers: RewardTier[] }>`
    select r.tiers from sales_rewards r
    where r.sale_unit = ${saleUnit} and r.from_month <= ${`${month}-01`}::date
    order by r.from_month desc limit 1`.execute(db)
  return rows[0]?.tiers ?? []
}
