import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { AccountExport, exportAccountContract } from '#shop/account/account-contracts.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { asAddress } from './addresses.ts'
import { exportedOrder } from './exported-order.ts'
import { requireOwnHands } from './own-customer.ts'

/** One moment's picture: everything is read in one snapshot, so that orders and points agree. */
export const exportAccount: Handler<typeof exportAccountContract> = (_input, context) => {
  const own = requireOwnHands(context.caller)
  return context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const account = await tx
        .selectFrom('accounts')
        .innerJoin('customers', 'customers.account_id', 'accounts.id')
        .select([
          'accounts.id',
          'accounts.mobile',
          'accounts.email',
          'accounts.email_wanted',
          'accounts.name',
        ])
        .where('customers.sale_unit', '=', own.saleUnit)
        .where('customers.code', '=', own.customerCode)
        .executeTakeFirst()
      if (!account) throw refuse(identityProblems.noProfile)
      const { id } = account
      return {
        exportedAt: context.now.toISOString(),
        mobile: account.mobile,
        email: account.email ?? '',
        emailWanted: account.email_wanted ?? '',
        contact: account.name,
        ...(await customerData({ ...context, db: tx }, id)),
        ...(await personData({ ...context, db: tx }, id)),
      }
    })
}

type CustomerData = Pick<AccountExport, 'customers' | 'addresses' | 'orders' | 'points' | 'wishlist'>

async function customerData({ db, locale }: Context, accountId: string): Promise<CustomerData> {
  const mine = sql<boolean>`(sale_unit, customer_code) in (select sale_unit, code from customers where account_id = ${accountId}::uuid)`
  const customers = await db
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('sale_unit')
    .execute()
  const addresses = await db
    .selectFrom('addresses')
    .selectAll()
    .where(mine)
    .orderBy('sale_unit')
    .orderBy('id')
    .execute()
  const orders = await db
    .selectFrom('orders')
    .leftJoin('order_details', (join) =>
      join
        .onRef('order_details.sale_unit', '=', 'orders.sale_unit')
        .onRef('order_details.order_number', '=', 'orders.number'),
    )
    .select([
      'orders.sale_unit',
      'orders.number',
      'placed_at',
      'placed_by_kind',
      'status',
      'goods',
      'discount',
      'delivery_fee',
      'total',
    ])
    .select([
      'payment_method',
      'remark',
      'ship_to',
      'bill_to',
      'vat_groups',
      'fee_price_type',
      'cash_rounding',
    ])
    .where(
      sql<boolean>`(orders.sale_unit, customer_code) in (select sale_unit, code from customers where account_id = ${accountId}::uuid)`,
    )
    .orderBy('placed_at')
    .execute()
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where(
      sql<boolean>`(sale_unit, order_number) in (select o.sale_unit, o.number from orders o join customers c
        on c.sale_unit = o.sale_unit and c.code = o.customer_code where c.account_id = ${accountId}::uuid)`,
    )
    .orderBy('line')
    .execute()
  const linesOf = Map.groupBy(lines, (line) => `${line.sale_unit} ${line.order_number}`)
  const points = await db.selectFrom('points_ledger').selectAll().where(mine).orderBy('at').execute()
  const wishlist = await db.selectFrom('wishlist').select(['sale_unit', 'product_code']).where(mine).execute()
  return {
    customers: customers.map((row) => ({
      saleUnit: row.sale_unit,
      customerCode: row.code,
      name: row.name,
      status: row.status,
      customerType: row.customer_type,
      storeType: row.store_type,
      taxNumber: row.tax_number ?? '',
      creditLimit: row.credit_limit,
      debt: row.debt,
      points: row.points,
      createdAt: row.created_at.toISOString(),
    })),
    addresses: addresses.map(asAddress),
    orders: orders.map((row) =>
      exportedOrder(row, linesOf.get(`${row.sale_unit} ${row.number}`) ?? [], locale),
    ),
    points: points.map((row) => ({
      saleUnit: row.sale_unit,
      at: row.at.toISOString(),
      points: row.points,
      reason: row.reason,
      orderNumber: row.order_number,
      expiresOn: row.expires_on,
    })),
    wishlist: wishlist.map((row) => ({ saleUnit: row.sale_unit, code: row.product_code })),
  }
}

async function personData(
  { db }: Context,
  accountId: string,
): Promise<Pick<AccountExport, 'consents' | 'links' | 'tokenLinks' | 'sessions'>> {
  const consents = await db
    .selectFrom('consents')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const links = await db
    .selectFrom('linked_identities')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute()
  const sessions = await db
    .selectFrom('sessions')
    .select(['method', 'created_at', 'ended_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  const tokenLinks = await db
    .selectFrom('sign_in_links')
    .innerJoin('staff', 'staff.username', 'sign_in_links.made_by')
    .innerJoin('customers', (join) =>
      join
        .onRef('customers.sale_unit', '=', 'sign_in_links.sale_unit')
        .onRef('customers.code', '=', 'sign_in_links.customer_code'),
    )
    .select(['staff.name', 'made_at', 'sent_by', 'used_at'])
    .where('customers.account_id', '=', accountId)
    .orderBy('made_at')
    .execute()
  return {
    consents: consents.map(({ purpose, version, given, at, channel }) => ({
      purpose,
      version,
      given,
      at: at.toISOString(),
      channel,
    })),
    links: links.map(({ provider, name, linked_at }) => ({ provider, name, at: linked_at.toISOString() })),
    tokenLinks: tokenLinks.map((row) => ({
      madeBy: row.name,
      madeAt: row.made_at.toISOString(),
      sentBy: row.sent_by as 'line' | 'sms',
      usedAt: row.used_at?.toISOString() ?? null,
    })),
    sessions: sessions.map(({ method, created_at, ended_at }) => ({
      method,
      startedAt: created_at.toISOString(),
      endedAt: ended_at?.toISOString() ?? null,
    })),
  }
}
