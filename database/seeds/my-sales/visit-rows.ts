import { addDays, atMinute, weekdayOf } from '#database/seeds/calendar.ts'
import type { Trade } from '#database/seeds/demo/demo-network.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import type { Customer } from '#database/seeds/people/customers.ts'
import { staffSignIns } from '#database/seeds/people/sign-ins.ts'
import { makeRandom, type Random } from '#database/seeds/random.ts'

const [weeks, visitsADay] = [3, 4]
const people = staffSignIns.filter(({ username }) => username === 'sales01' || username === 'supervisor01')
const reasons = ['stockLeft', 'stockLeft', 'noMoney', 'price', 'elsewhere', 'ownerAway'] as const
const notes = ['ฝากแผ่นโปรโมชันไว้', 'นัดโทรวันศุกร์', 'ขอราคายกลัง', '', '', '']

/** Three weeks of working days before today: each day some shops, one after the other. */
export function visitRows({ centre: { saleUnit }, customers, orders }: Trade, today: string): Row[] {
  const bought = new Set(orders.map(({ customer, day }) => `${customer.code} ${day}`))
  return people.flatMap(({ username, name }) => {
    const theirs = customers.filter(({ saleCode, status }) => saleCode === username && status === 'active')
    const days = Array.from({ length: weeks * 7 }, (_, back) => addDays(today, -1 - back))
    return days
      .filter((day) => weekdayOf(day) !== 0 && theirs.length > 0)
      .flatMap((day) => {
        const random = makeRandom(`visits ${username} ${day}`)
        return random
          .shuffle(theirs)
          .slice(0, visitsADay)
          .map((customer, at) => ({
            ...{
              sale_unit: saleUnit,
              id: random.uuid(),
              customer_code: customer.code,
              username,
              by_name: name,
            },
            ...timesOf(random, day, at),
            ...endOf(random, bought.has(`${customer.code} ${day}`)),
            ...placeOf(customer, random),
          }))
      })
  })
}

function timesOf(random: Random, day: string, at: number): Row {
  const start = 560 + at * 75 + random.between(0, 30)
  const end = atMinute(day, start + random.between(8, 35))
  return { arrived_at: atMinute(day, start), left_at: end, received_at: end }
}

function endOf(random: Random, hasOrdered: boolean): Row {
  const result = hasOrdered ? 'ordered' : random.pick(['ordered', 'noOrder', 'noOrder', 'noOrder', 'closed'])
  return {
    ...{ result, reason: result === 'noOrder' ? random.pick(reasons) : null },
    ...{ tasks: random.chance(0.3) ? ['photo'] : [], note: random.pick(notes) },
  }
}

/** Most stand before the shop; now and then somebody is far away and says why. */
function placeOf({ place: { lat, lng } }: Customer, random: Random): Row {
  const distance = random.chance(0.08) ? random.between(400, 900) : random.between(3, 120)
  return {
    ...{ lat: lat + distance / 111_195, lng, accuracy: 15, distance },
    far_reason: distance > 200 ? 'เจอเจ้าของร้านที่ตลาด' : '',
  }
}
