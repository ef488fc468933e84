import { z } from 'zod'
import {
  moveAreasContract,
  removeAreaContract,
  saveAreaContract,
  searchPlacesContract,
} from '#shop/merchant-centre/centre-area-contracts.ts'
import {
  closeCentreContract,
  closingFactsContract,
  openCentreContract,
} from '#shop/merchant-centre/closing-contracts.ts'
import {
  saveAccountsContract,
  saveDetailsContract,
  saveHolidaysContract,
  saveHoursContract,
  savePhotosContract,
  saveRoundsContract,
  saveTermsContract,
} from '#shop/merchant-centre/merchant-centre-contracts.ts'
import { districtsContract, subdistrictsContract } from '#shop/thai/place-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOf } from '#web/merchant/staff/centre-of.ts'

const withoutCentre = { saleUnit: true } as const
const satang = z.int().min(-2_000_000_000).max(2_000_000_000).nullable()
/** Between page and server money is whole satang; only the contract speaks of baht. */
const inSatang = { fee: satang, freeFrom: satang, minimum: satang }
const name = z.string().max(60)

/** The centre is the one the member of staff works in, never the page's. */
export const centreCalls = {
  saveCentreDetails: pageCall(saveDetailsContract.request.omit(withoutCentre), async (request, visitor) =>
    visitor.callAsStaff(saveDetailsContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  saveCentrePhotos: pageCall(savePhotosContract.request.omit(withoutCentre), async (request, visitor) =>
    visitor.callAsStaff(savePhotosContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  saveCentreRounds: pageCall(saveRoundsContract.request.omit(withoutCentre), async (request, visitor) =>
    visitor.callAsStaff(saveRoundsContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  saveCentreHolidays: pageCall(saveHolidaysContract.request.omit(withoutCentre), async (request, visitor) =>
    visitor.callAsStaff(saveHolidaysContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  saveCentreHours: pageCall(saveHoursContract.request.omit(withoutCentre), async (request, visitor) =>
    visitor.callAsStaff(saveHoursContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  saveCentreTerms: pageCall(
    saveTermsContract.request.omit(withoutCentre).extend(inSatang),
    async (request, visitor) =>
      visitor.callAsStaff(saveTermsContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  saveCentreAccounts: pageCall(saveAccountsContract.request.omit(withoutCentre), async (request, visitor) =>
    visitor.callAsStaff(saveAccountsContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  saveCentreArea: pageCall(
    saveAreaContract.request.omit(withoutCentre).extend(inSatang),
    async (request, visitor) =>
      visitor.callAsStaff(saveAreaContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  removeCentreArea: pageCall(removeAreaContract.request.omit(withoutCentre), async (request, visitor) =>
    visitor.callAsStaff(removeAreaContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  moveCentreAreas: pageCall(moveAreasContract.request.omit(withoutCentre), async (request, visitor) =>
    visitor.callAsStaff(moveAreasContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  searchCentrePlaces: pageCall(searchPlacesContract.request.omit(withoutCentre), async (request, visitor) =>
    visitor.callAsStaff(searchPlacesContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  centreDistricts: pageCall(z.object({ province: name, district: name }), async (request, visitor) => {
    const { province, district } = request
    const [districts, subdistricts] = await Promise.all([
      province ? visitor.callAsStaff(districtsContract, { province }) : [],
      province && district ? visitor.callAsStaff(subdistrictsContract, { province, district }) : [],
    ])
    return { districts, subdistricts }
  }),
  closingFacts: pageCall(z.object({}), async (_request, visitor) =>
    visitor.callAsStaff(closingFactsContract, { saleUnit: await centreOf(visitor) }),
  ),
  closeCentre: pageCall(closeCentreContract.request.omit(withoutCentre), async (request, visitor) =>
    visitor.callAsStaff(closeCentreContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
  openCentre: pageCall(openCentreContract.request.omit(withoutCentre), async (request, visitor) =>
    visitor.callAsStaff(openCentreContract, { ...request, saleUnit: await centreOf(visitor) }),
  ),
}
export type CentreCalls = typeof centreCalls
