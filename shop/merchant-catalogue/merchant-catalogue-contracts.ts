import { z } from 'zod'
import { displayPlacements } from '../catalogue/product.ts'
import { type CallerKind, staff } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { wordKinds } from '../merchant-products/product-draft.ts'

const saleUnit = z.string().min(1).max(10)
const text = z.string().trim().max(300).default('')
const code = z.string().trim().max(60)
/** As it was seen; blank for something new. */
const seen = z.string().max(40).default('')
const mark = z.string()
const changers = ['manager', 'owner'] as const satisfies CallerKind[]
const names = { nameTh: z.string(), nameEn: z.string() }
const place = z.int().min(0).max(100_000)

const category = z.object({
  level: z.int(),
  code: z.string(),
  parentCode: z.string().nullable(),
  ...names,
  picture: z.string().nullable(),
  position: z.int(),
  version: mark,
})
export type MasterCategory = z.output<typeof category>
const word = z.object({ kind: z.enum(wordKinds), code: z.string(), ...names, version: mark })
export type MasterWord = z.output<typeof word>

export const masterDataContract = endpoint({
  method: 'GET',
  path: 'api/products/master/data',
  says: 'The categories of a centre, and its groups, brands, flavours, variants and sizes.',
  who: staff,
  request: z.object({ saleUnit }),
  answer: z.object({
    categories: z.array(category),
    words: z.array(word),
    /** Of today, for prices with tax as customers see them. */
    vatPercent: z.number(),
  }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

const level = z.int().min(1).max(5)

export const saveCategoryContract = endpoint({
  method: 'POST',
  path: 'api/products/master/category/save',
  says: 'Adds or renames a category; one in use keeps the category above it.',
  who: changers,
  request: z.object({
    ...{ saleUnit, level, code, nameTh: text, nameEn: text, version: seen },
    parentCode: code.nullable().default(null),
    position: place.default(0),
  }),
  answer: category,
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, level: 1, code: '' }),
    answers: ['merchantCatalogue.invalid'],
  },
})

export const deleteCategoryContract = endpoint({
  method: 'POST',
  path: 'api/products/master/category/delete',
  says: 'Removes a category that no product and no category below it uses.',
  who: changers,
  request: z.object({ saleUnit, level, code, version: seen }),
  answer: z.object({}),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, level: 1, code: 'NONE' }),
    answers: ['merchantCatalogue.none'],
  },
})

const kind = z.enum(wordKinds)

export const saveWordContract = endpoint({
  method: 'POST',
  path: 'api/products/master/word/save',
  says: 'Adds or renames a group, brand, flavour, variant or size.',
  who: changers,
  request: z.object({ saleUnit, kind, code, nameTh: text, nameEn: text, version: seen }),
  answer: word,
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, kind: 'brand' as const, code: '' }),
    answers: ['merchantCatalogue.invalid'],
  },
})

export const deleteWordContract = endpoint({
  method: 'POST',
  path: 'api/products/master/word/delete',
  says: 'Removes a group, brand, flavour, variant or size that no product uses.',
  who: changers,
  request: z.object({ saleUnit, kind, code, version: seen }),
  answer: z.object({}),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, kind: 'brand' as const, code: 'NONE' }),
    answers: ['merchantCatalogue.none'],
  },
})

/** As many as a page shows and a person can drag. */
export const mostInList = 200
export const mostGroups = 100
const codes = z.array(code).max(mostInList)
const placement = z.enum(displayPlacements)
const member = z.object({ code: z.string(), ...names, picture: z.string().nullable(), active: z.boolean() })
export type ListMember = z.output<typeof member>
const group = z.object({
  id: z.int(),
  placement,
  ...names,
  useTranslatedName: z.boolean(),
  position: z.int(),
  products: z.array(member),
  version: mark,
})
export type MasterGroup = z.output<typeof group>

export const groupListContract = endpoint({
  method: 'POST',
  path: 'api/products/display-group/list',
  says: 'The display groups of a centre with their products in order, for staff.',
  who: staff,
  request: z.object({ saleUnit }),
  answer: z.object({ groups: z.array(group) }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

const groupId = z.int().min(1).max(2_147_483_647)

export const saveGroupContract = endpoint({
  method: 'POST',
  path: 'api/products/display-group/save',
  says: 'Adds or changes a display group with its products in order.',
  who: changers,
  request: z.object({
    ...{ saleUnit, id: groupId.nullable().default(null), placement, nameTh: text, nameEn: text },
    useTranslatedName: z.boolean().default(true),
    ...{ position: place.default(0), codes: codes.default([]), version: seen },
  }),
  answer: group,
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, placement: displayPlacements[0] }),
    answers: ['merchantCatalogue.invalid'],
  },
})

export const deleteGroupContract = endpoint({
  method: 'POST',
  path: 'api/products/display-group/delete',
  says: 'Removes a display group; its products stay.',
  who: changers,
  request: z.object({ saleUnit, id: groupId, version: seen }),
  answer: z.object({}),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, id: 2_000_000_000 }),
    answers: ['merchantCatalogue.none'],
  },
})

export const pickedLists = ['HOTDEAL', 'NEW', 'RECOMMEND', 'BEST_SELLER'] as const
export type PickedList = (typeof pickedLists)[number]
const picked = z.object({ list: z.enum(pickedLists), products: z.array(member), version: mark })
export type Picked = z.output<typeof picked>

export const pickedListsContract = endpoint({
  method: 'POST',
  path: 'api/products/lists',
  says: 'Hot deals, new, recommended and chosen best sellers of a centre in their order.',
  who: staff,
  request: z.object({ saleUnit }),
  answer: z.object({ lists: z.array(picked) }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const savePickedListContract = endpoint({
  method: 'POST',
  path: 'api/products/lists/save',
  says: 'Puts products first in a list in this order, and takes others out of it.',
  who: changers,
  request: z.object({
    saleUnit,
    list: z.enum(pickedLists),
    codes,
    removed: codes.default([]),
    version: seen,
  }),
  answer: picked,
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, list: 'HOTDEAL' as const, codes: [] }),
    answers: ['merchantCatalogue.stale'],
  },
})

export const merchantCatalogueContracts = {
  masterData: masterDataContract,
  saveCategory: saveCategoryContract,
  deleteCategory: deleteCategoryContract,
  saveWord: saveWordContract,
  deleteWord: deleteWordContract,
  groupList: groupListContract,
  saveGroup: saveGroupContract,
  deleteGroup: deleteGroupContract,
  pickedLists: pickedListsContract,
  savePickedList: savePickedListContract,
}
