import { z } from 'zod'
import { named } from '#shop/contract/wire.ts'
import {
  merchantProductContract,
  merchantProductListContract,
  toggleActiveContract,
} from '#shop/merchant-products/merchant-product-contracts.ts'
import { draftFields } from '#shop/merchant-products/merchant-product-wire.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'
import { saveProduct } from './save-product.ts'

/** The centre is the one the member of staff works in, never the page's. */
const code = z.string().min(1).max(60)
const mostScanned = 10
const mostFound = 12

export const productCalls = {
  /** Exactly what bears the barcode. */
  findScanned: pageCall(z.object({ barcode: z.string().min(1).max(60) }), async ({ barcode }, visitor) => {
    const saleUnit = await centreOf(visitor)
    const found = await visitor.callAsStaff(merchantProductListContract, {
      ...{ saleUnit, barcode, take: mostScanned },
    })
    return found.map((product) => product.code)
  }),
  /** A few products by words, to choose from. */
  findProducts: pageCall(z.object({ text: z.string().max(60) }), async ({ text }, visitor) => {
    const saleUnit = await centreOf(visitor)
    const found = await visitor.callAsStaff(merchantProductListContract, { saleUnit, text, take: mostFound })
    return found.map(({ code, nameTh, nameEn, pictures, active }) => ({
      ...{ code, nameTh, nameEn, active, picture: pictures[0] ?? null },
    }))
  }),
  toggleProduct: pageCall(z.object({ code }), async (request, visitor) =>
    visitor.callAsStaff(toggleActiveContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  /** Puts many on sale, or takes them off; what is so already stays. */
  setProductsActive: pageCall(
    z.object({ codes: z.array(code).max(100), active: z.boolean() }),
    async ({ codes, active }, visitor) => {
      const saleUnit = await centreOf(visitor)
      const failed: { code: string; why: string }[] = []
      for (const code of codes) {
        try {
          const product = await visitor.callAsStaff(merchantProductContract, { code, saleUnit })
          if (product.active !== active) await visitor.callAsStaff(toggleActiveContract, { code, saleUnit })
        } catch (error) {
          if (!(error instanceof CallProblem) || error.status === 401) throw error
          failed.push({ code, why: error.said })
        }
      }
      return { done: codes.length - failed.length, failed }
    },
  ),
  saveProduct: pageCall(
    z.object({ draft: named(draftFields), version: z.int().min(0) }),
    async ({ draft, version }, visitor) =>
      saveProduct(visitor, { draft, version, saleUnit: await centreOf(visitor) }),
  ),
}
export type ProductCalls = typeof productCalls
