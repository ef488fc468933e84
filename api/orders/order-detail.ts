import { type Selectable, sql } from 'kysely'
import type { Handler } from '#api/kit/calls/perform.ts'
import type { Db } from '#api/kit/database.ts'
import type { Orders } from '#api/kit/database-types.ts'
import { ruleOf } from '#api/promotions/find-promotions.ts'
import { pointsMaterialType } from '#shop/catalogue/product.ts'
import { roles } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import { roundRatio } from '#shop/money/satang.ts'
import type { VatLine } from '#shop/money/vat.ts'
import { type PriceType, vatOf } from '#shop/money/vat.ts'
import type { DeliveryMethod } from '#shop/orders/delivery-method.ts'
import type { OrderAddress, OrderNote } from '#shop/orders/order.ts'
import { actionsOf } from '#shop/orders/order-actions.ts'
import type { orderDetailContract } from '#shop/orders/order-contracts.ts'
import { type Mover, mayMove } from '#shop/orders/order-moves.ts'
import { isCancelled, type OrderStatus } from '#shop/orders/order-status.ts'
import type { OrderDetail } from '#shop/orders/order-wire.ts'
import { ordersProblems } from '#shop/orders/orders-problems.ts'
import { trackingKeyOf } from '#shop/orders/tracking-key.ts'
import { moneyStateOf, owedOf } from '#shop/payments/money-state.ts'
import type { PaymentMethod } from '#shop/payments/payment-methods.ts'
import { refuse } from '#shop/problems/problem.ts'
import { isFlagged } from './order-events.ts'
import { findShares, moneyOf, type OrderToPay } from './order-money.ts'
import { findPapers } from './order-papers.ts'
import { findInOrder, type OrderScope, ordersSeenBy } from './order-scope.ts'

type Head = Selectable<Orders> & {
  placed_by_name: string | null
  rider_name: string | null
  vat_percent: number
  flagged: boolean
  fee_price_type: PriceType | null
  cash_rounding: number | null
}
type Line = OrderDetail['lines'][number]

export const orderDetail: Handler<typeof orderDetailContract> = async (
  { orderNumber, saleUnit },
  { db, caller, log },
) => {
  const here = caller.kind === 'nobody' ? '' : caller.saleUnit
  const scopes = (await ordersSeenBy(db, caller)).filter(
    (scope) => (saleUnit ?? scope.saleUnit) === scope.saleUnit,
  )
  const order = await findInOrder(scopes, (scope) => findHead(db, scope, orderNumber))
  if (!order) {
    if (!saleUnit || saleUnit === here) throw refuse(ordersProblems.none)
    log.warn({ call: 'orderDetail', caller: caller.kind }, 'refused a call outside the caller’s right')
    throw refuse(identityProblems.notYours)
  }
  const isStaff = caller.kind === 'merchant'
  const isSalesperson = isStaff && caller.role === roles.salesperson
  const [lines, timeline, money, papers] = await Promise.all([
    findLines(db, order),
    findTimeline(db, order),
    findMoney(db, order),
    findPapers(db, order, isStaff),
  ])
  const right: Mover = isStaff ? 'staff' : caller.kind === 'rider' ? 'rider' : 'customer'
  const status = order.status as OrderStatus
  return {
    // Payments are looked at by supervisors and above.
    order: { ...headOf(order, status), ...money, ...(isSalesperson && { paymentId: null }) },
    lines,
    shipTo: addressOf(order.ship_to),
    billTo: addressOf(order.bill_to),
    timeline,
    vatGroups: vatGroupsOf(order, lines),
    // An order changes its status only in its own centre.
    mayCancel: order.sale_unit === here && mayMove(status, 'SO Cancel', right),
    ...papers,
    actions: isStaff && !isSalesperson ? actionsOf(status) : [],
  }
}

async function findHead(db: Db, { saleUnit, seen }: OrderScope, number: string): Promise<Head | undefined> {
  const { rows } = await sql<Head>`
    select o.*, d.fee_price_type, d.cash_rounding, e.by_name as placed_by_name, r.name as rider_name, ${isFlagged(saleUnit)} as flagged,
      coalesce((select percent from vat_rates v where v.starts_on <= (o.placed_at at time zone 'Asia/Bangkok')::date order by v.starts_on desc limit 1), 7) as vat_percent
    from orders o
    left join order_events e on e.sale_unit = ${saleUnit} and e.order_number = o.number and e.step = 1
    left join order_details d on d.sale_unit = ${saleUnit} and d.order_number = o.number
    left join riders r on r.mobile = o.rider_mobile
    where ${seen} and o.number = ${number}`.execute(db)
  return rows[0]
}

