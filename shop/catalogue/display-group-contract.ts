import { z } from 'zod'
import { shoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { queryCount, queryFlag } from '../contract/query-wire.ts'
import { named } from '../contract/wire.ts'
import { displayPlacements } from './product.ts'
import { productCodec } from './product-wire.ts'

const group = named({
  id: ['Id', z.int()],
  name: ['Name', z.string()],
  nameEn: ['NameEng', z.string()],
  logo: ['LogoImage', z.string().nullable()],
  useTranslatedName: ['UseTranslateName', z.boolean()],
})
const displayGroup = named({ group: ['Group', group], products: ['Products', z.array(productCodec)] })

/** The limit of groups in a response, and of products in each; the list page has the rest. */
export const displayGroupPage = 36
const productsOfGroup = 36

export const displayGroupsContract = endpoint({
  method: 'GET',
  path: 'api/products/display-group/type/{type}',
  says: 'The display groups of a place in the shop, with their products if wanted.',
  who: shoppers,
  touches: { of: 'caller', exampleRequest: () => ({ type: displayPlacements[0] }) },
  pathParams: z.object({ type: z.enum(displayPlacements) }),
  request: named({
    productsIncluded: ['productsIncluded', queryFlag.optional()],
    take: ['take', queryCount(displayGroupPage).optional()],
    productsTake: ['productsTake', queryCount(productsOfGroup, 1).optional()],
  }),
  answer: named({ groups: ['Data', z.array(displayGroup)] }),
})

export const displayGroupContracts = {
  displayGroups: displayGroupsContract,
}
