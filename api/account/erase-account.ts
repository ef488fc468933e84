import { sql } from 'kysely'
import { eraseChat } from '#api/chat/erase-chat.ts'
import { eraseDeliveries } from '#api/deliveries/erase-deliveries.ts'
import { eraseReports } from '#api/delivery-reports/erase-reports.ts'
import { findCustomersOf, type Shop } from '#api/identity/own-shops.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { Storage } from '#api/kit/storage.ts'
import { eraseVisits } from '#api/photos/erase-visits.ts'
import { dropPhoto } from '#api/photos/photo-files.ts'
import { endSessionsOf } from '#api/sessions/sessions.ts'
import type { eraseAccountContract } from '#shop/account/account-contracts.ts'
import { accountProblems } from '#shop/account/account-problems.ts'
import { roles } from '#shop/contract/caller.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'
import { eraseAgentOrders, eraseRelation } from './erase-agent-orders.ts'
import { eraseStandingOrders } from './erase-standing-orders.ts'
import { lockAccount, requireInPerson } from './own-customer.ts'

/** Replaces the name in stored orders and in the merchant's lists. */
const erasedName = 'บัญชีที่ลบแล้ว (deleted account)'

const finished = ['SO Cancel', 'Invoice Cancel', 'POD']

/** Locks the account's customers, so that no order or debt can arise between check and erasure. */
async function whyNotErase(tx: Db, shops: readonly Shop[]): Promise<Problem | undefined> {
  let [orders, debt, clients] = [0, 0, 0]
  for (const { saleUnit, code } of shops) {
    const customer = await tx
      .selectFrom('customers')
      .select('debt')
      .where('sale_unit', '=', saleUnit)
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst()
    const { rows } = await sql<{ orders: number; clients: number }>`
      select (select count(*) from orders o where o.sale_unit = ${saleUnit} and o.customer_code = ${code} and o.status <> all(${finished}))
          + (select count(*) from agent_orders o join customers a on a.sale_unit = ${saleUnit} and a.code = o.agent_code
            where o.sale_unit = ${saleUnit} and o.client_code = ${code} and o.status in ('placed', 'accepted', 'ready')
              and a.role = ${roles.agent} and a.status = 'active') as orders,
        (select count(*) from customers k where k.sale_unit = ${saleUnit} and k.status <> 'inactive' and (k.agent_code = ${code}
          or exists (select from agent_orders o where o.sale_unit = ${saleUnit} and o.agent_code = ${code} and o.client_code = k.code
            and o.status in ('placed', 'accepted', 'ready')))) as clients`.execute(tx)
    debt += customer?.debt ?? 0
    orders += rows[0]?.orders ?? 0
    clients += rows[0]?.clients ?? 0
  }
  if (orders > 0) return refuse(accountProblems.openOrders, { count: orders })
  if (debt > 0) return refuse(accountProblems.debt, { amount: sayMoney(debt) })
  return clients > 0 ? refuse(accountProblems.clients, { count: clients }) : undefined
}

export const eraseAccount: Handler<typeof eraseAccountContract> = async (_input, context) => {
  const { db, now, log, storage } = context
  const own = requireInPerson(context.caller)
  const { photos, visits } = await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, own)
    const shops = (await findCustomersOf(tx, account.id)).map((row) => ({
      saleUnit: row.sale_unit,
      code: row.code,
    }))
    const why = await whyNotErase(tx, shops)
    if (why) throw why
    const photos = []
    const visits: string[] = []
    for (const shop of shops) {
      await eraseOrders(tx, shop)
      await eraseBelongings(tx, shop)
      await eraseAgentOrders(tx, shop, erasedName)
      await eraseRelation(tx, { ...shop, mobile: account.mobile, now })
      await eraseStandingOrders(tx, shop, now)
      photos.push(...(await eraseShop(tx, shop)))
      visits.push(
        ...(await eraseVisits(tx, shop, now)),
        ...(await eraseReports(tx, shop)),
        ...(await eraseDeliveries(tx, shop)),
        ...(await eraseChat(tx, shop)),
      )
    }
    await endSessionsOf(tx, account.id, 'account erased', now)
    await eraseAccountRow(tx, account, now)
    // The log can be changed by this function alone, and only for somebody who is erased by now.
    for (const { saleUnit, code } of shops)
      await sql`select erase_activity_1(${saleUnit}, ${code}, ${now})`.execute(tx)
    return { photos, visits }
  })
  // Files go after the commit: an orphaned file can be removed later, a lost picture cannot come back.
  for (const { shop_photo, picture_file, card_photo } of photos) {
    for (const name of [shop_photo, picture_file]) if (name) await removePicture(storage, name)
    // A portrait given by an applicant is private, one of before public.
    for (const name of [card_photo, picture_file]) if (name) await storage.removePrivate(name)
  }
  for (const file of visits) await dropPhoto(storage, file)
  log.info({}, 'an account was erased by its owner')
  return {}
}

