import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import type { daySummaryContract, setDaySummaryContract } from '#shop/reports/report-contracts.ts'
import { reportsProblems } from '#shop/reports/reports-problems.ts'

type Wish = { email: string | null; has_line: boolean; by_mail: boolean; by_line: boolean }

async function findWish({ db, caller }: Context, saleUnit: string): Promise<Wish> {
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const { rows } = await sql<Wish>`
    select t.email, exists (select from linked_staff l where l.username = t.username and l.provider = 'line') as has_line,
      coalesce(d.by_mail, false) as by_mail, coalesce(d.by_line, false) as by_line
    from staff t left join day_summaries d on d.sale_unit = ${saleUnit} and d.username = t.username
    where t.username = ${caller.username}`.execute(db)
  const [wish] = rows
  if (!wish) throw refuse(identityProblems.notAllowed)
  return wish
}

export const daySummary: Handler<typeof daySummaryContract> = async ({ saleUnit }, context) => {
  const { email, has_line, by_mail, by_line } = await findWish(context, saleUnit)
  return { byMail: by_mail, byLine: by_line, email: email ?? '', hasLine: has_line }
}

export const setDaySummary: Handler<typeof setDaySummaryContract> = async (
  { saleUnit, byMail, byLine },
  context,
) => {
  const { db, caller } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const { email, has_line } = await findWish(context, saleUnit)
  if (byMail && !email) throw refuse(reportsProblems.noMail)
  if (byLine && !has_line) throw refuse(reportsProblems.noLine)
  await sql`
    insert into day_summaries as d (sale_unit, username, by_mail, by_line) values (${saleUnit}, ${caller.username}, ${byMail}, ${byLine})
    on conflict (sale_unit, username) do update set by_mail = excluded.by_mail, by_line = excluded.by_line`.execute(
    db,
  )
  return { byMail, byLine }
}
