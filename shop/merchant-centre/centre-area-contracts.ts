import { z } from 'zod'
import type { CallerKind } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { areaInput } from './centre-profile.ts'
import { mostOf } from './most-of.ts'

const saleUnit = z.string().min(1).max(10)
const version = z.string().max(40)
const editors = ['manager', 'owner'] as const satisfies CallerKind[]

export const saveAreaContract = endpoint({
  method: 'POST',
  path: 'api/merchant/centre/area',
  says: 'Saves a delivery area of a centre with its places; without an id it is a new one at the end.',
  who: editors,
  request: areaInput.extend({ saleUnit, version }),
  answer: z.object({ id: z.string(), version: z.string() }),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      ...{ saleUnit, version: 'none', id: 'none', nameTh: 'เขต', nameEn: 'Area', fee: null, freeFrom: null },
      ...{ minimum: null, weekdays: null, cutOffMinute: null, active: true, places: ['83000'] },
    }),
    answers: ['merchantCentre.noArea'],
  },
})

export const removeAreaContract = endpoint({
  method: 'POST',
  path: 'api/merchant/centre/area/remove',
  says: 'Removes a delivery area of a centre; orders that were placed keep their fee.',
  who: editors,
  request: z.object({ saleUnit, version, id: z.string().max(40) }),
  answer: z.object({}),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, version: 'none', id: 'none' }),
    answers: ['merchantCentre.noArea'],
  },
})

export const moveAreasContract = endpoint({
  method: 'POST',
  path: 'api/merchant/centre/area/order',
  says: 'Puts the delivery areas of a centre in order; where two name a place, the first counts.',
  who: editors,
  request: z.object({ saleUnit, version, ids: z.array(z.string().max(40)).max(mostOf.areas) }),
  answer: z.object({ version: z.string() }),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, version: 'none', ids: [] }),
    answers: ['merchantCentre.stale'],
  },
})

const place = z.object({
  place: z.string(),
  name: z.string(),
  nameEn: z.string(),
  /** Subdistricts of the postcode; 1 for a subdistrict. */
  parts: z.int(),
})
export type FoundPlace = z.output<typeof place>

export const searchPlacesContract = endpoint({
  method: 'GET',
  path: 'api/merchant/centre/places',
  says: 'Postcodes, subdistricts and whole districts whose name or number holds the text.',
  who: editors,
  request: z.object({ saleUnit, text: z.string().max(60) }),
  answer: z.object({ places: z.array(place) }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit, text: '83000' }) },
})

export const centreAreaContracts = {
  saveCentreArea: saveAreaContract,
  removeCentreArea: removeAreaContract,
  moveCentreAreas: moveAreasContract,
  searchCentrePlaces: searchPlacesContract,
}
