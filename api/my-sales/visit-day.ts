import { sql } from 'kysely'
import { contentMark } from '#api/activity/content-mark.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { ListedDue } from '#shop/my-sales/my-sales-contracts.ts'
import type { Stop, visitDayContract } from '#shop/my-sales/visit-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { inRouteOrder } from '#shop/routes/route-order.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { findVisits } from './find-visits.ts'
import { loadDue } from './load-due.ts'
import { findWhose } from './sales-people.ts'

/** As many as one can visit in a day, and as many others to choose from. */
const [usualStops, mostOthers] = [12, 60]
const worthAVisit = new Set<ListedDue['state']>(['overdue', 'due', 'soon'])
/** Whoever was just visited is not proposed again at once. */
const restDays = 2

type PlanKey = { saleUnit: string; username: string; day: string }

/** The plan of a day as it was saved; none is told apart from an empty one. */
export async function findPlan(db: Db, { saleUnit, username, day }: PlanKey): Promise<string[] | undefined> {
  const { rows } = await sql<{ codes: string[] }>`
    select p.customer_codes as codes from visit_plans p
    where p.sale_unit = ${saleUnit} and p.username = ${username} and p.day = ${day}::date`.execute(db)
  return rows[0]?.codes
}

export const planVersion = (codes: readonly string[] | undefined): string =>
  contentMark({ codes: codes ?? null })

export const visitDay: Handler<typeof visitDayContract> = async (request, context) => {
  const { db, caller, now } = context
  if (caller.kind !== 'merchant') throw refuse(identityProblems.notAllowed)
  const { saleUnit } = request
  const today = bangkokDay(now)
  const day = request.day ?? today
  const { saleCode, isOwn, people } = await findWhose(context, saleUnit, request.saleCode)
  const username = isOwn
    ? caller.username
    : (people.find((each) => each.saleCode === saleCode)?.username ?? '')
  const [all, plan, visits, centre] = await Promise.all([
    loadDue(db, { saleUnit, saleCode }, today),
    findPlan(db, { saleUnit, username, day }),
    findVisits(db, { saleUnit, username, day }),
    db
      .selectFrom('centres')
      .select(['lat', 'lng'])
      .where('sale_unit', '=', saleUnit)
      .executeTakeFirstOrThrow(),
  ])
  const start = { lat: centre.lat, lng: centre.lng }
  const known = new Map(all.map((each) => [each.code, each]))
  const stops = plan
    ? plan.flatMap((code) => known.get(code) ?? [])
    : inRouteOrder(start, day < today ? [] : proposed(all, day))
  const chosen = new Set(stops.map(({ code }) => code))
  return {
    ...{ at: now.toISOString(), today, day, saleCode, isOwn, isPlanned: plan !== undefined },
    ...{ version: planVersion(plan), start, visits },
    stops: stops.map(stopOf),
    others: all
      .filter(({ code }) => !chosen.has(code))
      .slice(0, mostOthers)
      .map(stopOf),
    salespeople: people.map((each) => ({ saleCode: each.saleCode, name: each.name })),
  }
}

/** Who is due on the day, without those who were just visited. */
function proposed(all: readonly ListedDue[], day: string): ListedDue[] {
  const rested = addDays(day, -restDays)
  return all
    .filter(
      ({ state, dueOn }) => worthAVisit.has(state) || (state === 'resting' && dueOn !== null && dueOn <= day),
    )
    .filter(({ visitedAt }) => {
      const on = visitedAt && bangkokDay(new Date(visitedAt))
      return !on || on < rested || on === day
    })
    .slice(0, usualStops)
}

const stopOf = ({ code, name, mobile, place, pin, state, daysSince, usual }: ListedDue): Stop => ({
  ...{ code, name, mobile, place, pin, state, daysSince, usual },
})