async function findLines(db: Db, { sale_unit, number, placed_at }: Head): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select l.line, l.product_code as "productCode", l.name_th as "nameTh", l.name_en as "nameEn", l.unit, l.unit_name_th as "unitNameTh", l.unit_name_en as "unitNameEn",
      l.rate, l.quantity, l.price, l.price_type as "priceType", l.amount, l.discount, l.promotion_id as "promotionId", coalesce(v.name, m.name, '') as "promotionName",
      coalesce(v.rule, case when m.id is not null then ${ruleOf('m', sale_unit)} end) as "promotionRule",
      l.free, coalesce(p.material_type = ${pointsMaterialType}, false) as "givesPoints", l.points, p.pictures[1] as picture
    from order_lines l
    left join products p on p.sale_unit = ${sale_unit} and p.code = l.product_code
    left join promotions m on m.sale_unit = ${sale_unit} and m.id = l.promotion_id
    left join lateral (select w.name, w.rule from promotion_versions w where w.sale_unit = ${sale_unit} and w.promotion_id = l.promotion_id
      and w.until > ${placed_at} order by w.version limit 1) v on true
    where l.sale_unit = ${sale_unit} and l.order_number = ${number} order by l.line`.execute(db)
  return rows
}

async function findTimeline(db: Db, { sale_unit, number }: Head): Promise<OrderDetail['timeline']> {
  const rows = await db
    .selectFrom('order_events')
    .select(['status', 'at', 'by_kind', 'by_name', 'why', 'note'])
    .where('sale_unit', '=', sale_unit)
    .where('order_number', '=', number)
    .orderBy('step')
    .execute()
  return rows.map((row) => ({
    status: row.status as OrderStatus,
    at: row.at.toISOString(),
    by: row.by_kind as Mover,
    name: row.by_name,
    why: row.why,
    note: row.note as OrderNote,
  }))
}

type MoneyFields = 'moneyState' | 'owed' | 'paymentId' | 'slipInHand'

/** Where its money stands, by the one rule, and the payment that waits or was the last to be paid. */
async function findMoney(db: Db, row: Head): Promise<Pick<OrderDetail['order'], MoneyFields>> {
  const shares = await findShares(db, row.sale_unit, [row.number])
  const money = moneyOf(row as unknown as OrderToPay, shares)
  const waiting = shares.findLast(({ state }) => state === 'waiting')
  const slips = waiting
    ? await sql`select from slips l where l.sale_unit = ${row.sale_unit} and l.payment_id = ${waiting.payment_id} and l.state = 'checking' limit 1`.execute(
        db,
      )
    : undefined
  return {
    moneyState: moneyStateOf(money),
    owed: owedOf(money),
    paymentId: (waiting ?? shares.findLast(({ state }) => state === 'paid'))?.payment_id ?? null,
    slipInHand: (slips?.rows.length ?? 0) > 0,
  }
}

function headOf(row: Head, status: OrderStatus): Omit<OrderDetail['order'], MoneyFields> {
  return {
    number: row.number,
    saleUnit: row.sale_unit,
    placedAt: row.placed_at.toISOString(),
    subtotal: row.goods,
    customerCode: row.customer_code,
    customerName: row.customer_name,
    status,
    paymentCode: row.payment_code as 0 | 1 | 2 | -1,
    payment: row.payment_method as PaymentMethod,
    paidAt: row.paid_at?.toISOString() ?? null,
    payBefore: row.pay_before?.toISOString() ?? null,
    paymentOverdue: row.flagged && row.paid_at === null && !isCancelled(status),
    dueOn: row.due_on,
    deliveryMethod: row.delivery_method as DeliveryMethod,
    deliveryFee: row.delivery_fee,
    feePriceType: row.fee_price_type,
    deliverOn: row.deliver_on,
    slot: row.slot,
    requestedOn: row.requested_on,
    vat: row.vat,
    cashRounding: row.cash_rounding ?? 0,
    total: row.total,
    discount: row.discount,
    discountRate: row.goods > 0 ? roundRatio(row.discount * 10_000, row.goods) / 100 : 0,
    needsTaxInvoice: row.needs_tax_invoice,
    taxNumber: row.tax_number,
    taxBranch: row.tax_branch,
    remark: row.remark,
    pointsMode: row.points_mode,
    points: row.points,
    couponId: row.coupon_id,
    placedByKind: row.placed_by_kind as 'customer' | 'agent' | 'staff' | 'job',
    placedByName: row.placed_by_name ?? row.placed_by,
    trackingKey: trackingKeyOf(row.sale_unit, row.tracking_key),
    riderName: row.rider_name ?? '',
    riderMobile: row.rider_mobile ?? '',
  }
}

function addressOf(stored: unknown): OrderAddress {
  const {
    code = '',
    name = '',
    address = '',
    province = '',
    district = '',
    subdistrict = '',
    postcode = '',
    taxNumber,
    phone = '',
  } = stored as Partial<Record<keyof OrderAddress, string | null>>
  const text = (value: string | null | undefined) => value ?? ''
  return {
    code: text(code),
    name: text(name),
    address: text(address),
    province: text(province),
    district: text(district),
    subdistrict: text(subdistrict),
    postcode: text(postcode),
    taxNumber: text(taxNumber),
    phone: text(phone),
  }
}

/** As stored with the order; computed from the lines for imported orders. */
function vatGroupsOf({ vat_groups, vat_percent }: Head, lines: Line[]): VatLine[] {
  const stored = vat_groups as unknown as VatLine[]
  if (stored.length > 0) return stored
  return ([1, 2, 0] as const).flatMap((priceType: PriceType) => {
    const own = lines.filter((line) => line.priceType === priceType && !line.free)
    if (own.length === 0) return []
    const worth = own.reduce((sum, { amount, discount }) => sum + amount - discount, 0)
    return [vatGroup(priceType, worth, vat_percent)]
  })
}

/** A group of the VAT summary, from its lines after discounts. */
export function vatGroup(
  priceType: PriceType,
  worth: number,
  percent: number,
  vat = vatOf(worth, priceType, percent),
): VatLine {
  const net = priceType === 1 ? worth - vat : worth
  return { priceType, percent: priceType === 0 ? 0 : percent, net, vat, gross: net + vat }
}
