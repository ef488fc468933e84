import type { DeliveryArea } from '../centres/delivery-area.ts'
import type { Sentence } from '../identity/rules.ts'
import type { FieldReason } from '../problems/problem.ts'
import type { CentreArea, CentreTerms } from './centre-profile.ts'
import { at, missing } from './field-reason.ts'

const wrong = {
  sameName: { th: 'มีเขตชื่อนี้อยู่แล้ว', en: 'There is an area of this name already' },
  places: { th: 'เลือกรหัสไปรษณีย์หรือตำบลอย่างน้อยหนึ่งแห่ง', en: 'Choose at least one postcode or subdistrict' },
  noDay: { th: 'เลือกวันส่งอย่างน้อยหนึ่งวัน', en: 'Choose at least one delivery day' },
  money: { th: 'ต้องเป็น 0 ถึง 1,000,000 บาท', en: 'Must be ฿0 to ฿1,000,000' },
} satisfies Record<string, Sentence>

const most = 1_000_000_00
const isWrong = (satang: number | null) => satang !== null && (satang < 0 || satang > most)

export const whyNotTerms = ({ fee, freeFrom, minimum }: CentreTerms): FieldReason[] => [
  ...at('fee', isWrong(fee) && wrong.money),
  ...at('freeFrom', isWrong(freeFrom) && wrong.money),
  ...at('minimum', isWrong(minimum) && wrong.money),
]

type Named = Pick<CentreArea, 'id' | 'nameTh' | 'nameEn'>

/** What is wrong with an area, beside the other areas of its centre. */
export function whyNotArea(area: CentreArea, others: readonly Named[]): FieldReason[] {
  const nameFault = (field: 'nameTh' | 'nameEn') => {
    const name = area[field].trim().toLowerCase()
    if (name === '') return missing
    return others.some((other) => other.id !== area.id && other[field].trim().toLowerCase() === name)
      ? wrong.sameName
      : undefined
  }
  return [
    ...at('nameTh', nameFault('nameTh')),
    ...at('nameEn', nameFault('nameEn')),
    ...at('places', area.places.length === 0 && wrong.places),
    ...at('weekdays', area.weekdays === 0 && wrong.noDay),
    ...whyNotTerms(area),
  ]
}

/** A place as it is kept: its postcode, and the subdistrict or none. */
export const readPlace = (text: string): { postcode: string; subdistrict: string } => {
  const [postcode = '', ...name] = text.trim().split(' ')
  return { postcode, subdistrict: name.join(' ') }
}
export const writePlace = ({ postcode, subdistrict }: { postcode: string; subdistrict: string }): string =>
  subdistrict ? `${postcode} ${subdistrict}` : postcode

/** The areas as the rules of delivery know them, in their order. */
export const asDeliveryAreas = (areas: readonly CentreArea[]): DeliveryArea[] =>
  areas.map(({ nameTh, nameEn, places, ...rest }, position) => ({
    ...{ ...rest, position, name: { th: nameTh, en: nameEn } },
    places: places.map(readPlace),
  }))

/** Places that an area before this one names too, and which one wins them. */
export function takenBefore(
  areas: readonly CentreArea[],
  area: Pick<CentreArea, 'id' | 'places'>,
): { place: string; by: CentreArea }[] {
  const index = areas.findIndex(({ id }) => id === area.id)
  const before = areas.slice(0, index < 0 ? areas.length : index).filter(({ active }) => active)
  return area.places.flatMap((place) => {
    const by = before.find(({ places }) => places.includes(place))
    return by ? [{ place, by }] : []
  })
}
