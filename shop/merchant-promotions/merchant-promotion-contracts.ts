import { z } from 'zod'
import { type CallerKind, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { queryCount, queryFlag } from '../contract/query-wire.ts'
import { named } from '../contract/wire.ts'
import { promotionAbout } from '../promotions/promotion-about.ts'
import { listTabs } from './list-tabs.ts'
import { decodeDraft, encodeDraft, keptCodec, ourDraft, wireDraft } from './merchant-promotion-wire.ts'

export const promotionCustomersPage = 48
/** Everybody on the staff looks at promotions; these change them. */
export const promotionEditors = ['manager', 'owner'] as const satisfies CallerKind[]

export const saleUnit = z.string().min(1).max(10)
export const promotionId = z.string().min(1).max(60)
export const aboutCentre = ({ saleUnit }: { saleUnit?: string | undefined }) => ({ saleUnit })

const counts = z.record(z.enum(listTabs), z.int())

export const promotionsOfCentreContract = endpoint({
  method: 'GET',
  path: 'api/promotion/list',
  says: 'The promotions of a centre by status, twelve a page; current ones by their last day, coming ones by their first.',
  who: staff,
  request: named({
    tab: ['Status', z.enum(listTabs).default('CURRENT')],
    text: ['Text', z.string().max(100).default('')],
    type: ['PromotionType', z.enum(['1', '2', '3']).optional()],
    skip: ['Skip', queryCount(10_000).optional()],
    take: ['Take', queryCount(100, 1).optional()],
    withDetail: ['IncludeDetail', queryFlag.optional()],
    saleUnit: ['SaleUnit', saleUnit.optional()],
  }),
  answer: named({
    promotions: ['Promotions', z.array(keptCodec)],
    isMore: ['IsMore', z.boolean()],
    /** At most so many as are worth counting. */
    counts: ['Counts', counts],
  }),
  about: aboutCentre,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ SaleUnit: saleUnit }) },
})

const namedCustomer = named({ code: ['Code', z.string()], name: ['Name', z.string()] })
const editorGood = named({
  code: ['P_Code', z.string()],
  nameTh: ['PRODUCTNAME', z.string()],
  nameEn: ['PRODUCTNAME_EN', z.string()],
  /** The smallest unit, which steps count and gifts come in. */
  unitTh: ['UNITNAME', z.string()],
  unitEn: ['UNITNAME_EN', z.string()],
  picture: ['Picture', z.string().nullable()],
  active: ['Active', z.boolean()],
})
export type EditorGood = z.output<typeof editorGood>

export const promotionDetailContract = endpoint({
  method: 'GET',
  path: 'api/promotion/detail/{id}',
  says: 'A promotion for its editor; `new` begins one for the usual seven days, and `copy` begins one like it.',
  who: staff,
  pathParams: z.object({ id: promotionId }),
  request: named({ saleUnit: ['saleUnit', saleUnit.optional()], copy: ['copy', queryFlag.optional()] }),
  answer: named({
    promotion: ['Promotion', keptCodec],
    saleGoods: ['SaleProducts', z.array(editorGood)],
    freeGoods: ['FreeProducts', z.array(editorGood)],
    /** The listed and excluded customers whom the caller may see. */
    customers: ['Customers', z.array(namedCustomer)],
    about: ['About', promotionAbout.nullable()],
  }),
  about: aboutCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ id: 'new', saleUnit }),
  },
})

const namedCode = named({
  code: ['Code', z.string()],
  name: ['Name', z.string()],
  nameEn: ['NameEng', z.string()],
})

