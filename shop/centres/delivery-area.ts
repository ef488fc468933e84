import type { Satang } from '../money/satang.ts'
import { plainPlaceName } from '../thai/place-name.ts'
import { distanceBetween } from './distance.ts'
import type { Rounds } from './next-round.ts'

/** A whole postcode, or one subdistrict of it. */
type AreaPlace = { postcode: string; subdistrict: string }

/** A null field takes the centre's own value. */
export type AreaTerms = {
  fee: Satang | null
  /** 0 means never. */
  freeFrom: Satang | null
  minimum: Satang | null
  weekdays: number | null
  cutOffMinute: number | null
}
export type DeliveryArea = AreaTerms & {
  id: string
  name: { th: string; en: string }
  position: number
  active: boolean
  /** It must hold at least the areas of the postcode in question. */
  places: readonly AreaPlace[]
}

/** A delivery address; with only a postcode given, the subdistrict is missing. */
type Destination = { postcode: string; subdistrict?: string | undefined }

const centreTerms: AreaTerms = {
  fee: null,
  freeFrom: null,
  minimum: null,
  weekdays: null,
  cutOffMinute: null,
}

/** The area of a centre that has none defined: everywhere, on the centre's own terms. */
export const everywhere: DeliveryArea = {
  id: '',
  name: { th: '', en: '' },
  position: 0,
  active: true,
  places: [],
  ...centreTerms,
}

/** The area of this centre that serves the address, if any; a subdistrict wins over its postcode. */
export function findArea(
  areas: readonly DeliveryArea[],
  { postcode, subdistrict }: Destination,
): DeliveryArea | undefined {
  if (areas.length === 0) return everywhere
  const open = areas
    .filter(({ active }) => active)
    .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
  const having = (fits: (place: AreaPlace) => boolean) =>
    open.find(({ places }) => places.some((place) => place.postcode === postcode && fits(place)))
  const whole = having((place) => place.subdistrict === '')
  if (!subdistrict) return whole ?? having(() => true)
  const name = plainPlaceName('subdistrict', subdistrict)
  return having((place) => place.subdistrict === name) ?? whole
}

type Located = { saleUnit: string; postcode: string; lat: number; lng: number }
export type CentreWithAreas = Located & { areas: readonly DeliveryArea[] }
export type Pinned = Destination & { lat?: number | null | undefined; lng?: number | null | undefined }

/** Sorts by distance from the pin, or by postcode without one: neighbouring provinces have close numbers. */
export function nearestFirst<Some extends Located>(
  centres: readonly Some[],
  { lat, lng, postcode }: Pinned,
): Some[] {
  const pin = typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
  const far = (centre: Some) =>
    pin ? distanceBetween(pin, centre) : Math.abs(Number(centre.postcode) - Number(postcode))
  return centres.toSorted((a, b) => far(a) - far(b) || (a.saleUnit < b.saleUnit ? -1 : 1))
}

/**
 * The centres that serve an address: those that name its area first, then those that deliver everywhere, each
 * by distance.
 */
export function centresServing<Some extends CentreWithAreas>(
  centres: readonly Some[],
  address: Pinned,
): { centre: Some; area: DeliveryArea }[] {
  const serving = nearestFirst(centres, address).flatMap((centre) => {
    const area = findArea(centre.areas, address)
    return area ? [{ centre, area }] : []
  })
  return [
    ...serving.filter(({ area }) => area !== everywhere),
    ...serving.filter(({ area }) => area === everywhere),
  ]
}

type CentreTerms = { deliveryFee: Satang; freeShippingFrom: Satang; minimumOrder: Satang }
type DeliveryTerms = { fee: Satang; freeFrom: Satang; minimum: Satang }

/** The terms of an area: its own, or the centre's where it has none. */
export function termsIn(
  area: AreaTerms | undefined,
  { deliveryFee, freeShippingFrom, minimumOrder }: CentreTerms,
): DeliveryTerms {
  return {
    fee: area?.fee ?? deliveryFee,
    freeFrom: area?.freeFrom ?? freeShippingFrom,
    minimum: area?.minimum ?? minimumOrder,
  }
}

/** A cut-off of the area's own holds for every part of the day that the centre delivers. */
export function roundsIn(area: AreaTerms | undefined, centre: Rounds): Rounds {
  const { weekdays, cutOffMinute } = area ?? {}
  const rounds = { ...centre, weekdays: weekdays ?? centre.weekdays }
  if (cutOffMinute === null || cutOffMinute === undefined) return rounds
  const slots = centre.slots?.map(({ slot }) => ({ slot, cutOffMinute, daysBefore: 1 }))
  return { ...rounds, cutOffMinute, ...(slots ? { slots } : {}) }
}
