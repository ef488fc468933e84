import { z } from 'zod'
import { anyone } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/wire.ts'
import { districtRow, placeRow, subdistrictRow } from './place.ts'

const name = z.string().min(1).max(60)
const day = 86_400

export const provincesContract = endpoint({
  method: 'POST',
  path: 'GET_MASTER_DATA/GET_ALL_PROVINCE',
  says: 'The provinces of Thailand, with Thai and English names.',
  who: anyone,
  touches: { of: 'nobody' },
  request: z.object({}),
  answer: z.array(named({ name: ['ProvinceName', z.string()], nameEn: ['ProvinceNameEng', z.string()] })),
  freshFor: day,
})

export const districtsContract = endpoint({
  method: 'POST',
  path: 'GET_MASTER_DATA/GET_AMPHER',
  says: 'The districts of a province.',
  who: anyone,
  touches: { of: 'nobody' },
  request: named({ province: ['ProvinceName', name] }),
  answer: z.array(districtRow),
  freshFor: day,
})

export const subdistrictsContract = endpoint({
  method: 'POST',
  path: 'GET_MASTER_DATA/GET_TOWN',
  says: 'The subdistricts of a district, each with its postcodes.',
  who: anyone,
  touches: { of: 'nobody' },
  request: named({ province: ['ProvinceName', name], district: ['AmpherName', name] }),
  answer: z.array(subdistrictRow),
  freshFor: day,
})

export const placesByPostcodeContract = endpoint({
  method: 'POST',
  path: 'GET_MASTER_DATA/GET_BY_POSTCODE',
  says: 'Every subdistrict a postcode serves, with its district and province.',
  who: anyone,
  touches: { of: 'nobody' },
  request: named({
    postcode: [
      'PostalCode',
      z
        .string()
        .max(5)
        .regex(/^[0-9]{5}$/),
    ],
  }),
  answer: z.array(placeRow),
  freshFor: day,
})

export const placeContracts = {
  allProvinces: provincesContract,
  districts: districtsContract,
  subdistricts: subdistrictsContract,
  placesByPostcode: placesByPostcodeContract,
}
