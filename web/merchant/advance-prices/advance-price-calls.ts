import { z } from 'zod'
import { named } from '#shop/contract/wire.ts'
import {
  deleteAdvancePriceContract,
  saveAdvancePriceContract,
} from '#shop/merchant-products/merchant-product-contracts.ts'
import { windowFields } from '#shop/merchant-products/merchant-product-wire.ts'
import { merchantProductsProblems } from '#shop/merchant-products/merchant-products-problems.ts'
import type { PriceWindow } from '#shop/merchant-products/price-window.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

const seen = { code: z.string().min(1).max(60), wasStartsOn: z.string().max(10), version: z.string().max(40) }
type WindowField = keyof PriceWindow

const byWireName = new Map(
  Object.entries(windowFields).map(([field, [name]]) => [name as string, field as WindowField]),
)

export const advancePriceCalls = {
  saveAdvancePrice: pageCall(
    z.object({ ...seen, window: named(windowFields) }),
    async ({ window, ...which }, visitor) => {
      try {
        const saleUnit = await centreOf(visitor)
        await visitor.callAsStaff(saveAdvancePriceContract, {
          ...(window as PriceWindow),
          ...which,
          saleUnit,
        })
        return { errors: [] }
      } catch (error) {
        if (!(error instanceof CallProblem) || error.problem.Code !== merchantProductsProblems.invalid.code)
          throw error
        const errors = (error.problem.Fields ?? []).flatMap(({ Field, Reason }) => {
          const field = byWireName.get(Field)
          return field ? [{ field, why: Reason }] : []
        })
        return { errors }
      }
    },
  ),
  deleteAdvancePrice: pageCall(z.object(seen), async (which, visitor) => {
    await visitor.callAsStaff(deleteAdvancePriceContract, { ...which, saleUnit: await centreOf(visitor) })
    return {}
  }),
}
export type AdvancePriceCalls = typeof advancePriceCalls