/** Every stored NAME.webp has a NAME@half.webp beside it. */
async function removePicture(storage: Storage, name: string): Promise<void> {
  await storage.removePublic(name)
  if (name.endsWith('.webp')) await storage.removePublic(name.replace(/\.webp$/, '@half.webp'))
}

/** Removes everything that identifies the shop; returns its photos. */
async function eraseShop(tx: Db, { saleUnit, code }: Shop) {
  const photos = await tx
    .selectFrom('customers')
    .select(['shop_photo', 'picture_file', 'card_photo'])
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', code)
    .execute()
  const nothing = {
    tax_number: null,
    account_code: null,
    person_type: null,
    shop_photo: null,
    picture_file: null,
    card_photo: null,
  }
  await tx
    .updateTable('customers')
    .set({
      ...{ ...nothing, name: erasedName, status: 'inactive', status_why: '', points: 0, credit_limit: 0 },
      has_licence: false,
    })
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', code)
    .execute()
  await sql`update points_ledger set why = '' where sale_unit = ${saleUnit} and customer_code = ${code}`.execute(
    tx,
  )
  return photos
}

async function eraseAccountRow(
  tx: Db,
  { id, mobile }: { id: string; mobile: string },
  now: Date,
): Promise<void> {
  await tx.deleteFrom('linked_identities').where('account_id', '=', id).execute()
  await tx.deleteFrom('otp_requests').where('mobile', '=', mobile).execute()
  await tx.deleteFrom('attempts').where('key', '=', mobile).execute()
  await tx
    .updateTable('accounts')
    .set({
      mobile: `erased-${id}`,
      email: null,
      email_wanted: null,
      name: erasedName,
      password_hash: null,
      active: false,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Orders stay for accounting. One with a tax invoice keeps its name, which the law requires for five years.
 */
async function eraseOrders(tx: Db, { saleUnit, code }: Shop): Promise<void> {
  const blank = JSON.stringify({
    name: erasedName,
    phone: '',
    address: '',
    lat: null,
    lng: null,
    remark: '',
    taxNumber: null,
  })
  await sql`update orders o set customer_name = ${erasedName}, remark = '', ship_to = o.ship_to || ${blank}::jsonb,
      bill_to = case when o.needs_tax_invoice then o.bill_to else o.bill_to || ${blank}::jsonb end
    where o.sale_unit = ${saleUnit} and o.customer_code = ${code}`.execute(tx)
  // A tax invoice keeps its buyer for the years the law asks for.
  await sql`update invoices i set buyer = i.buyer || ${JSON.stringify({ name: erasedName, address: '', phone: '', taxNumber: '' })}::jsonb from orders o
    where i.sale_unit = ${saleUnit} and o.sale_unit = ${saleUnit} and o.number = i.order_number
      and o.customer_code = ${code} and not o.needs_tax_invoice`.execute(tx)
  await sql`delete from order_remarks r using orders o
    where r.sale_unit = ${saleUnit} and o.sale_unit = ${saleUnit} and o.number = r.order_number
      and o.customer_code = ${code}`.execute(tx)
  const mine = sql`e.sale_unit = ${saleUnit} and o.sale_unit = ${saleUnit} and e.order_number = o.number`
  await sql`update order_events e set by_name = ${erasedName} from orders o
    where ${mine} and o.customer_code = ${code} and e.by_kind = 'customer'`.execute(tx)
  await sql`update order_events e set by_name = ${erasedName} from orders o
    where ${mine} and o.placed_by_kind = 'agent' and o.placed_by = ${code} and e.by_kind = 'agent'`.execute(
    tx,
  )
}

async function eraseBelongings(tx: Db, { saleUnit, code }: Shop): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({
      ...{
        active: false,
        is_default: false,
        name: erasedName,
        address: '',
        phone: '',
        tax_number: null,
        remark: '',
        lat: null,
        lng: null,
      },
      ...{ province: '', district: '', subdistrict: '', postcode: '00000' },
    })
    .where('sale_unit', '=', saleUnit)
    .where('customer_code', '=', code)
    .execute()
  for (const table of [
    ...(['cart_lines', 'wishlist', 'sign_in_links'] as const),
    ...(['agent_applications', 'order_advice', 'order_advice_choices'] as const),
  ])
    await tx.deleteFrom(table).where('sale_unit', '=', saleUnit).where('customer_code', '=', code).execute()
  await sql`update agent_invitations i set mobile = null where i.sale_unit = ${saleUnit} and i.agent_code = ${code}`.execute(
    tx,
  )
  // A spreadsheet of customers keeps what its rows said, to be undone.
  await sql`update import_rows r set before = null, after = null, cells = null from imports i
    where i.sale_unit = ${saleUnit} and i.kind = 'customers' and r.sale_unit = ${saleUnit} and r.import_id = i.id and r.subject = ${code}`.execute(
    tx,
  )
}
