import { z } from 'zod'
import { merchantCentresContract } from '#shop/applications/application-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

const degrees = (most: number) => z.number().min(-most).max(most).optional()

export const applyCalls = {
  centresToJoin: pageCall(
    z.object({ text: z.string().max(100), lat: degrees(90), lng: degrees(180) }),
    async ({ text, lat, lng }, { call }) =>
      (
        await call(merchantCentresContract, {
          text,
          ...(lat !== undefined && lng !== undefined ? { lat, lng } : {}),
        })
      ).map(({ saleUnit, name, nameEn, address, distance }) => ({
        saleUnit,
        name,
        nameEn,
        address,
        distance,
      })),
  ),
}
export type ApplyCalls = typeof applyCalls
