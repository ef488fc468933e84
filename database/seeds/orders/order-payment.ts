import { addDays, atMinute } from '#database/seeds/calendar.ts'
import type { Payment } from '#database/seeds/orders/order.ts'
import type { Status } from '#database/seeds/orders/order-steps.ts'
import type { Customer } from '#database/seeds/people/customers.ts'
import type { Random } from '#database/seeds/random.ts'

/** Credit orders are paid within this many days. */
const creditDays = 24

type Choice = { customer: Customer; total: number; cancelled: boolean; age: number; random: Random }

/** Credit is used only within the customer's limit, including today's debt. */
export function choosePayment({ customer, total, cancelled, age, random }: Choice): Payment {
  const owed = age <= creditDays && !cancelled ? total : 0
  if (customer.creditLimit > 0 && customer.debt + owed <= customer.creditLimit * 0.8 && random.chance(0.6))
    return 'CREDIT'
  return random.weighted(
    [
      ['COD', 50],
      ['BANK', 35],
      ['LINEPAY', 15],
    ] as const,
    ([, weight]) => weight,
  )[0]
}

type Paying = {
  payment: Payment
  status: Status
  day: string
  age: number
  minutes: readonly number[]
  random: Random
}

/** Cash is paid on delivery, transfers soon after ordering (or not yet), credit at its due day. */
export function whenPaid({ payment, status, day, age, minutes, random }: Paying): string | null {
  const [placed = 0] = minutes
  if (payment === 'COD') return status === 'POD' ? atMinute(day, (minutes.at(-1) ?? placed) + 5) : null
  if (payment === 'CREDIT')
    return status === 'POD' && age > creditDays
      ? atMinute(addDays(day, creditDays - random.between(1, 9)), 660)
      : null
  if (payment === 'BANK' && status === 'SO Wait' && random.chance(0.6)) return null
  if (status === 'SO Cancel') return null
  return atMinute(day, placed + random.between(1, 9))
}
