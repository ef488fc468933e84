import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { dropPhoto, keepPhoto } from '#api/photos/photo-files.ts'
import { deliveriesProblems } from '#shop/deliveries/deliveries-problems.ts'
import type { riderProofContract } from '#shop/deliveries/rider-contracts.ts'
import { refuse } from '#shop/problems/problem.ts'
import { riderOf } from './rider-runs.ts'
import { ourTime } from './sent-action.ts'

type Sent = { saleUnit: string; id: string; runId: string; orderNumber: string }

/** A picture that came before is not worked on again; one that comes after the run was closed is kept as well. */
export const riderProof: Handler<typeof riderProofContract> = async (request, context) => {
  const { saleUnit, id, runId, orderNumber, kind, takenAt, sentAt, picture } = request
  const { db, now, storage } = context
  const sent = { saleUnit, id, runId, orderNumber }
  await requireOwnStop(context, sent)
  if (await isKnown(context, sent)) return { id }
  const kept = await keepPhoto(storage, picture, 'delivery-proofs')
  const { rows } = await sql`
    insert into delivery_proofs (sale_unit, id, run_id, order_number, kind, taken_at, received_at, file, width, height)
    values (${saleUnit}, ${id}::uuid, ${runId}::uuid, ${orderNumber}, ${kind}, ${ourTime(takenAt, sentAt, now)}, ${now}, ${kept.file}, ${kept.width}, ${kept.height})
    on conflict do nothing returning id`
    .execute(db)
    .catch(async (error: unknown) => {
      await dropPhoto(storage, kept.file)
      throw error
    })
  if (rows.length > 0) return { id }
  // Sent twice at once: the other one is kept.
  await dropPhoto(storage, kept.file)
  await isKnown(context, sent)
  return { id }
}

async function requireOwnStop(context: Context, { saleUnit, runId, orderNumber }: Sent): Promise<void> {
  const { rows } = await sql<{ rider: string | null }>`
    select r.rider_mobile as rider from delivery_stops s join delivery_runs r on r.sale_unit = ${saleUnit} and r.id = s.run_id
    where s.sale_unit = ${saleUnit} and s.run_id = ${runId}::uuid and s.order_number = ${orderNumber}`.execute(
    context.db,
  )
  const [found] = rows
  if (!found) throw refuse(deliveriesProblems.noRun)
  if (found.rider !== riderOf(context)) throw refuse(deliveriesProblems.notYourRun)
}

async function isKnown({ db }: Context, { saleUnit, id, runId, orderNumber }: Sent): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select p.run_id = ${runId}::uuid and p.order_number = ${orderNumber} as same from delivery_proofs p
    where p.sale_unit = ${saleUnit} and p.id = ${id}::uuid`.execute(db)
  if (rows[0]?.same === false) throw refuse(deliveriesProblems.idTaken)
  return rows.length > 0
}
