import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { IncentiveMeasure, IncentiveTier } from '#shop/points/incentive.ts'
import type { incentivesContract } from '#shop/points/incentive-contract.ts'
import { refuse } from '#shop/problems/problem.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'

/** Targets that ended earlier are no longer shown. */
const shownAfterEnd = 100

type Row = {
  id: string
  name_th: string
  name_en: string
  starts_on: string
  ends_on: string
  measure: IncentiveMeasure
  tiers: IncentiveTier[]
  done: number
}

/** Each target with its progress: delivered orders placed in its period, all products or only its groups. */
export const incentives: Handler<typeof incentivesContract> = async (_input, { db, caller, now }) => {
  if (caller.kind !== 'user') throw refuse(identityProblems.notAllowed)
  const { saleUnit, customerCode } = caller
  const today = bangkokDay(now)
  const { rows } = await sql<Row>`
    select i.id, i.name_th, i.name_en, i.starts_on, i.ends_on, i.measure,
      coalesce((select jsonb_agg(jsonb_build_object('reach', t.reach, 'reward', t.reward, 'amount', t.amount) order by t.reach)
        from incentive_tiers t where t.sale_unit = ${saleUnit} and t.incentive_id = i.id), '[]') as tiers,
      coalesce((select sum(case i.measure when 'units' then l.quantity * l.rate else l.amount - l.discount end)
        from orders o join order_lines l on l.sale_unit = ${saleUnit} and l.order_number = o.number
        left join products p on p.sale_unit = ${saleUnit} and p.code = l.product_code
        where o.sale_unit = ${saleUnit} and o.customer_code = c.code and o.status = 'POD' and not o.points_mode and not l.free
          and o.placed_at >= (i.starts_on::timestamp at time zone 'Asia/Bangkok') and o.placed_at < ((i.ends_on + 1)::timestamp at time zone 'Asia/Bangkok')
          and (i.group_codes = '{}' or p.group_code = any(i.group_codes))), 0)::bigint as done
    from incentives i
    join customers c on c.sale_unit = ${saleUnit} and c.code = ${customerCode}
    where i.sale_unit = ${saleUnit} and i.ends_on >= ${addDays(today, -shownAfterEnd)}
      and (i.customer_code is null or i.customer_code = c.code) and (i.customer_type is null or i.customer_type = c.customer_type)
    order by i.ends_on < ${today}, i.ends_on, i.id`.execute(db)
  return {
    targets: rows.map(({ name_th, name_en, starts_on, ends_on, ...row }) => ({
      ...row,
      name: { th: name_th, en: name_en },
      startsOn: starts_on,
      endsOn: ends_on,
      state:
        today > ends_on ? ('over' as const) : today < starts_on ? ('soon' as const) : ('running' as const),
    })),
  }
}
