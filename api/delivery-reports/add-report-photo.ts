import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { ownerOf } from '#api/orders/order-scope.ts'
import { dropPhoto, keepPhoto } from '#api/photos/photo-files.ts'
import { mostLoosePhotos } from '#shop/delivery-reports/delivery-report.ts'
import type { addReportPhotoContract } from '#shop/delivery-reports/delivery-report-contracts.ts'
import { deliveryReportsProblems } from '#shop/delivery-reports/delivery-reports-problems.ts'
import { whyNotReport } from '#shop/delivery-reports/why-not-report.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'
import { findDelivery, lockOrder } from './delivered-order.ts'

type Sent = { saleUnit: string; customerCode: string; orderNumber: string; reportId: string; id: string }

/** A photo that came before is not worked on again. Whoever may not send it is refused before it is opened. */
export const addReportPhoto: Handler<typeof addReportPhotoContract> = async (request, context) => {
  const { db, caller, now, storage } = context
  const { picture, ...key } = request
  const sent = { ...key, ...ownerOf(caller) }
  if (await requirePlace(db, sent, now)) return { id: sent.id }
  const kept = await keepPhoto(storage, picture, 'delivery-reports')
  const isNew = await write(context, sent, kept).catch(async (error: unknown) => {
    await dropPhoto(storage, kept.file)
    throw error
  })
  if (!isNew) await dropPhoto(storage, kept.file)
  return { id: sent.id }
}

type Kept = { file: string; width: number; height: number }

/** Whether it was written; sent twice at once, the other one is kept. */
function write({ db, now }: Context, sent: Sent, kept: Kept): Promise<boolean> {
  const { saleUnit, orderNumber, reportId, id } = sent
  return db.transaction().execute(async (tx) => {
    await lockOrder(tx, sent)
    if (await requirePlace(tx, sent, now)) return false
    await tx
      .insertInto('delivery_report_photos')
      .values({
        ...{ sale_unit: saleUnit, id, order_number: orderNumber, report_id: reportId },
        ...{ received_at: now, ...kept },
      })
      .execute()
    return true
  })
}

type Place = {
  customerCode: string
  status: Parameters<typeof whyNotReport>[0]['status']
  isKnown: boolean
  isElse: boolean
  report: string[] | null
  loose: number
}

/** Answers whether the photo is there already; refuses one that has no place. */
async function requirePlace(db: Db, sent: Sent, now: Date): Promise<boolean> {
  const { saleUnit, orderNumber, reportId, id } = sent
  const { rows } = await sql<Place>`
    select o.customer_code as "customerCode", o.status,
      exists (select from delivery_report_photos p where p.sale_unit = ${saleUnit} and p.id = ${id} and p.order_number = o.number and p.report_id = ${reportId}) as "isKnown",
      exists (select from delivery_report_photos p where p.sale_unit = ${saleUnit} and p.id = ${id}) as "isElse",
      (select to_jsonb(r.photos) from delivery_reports r where r.sale_unit = ${saleUnit} and r.id = ${reportId} and r.order_number = o.number) as report,
      (select count(*)::integer from delivery_report_photos p where p.sale_unit = ${saleUnit} and p.order_number = o.number
        and not exists (select from delivery_reports r where r.sale_unit = ${saleUnit} and r.id = p.report_id)) as loose
    from orders o where o.sale_unit = ${saleUnit} and o.number = ${orderNumber}`.execute(db)
  const [place] = rows
  if (place?.customerCode !== sent.customerCode) throw refuse(ordersProblems.none)
  if (place.isKnown) return true
  if (place.isElse) throw refuse(deliveryReportsProblems.idTaken)
  const why = place.report ? whyNotNamed(place.report, id) : await whyNotLoose(db, sent, place, now)
  if (why) throw why
  return false
}

const whyNotNamed = (photos: readonly string[], id: string): Problem | undefined =>
  photos.includes(id.toLowerCase()) ? undefined : refuse(deliveryReportsProblems.noPicture)

async function whyNotLoose(
  db: Db,
  sent: Sent,
  { status, loose }: Place,
  now: Date,
): Promise<Problem | undefined> {
  if (loose >= mostLoosePhotos)
    return refuse(deliveryReportsProblems.tooManyPhotos, { most: mostLoosePhotos })
  return whyNotReport({ status, ...(await findDelivery(db, sent)) }, now)
}
