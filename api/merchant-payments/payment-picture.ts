import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { InputOf } from '#shop/contract/endpoint.ts'
import type { paymentPictureContract } from '#shop/merchant-payments/merchant-payment-contracts.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { refuse } from '#shop/problems/problem.ts'

type Picture = { picture: string | null; customer_code: string }

/** The view of a member of staff is logged before the picture is sent, so that none goes unrecorded. */
export const paymentPicture: Handler<typeof paymentPictureContract> = async (request, context) => {
  const { db, storage } = context
  if (!mayLook(context, request.saleUnit)) throw refuse(paymentsProblems.none)
  const found = await findPicture(db, request)
  if (!found?.picture || !isTheirs(context, found)) throw refuse(paymentsProblems.none)
  const bytes = await storage.readPrivate(found.picture)
  if (!bytes) throw refuse(paymentsProblems.none)
  await recordView(context, request, found)
  return { bytes: Buffer.from(bytes).toString('base64'), type: 'image/webp' }
}

const mayLook = ({ caller }: Context, saleUnit: string) =>
  (caller.kind === 'user' || caller.kind === 'merchant') && caller.saleUnit === saleUnit

const isTheirs = ({ caller }: Context, { customer_code }: Picture) =>
  caller.kind !== 'user' || caller.customerCode === customer_code

async function findPicture(
  db: Db,
  { saleUnit, id, kind }: InputOf<typeof paymentPictureContract>,
): Promise<Picture | undefined> {
  const query =
    kind === 'slip'
      ? sql<Picture>`select l.picture, l.customer_code from slips l where l.sale_unit = ${saleUnit} and l.id = ${id}`
      : sql<Picture>`
        select r.proof as picture, p.customer_code from refunds r
        join payments p on p.sale_unit = ${saleUnit} and p.id = r.payment_id
        where r.sale_unit = ${saleUnit} and r.id = ${id}`
  return (await query.execute(db)).rows[0]
}

async function recordView(
  { db, caller, now }: Context,
  { saleUnit, kind }: InputOf<typeof paymentPictureContract>,
  { customer_code }: Picture,
): Promise<void> {
  if (caller.kind !== 'merchant') return
  await db
    .insertInto('private_views')
    .values({ sale_unit: saleUnit, customer_code, kind, username: caller.username, at: now })
    .execute()
}
