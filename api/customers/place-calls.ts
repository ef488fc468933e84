import type { Handler } from '#api/kit/calls/perform.ts'
import { provinces } from '#shop/customers/provinces.ts'
import type { Contracts } from '#shop/start/contracts.ts'
import { findDistricts, findPlacesByPostcode, findSubdistricts } from './geography.ts'

export const allProvinces: Handler<Contracts['allProvinces']> = async () => [...provinces]

export const districts: Handler<Contracts['districts']> = ({ province }) => findDistricts(province)

export const subdistricts: Handler<Contracts['subdistricts']> = ({ province, district }) =>
  findSubdistricts(province, district)

export const placesByPostcode: Handler<Contracts['placesByPostcode']> = ({ postcode }) =>
  findPlacesByPostcode(postcode)
