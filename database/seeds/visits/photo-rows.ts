import { addDays, atMinute } from '#database/seeds/calendar.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import type { Customer } from '#database/seeds/people/customers.ts'
import { staffSignIns } from '#database/seeds/people/sign-ins.ts'
import { makeRandom } from '#database/seeds/random.ts'
import { isGroupFor } from '#shop/photos/photo-groups.ts'
import { photoSize } from './photo-scenes.ts'

/** Code, both names, types of customers, whether it is put away, and what its photos show. */
const groups = [
  ['PG01', 'หน้าร้าน', 'Shop front', [], false, 'front'],
  ['PG02', 'ชั้นวางสินค้า', 'Shelves', [], false, 'shelves'],
  ['PG03', 'ตู้แช่', 'Fridge', [], false, 'fridge'],
  ['PG04', 'ป้ายราคา', 'Price tags', ['RT', 'SH'], false, 'tags'],
  ['PG05', 'โกดังหลังร้าน', 'Storeroom', ['WS', 'AG'], false, 'store'],
  ['PG06', 'ป้ายโปรโมชันเก่า', 'Old promotion signs', [], true, 'tags'],
] as const

export function photoGroupRows(saleUnit: string, today: string): Row[] {
  return groups.map(([code, name_th, name_en, customer_types, isRetired], place) => ({
    ...{ sale_unit: saleUnit, code, name_th, name_en, customer_types, place },
    retired_at: isRetired ? atMinute(addDays(today, -60), 600) : null,
  }))
}

const notes = ['เติมน้ำดื่มแล้ว', 'ชั้นล่างว่าง แจ้งร้านแล้ว', 'ติดป้ายใหม่', '', '', '', '']
const months = 6
const daysBetween = 10

/** The customers whom the demo's salesperson visits, the one with the most visits first. */
export const visitedShops = (customers: readonly Customer[]): Customer[] =>
  customers.filter(({ saleCode, status }) => saleCode === 'sales01' && status === 'active').slice(0, 5)

export const visitor = {
  username: 'sales01',
  name: staffSignIns.find((s) => s.username === 'sales01')?.name ?? '',
}

/** The days of the visits to a shop, newest first: the first shop every ten days, the others once a month. */
export const visitDays = (today: string, shop: number): string[] =>
  Array.from({ length: shop === 0 ? months * 3 : months }, (_, at) =>
    addDays(today, -2 - shop - at * (shop === 0 ? daysBetween : 30)),
  )

type SeedPhoto = { row: Row; scene: string; file: string; id: string }

/** Six months of photos: two on each visit to the first shop, one to the others. */
export function demoPhotos(saleUnit: string, customers: readonly Customer[], today: string): SeedPhoto[] {
  return visitedShops(customers).flatMap((customer, shop) => {
    const fitting = groups.filter(
      ([, , , types, isRetired]) => !isRetired && isGroupFor({ customerTypes: [...types] }, customer.type),
    )
    return visitDays(today, shop).flatMap((day, visit) =>
      Array.from({ length: shop === 0 ? 2 : 1 }, (_, nth): SeedPhoto => {
        const random = makeRandom(`photo ${customer.code} ${visit} ${nth}`)
        const [groupCode, , , , , scene] = fitting[(visit * 2 + nth) % fitting.length] ?? groups[0]
        const id = random.uuid()
        const at = atMinute(day, 570 + random.between(0, 400))
        const file = `customer-photos/demo-${id}.webp`
        const row = {
          ...{ sale_unit: saleUnit, id, customer_code: customer.code, group_code: groupCode },
          ...{ taken_at: at, received_at: at, username: visitor.username, by_name: visitor.name },
          ...{ note: random.pick(notes), ...placeOf(customer, random.between(3, 180)), file, ...photoSize },
        }
        return { row, scene, file, id }
      }),
    )
  })
}

/** So many metres north of the shop. */
const placeOf = ({ place: { lat, lng } }: Customer, distance: number) => ({
  ...{ lat: lat + distance / 111_195, lng, accuracy: 12, distance },
})
