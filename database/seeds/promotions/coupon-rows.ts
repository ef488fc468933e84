import { addDays } from '#database/seeds/calendar.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import type { Order } from '#database/seeds/orders/order.ts'
import type { Customer } from '#database/seeds/people/customers.ts'
import type { Promotion } from '#database/seeds/promotions/promotion.ts'
import { makeRandom } from '#database/seeds/random.ts'

// Without similar-looking letters; random, since a countable number could be guessed.
const letters = [...'ABCDEFGHJKMNPQRSTUVWXYZ23456789']

/** Coupons of one centre: sign-ins have new, used and expired ones; a few have no owner. */
export function couponRows(
  promotions: readonly Promotion[],
  customers: readonly Customer[],
  orders: readonly Order[],
  today: string,
): Row[] {
  const kinds = promotions.filter(({ needsCoupon }) => needsCoupon)
  const saleUnit = customers[0]?.saleUnit ?? ''
  const random = makeRandom(`${saleUnit} coupons`)
  const rows: Row[] = []
  const add = (promotion: Promotion, customer: Customer | null, expiresIn: number, used?: Order) =>
    rows.push({
      sale_unit: saleUnit,
      id: `${promotion.id}-${Array.from({ length: 10 }, () => random.pick(letters)).join('')}`,
      promotion_id: promotion.id,
      customer_code: customer?.code ?? null,
      expires_on: addDays(today, expiresIn),
      used_at: used?.placedAt ?? null,
      used_order: used?.number ?? null,
    })
  for (const customer of customers.filter(({ signIn, status }) => signIn && status === 'active')) {
    const past = orders.filter((order) => order.customer === customer && order.status === 'POD')
    kinds.forEach((promotion, at) => {
      add(promotion, customer, 10 + at * 9)
      if (past[at]) add(promotion, customer, 20, past[at])
    })
    const [first] = kinds
    if (first) add(first, customer, -4)
    if (first && customer.saleUnit === 'CNX01')
      for (const expiresIn of [3, 30]) add(first, customer, expiresIn)
  }
  for (const promotion of kinds) for (const expiresIn of [14, 45]) add(promotion, null, expiresIn)
  return rows
}
