import { z } from 'zod'
import { promotionProductsContract } from '#shop/catalogue/promotion-contracts.ts'
import {
  createPromotionContract,
  type EditorGood,
  promotionCustomersContract,
  promotionDetailContract,
  switchPromotionContract,
  updatePromotionContract,
} from '#shop/merchant-promotions/merchant-promotion-contracts.ts'
import { ourDraft } from '#shop/merchant-promotions/merchant-promotion-wire.ts'
import {
  checkPromotionContract,
  lookBackContract,
  tryPromotionContract,
} from '#shop/merchant-promotions/promotion-advice-contracts.ts'
import { CallProblem } from '#web/kit/calls/call.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

/** The centre is the one the member of staff works in, never the page's. */

const text = z.string().max(100)
const id = z.string().min(1).max(60)
const version = z.int().min(1)
const nothing: [number, number, number] = [0, 0, 0]
const [mostAtOnce, mostGoods, mostCustomers] = [100, 12, 48]
const asked = z.object({ id: id.optional(), promotion: ourDraft })
const to = z.enum(['enable', 'disable', 'archive', 'restore'])

/** What became of each promotion of many: its new version, or why not. */
export type Switched = { id: string; version: number; problem: string | null }

export const promotionCalls = {
  findGoods: pageCall(z.object({ text }), async (request, { callAsStaff }): Promise<EditorGood[]> => {
    const products = await callAsStaff(promotionProductsContract, { ...request, take: mostGoods })
    return products.map(({ code, name, units, pictures }) => ({
      ...{ code, nameTh: name.th, nameEn: name.en, picture: pictures[0] ?? null, active: true },
      ...{ unitTh: units.at(-1)?.name.th ?? '', unitEn: units.at(-1)?.name.en ?? '' },
    }))
  }),
  findPromotionCustomers: pageCall(z.object({ text }), async (request, visitor) =>
    visitor.callAsStaff(promotionCustomersContract, {
      ...request,
      take: mostCustomers,
      saleUnit: await centreOf(visitor),
    }),
  ),
  createPromotion: pageCall(z.object({ key: z.uuid(), promotion: ourDraft }), async (request, visitor) =>
    visitor.callAsStaff(createPromotionContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  updatePromotion: pageCall(z.object({ id, version, promotion: ourDraft }), async (request, visitor) =>
    visitor.callAsStaff(updatePromotionContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  promotionNow: pageCall(z.object({ id }), async (request, visitor) =>
    visitor.callAsStaff(promotionDetailContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  switchPromotions: pageCall(
    z.object({ promotions: z.array(z.object({ id, version })).min(1).max(mostAtOnce), to }),
    async ({ promotions, to }, visitor): Promise<Switched[]> => {
      const saleUnit = await centreOf(visitor)
      const switched: Switched[] = []
      for (const promotion of promotions)
        switched.push(await switchOne(visitor, { saleUnit, to, ...promotion }))
      return switched
    },
  ),
  tryPromotion: pageCall(
    asked.extend({ customerCode: id.optional(), productCodes: z.array(id).max(50) }),
    async ({ productCodes, ...request }, visitor) =>
      visitor.callAsStaff(tryPromotionContract, {
        ...request,
        saleUnit: await centreOf(visitor),
        // How much of each is the page's own affair: it prices with the same engine.
        lines: productCodes.map((productCode) => ({ productCode, quantities: nothing })),
      }),
  ),
  checkPromotion: pageCall(asked, async (request, visitor) =>
    visitor.callAsStaff(checkPromotionContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  lookBack: pageCall(asked, async (request, visitor) =>
    visitor.callAsStaff(lookBackContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type PromotionCalls = typeof promotionCalls

type Switch = { saleUnit: string; id: string; version: number; to: z.output<typeof to> }

async function switchOne({ callAsStaff }: Visitor, request: Switch): Promise<Switched> {
  try {
    const { version } = await callAsStaff(switchPromotionContract, request)
    return { id: request.id, version, problem: null }
  } catch (error) {
    if (!(error instanceof CallProblem) || error.status === 401 || error.status >= 500) throw error
    return { id: request.id, version: request.version, problem: error.said }
  }
}
