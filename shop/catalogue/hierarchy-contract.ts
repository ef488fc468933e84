import { z } from 'zod'
import { shoppers } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/wire.ts'

const category = named({
  level: ['level', z.int()],
  code: ['code', z.string()],
  name: ['name', z.string()],
  nameEn: ['nameEng', z.string()],
  picture: ['image', z.string().nullable()],
  h1: ['h1', z.string().optional()],
  h2: ['h2', z.string().optional()],
  h3: ['h3', z.string().optional()],
  h4: ['h4', z.string().optional()],
})
export type Category = z.output<typeof category>

const included = z.boolean().default(true)

/** Category levels; each level links to its parent by h(n-1). */
export const hierarchyContract = endpoint({
  method: 'POST',
  path: 'GET_MASTER_DATA/GET_HIERARCHY_ALL',
  says: 'The categories of the caller’s centre, by level.',
  who: shoppers,
  touches: { of: 'caller' },
  request: named({
    h1: ['hierarchy1', included],
    h2: ['hierarchy2', included],
    h3: ['hierarchy3', included],
    h4: ['hierarchy4', z.boolean().default(false)],
    h5: ['hierarchy5', z.boolean().default(false)],
    withPicture: ['withPic', z.boolean().default(false)],
    onlyRedeemable: ['is_point', z.boolean().default(false)],
    materialType: ['is_product_mattype', z.string().max(60).optional()],
  }),
  answer: named({ categories: ['categories', z.array(category)] }),
  freshFor: 180,
})

export const hierarchyContracts = {
  hierarchy: hierarchyContract,
}
