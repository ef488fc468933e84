import { sql } from 'kysely'
import { type Buyer, buyerOf } from '#api/buyers/buyer.ts'
import { areasAtAddress } from '#api/centres/customer-area.ts'
import type { CreditHolder } from '#api/credit/credit.ts'
import type { Db } from '#api/kit/database.ts'
import type { ActingPerson } from '#api/orders/acting-person.ts'
import { type DeliveryArea, everywhere, findArea } from '#shop/centres/delivery-area.ts'
import type { Rounds } from '#shop/centres/next-round.ts'
import type { Caller } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { DeliveryMethod } from '#shop/orders/delivery-method.ts'
import type { OrderAddress } from '#shop/orders/order.ts'
import { refuse } from '#shop/problems/problem.ts'

type Asked = {
  key: string
  shipTo: string
  billTo: string
  couponId?: string | undefined
  deliveryMethod?: DeliveryMethod
}
type UserCaller = Extract<Caller, { kind: 'user' }>

/** An address as an order keeps it; where it lies is for the rider. */
export type KeptAddress = OrderAddress & { lat: number | null; lng: number | null; remark: string }
/** The coupon that was named, if this customer may name it. */
type NamedCoupon = { promotionId: string; expiresOn: string; used: boolean }
/** The order that was already placed under this key. */
export type PlacedBefore = { bodyHash: string; orderNumber: string }

export type Standing = {
  buyer: Buyer
  customerName: string
  points: number
  holder: CreditHolder
  person: ActingPerson
  centreOpen: boolean
  rounds: Rounds
  /** The area the goods go to; nothing where the centre does not deliver. Who fetches them is nowhere in particular. */
  area: DeliveryArea | undefined
  shipTo: KeptAddress | null
  billTo: KeptAddress | null
  coupon: NamedCoupon | null
  before: PlacedBefore | null
  /** The centre has an account that money can be sent to. */
  takesTransfers: boolean
}

const address = (
  saleUnit: string,
  id: string,
) => sql`(select jsonb_build_object('code', a.id, 'name', a.name, 'address', a.address, 'province', a.province, 'district', a.district,
  'subdistrict', a.subdistrict, 'postcode', a.postcode, 'taxNumber', coalesce(a.tax_number, ''), 'phone', a.phone, 'lat', a.lat, 'lng', a.lng, 'remark', a.remark)
  from addresses a where a.sale_unit = ${saleUnit} and a.customer_code = c.code and a.id = ${id}::uuid and a.active)`

type Row = {
  name: string
  customer_type: string
  store_type: string
  has_licence: boolean
  price_level: number
  points: number
  person_name: string | null
  holder: CreditHolder
  centre_open: boolean
  rounds: Rounds
  areas: DeliveryArea[] | null
  ship_to: KeptAddress | null
  bill_to: KeptAddress | null
  coupon: NamedCoupon | null
  before: PlacedBefore | null
  takes_transfers: boolean
}

/** All that is known of whoever orders, in one round trip. */
export async function loadStanding(
  db: Db,
  caller: UserCaller,
  { key, shipTo, billTo, couponId, deliveryMethod }: Asked,
): Promise<Standing> {
  const { saleUnit, customerCode, actor } = caller
  const actorCode = actor?.name ?? customerCode
  const { rows } = await sql<Row>`
    select c.name, c.customer_type, c.store_type, c.has_licence, t.price_level, c.points,
      ${
        actor?.kind === 'staff'
          ? sql`(select s.name from staff s where s.username = ${actorCode})`
          : sql`(select a.name from customers k join accounts a on a.id = k.account_id where k.sale_unit = ${saleUnit} and k.code = ${actorCode})`
      } as person_name,
      (select jsonb_build_object('code', h.code, 'creditLimit', h.credit_limit, 'debt', h.debt) from customers h
        where h.sale_unit = ${saleUnit} and h.code = ${actor?.kind === 'agent' ? actor.name : customerCode}) as holder,
      n.active as centre_open, jsonb_build_object('weekdays', n.delivery_weekdays, 'cutOffMinute', n.cut_off_minute) as rounds,
      (select ${areasAtAddress(saleUnit)} from addresses a
        where a.sale_unit = ${saleUnit} and a.customer_code = c.code and a.id = ${shipTo}::uuid) as areas,
      ${address(saleUnit, shipTo)} as ship_to, ${address(saleUnit, billTo)} as bill_to,
      (select jsonb_build_object('promotionId', k.promotion_id, 'expiresOn', k.expires_on, 'used', k.used_at is not null) from coupons k
        where k.sale_unit = ${saleUnit} and k.id = ${couponId ?? ''} and (k.customer_code = c.code or k.customer_code is null)) as coupon,
      (select jsonb_build_object('bodyHash', k.body_hash, 'orderNumber', k.order_number) from placed_keys k
        where k.sale_unit = ${saleUnit} and k.customer_code = c.code and k.key = ${key}::uuid) as before,
      exists (select from bank_accounts b where b.sale_unit = ${saleUnit}) as takes_transfers
    from customers c
    join customer_types t on t.sale_unit = ${saleUnit} and t.code = c.customer_type
    join centres n on n.sale_unit = c.sale_unit
    where c.sale_unit = ${saleUnit} and c.code = ${customerCode}`.execute(db)
  const [row] = rows
  if (!row) throw refuse(identityProblems.noProfile)
  return {
    buyer: buyerOf(saleUnit, customerCode, row),
    customerName: row.name,
    points: row.points,
    holder: row.holder,
    person: { kind: actor?.kind ?? 'customer', code: actorCode, name: row.person_name ?? actorCode },
    centreOpen: row.centre_open,
    rounds: row.rounds,
    area:
      deliveryMethod === 'PICKUP'
        ? everywhere
        : row.ship_to
          ? findArea(row.areas ?? [], row.ship_to)
          : undefined,
    shipTo: row.ship_to,
    billTo: row.bill_to,
    coupon: row.coupon,
    before: row.before,
    takesTransfers: row.takes_transfers,
  }
}
