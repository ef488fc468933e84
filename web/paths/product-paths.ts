import { pathTo } from './path-to.ts'

export const product = pathTo('/merchant/product/:code')
export const productPicture = '/merchant/product-picture'
export const catalogue = '/merchant/catalogue'
export const catalogueLists = '/merchant/catalogue/lists'
export const catalogueGroups = '/merchant/catalogue/groups'
