import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { distanceToShop, requireClientSeen } from '#api/photos/client-seen.ts'
import { mySalesProblems } from '#shop/my-sales/my-sales-problems.ts'
import type { recordVisitContract } from '#shop/my-sales/visit-contracts.ts'
import { whyNotEnd } from '#shop/my-sales/visit-result.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { timeOf } from '#shop/visits/place-seen.ts'

/**
 * A visit is told when it begins and again, whole, when it ends. Whichever arrives first or twice, it is one row,
 * and an end that was told stays.
 */
export const recordVisit: Handler<typeof recordVisitContract> = async (request, context) => {
  const { saleUnit, customerCode, id, result, reason, tasks, note, farReason, place } = request
  const { db, now } = context
  await requireClientSeen(context, customerCode)
  const by = await actingStaff(context)
  const isEnd = request.leftAt !== null
  const whyNot = isEnd ? whyNotEnd({ result, reason, note }) : undefined
  if (whyNot) throw new Problem(whyNot)
  const arrivedAt = timeOf(request.arrivedAt, now)
  const told = request.leftAt === null ? null : timeOf(request.leftAt, now)
  const leftAt = told && new Date(Math.max(told.getTime(), arrivedAt.getTime()))
  const distance = await distanceToShop(context, { saleUnit, customerCode }, place)
  await sql`
    insert into customer_visits (sale_unit, id, customer_code, username, by_name, arrived_at, left_at, received_at,
      result, reason, tasks, note, far_reason, lat, lng, accuracy, distance)
    values (${saleUnit}, ${id}, ${customerCode}, ${by.username}, ${by.name}, ${arrivedAt}, ${leftAt}, ${now},
      ${isEnd ? result : null}, ${isEnd && result === 'noOrder' ? reason : null}, ${[...new Set(tasks)]}::text[], ${note.trim()}, ${farReason.trim()},
      ${place?.lat ?? null}, ${place?.lng ?? null}, ${place?.accuracy ?? null}, ${distance})
    on conflict (sale_unit, id) do update set left_at = excluded.left_at, result = excluded.result, reason = excluded.reason,
      tasks = excluded.tasks, note = excluded.note, far_reason = excluded.far_reason, received_at = excluded.received_at,
      lat = coalesce(customer_visits.lat, excluded.lat), lng = coalesce(customer_visits.lng, excluded.lng),
      accuracy = coalesce(customer_visits.accuracy, excluded.accuracy), distance = coalesce(customer_visits.distance, excluded.distance)
    where customer_visits.left_at is null and excluded.left_at is not null
      and customer_visits.customer_code = excluded.customer_code and customer_visits.username = excluded.username`.execute(
    db,
  )
  return { id, distance: await loadDistance(context, { saleUnit, id, customerCode, username: by.username }) }
}

type Sent = { saleUnit: string; id: string; customerCode: string; username: string }

/** Refuses an id that stands for a visit to another customer or of another person. */
async function loadDistance({ db }: Context, { saleUnit, id, customerCode, username }: Sent) {
  const { rows } = await sql<{ customer_code: string; username: string; distance: number | null }>`
    select v.customer_code, v.username, v.distance from customer_visits v
    where v.sale_unit = ${saleUnit} and v.id = ${id}`.execute(db)
  const [kept] = rows
  if (!kept || kept.customer_code !== customerCode || kept.username !== username)
    throw refuse(mySalesProblems.idTaken)
  return kept.distance
}
