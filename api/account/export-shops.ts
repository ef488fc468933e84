import { type Selectable, sql } from 'kysely'
import { exportChat } from '#api/chat/export-chat.ts'
import { findCustomersOf, type Shop } from '#api/identity/own-shops.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Db } from '#api/kit/database.ts'
import type { OrderRemarks, OrderShortages } from '#api/kit/database-types.ts'
import type { AccountExport } from '#shop/account/account-contracts.ts'
import { asAddress } from './addresses.ts'
import { exportStandingOrders } from './export-standing-orders.ts'
import { exportedOrder } from './exported-order.ts'

type ShopData = Pick<
  AccountExport,
  'customers' | 'addresses' | 'orders' | 'points' | 'wishlist' | 'standingOrders' | 'tokenLinks' | 'chat'
>

/** The stored data of an account in all its centres. */
export async function exportShops({ db, locale }: Context, accountId: string): Promise<ShopData> {
  const all: ShopData = {
    ...{
      customers: [],
      addresses: [],
      orders: [],
      points: [],
      wishlist: [],
      standingOrders: [],
      tokenLinks: [],
      chat: [],
    },
  }
  for (const { sale_unit, code } of await findCustomersOf(db, accountId)) {
    const shop = { saleUnit: sale_unit, code }
    const { orders, partsOf } = await findOrders(db, shop)
    all.customers.push(...(await findCustomers(db, shop)))
    all.addresses.push(...(await findAddresses(db, shop)))
    all.orders.push(...orders.map((row) => exportedOrder(row, partsOf(row.number), locale)))
    all.points.push(...(await findPoints(db, shop)))
    all.wishlist.push(...(await findWishlist(db, shop)))
    all.standingOrders.push(...(await exportStandingOrders(db, shop)))
    all.tokenLinks.push(...(await findTokenLinks(db, shop)))
    all.chat.push(...(await exportChat(db, shop)))
  }
  return {
    ...all,
    orders: all.orders.toSorted((a, b) => (a.placedAt < b.placedAt ? -1 : 1)),
    points: all.points.toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    tokenLinks: all.tokenLinks.toSorted((a, b) => (a.madeAt < b.madeAt ? -1 : 1)),
  }
}

async function findCustomers(db: Db, { saleUnit, code }: Shop): Promise<ShopData['customers']> {
  const rows = await db
    .selectFrom('customers')
    .selectAll()
    .where('sale_unit', '=', saleUnit)
    .where('code', '=', code)
    .execute()
  return rows.map((row) => ({
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
  }))
}

async function findAddresses(db: Db, { saleUnit, code }: Shop): Promise<ShopData['addresses']> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('sale_unit', '=', saleUnit)
    .where('customer_code', '=', code)
    .orderBy('id')
    .execute()
  return rows.map(asAddress)
}

async function findOrders(db: Db, { saleUnit, code }: Shop) {
  const orders = await db
    .selectFrom('orders')
    .leftJoin('order_details', (join) =>
      join
        .on('order_details.sale_unit', '=', saleUnit)
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
    ])
    .select(['delivery_fee', 'total', 'payment_method', 'remark', 'ship_to', 'bill_to', 'vat_groups'])
    .select(['fee_price_type', 'cash_rounding'])
    .where('orders.sale_unit', '=', saleUnit)
    .where('customer_code', '=', code)
    .orderBy('placed_at')
    .execute()
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('orders', (join) =>
      join.on('orders.sale_unit', '=', saleUnit).onRef('orders.number', '=', 'order_lines.order_number'),
    )
    .selectAll('order_lines')
    .where('order_lines.sale_unit', '=', saleUnit)
    .where('orders.customer_code', '=', code)
    .orderBy('order_lines.line')
    .execute()
  const { rows: shortages } = await sql<Selectable<OrderShortages>>`
    select s.* from order_shortages s join orders o on o.sale_unit = ${saleUnit} and o.number = s.order_number
    where s.sale_unit = ${saleUnit} and o.customer_code = ${code} order by s.line`.execute(db)
  const { rows: remarks } = await sql<Selectable<OrderRemarks>>`
    select r.* from order_remarks r join orders o on o.sale_unit = ${saleUnit} and o.number = r.order_number
    where r.sale_unit = ${saleUnit} and o.customer_code = ${code} order by r.at`.execute(db)
  const byOrder = <Row extends { order_number: string }>(rows: readonly Row[]) => {
    const grouped = Map.groupBy(rows, (row) => row.order_number)
    return (number: string) => grouped.get(number) ?? []
  }
  const linesOf = byOrder(lines)
  const shortagesOf = byOrder(shortages)
  const remarksOf = byOrder(remarks)
  const partsOf = (number: string) => ({
    lines: linesOf(number),
    shortages: shortagesOf(number),
    remarks: remarksOf(number),
  })
  return { orders, partsOf }
}

async function findPoints(db: Db, { saleUnit, code }: Shop): Promise<ShopData['points']> {
  const rows = await db
    .selectFrom('points_ledger')
    .selectAll()
    .where('sale_unit', '=', saleUnit)
    .where('customer_code', '=', code)
    .orderBy('at')
    .execute()
  return rows.map((row) => ({
    saleUnit,
    at: row.at.toISOString(),
    points: row.points,
    reason: row.reason,
    orderNumber: row.order_number,
    expiresOn: row.expires_on,
  }))
}

async function findWishlist(db: Db, { saleUnit, code }: Shop): Promise<ShopData['wishlist']> {
  const rows = await db
    .selectFrom('wishlist')
    .select('product_code')
    .where('sale_unit', '=', saleUnit)
    .where('customer_code', '=', code)
    .execute()
  return rows.map((row) => ({ saleUnit, code: row.product_code }))
}

async function findTokenLinks(db: Db, { saleUnit, code }: Shop): Promise<ShopData['tokenLinks']> {
  const rows = await db
    .selectFrom('sign_in_links')
    .innerJoin('staff', 'staff.username', 'sign_in_links.made_by')
    .select(['staff.name', 'made_at', 'sent_by', 'used_at'])
    .where('sign_in_links.sale_unit', '=', saleUnit)
    .where('customer_code', '=', code)
    .execute()
  return rows.map((row) => ({
    madeBy: row.name,
    madeAt: row.made_at.toISOString(),
    sentBy: row.sent_by as 'line' | 'sms',
    usedAt: row.used_at?.toISOString() ?? null,
  }))
}
