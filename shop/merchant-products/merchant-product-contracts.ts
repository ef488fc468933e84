import { z } from 'zod'
import { longestSearch, pageSize } from '../catalogue/product.ts'
import { type CallerKind, staff } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { upload } from '../contract/upload.ts'
import { named, yesNo } from '../contract/wire.ts'
import { draftFields, merchantProduct, windowFields } from './merchant-product-wire.ts'

const saleUnit = z.string().min(1).max(10)
const code = z.string().max(60)
const sentence = z.object({ field: z.string(), th: z.string(), en: z.string() })
/** All staff look at products; manager and owner change them. */
const productChangers = ['manager', 'owner'] as const satisfies CallerKind[]

const productStates = ['all', 'active', 'inactive', 'lowStock', 'soldOut', 'noPrice', 'noPicture'] as const
const productSorts = ['popular', 'code', 'newest'] as const
/** A page further in is reached by a filter. */
const mostSkipped = 3_000

export const merchantProductListContract = endpoint({
  method: 'POST',
  path: 'api/products/pc/items',
  says: 'The products of a centre as its staff see them, also those not on sale, twelve a page; a barcode finds exactly its own.',
  who: staff,
  request: named({
    take: ['take', z.int().min(1).max(100).default(pageSize)],
    skip: ['skip', z.int().min(0).max(mostSkipped).default(0)],
    text: ['SearchText', z.string().max(longestSearch).default('')],
    /** As scanned: at most ten products, exactly those that bear it. */
    barcode: ['barcode', z.string().max(60).default('')],
    code: ['productCode', code.default('')],
    saleUnit: ['saleUnit', saleUnit.optional()],
    h1: ['Hierarchy1', code.optional()],
    h2: ['Hierarchy2', code.optional()],
    h3: ['Hierarchy3', code.optional()],
    h4: ['Hierarchy4', code.optional()],
    h5: ['Hierarchy5', code.optional()],
    brandCode: ['P_BrandCode', code.optional()],
    state: ['State', z.enum(productStates).default('all')],
    sort: ['Sort', z.enum(productSorts).default('popular')],
    /** Only products with a later code, to read them all by code. */
    after: ['After', code.optional()],
  }),
  answer: z.array(merchantProduct),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ take: 1, saleUnit }) },
})

export const materialTypesContract = endpoint({
  method: 'GET',
  path: 'api/products/master/matype',
  says: 'The material types that products of the caller’s centre have.',
  who: staff,
  request: z.object({}),
  answer: z.array(
    named({
      code: ['matype', z.string()],
      nameTh: ['matypeName', z.string()],
      nameEn: ['matypeName_EN', z.string()],
    }),
  ),
  touches: { of: 'caller' },
})

const pathParams = z.object({ code: z.string().min(1).max(60), saleUnit })
const exampleItem = { of: 'centre', answers: ['merchantProducts.none'] } as const

export const merchantProductContract = endpoint({
  method: 'GET',
  path: 'api/products/pc/item/{code}/{saleUnit}',
  says: 'One product of a centre for its editor, with its version.',
  who: staff,
  pathParams,
  request: z.object({}),
  answer: merchantProduct,
  about: subjectOf,
  touches: { ...exampleItem, exampleRequest: ({ saleUnit }) => ({ code: 'NONE', saleUnit }) },
})

/** Changes state by GET, as specified; only the bearer header is taken, so no other site can do it. */
export const toggleActiveContract = endpoint({
  method: 'GET',
  path: 'api/products/pc/item/{code}/{saleUnit}/active',
  says: 'Puts a product on sale, or takes it off when it is; answers what it is now.',
  who: productChangers,
  pathParams,
  request: z.object({}),
  answer: named({ disabled: ['Disable', yesNo], version: ['Version', z.int()] }),
  about: subjectOf,
  touches: { ...exampleItem, exampleRequest: ({ saleUnit }) => ({ code: 'NONE', saleUnit }) },
})

