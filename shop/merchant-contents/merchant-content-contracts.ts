import { z } from 'zod'
import { contentKinds } from '../content/whats-new-contract.ts'
import type { CallerKind } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { queryCount, queryFlag } from '../contract/query-wire.ts'
import { upload } from '../contract/upload.ts'
import { longestBody, longestLink, longestTitle, mostOrdered } from './content-forms.ts'
import { contentStates } from './content-state.ts'
import { searchedTargets } from './link-target.ts'

const saleUnit = z.string().min(1).max(10)
const makers = ['manager', 'owner'] as const satisfies CallerKind[]
const lookers = ['supervisor', ...makers] as const satisfies CallerKind[]
const none = ['merchantContents.none']
const id = z.int().min(1).max(9_999_999)
const kind = z.enum(contentKinds)
const moment = z.iso.datetime({ offset: true }).max(40).nullable()
const pictureName = z.string().max(120).nullable()

const draft = {
  kind,
  code: z.string().max(40),
  titleTh: z.string().max(longestTitle),
  titleEn: z.string().max(longestTitle),
  bodyTh: z.string().max(longestBody),
  bodyEn: z.string().max(longestBody),
  pictureTh: pictureName,
  pictureEn: pictureName,
  textTone: z.enum(['light', 'dark']),
  link: z.string().max(longestLink),
  isPublished: z.boolean(),
  startsAt: moment,
  endsAt: moment,
}
const example = {
  ...({ kind: 'N', code: '', titleTh: 'ทดสอบ', titleEn: '', bodyTh: '', bodyEn: '', link: '' } as const),
  ...({ pictureTh: null, pictureEn: null, textTone: 'light', isPublished: false } as const),
  ...{ startsAt: null, endsAt: null },
}
const sampleKey = '3f0b8a52-6d1c-4c39-9a1e-7d5b2f4c8e61'

export const contentsPage = 24

const listed = z.object({
  id: z.int(),
  kind,
  code: z.string(),
  titleTh: z.string(),
  titleEn: z.string(),
  pictureTh: z.string().nullable(),
  pictureEn: z.string().nullable(),
  state: z.enum(contentStates),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  changedAt: z.string().nullable(),
  changedBy: z.string(),
})
export type ListedContent = z.output<typeof listed>

const counts = z.object({
  draft: z.int(),
  scheduled: z.int(),
  live: z.int(),
  over: z.int(),
  removed: z.int(),
})
export type ContentCounts = z.output<typeof counts>

export const contentListContract = endpoint({
  method: 'GET',
  path: 'api/merchant/content/list',
  says: 'The banners, links, news or pages of a centre in the order they are shown, also drafts and those that are over.',
  who: lookers,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit, kind: 'B' as const }) },
  request: z.object({
    saleUnit,
    kind,
    state: z.enum(contentStates).optional(),
    /** Those that were taken away, instead of the others. */
    removed: queryFlag.optional(),
    text: z.string().max(60).optional(),
    skip: queryCount(10_000).optional(),
    take: queryCount(mostOrdered, 1).optional(),
  }),
  answer: z.object({ contents: z.array(listed), counts, isMore: z.boolean() }),
  about: subjectOf,
})

const target = z.object({
  link: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  picture: z.string().nullable(),
})
export type FoundTarget = z.output<typeof target>

const written = z.object({
  ...draft,
  id: z.int(),
  version: z.int(),
  isRemoved: z.boolean(),
  changedAt: z.string().nullable(),
  changedBy: z.string(),
  /** What the link leads to; null when there is none, or it is not there any more. */
  target: target.nullable(),
  /** The centre it was copied from. */
  originUnit: z.string().nullable(),
  /** Where the caller may copy it to. */
  otherCentres: z.array(z.object({ saleUnit: z.string(), nameTh: z.string(), nameEn: z.string() })),
})
export type WrittenContent = z.output<typeof written>

