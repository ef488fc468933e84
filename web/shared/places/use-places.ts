import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { KnownPlace, Place } from '#shop/thai/place.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import type { Places } from './places-route.tsx'

const nowhere: Place = { province: '', district: '', subdistrict: '', postcode: '' }
const parts = ['province', 'district', 'subdistrict', 'postcode'] as const

/** The state of the address fields: from the province down, or from the postcode up. */
export function usePlaces(defaults: Partial<Place> | undefined) {
  const fields = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place>({ ...nowhere, ...defaults })
  const [alive, setAlive] = useState(false)
  const below = useFetcher<Places>()
  const byPostcode = useFetcher<Places>()
  const { province, district, postcode } = place

  const { load: lookUp } = byPostcode
  // Input typed before hydration stays, and its postcode is looked up.
  useEffect(() => {
    const typed = (part: string) =>
      fields.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${part}"]`)?.value ?? ''
    setPlace((before) => ({ ...before, ...Object.fromEntries(parts.map((part) => [part, typed(part)])) }))
    setAlive(true)
    if (typed('postcode').length === 5 && !typed('subdistrict'))
      void lookUp(withQuery(paths.places, { postcode: typed('postcode') }))
  }, [lookUp])

  const { load } = below
  useEffect(() => {
    if (alive && province) void load(withQuery(paths.places, { province, district }))
  }, [alive, load, province, district])

  const known = below.data?.province === province ? below.data : undefined
  const subdistricts = known && known.district === district ? known.subdistricts : []
  const answered = byPostcode.data?.postcode === postcode && postcode !== ''
  const found = answered ? (byPostcode.data?.found ?? []) : []

  function chooseProvince(name: string): void {
    setPlace((before) => ({ ...before, province: name, district: '', subdistrict: '' }))
  }
  function chooseDistrict(name: string): void {
    setPlace((before) => ({ ...before, district: name, subdistrict: '' }))
  }
  function chooseSubdistrict(name: string): void {
    const codes = subdistricts.find((row) => row.name === name)?.postcodes ?? []
    setPlace((before) => ({
      ...before,
      subdistrict: name,
      postcode: codes.includes(before.postcode) ? before.postcode : (codes[0] ?? ''),
    }))
  }
  function typePostcode(digits: string): void {
    setPlace((before) => ({ ...before, postcode: digits }))
    if (digits.length === 5) void lookUp(withQuery(paths.places, { postcode: digits }))
  }
  const take = (row: KnownPlace) =>
    setPlace(Object.fromEntries(parts.map((part) => [part, row[part]])) as Place)

  // Parts that all places of a postcode share are filled in.
  const shared = JSON.stringify(sharedBy(found))
  useEffect(() => {
    const certain = JSON.parse(shared) as Partial<Place>
    if (Object.keys(certain).length === 0) return
    setPlace((before) =>
      fits(before, certain) ? before : { ...nowhere, postcode: before.postcode, ...certain },
    )
  }, [shared])

  return {
    fields,
    alive,
    place,
    found,
    unknownPostcode: answered && found.length === 0,
    districts: known?.districts ?? [],
    subdistricts,
    chooseProvince,
    chooseDistrict,
    chooseSubdistrict,
    typePostcode,
    take,
  }
}

function sharedBy(found: KnownPlace[]): Partial<Place> {
  const [first] = found
  const shared: Partial<Place> = {}
  for (const part of ['province', 'district', 'subdistrict'] as const) {
    if (!first || !found.every((row) => row[part] === first[part])) break
    shared[part] = first[part]
  }
  return shared
}

function fits(place: Place, certain: Partial<Place>): boolean {
  return Object.entries(certain).every(([part, name]) => place[part as keyof Place] === name)
}