export const promotionMasterContract = endpoint({
  method: 'GET',
  path: 'api/promotion/masterdata',
  says: 'What a promotion is made of: customer types and store types of the centre, and the kinds of discount.',
  who: staff,
  request: named({ saleUnit: ['saleUnit', saleUnit.optional()] }),
  answer: named({
    customerTypes: ['CustomerTypes', z.array(namedCode)],
    storeTypes: ['StoreTypes', z.array(namedCode)],
    discountTypes: [
      'DiscTypes',
      z.array(named({ type: ['DiscType', z.string()], code: ['DiscTypeCode', z.string()] })),
    ],
    /** What a sale must leave of its price, in percent. */
    leastMargin: ['LeastMargin', z.int()],
  }),
  about: aboutCentre,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

export const promotionCustomersContract = endpoint({
  method: 'GET',
  path: 'api/promotion/customers',
  says: 'Customers of the centre to choose from, by name or code; a salesperson sees their own.',
  who: staff,
  request: named({
    text: ['text', z.string().max(100).default('')],
    take: ['take', queryCount(200, 1).optional()],
    saleUnit: ['saleUnit', saleUnit.optional()],
  }),
  answer: z.array(
    named({
      code: ['Code', z.string()],
      name: ['Name', z.string()],
      customerType: ['TypeCode', z.string()],
      storeType: ['StoreTypeCode', z.string()],
    }),
  ),
  about: aboutCentre,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

const createBody = z.codec(
  wireDraft.extend({ SaleUnit: saleUnit, Key: z.uuid() }),
  z.object({ saleUnit: z.string(), key: z.string(), promotion: ourDraft }),
  {
    decode: ({ SaleUnit, Key, ...wire }) => ({ saleUnit: SaleUnit, key: Key, promotion: decodeDraft(wire) }),
    encode: ({ saleUnit, key, promotion }) => ({ SaleUnit: saleUnit, Key: key, ...encodeDraft(promotion) }),
  },
)
const updateBody = z.codec(
  wireDraft.extend({ SaleUnit: saleUnit, Version: z.int().min(1).max(1_000_000_000) }),
  z.object({ saleUnit: z.string(), version: z.number(), promotion: ourDraft }),
  {
    decode: ({ SaleUnit, Version, ...wire }) => ({
      saleUnit: SaleUnit,
      version: Version,
      promotion: decodeDraft(wire),
    }),
    encode: ({ saleUnit, version, promotion }) => ({
      SaleUnit: saleUnit,
      Version: version,
      ...encodeDraft(promotion),
    }),
  },
)
const saved = named({ id: ['PromotionId', z.string()], version: ['Version', z.int()] })

const examplePromotion = {
  PromotionName: 'ทดสอบ',
  Opt30: 'ทดสอบ',
  PromotionRemark: '',
  DateBegin: '2026-11-16',
  DateEnd: '2026-11-23',
  PromotionType: 1 as const,
  SalesNumber: 1 as const,
}

export const createPromotionContract = endpoint({
  method: 'POST',
  path: 'api/promotion/create',
  says: 'Saves a new promotion under an id of its own; the same key again is the same promotion. All problems are told at once.',
  who: promotionEditors,
  request: createBody,
  answer: saved,
  about: aboutCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      ...examplePromotion,
      SaleUnit: saleUnit,
      Key: '5b0cc9c0-64a4-4b0f-8a8e-0f4f6a1c2b3d',
    }),
    answers: ['promotions.noRemark'],
  },
})

/** What the one who was slower sees: the fields that differ, as both wrote them. */
const difference = z.object({ field: z.string(), yours: z.unknown(), theirs: z.unknown() })
const promotionDifferences = z.object({
  version: z.int(),
  by: z.string(),
  fields: z.array(difference),
})

export const updatePromotionContract = endpoint({
  method: 'POST',
  path: 'api/promotion/update/{id}',
  says: 'Saves a changed promotion for new orders; refused with the difference when somebody else saved it meanwhile.',
  who: promotionEditors,
  pathParams: z.object({ id: promotionId }),
  request: updateBody,
  answer: saved,
  details: promotionDifferences,
  about: aboutCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ ...examplePromotion, id: 'NONE', SaleUnit: saleUnit, Version: 1 }),
    answers: ['promotions.noRemark', 'promotions.none'],
  },
})

export const switchPromotionContract = endpoint({
  method: 'POST',
  path: 'api/promotion/switch',
  says: 'Enables, disables, archives or restores a promotion; a restored one stays disabled.',
  who: promotionEditors,
  request: named({
    saleUnit: ['SaleUnit', saleUnit],
    id: ['PromotionId', promotionId],
    version: ['Version', z.int().min(1).max(1_000_000_000)],
    to: ['To', z.enum(['enable', 'disable', 'archive', 'restore'])],
  }),
  answer: saved,
  details: promotionDifferences,
  about: aboutCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      SaleUnit: saleUnit,
      PromotionId: 'NONE',
      Version: 1,
      To: 'disable' as const,
    }),
    answers: ['promotions.none'],
  },
})

export const merchantPromotionContracts = {
  promotionsOfCentre: promotionsOfCentreContract,
  promotionDetail: promotionDetailContract,
  promotionMaster: promotionMasterContract,
  promotionCustomers: promotionCustomersContract,
  createPromotion: createPromotionContract,
  updatePromotion: updatePromotionContract,
  switchPromotion: switchPromotionContract,
}
