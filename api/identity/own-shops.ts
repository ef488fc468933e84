import type { Db } from '#api/kit/database.ts'
import type { Caller } from '#shop/contract/caller.ts'

/** A customer of one centre. */
export type Shop = { saleUnit: string; code: string }

/** The account behind a customer. */
export async function findAccountOf(db: Db, { saleUnit, code }: Shop): Promise<string | undefined> {
  const known = await db
    .selectFrom('account_customers')
    .select('account_id')
    .where('sale_unit', '=', saleUnit)
    .where('customer_code', '=', code)
    .executeTakeFirst()
  return known?.account_id
}

/** An account's customers in each of its centres, queried centre by centre. */
export async function findCustomersOf(db: Db, accountId: string) {
  const shops = await db
    .selectFrom('account_customers as shop')
    .innerJoin('centres', 'centres.sale_unit', 'shop.sale_unit')
    .select(['shop.sale_unit', 'shop.customer_code', 'centres.active as centre_open'])
    .select(['centres.name_th as centre_th', 'centres.name_en as centre_en'])
    .where('shop.account_id', '=', accountId)
    .orderBy('shop.sale_unit')
    .execute()
  const found = []
  for (const { sale_unit, customer_code, ...centre } of shops) {
    const customer = await db
      .selectFrom('customers')
      .select(['sale_unit', 'code', 'name', 'role', 'status', 'setup_done'])
      .where('sale_unit', '=', sale_unit)
      .where('code', '=', customer_code)
      .executeTakeFirst()
    if (customer) found.push({ ...customer, ...centre })
  }
  return found
}

/** Written with every new customer, so that sign-in finds them. */
export async function rememberShop(tx: Db, accountId: string, { saleUnit, code }: Shop): Promise<void> {
  await tx
    .insertInto('account_customers')
    .values({ account_id: accountId, sale_unit: saleUnit, customer_code: code })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * The caller's own shops, the token's first. A person acting for a customer, or an unconfirmed session of a
 * sign-in link, gets only that one.
 */
export async function ownShops(
  db: Db,
  { saleUnit, customerCode, session, actor }: Extract<Caller, { kind: 'user' }>,
): Promise<Shop[]> {
  const here = { saleUnit, code: customerCode }
  if (actor || !session) return [here]
  const held = await db
    .selectFrom('sessions as s')
    .leftJoin('session_details as d', 'd.session_id', 's.id')
    .select(['s.account_id', 's.method', 'd.confirmed_at'])
    .where('s.id', '=', session)
    .executeTakeFirst()
  if (!held?.account_id || (held.method === 'link' && !held.confirmed_at)) return [here]
  const all = (await findCustomersOf(db, held.account_id)).filter(({ status }) => status === 'active')
  if (!all.some((shop) => shop.sale_unit === saleUnit && shop.code === customerCode)) return [here]
  return [
    here,
    ...all
      .filter((shop) => shop.sale_unit !== saleUnit)
      .map(({ sale_unit, code }) => ({ saleUnit: sale_unit, code })),
  ]
}
