import { sql } from 'kysely'
import { type Buyer, buyerOf } from '#api/buyers/buyer.ts'
import { areasAtAddress } from '#api/centres/customer-area.ts'
import { roundsAsJson } from '#api/centres/rounds-of.ts'
import type { CreditHolder } from '#api/credit/credit.ts'
import type { Db } from '#api/kit/database.ts'
import type { ActingPerson } from '#api/orders/acting-person.ts'
import { type DeliveryArea, everywhere, findArea } from '#shop/centres/delivery-area.ts'
import type { Rounds } from '#shop/centres/next-round.ts'
import type { PlaceOrderRequest } from '#shop/checkout/place-order-contract.ts'
import type { Caller } from '#shop/contract/caller.ts'
import { identityProblems } from '#shop/identity/identity-problems.ts'
import type { OrderAddress } from '#shop/orders/order.ts'
import { refuse } from '#shop/problems/problem.ts'

export type UserCaller = Extract<Caller, { kind: 'user' }>

/** An address as it is written into the order; where it lies is for the rider. */
type AddressOnOrder = OrderAddress & { lat: number | null; lng: number | null; remark: string }

type Row = {
  buyer: Parameters<typeof buyerOf>[2]
  customerName: string
  points: number
  personName: string | null
  /** Whose credit pays: the agent who orders for a client, otherwise the customer. */
  holder: CreditHolder
  centreOpen: boolean
  rounds: Rounds
  areas: DeliveryArea[] | null
  shipTo: AddressOnOrder | null
  billTo: AddressOnOrder | null
  /** The order that was already placed under this key. */
  before: { bodyHash: string; orderNumber: string } | null
  /** The centre has an account that money can be sent to. */
  takesTransfers: boolean
}

/** What holds for this buyer right now. `area` is where the order goes; none where the centre does not deliver. */
export type CheckoutSnapshot = Omit<Row, 'buyer' | 'areas' | 'personName'> & {
  buyer: Buyer
  person: ActingPerson
  area: DeliveryArea | undefined
}

const address = (
  saleUnit: string,
  id: string,
) => sql`(select jsonb_build_object('code', a.id, 'name', a.name, 'address', a.address, 'province', a.province, 'district', a.district,
  'subdistrict', a.subdistrict, 'postcode', a.postcode, 'taxNumber', coalesce(a.tax_number, ''), 'phone', a.phone, 'lat', a.lat, 'lng', a.lng, 'remark', a.remark)
  from addresses a where a.sale_unit = ${saleUnit} and a.customer_code = c.code and a.id = ${id}::uuid and a.active)`

type Request = Pick<PlaceOrderRequest, 'key' | 'shipTo' | 'billTo'> &
  Partial<Pick<PlaceOrderRequest, 'deliveryMethod'>>

/** All that is known of whoever orders, in one round trip. */
export async function loadCheckoutSnapshot(
  db: Db,
  { saleUnit, customerCode, actor }: UserCaller,
  { key, shipTo, billTo, deliveryMethod }: Request,
): Promise<CheckoutSnapshot> {
  const actorCode = actor?.name ?? customerCode
  const { rows } = await sql<Row>`
    select c.name as "customerName", c.points,
      jsonb_build_object('customer_type', c.customer_type, 'store_type', c.store_type, 'price_level', t.price_level, 'has_licence', c.has_licence) as buyer,
      ${
        actor?.kind === 'staff'
          ? sql`(select s.name from staff s where s.username = ${actorCode})`
          : sql`(select a.name from customers k join accounts a on a.id = k.account_id where k.sale_unit = ${saleUnit} and k.code = ${actorCode})`
      } as "personName",
      (select jsonb_build_object('code', h.code, 'creditLimit', h.credit_limit, 'debt', h.debt) from customers h
        where h.sale_unit = ${saleUnit} and h.code = ${actor?.kind === 'agent' ? actor.name : customerCode}) as holder,
      n.active as "centreOpen", ${roundsAsJson} as rounds,
      (select ${areasAtAddress(saleUnit)} from addresses a
        where a.sale_unit = ${saleUnit} and a.customer_code = c.code and a.id = ${shipTo}::uuid) as areas,
      ${address(saleUnit, shipTo)} as "shipTo", ${address(saleUnit, billTo)} as "billTo",
      (select jsonb_build_object('bodyHash', k.body_hash, 'orderNumber', k.order_number) from placed_keys k
        where k.sale_unit = ${saleUnit} and k.customer_code = c.code and k.key = ${key}::uuid) as before,
      exists (select from bank_accounts b where b.sale_unit = ${saleUnit}) as "takesTransfers"
    from customers c
    join customer_types t on t.sale_unit = ${saleUnit} and t.code = c.customer_type
    join centres n on n.sale_unit = c.sale_unit
    where c.sale_unit = ${saleUnit} and c.code = ${customerCode}`.execute(db)
  const [row] = rows
  if (!row) throw refuse(identityProblems.noProfile)
  const { buyer, areas, personName, ...rest } = row
  const served = row.shipTo ? findArea(areas ?? [], row.shipTo) : undefined
  return {
    ...rest,
    buyer: buyerOf(saleUnit, customerCode, buyer),
    person: { kind: actor?.kind ?? 'customer', code: actorCode, name: personName ?? actorCode },
    area: deliveryMethod === 'PICKUP' ? everywhere : served,
  }
}
