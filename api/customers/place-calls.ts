import type { Handler } from '#api/kit/calls/perform.ts'
import { provinces } from '#shop/customers/provinces.ts'
import type {
  districtsContract,
  placesByPostcodeContract,
  provincesContract,
  subdistrictsContract,
} from '#shop/thai/place-contracts.ts'
import { findDistricts, findPlacesByPostcode, findSubdistricts } from './geography.ts'

export const allProvinces: Handler<typeof provincesContract> = async () => [...provinces]

export const districts: Handler<typeof districtsContract> = ({ province }) => findDistricts(province)

export const subdistricts: Handler<typeof subdistrictsContract> = ({ province, district }) =>
  findSubdistricts(province, district)

export const placesByPostcode: Handler<typeof placesByPostcodeContract> = ({ postcode }) =>
  findPlacesByPostcode(postcode)
