import type { LoaderFunctionArgs } from 'react-router'
import type { District, KnownPlace, Subdistrict } from '#shop/thai/place.ts'
import {
  districtsContract,
  placesByPostcodeContract,
  subdistrictsContract,
} from '#shop/thai/place-contracts.ts'
import { showProblems } from '#web/kit/calls/show-problems.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'

/** The response repeats its request, so that a late one is not taken for another's. */
export type Places = {
  province: string
  district: string
  postcode: string
  districts: District[]
  subdistricts: Subdistrict[]
  found: KnownPlace[]
}

/** Data for the address fields: by postcode, or by province and district. Not a page of its own. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Places> {
  const { call } = context.get(visitorContext)
  const param = (name: string) => (url.searchParams.get(name) ?? '').slice(0, 60)
  const [province, district, postcode] = [param('province'), param('district'), param('postcode')]
  return showProblems(async () => {
    const [districts, subdistricts, found] = await Promise.all([
      province ? call(districtsContract, { province }) : [],
      province && district ? call(subdistrictsContract, { province, district }) : [],
      /^[0-9]{5}$/.test(postcode) ? call(placesByPostcodeContract, { postcode }) : [],
    ])
    return { province, district, postcode, districts, subdistricts, found }
  })
}
