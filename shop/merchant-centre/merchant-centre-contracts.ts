import { z } from 'zod'
import { hoursSpan } from '../centres/hours-span.ts'
import { type CallerKind, staff } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { upload } from '../contract/upload.ts'
import { money } from '../contract/wire.ts'
import { centreAreaContracts } from './centre-area-contracts.ts'
import { account, area, closing, details, holiday, rounds, terms, termsInput } from './centre-profile.ts'
import { closingContracts } from './closing-contracts.ts'
import { mostOf } from './most-of.ts'

const saleUnit = z.string().min(1).max(10)
const version = z.string().max(40)
const password = z.string().min(1).max(100)
const editors = ['manager', 'owner'] as const satisfies CallerKind[]
const saved = z.object({ version: z.string() })
const stale = ['merchantCentre.stale']

export const centreProfileContract = endpoint({
  method: 'GET',
  path: 'api/merchant/centre',
  says: 'All of a centre as its staff see it. Only those who may change accounts see their whole numbers.',
  who: staff,
  request: z.object({ saleUnit }),
  answer: z.object({
    /** Each part changes its version with its content. */
    details: details.extend({ version: z.string() }),
    photos: z.object({ version: z.string(), photos: z.array(z.string()) }),
    rounds: rounds.extend({ version: z.string() }),
    holidays: z.object({ version: z.string(), holidays: z.array(holiday) }),
    hours: z.object({ version: z.string(), hours: z.array(hoursSpan) }),
    accounts: z.object({ version: z.string(), accounts: z.array(account) }),
    areas: z.object({
      /** Of their order. */
      version: z.string(),
      areas: z.array(area.extend({ version: z.string() })),
    }),
    /** The centre's own, and what holds where it has none. */
    terms: terms.extend({
      version: z.string(),
      network: z.object({ fee: money, freeFrom: money, minimum: money }),
    }),
    /** Null while the centre is open. */
    closed: closing.extend({ at: z.string().nullable() }).nullable(),
    openedOn: z.string(),
    nextRound: z.object({ day: z.string(), orderBefore: z.string() }).nullable(),
    today: z.string(),
  }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const saveDetailsContract = endpoint({
  method: 'POST',
  path: 'api/merchant/centre/details',
  says: 'Saves names, address, pin, telephone, LINE and tax data of a centre.',
  who: editors,
  request: details.extend({ saleUnit, version }),
  answer: saved,
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      ...{ saleUnit, version: 'none', nameTh: 'ศูนย์', nameEn: 'Centre', shortName: 'ศูนย์', address: '1' },
      ...{
        province: 'ภูเก็ต',
        district: 'เมืองภูเก็ต',
        subdistrict: 'รัษฎา',
        postcode: '83000',
        lat: 7.9,
        lng: 98.4,
      },
      ...{ phone: '076000000', lineUrl: '', lineName: '', taxNumber: '0105559000018', taxBranch: '00000' },
    }),
    answers: stale,
  },
})

export const savePhotosContract = endpoint({
  method: 'POST',
  path: 'api/merchant/centre/photos',
  says: 'Saves which photos a centre shows, in their order; the first is the one customers see everywhere.',
  who: editors,
  request: z.object({ saleUnit, version, photos: z.array(z.string().max(120)).max(mostOf.photos) }),
  answer: saved,
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, version: 'none', photos: [] }),
    answers: stale,
  },
})

export const centrePhotoContract = endpoint({
  method: 'POST',
  path: 'api/merchant/centre/photo',
  says: 'Takes a photo of a centre, which shows it once it is saved with its name.',
  who: editors,
  files: ['picture'],
  request: z.object({ saleUnit, picture: upload.optional() }),
  answer: z.object({ name: z.string() }),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit }),
    answers: ['merchantCentre.notPicture'],
  },
})

export const saveRoundsContract = endpoint({
  method: 'POST',
  path: 'api/merchant/centre/rounds',
  says: 'Saves on which weekdays a centre delivers, in which parts of the day, and until when one orders.',
  who: editors,
  request: rounds.extend({ saleUnit, version }),
  answer: saved,
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      ...{ saleUnit, version: 'none', weekdays: 126, cutOffMinute: 1020, slots: [] },
    }),
    answers: stale,
  },
})

export const saveHolidaysContract = endpoint({
  method: 'POST',
  path: 'api/merchant/centre/holidays',
  says: 'Saves the days on which a centre delivers nothing.',
  who: editors,
  request: z.object({ saleUnit, version, holidays: z.array(holiday).max(mostOf.holidays) }),
  answer: saved,
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, version: 'none', holidays: [] }),
    answers: stale,
  },
})

export const saveHoursContract = endpoint({
  method: 'POST',
  path: 'api/merchant/centre/hours',
  says: 'Saves when somebody is at a centre; orders are taken at any hour.',
  who: editors,
  request: z.object({ saleUnit, version, hours: z.array(hoursSpan).max(mostOf.hours) }),
  answer: saved,
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, version: 'none', hours: [] }),
    answers: stale,
  },
})

export const saveTermsContract = endpoint({
  method: 'POST',
  path: 'api/merchant/centre/terms',
  says: 'Saves delivery fee, free delivery and minimum order of a centre; null takes the network’s.',
  who: editors,
  request: termsInput.extend({ saleUnit, version }),
  answer: saved,
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      ...{ saleUnit, version: 'none', fee: null, freeFrom: null, minimum: null },
    }),
    answers: stale,
  },
})

export const saveAccountsContract = endpoint({
  method: 'POST',
  path: 'api/merchant/centre/accounts',
  says: 'Saves the bank accounts of a centre in their order, after the password; every owner of the centre is told.',
  who: editors,
  request: z.object({
    ...{ saleUnit, version, password },
    accounts: z.array(account).max(mostOf.accounts),
  }),
  answer: saved,
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, version: 'none', password: 'wrong', accounts: [] }),
    answers: stale,
  },
})

export const merchantCentreContracts = {
  centreProfile: centreProfileContract,
  saveCentreDetails: saveDetailsContract,
  saveCentrePhotos: savePhotosContract,
  centrePhoto: centrePhotoContract,
  saveCentreRounds: saveRoundsContract,
  saveCentreHolidays: saveHolidaysContract,
  saveCentreHours: saveHoursContract,
  saveCentreTerms: saveTermsContract,
  saveCentreAccounts: saveAccountsContract,
  ...centreAreaContracts,
  ...closingContracts,
}
