import { type RawBuilder, sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { ordersSeenBy } from '#api/orders/order-scope.ts'
import { recordDay, recordLook } from '#api/photos/record-look.ts'
import { deliveriesProblems } from '#shop/deliveries/deliveries-problems.ts'
import type { deliveryProofContract } from '#shop/deliveries/tracking-contracts.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { smallPhotoOf } from '#shop/photos/small-photo.ts'
import { refuse } from '#shop/problems/problem.ts'

/** A look by staff is recorded before the picture is sent, so that none goes unrecorded. */
export const deliveryProof: Handler<typeof deliveryProofContract> = async (
  { saleUnit, orderNumber, id, size },
  context,
) => {
  const { db, caller, storage } = context
  const scope = (await ordersSeenBy(db, caller)).find((each) => each.saleUnit === saleUnit)
  if (!scope) throw refuse(identityProblems.notYours)
  const proof = await findProof(db, { saleUnit, orderNumber, id, seen: scope.seen })
  if (!proof) throw refuse(deliveriesProblems.noProof)
  const small = size === 'small' ? await storage.readPrivate(smallPhotoOf(proof.file)) : undefined
  const bytes = small ?? (await storage.readPrivate(proof.file))
  if (!bytes) throw refuse(deliveriesProblems.noProof)
  if (caller.kind === 'merchant') {
    const looked = { saleUnit, customerCode: proof.customerCode, username: caller.username }
    if (small) await recordDay(context, looked, 'deliveries')
    else await recordLook(context, looked, 'delivery')
  }
  return { type: typeOf(proof.file), content: Buffer.from(bytes).toString('base64') }
}

type Which = { saleUnit: string; orderNumber: string; id: string; seen: RawBuilder<boolean> }

async function findProof(db: Db, { saleUnit, orderNumber, id, seen }: Which) {
  const { rows } = await sql<{ file: string; customerCode: string }>`
    select p.file, o.customer_code as "customerCode" from delivery_proofs p
    join orders o on o.sale_unit = ${saleUnit} and o.number = p.order_number
    where p.sale_unit = ${saleUnit} and p.id = ${id} and p.order_number = ${orderNumber} and ${seen}`.execute(
    db,
  )
  return rows[0]
}

const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg' }
const typeOf = (file: string) => types[file.split('.').at(-1) ?? ''] ?? 'image/webp'
