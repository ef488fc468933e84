import { useState } from 'react'
import type { Place } from '#shop/thai/place.ts'
import { useAnswer } from '#web/kit/use-answer.ts'
import type { Point } from './map-pin.tsx'
import type { RegisterOptions } from './register-centre-route.ts'

const debounce = 250

/** The centre that will serve the shop, asked for again as its address and pin become known. */
export function useServingCentre(link: { dist: string; saleCode: string }, known: RegisterOptions) {
  const [place, setPlace] = useState<Place>()
  const [pin, setPin] = useState<Point>()
  const { postcode = '', subdistrict = '' } = place ?? {}
  const query = new URLSearchParams({
    ...link,
    ...{ postcode, subdistrict },
    ...(pin ? { lat: String(pin.lat), lng: String(pin.lng) } : {}),
  })
  const isPlaced = postcode.length === 5
  const { answer, waiting } = useAnswer<RegisterOptions>(isPlaced ? `/register/centre?${query}` : undefined, debounce)
  return { options: (isPlaced ? answer : undefined) ?? known, waiting, setPlace, setPin }
}
