import type { Row } from '#database/seeds/insert-rows.ts'
import type { Customer } from '#database/seeds/people/customers.ts'
import type { Random } from '#database/seeds/random.ts'

type Address = {
  name: string
  address: string
  province: string
  district: string
  subdistrict: string
  postcode: string
  phone: string
}

export function accountRows(customers: readonly Customer[], hashes: Map<string, string>): Row[] {
  const first = new Map<string, Customer>()
  for (const customer of customers)
    if (!first.has(customer.accountId)) first.set(customer.accountId, customer)
  return [...first.values()].map((customer) => ({
    id: customer.accountId,
    mobile: customer.mobile,
    email: customer.email,
    name: customer.person,
    password_hash: hashes.get(customer.mobile) ?? null,
    active: customer.status !== 'inactive',
    last_sale_unit: customer.saleUnit,
    created_at: customer.createdAt,
  }))
}

export function customerRow(customer: Customer): Row {
  return {
    sale_unit: customer.saleUnit,
    code: customer.code,
    account_id: customer.accountId,
    name: customer.shop,
    status: customer.status,
    customer_type: customer.type,
    store_type: customer.store,
    sale_code: customer.saleCode,
    role: customer.agent ? '2' : '1',
    tax_number: customer.taxNumber,
    account_code: customer.creditLimit > 0 ? `AR${customer.code.slice(1)}` : null,
    person_type: customer.agent ? 1 : null,
    shop_photo: customer.agent ? `shops/${customer.saleUnit}-${customer.code}.webp`.toLowerCase() : null,
    picture_file: customer.agent ? `shops/${customer.saleUnit}-${customer.code}.webp`.toLowerCase() : null,
    credit_limit: customer.creditLimit,
    debt: customer.debt,
    points: customer.points,
    has_licence: customer.licence,
    agent_code: customer.agentCode,
    created_at: customer.createdAt,
  }
}

/** Those who can sign in accepted the policy at registration; every second one accepts marketing. */
export function consentRows(customers: readonly Customer[], random: Random): Row[] {
  const people = new Map(
    customers
      .filter(({ signIn, status }) => signIn && status === 'active')
      .map((customer) => [customer.accountId, customer]),
  )
  return [...people.values()].flatMap(({ accountId, createdAt }, at) =>
    (['service', 'marketing'] as const).map((purpose) => ({
      account_id: accountId,
      id: random.uuid(),
      purpose,
      version: '1.0',
      given: purpose === 'service' || at % 2 === 0,
      at: createdAt,
      channel: 'register',
    })),
  )
}

/** A copy of the address at the time of the order; later changes of the customer do not affect it. */
export function addressOnOrder(customer: Customer, province: string): Record<string, string | number | null> {
  const { lat, lng } = customer.place
  return { ...addressOf(customer, province), lat, lng, taxNumber: customer.taxNumber, remark: '' }
}

/**
 * Shops with a sign-in have all three kinds of address (C own, S shipping, B billing); others only shipping.
 */
export function addressRows(customer: Customer, province: string, random: Random): Row[] {
  const row = (type: 'C' | 'S' | 'B', name: string, isDefault: boolean, remark = ''): Row => ({
    sale_unit: customer.saleUnit,
    customer_code: customer.code,
    id: random.uuid(),
    type,
    is_default: isDefault,
    ...addressOf(customer, province),
    name,
    lat: customer.place.lat,
    lng: customer.place.lng,
    tax_number: customer.taxNumber,
    remark,
  })
  const shipping = row(
    'S',
    customer.shop,
    true,
    random.pick(['', 'วางของหน้าร้านได้', 'โทรก่อนถึง 15 นาที', 'เข้าทางประตูหลัง']),
  )
  if (!customer.signIn) return [shipping]
  const storage = {
    ...row('S', `โกดัง ${customer.shop}`, false, 'รับของเฉพาะช่วงเช้า'),
    address: `99/${random.between(1, 40)} ซอยโกดัง 3`,
  }
  return [row('C', customer.person, true), shipping, storage, row('B', customer.shop, true)]
}

function addressOf({ shop, street, place, mobile }: Customer, province: string): Address {
  return {
    name: shop,
    address: street,
    province,
    district: place.district,
    subdistrict: place.subdistrict,
    postcode: place.postcode,
    phone: mobile,
  }
}
