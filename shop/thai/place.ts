import { z } from 'zod'
import { named } from '../contract/wire.ts'

/**
 * The place of an address. Thai names are the keys, since they are stored, printed and read by the driver.
 */
export type Place = { province: string; district: string; subdistrict: string; postcode: string }

export const districtRow = named({ name: ['AmpherName', z.string()], nameEn: ['AmpherNameEng', z.string()] })
export type District = z.output<typeof districtRow>

/** A few subdistricts have more than one postcode. */
export const subdistrictRow = named({
  name: ['TownName', z.string()],
  nameEn: ['TownNameEng', z.string()],
  postcodes: ['PostalCodes', z.array(z.string())],
})
export type Subdistrict = z.output<typeof subdistrictRow>

export const placeRow = named({
  province: ['ProvinceName', z.string()],
  provinceEn: ['ProvinceNameEng', z.string()],
  district: ['AmpherName', z.string()],
  districtEn: ['AmpherNameEng', z.string()],
  subdistrict: ['TownName', z.string()],
  subdistrictEn: ['TownNameEng', z.string()],
  postcode: ['PostalCode', z.string()],
})
export type KnownPlace = z.output<typeof placeRow>
