import { sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { Storage } from '#api/kit/storage.ts'
import { endSessionsOf } from '#api/sessions/sessions.ts'
import type { eraseAccountContract } from '#shop/account/account-contracts.ts'
import { accountProblems } from '#shop/account/account-problems.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'
import { holdAccount, requireOwnHands } from './own-customer.ts'

/** Stands where a name stood, in the books and in the merchant's lists. */
export const erasedName = 'บัญชีที่ลบแล้ว (deleted account)'

const finished = ['SO Cancel', 'Invoice Cancel', 'POD']

/** The customers of the account are held, so that no order or debt can arise between the question and the deed. */
async function whyNotErase(tx: Db, accountId: string): Promise<Problem | undefined> {
  const customers = await tx
    .selectFrom('customers')
    .select(['sale_unit', 'debt'])
    .where('account_id', '=', accountId)
    .orderBy('sale_unit')
    .forUpdate()
    .execute()
  const { rows } = await sql<{ orders: number; clients: number }>`
    select (select count(*) from orders o join customers c on c.sale_unit = o.sale_unit and c.code = o.customer_code
              where c.account_id = ${accountId}::uuid and o.status <> all(${finished})) as orders,
           (select count(*) from customers k join customers a on a.sale_unit = k.sale_unit and a.code = k.agent_code
              where a.account_id = ${accountId}::uuid and k.status <> 'inactive') as clients`.execute(tx)
  const { orders = 0, clients = 0 } = rows[0] ?? {}
  if (orders > 0) return refuse(accountProblems.openOrders, { count: orders })
  const debt = customers.reduce((sum, row) => sum + row.debt, 0)
  if (debt > 0) return refuse(accountProblems.debt, { amount: sayMoney(debt) })
  return clients > 0 ? refuse(accountProblems.clients, { count: clients }) : undefined
}

export const eraseAccount: Handler<typeof eraseAccountContract> = async (_input, context) => {
  const { db, now, log, storage } = context
  const own = requireOwnHands(context.caller)
  const photos = await db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, own)
    const why = await whyNotErase(tx, account.id)
    if (why) throw why
    await eraseOrders(tx, account.id)
    await eraseBelongings(tx, account.id, account.mobile)
    await endSessionsOf(tx, account.id, 'account erased', now)
    return eraseNames(tx, account.id, now)
  })
  // Once the rows are gone for good: a file nobody points at can be found and removed later, a picture that is missing cannot come back.
  for (const { shop_photo, picture_file, card_photo } of photos) {
    for (const name of [shop_photo, picture_file]) if (name) await removePicture(storage, name)
    if (card_photo) await storage.removePrivate(card_photo)
  }
  log.info({}, 'an account was erased by its owner')
  return {}
}

/** Every stored NAME.webp has a NAME@half.webp beside it. */
async function removePicture(storage: Storage, name: string): Promise<void> {
  await storage.removePublic(name)
  if (name.endsWith('.webp')) await storage.removePublic(name.replace(/\.webp$/, '@half.webp'))
}

/** The person and the shop without anything that names them; answers the photos they had. */
async function eraseNames(tx: Db, accountId: string, now: Date) {
  const photos = await tx
    .selectFrom('customers')
    .select(['shop_photo', 'picture_file', 'card_photo'])
    .where('account_id', '=', accountId)
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
    .set({ ...nothing, name: erasedName, status: 'inactive', points: 0, credit_limit: 0, has_licence: false })
    .where('account_id', '=', accountId)
    .execute()
  await tx
    .updateTable('accounts')
    .set({
      mobile: `erased-${accountId}`,
      email: null,
      email_wanted: null,
      name: erasedName,
      password_hash: null,
      active: false,
      erased_at: now,
    })
    .where('id', '=', accountId)
    .execute()
  return photos
}

/** Orders stay for the books. A bill that a tax invoice was asked for keeps its name: the law wants it for five years. */
async function eraseOrders(tx: Db, accountId: string): Promise<void> {
  const mine = sql`c.account_id = ${accountId}::uuid and c.sale_unit = o.sale_unit and c.code = o.customer_code`
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
    from customers c where ${mine}`.execute(tx)
  await sql`update order_events e set by_name = ${erasedName} from orders o, customers c
    where ${mine} and e.sale_unit = o.sale_unit and e.order_number = o.number and e.by_kind = 'customer'`.execute(
    tx,
  )
  await sql`update order_events e set by_name = ${erasedName} from orders o, customers c
    where c.account_id = ${accountId}::uuid and c.sale_unit = o.sale_unit and o.placed_by_kind = 'agent' and o.placed_by = c.code
      and e.sale_unit = o.sale_unit and e.order_number = o.number and e.by_kind = 'agent'`.execute(tx)
}

async function eraseBelongings(tx: Db, accountId: string, mobile: string): Promise<void> {
  const mine = sql<boolean>`(sale_unit, customer_code) in (select sale_unit, code from customers where account_id = ${accountId}::uuid)`
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
    .where(mine)
    .execute()
  await tx.deleteFrom('cart_lines').where(mine).execute()
  await tx.deleteFrom('wishlist').where(mine).execute()
  await tx.deleteFrom('sign_in_links').where(mine).execute()
  await tx.deleteFrom('linked_identities').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('otp_requests').where('mobile', '=', mobile).execute()
  await tx.deleteFrom('attempts').where('key', '=', mobile).execute()
}
