import { z } from 'zod'
import { productCodec } from '../catalogue/product-wire.ts'
import { shoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { money, named } from '../contract/wire.ts'
import { freeGood, promotionCodec } from '../promotions/promotion-wire.ts'

const text = z.string()

/** The caller's unit prices inside a price window. */
const advanceUnit = named({
  position: ['Unit', z.int()],
  priceType: ['PRICETYPE', z.int()],
  price: ['Price', money],
  priceInVat: ['PriceInVat', money],
})
const advanceWindow = named({
  startsOn: ['DateStart', text],
  endsOn: ['DateEnd', text],
  isCurrent: ['IsCurrent', z.boolean()],
  units: ['Units', z.array(advanceUnit)],
})
export type AdvanceWindow = z.output<typeof advanceWindow>

const categoryStep = named({
  level: ['level', z.int()],
  code: ['code', text],
  name: ['name', text],
  nameEn: ['nameEng', text],
})

const detail = named({
  product: ['Product', productCodec],
  descriptionTh: ['P_Description', text],
  descriptionEn: ['P_Description_EN', text],
  /** Only of the units that have one, by position. */
  barcodes: ['Barcodes', z.array(named({ position: ['Unit', z.int()], barcode: ['Barcode', text] }))],
  /** From the department down, as far as the centre names them. */
  categories: ['Hierarchy', z.array(categoryStep)],
  promotions: [
    'Promotions',
    z.array(
      named({ promotion: ['Promotion', promotionCodec], freeProducts: ['FreeProducts', z.array(freeGood)] }),
    ),
  ],
  /** Current and future windows, soonest first. */
  advanceWindows: ['AdvancePrices', z.array(advanceWindow)],
  needsLicence: ['NeedsLicence', z.boolean()],
})
export type ProductDetail = z.output<typeof detail>

const pathParams = z.object({ code: z.string().min(1).max(60) })

export const productDetailContract = endpoint({
  method: 'GET',
  path: 'api/products/item/{code}',
  says: 'One product the caller may buy: prices, stock, description, pictures, barcodes, promotions with their tiers, advance prices.',
  who: shoppers,
  touches: { of: 'caller', exampleRequest: () => ({ code: '1001' }), answers: ['catalogue.notSold'] },
  pathParams,
  request: z.object({}),
  answer: detail,
})

/** A call of its own, so that a page can show the product first. */
export const relatedProductsContract = endpoint({
  method: 'GET',
  path: 'api/products/item/{code}/related',
  says: 'Similar goods one, nearest kind first, the most popular of each first.',
  who: shoppers,
  touches: { of: 'caller', exampleRequest: () => ({ code: '1001' }) },
  pathParams,
  request: z.object({}),
  answer: z.array(productCodec),
})

export const productDetailContracts = {
  productDetail: productDetailContract,
  relatedProducts: relatedProductsContract,
}
