import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { findInOrder, type OrderScope, ordersSeenBy } from '#api/orders/order-scope.ts'
import { recordDay, recordLook } from '#api/photos/record-look.ts'
import type { Caller } from '#shop/contract/caller.ts'
import type { reportPhotoContract } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { deliveryReportsProblems } from '#shop/delivery-reports/delivery-reports-problems.ts'
import { smallPhotoOf } from '#shop/photos/small-photo.ts'
import { refuse } from '#shop/problems/problem.ts'

/** A look of staff is recorded before the picture is sent, so that none goes unrecorded. */
export const reportPhoto: Handler<typeof reportPhotoContract> = async (
  { saleUnit, id, isSmall = false, known = false },
  context,
) => {
  const { db, caller, storage } = context
  const scopes = (await ordersSeenBy(db, caller)).filter((scope) => scope.saleUnit === saleUnit)
  const photo = await findInOrder(scopes, (scope) => findPhoto(db, scope, id))
  if (!photo) throw refuse(deliveryReportsProblems.noPicture)
  const bytes = known
    ? new Uint8Array()
    : await storage.readPrivate(isSmall ? smallPhotoOf(photo.file) : photo.file)
  if (!bytes) throw refuse(deliveryReportsProblems.noPicture)
  const username = staffOf(caller)
  if (username !== undefined) {
    const looked = { saleUnit, customerCode: photo.customerCode, username }
    if (isSmall) await recordDay(context, looked)
    else await recordLook(context, looked)
  }
  return { type: 'image/webp', content: Buffer.from(bytes).toString('base64') }
}

/** The member of staff who looks, also while acting for the customer. */
function staffOf(caller: Caller): string | undefined {
  if (caller.kind === 'merchant') return caller.username
  return caller.kind === 'user' && caller.actor?.kind === 'staff' ? caller.actor.name : undefined
}

type Photo = { file: string; customerCode: string }

async function findPhoto(db: Db, { saleUnit, seen }: OrderScope, id: string): Promise<Photo | undefined> {
  const { rows } = await sql<Photo>`
    select p.file, o.customer_code as "customerCode" from delivery_report_photos p
    join orders o on o.sale_unit = ${saleUnit} and o.number = p.order_number
    where p.sale_unit = ${saleUnit} and p.id = ${id} and ${seen}`.execute(db)
  return rows[0]
}
