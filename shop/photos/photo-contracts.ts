import { z } from 'zod'
import { type CallerKind, staff } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { queryCount, queryFlag } from '../contract/query-wire.ts'
import { upload } from '../contract/upload.ts'
import { named } from '../contract/wire.ts'
import { phoneTime, placeSeen } from '../visits/place-seen.ts'
import { mostGroups } from './photo-groups.ts'

const saleUnit = z.string().min(1).max(10)
const customerCode = z.string().min(1).max(60)
const day = z.iso.date()
const groupMakers = ['manager', 'owner'] as const satisfies CallerKind[]
const sampleId = '7d1f1c3e-58f4-4a63-9a5e-2f6a1d0c9b11'
const ofCentre = ({ saleUnit }: { saleUnit: string }) => ({ saleUnit })

const shownGroup = named({
  code: ['Code', z.string()],
  name: ['PictureName', z.string()],
  nameEn: ['PictureName_EN', z.string()],
})
export type ShownGroup = z.output<typeof shownGroup>

export const photoGroupsContract = endpoint({
  method: 'GET',
  path: 'api/merchant/photogroup',
  says: 'The groups that photos of a type of customers are sorted by, in their order.',
  who: staff,
  touches: { of: 'centre', exampleRequest: ofCentre },
  request: z.object({ saleUnit, customerType: z.string().max(30).optional() }),
  answer: z.array(shownGroup),
  about: ofCentre,
})

const photo = named({
  id: ['Id', z.string()],
  groupCode: ['PhotoGroupCode', z.string().nullable()],
  /** Of the group, retired or not; empty for an answer to a survey. */
  groupName: ['PictureName', z.string()],
  groupNameEn: ['PictureName_EN', z.string()],
  takenAt: ['PhotoDate', z.string()],
  receivedAt: ['ReceivedDate', z.string()],
  by: ['CreatedBy', z.string()],
  note: ['Remark', z.string()],
  lat: ['Lat', z.number().nullable()],
  lng: ['Long', z.number().nullable()],
  /** Metres to the pin of the shop. */
  distance: ['Distance', z.int().nullable()],
  width: ['Width', z.int()],
  height: ['Height', z.int()],
  mayRemove: ['CanDelete', z.boolean()],
})
export type Photo = z.output<typeof photo>

const monthList = z
  .string()
  .max(400)
  .regex(/^(\d{4}-(0[1-9]|1[0-2])(,|$))*$/)

/** The wire also sends the type of the customer; the customer's own holds, so it changes nothing. */
export const customerPhotosContract = endpoint({
  method: 'GET',
  path: 'api/merchant/customerfile',
  says: 'The photos of a customer, newest first, by group, months (2026-11,2026-10) or days; without these, thirty days either side of today.',
  who: staff,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, CustomerCode: customerCode }),
  },
  request: named({
    customerCode: ['CustomerCode', customerCode],
    saleUnit: ['saleUnit', saleUnit],
    customerType: ['customerType', z.string().max(30).optional()],
    take: ['take', queryCount(100, 1).optional()],
    skip: ['skip', queryCount(100_000).optional()],
    groupCodes: ['photoGroupCodes', z.string().max(1_000).optional()],
    months: ['monthYears', monthList.optional()],
    fromDay: ['fromDate', day.optional()],
    toDay: ['toDate', day.optional()],
  }),
  answer: z.array(photo),
  about: ofCentre,
})

export const photoMonthsContract = endpoint({
  method: 'GET',
  path: 'api/merchant/customerfile/months',
  says: 'The months in which photos of a customer were taken, newest first, with how many there are.',
  who: staff,
  touches: { of: 'customer', exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, customerCode }) },
  request: z.object({ saleUnit, customerCode }),
  answer: z.array(z.object({ month: z.string(), photos: z.int() })),
  about: ofCentre,
})

export const photoFileContract = endpoint({
  method: 'GET',
  path: 'api/merchant/customerfile/picture',
  says: 'One photo as base64, for staff who look after the customer; a look at the whole picture is recorded. `known` asks for no content.',
  who: staff,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, customerCode, id: sampleId }),
    answers: ['photos.none'],
  },
  request: z.object({
    saleUnit,
    customerCode,
    id: z.uuid(),
    isSmall: queryFlag.optional(),
    known: queryFlag.optional(),
  }),
  answer: z.object({ type: z.string(), content: z.string() }),
  about: ofCentre,
})

export const addPhotoContract = endpoint({
  method: 'POST',
  path: 'api/merchant/customerfile/add',
  says: 'Keeps a photo of a customer. The phone makes the id: sent twice, it is one photo.',
  who: staff,
  files: ['picture'],
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({
      ...{ saleUnit, customerCode, id: sampleId, groupCode: null },
      takenAt: '2026-11-16T05:00:00Z',
    }),
    answers: ['photos.notPicture'],
  },
  request: z.object({
    saleUnit,
    customerCode,
    id: z.uuid(),
    /** Null for a photo that answers a question. */
    groupCode: z.string().min(1).max(30).nullable(),
    takenAt: phoneTime,
    note: z.string().max(500).default(''),
    place: placeSeen.nullable().default(null),
    picture: upload.optional(),
  }),
  answer: z.object({ id: z.string() }),
  about: ofCentre,
})

export const removePhotoContract = endpoint({
  method: 'POST',
  path: 'api/merchant/customerfile/remove',
  says: 'Removes a photo for good, with a reason: by whoever took it, or a manager.',
  who: staff,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, customerCode, id: sampleId, why: 'test' }),
    answers: ['photos.none'],
  },
  request: z.object({ saleUnit, customerCode, id: z.uuid(), why: z.string().max(300) }),
  answer: z.object({}),
  about: ofCentre,
})

const group = z.object({
  code: z.string().max(30),
  nameTh: z.string().max(80),
  nameEn: z.string().max(80),
  customerTypes: z.array(z.string().min(1).max(30)).max(100),
  isRetired: z.boolean(),
})

export const allPhotoGroupsContract = endpoint({
  method: 'GET',
  path: 'api/merchant/photogroup/all',
  says: 'All photo groups of a centre with those put away, how many photos each has, and the customer types there are.',
  who: ['supervisor', ...groupMakers],
  touches: { of: 'centre', exampleRequest: ofCentre },
  request: z.object({ saleUnit }),
  answer: z.object({
    version: z.string(),
    groups: z.array(group),
    photos: z.record(z.string(), z.int()),
    customerTypes: z.array(z.object({ code: z.string(), name: z.string(), nameEn: z.string() })),
  }),
  about: subjectOf,
})

export const savePhotoGroupsContract = endpoint({
  method: 'POST',
  path: 'api/merchant/photogroup/save',
  says: 'Saves the photo groups of a centre in their order. One that is left out is put away, never deleted.',
  who: groupMakers,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, version: 'none', groups: [] }),
    answers: ['photos.groupsChanged'],
  },
  request: z.object({ saleUnit, version: z.string().max(60), groups: z.array(group).max(mostGroups) }),
  answer: z.object({ version: z.string() }),
  about: ofCentre,
})

export const photoContracts = {
  photoGroups: photoGroupsContract,
  customerPhotos: customerPhotosContract,
  photoMonths: photoMonthsContract,
  photoFile: photoFileContract,
  addPhoto: addPhotoContract,
  removePhoto: removePhotoContract,
  allPhotoGroups: allPhotoGroupsContract,
  savePhotoGroups: savePhotoGroupsContract,
}