const cell = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])
/** What differs between what is saved and what was sent, by the wire's names. */
const staleDetails = z.object({
  version: z.int(),
  changedBy: z.string(),
  changedAt: z.string(),
  differences: z.array(z.object({ field: z.string(), saved: cell, yours: cell })),
})
export type StaleDetails = z.output<typeof staleDetails>

export const saveProductContract = endpoint({
  method: 'POST',
  path: 'api/products/pc/save',
  says: 'Saves a product, a new one with version 0; refused with the differences when somebody saved it meanwhile.',
  who: productChangers,
  request: named({
    ...draftFields,
    /** Left out, it is told by the rates. */
    unitCount: ['UnitCount', z.literal([1, 2, 3]).nullable().default(null)],
    saleUnit: ['saleUnit', saleUnit],
    version: ['Version', z.int().min(0).max(2_000_000_000).default(0)],
  }),
  answer: named({
    product: ['Product', merchantProduct],
    /** Allowed, and yet probably a slip. */
    warnings: ['Warnings', z.array(sentence)],
  }),
  details: staleDetails,
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit }),
    answers: ['merchantProducts.invalid'],
  },
})

export const productPictureContract = endpoint({
  method: 'POST',
  path: 'api/products/pc/picture',
  says: 'Takes a picture for a product, which shows it once it is saved with its name.',
  who: productChangers,
  files: ['picture'],
  request: z.object({ saleUnit, picture: upload.optional() }),
  answer: z.object({ name: z.string() }),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit }),
    answers: ['merchantProducts.notPicture'],
  },
})

const windowVersion = ['Version', z.string().max(40)] as const
const window = named({ ...windowFields, version: windowVersion })
export type SavedWindow = z.output<typeof window>
const ofProduct = {
  code: ['P_Code', z.string().min(1).max(60)],
  saleUnit: ['SaleUnit', saleUnit],
} as const

export const advancePricesContract = endpoint({
  method: 'POST',
  path: 'api/merchant/advanceprice/GetAdvancePriceByProduct',
  says: 'The dated prices of a product, the earliest first.',
  who: staff,
  request: named(ofProduct),
  answer: z.array(window),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ P_Code: 'NONE', SaleUnit: saleUnit }),
    answers: ['merchantProducts.none'],
  },
})

/** Which window is meant: its first day, and its version as it was seen. */
const seenWindow = {
  wasStartsOn: ['WasDateStart', z.string().max(10).default('')],
  version: ['Version', z.string().max(40).default('')],
} as const

export const saveAdvancePriceContract = endpoint({
  method: 'POST',
  path: 'api/merchant/advanceprice/save',
  says: 'Saves dated prices of a product; those of other days may not overlap.',
  who: productChangers,
  request: named({ ...ofProduct, ...seenWindow, ...windowFields }),
  answer: z.array(window),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ P_Code: 'NONE', SaleUnit: saleUnit }),
    answers: ['merchantProducts.none'],
  },
})

export const deleteAdvancePriceContract = endpoint({
  method: 'POST',
  path: 'api/merchant/advanceprice/delete',
  says: 'Removes dated prices of a product that have not ended.',
  who: productChangers,
  request: named({ ...ofProduct, ...seenWindow }),
  answer: z.array(window),
  about: subjectOf,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ P_Code: 'NONE', SaleUnit: saleUnit }),
    answers: ['merchantProducts.none'],
  },
})

export const merchantProductContracts = {
  merchantProductList: merchantProductListContract,
  materialTypes: materialTypesContract,
  merchantProduct: merchantProductContract,
  toggleActive: toggleActiveContract,
  saveProduct: saveProductContract,
  productPicture: productPictureContract,
  advancePrices: advancePricesContract,
  saveAdvancePrice: saveAdvancePriceContract,
  deleteAdvancePrice: deleteAdvancePriceContract,
}
