import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import { clientsOf } from '#api/merchants/clients-of.ts'
import { roles } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { customerVisitsContract, teamVisitsContract } from '#shop/my-sales/visit-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { findVisits } from './find-visits.ts'
import { findSalespeople } from './sales-people.ts'

const [mostOfCustomer, mostOfTeam] = [10, 200]

export const customerVisits: Handler<typeof customerVisitsContract> = async (
  { saleUnit, customerCode },
  context,
) => {
  const client = await clientsOf(context)
    .select('customers.code')
    .where('customers.code', '=', customerCode)
    .executeTakeFirst()
  if (!client) throw refuse(identityProblems.notYours)
  return { visits: await findVisits(context.db, { saleUnit, customerCode, take: mostOfCustomer }) }
}

export const teamVisits: Handler<typeof teamVisitsContract> = async (
  { saleUnit, ...request },
  { db, now },
) => {
  const today = bangkokDay(now)
  const day = request.day ?? today
  const [people, visits, plans] = await Promise.all([
    findSalespeople(db, saleUnit),
    findVisits(db, { saleUnit, day, take: mostOfTeam + 1 }),
    sql<{ username: string; planned: number }>`
      select p.username, cardinality(p.customer_codes) as planned from visit_plans p
      where p.sale_unit = ${saleUnit} and p.day = ${day}::date`.execute(db),
  ])
  const shown = visits.slice(0, mostOfTeam)
  const rows = people.map(({ username, saleCode, name, role }) => {
    const theirs = shown.filter((visit) => visit.username === username)
    const planned = plans.rows.find((plan) => plan.username === username)?.planned ?? 0
    const ordered = theirs.filter(({ result }) => result === 'ordered').length
    return { username, saleCode, name, role, planned, visited: theirs.length, ordered }
  })
  return {
    ...{ at: now.toISOString(), today, day, visits: shown, isMore: visits.length > mostOfTeam },
    people: rows
      .filter(({ role, planned, visited }) => role === roles.salesperson || planned + visited > 0)
      .map(({ role: _, ...row }) => row),
  }
}