export const contentOfCentreContract = endpoint({
  method: 'GET',
  path: 'api/merchant/content/one',
  says: 'One content as it is written now, whatever its state.',
  who: lookers,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit, id: '999999' }), answers: none },
  request: z.object({ saleUnit, id: queryCount(9_999_999, 1) }),
  answer: written,
  about: subjectOf,
})

export const saveContentContract = endpoint({
  method: 'POST',
  path: 'api/merchant/content/save',
  says: 'Saves a content over the version it was written from; without an id it makes a new one, once for each key.',
  who: makers,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, id: 999_999, key: sampleKey, version: 1, ...example }),
    answers: none,
  },
  request: z.object({
    saleUnit,
    id: id.nullable(),
    key: z.uuid(),
    version: z.int().min(0).max(1_000_000_000),
    ...draft,
  }),
  answer: z.object({ id: z.int(), version: z.int() }),
  about: subjectOf,
})

export const removeContentContract = endpoint({
  method: 'POST',
  path: 'api/merchant/content/remove',
  says: 'Takes a content away, or brings it back as a draft.',
  who: makers,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, id: 999_999, removed: true }),
    answers: none,
  },
  request: z.object({ saleUnit, id, removed: z.boolean() }),
  answer: z.object({ id: z.int(), version: z.int() }),
  about: subjectOf,
})

export const orderContentsContract = endpoint({
  method: 'POST',
  path: 'api/merchant/content/order',
  says: 'Puts all contents of a kind in order.',
  who: makers,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, kind: 'B' as const, ids: [] }),
    answers: ['merchantContents.orderChanged'],
  },
  request: z.object({ saleUnit, kind, ids: z.array(id).max(1_000) }),
  answer: z.object({ ids: z.array(z.int()) }),
  about: subjectOf,
})

export const contentTargetsContract = endpoint({
  method: 'GET',
  path: 'api/merchant/content/targets',
  says: 'What a link can lead to at a centre: products, categories, promotions of a brand, news and pages, by words.',
  who: lookers,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, of: 'product' as const, text: '' }),
  },
  request: z.object({ saleUnit, of: z.enum(searchedTargets), text: z.string().max(60) }),
  answer: z.object({ targets: z.array(target) }),
  about: subjectOf,
})

export const pictureUses = ['B', 'M', 'L', 'N', 'P', 'text'] as const

export const contentPictureContract = endpoint({
  method: 'POST',
  path: 'api/merchant/content/picture',
  says: 'Takes a picture, cut to the size its use needs; it is shown once a content is saved with its name.',
  who: makers,
  files: ['picture'],
  request: z.object({ saleUnit, use: z.enum(pictureUses), picture: upload.optional() }),
  answer: z.object({ name: z.string() }),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, use: 'B' as const }),
    answers: ['merchantContents.notPicture'],
  },
})

const copyOutcomes = ['made', 'renewed', 'changedThere', 'noTarget', 'codeTaken', 'tooMany'] as const
export type CopyOutcome = (typeof copyOutcomes)[number]

export const copyContentContract = endpoint({
  method: 'POST',
  path: 'api/merchant/content/copy',
  says: 'Copies a content to other centres of the caller; a copy that nobody changed there is renewed.',
  who: makers,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, id: 999_999, centres: [] }),
    answers: none,
  },
  request: z.object({ saleUnit, id, centres: z.array(saleUnit).max(200) }),
  answer: z.object({
    copies: z.array(z.object({ saleUnit: z.string(), outcome: z.enum(copyOutcomes) })),
  }),
  about: subjectOf,
})

export const merchantContentContracts = {
  contentList: contentListContract,
  contentOfCentre: contentOfCentreContract,
  saveContent: saveContentContract,
  removeContent: removeContentContract,
  orderContents: orderContentsContract,
  contentTargets: contentTargetsContract,
  contentPicture: contentPictureContract,
  copyContent: copyContentContract,
}
