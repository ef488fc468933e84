import { sql } from 'kysely'
import { actingStaff } from '#api/activity/acting-staff.ts'
import { addActivity } from '#api/activity/add-activity.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import type { mergeCustomersContract } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { merchantCustomersProblems } from '#shop/merchant-customers/merchant-customers-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { moveAgency, whyNotMoveAgency } from './move-agency.ts'
import { moveBelongings } from './move-belongings.ts'
import { requireCustomer } from './require-customer.ts'

type Pair = { saleUnit: string; code: string; other: string }

/** Orders are locked before customers, as whoever moves an order does. One placed meanwhile may meet it the other way round: then it is tried again. */
export const mergeCustomers: Handler<typeof mergeCustomersContract> = async (request, context) => {
  const { db, now } = context
  const { saleUnit, code, other, why: reason } = request
  const problems = merchantCustomersProblems
  await requireCustomer(context, code)
  await requireCustomer(context, other)
  if (code === other) throw refuse(problems.sameShop)
  if (!reason) throw refuse(problems.noReason)
  const by = await actingStaff(context)
  const orders = await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      await lockOrders(tx, request)
      const [kept, goes] = await lockBoth(tx, request)
      if (goes?.merged_into || kept?.merged_into) throw refuse(problems.alreadyMerged)
      if (kept?.status !== 'active') throw refuse(problems.notActive)
      const both = { kept, goes: goes ?? kept }
      const why = await whyNotMoveAgency(tx, request, both)
      if (why) throw why
      const moved = await moveBelongings(tx, request)
      await moveAgency(tx, request, both, now)
      await joinRows(tx, request, reason)
      const at = { saleUnit, at: now, by }
      const after = { other, orders: moved, points: goes?.points ?? 0, why: reason }
      await addActivity(tx, at, { kind: 'customer', subject: code, what: 'merged', after })
      await addActivity(tx, at, {
        kind: 'customer',
        subject: other,
        what: 'merged into',
        after: { other: code, why: reason },
      })
      return moved
    }),
  )
  return { orders }
}

async function lockOrders(tx: Db, { saleUnit, other }: Pair) {
  await sql`select from orders o where o.sale_unit = ${saleUnit} and (o.customer_code = ${other} or o.credit_customer = ${other})
    order by o.number for no key update`.execute(tx)
}

async function lockBoth(tx: Db, { saleUnit, code, other }: Pair) {
  const rows = await tx
    .selectFrom('customers')
    .select(['code', 'status', 'role', 'agent_code', 'points', 'merged_into'])
    .where('sale_unit', '=', saleUnit)
    .where('code', 'in', [code, other])
    .orderBy('code')
    .forUpdate()
    .execute()
  return [rows.find((row) => row.code === code), rows.find((row) => row.code === other)]
}

/** What the kept record lacks it takes over; the other one stays, empty, and says where its things are. */
async function joinRows(tx: Db, { saleUnit, code, other }: Pair, why: string): Promise<void> {
  await sql`
    update customers k set points = k.points + g.points, debt = k.debt + g.debt,
      tax_number = coalesce(k.tax_number, g.tax_number), card_photo = coalesce(k.card_photo, g.card_photo),
      shop_photo = coalesce(k.shop_photo, g.shop_photo), picture_file = coalesce(k.picture_file, g.picture_file),
      sale_code = coalesce(k.sale_code, g.sale_code), has_licence = k.has_licence or g.has_licence
    from customers g
    where k.sale_unit = ${saleUnit} and k.code = ${code} and g.sale_unit = ${saleUnit} and g.code = ${other}`.execute(
    tx,
  )
  await tx
    .updateTable('customers')
    .set((eb) => {
      // A file belongs to one record: whoever is erased takes theirs along.
      const left = (file: 'card_photo' | 'shop_photo' | 'picture_file') =>
        eb.fn<string | null>('nullif', [
          file,
          eb
            .selectFrom('customers as k')
            .select(`k.${file}`)
            .where('k.sale_unit', '=', saleUnit)
            .where('k.code', '=', code),
        ])
      return {
        ...{ points: 0, debt: 0, credit_limit: 0, status: 'inactive', status_why: why, merged_into: code },
        card_photo: left('card_photo'),
        shop_photo: left('shop_photo'),
        picture_file: left('picture_file'),
      }
    })
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', other)
    .execute()
}
