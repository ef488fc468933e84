import { useState } from 'react'
import type { Place } from '#shop/thai/place.ts'
import { useLazyPart } from '#web/kit/offline/use-lazy-part.ts'
import type { Point } from '#web/shared/places/point.ts'
import type { RegisterOptions } from './register-centre-route.ts'

const load = () => import('./serving-centre.tsx')

/** The centre for the shop, loaded with the first address, or at once where a link names it. */
export function useServingCentre(known: RegisterOptions) {
  const [place, setPlace] = useState<Place>()
  const [pin, setPin] = useState<Point>()
  const [found, setFound] = useState<RegisterOptions>()
  const isPlaced = place?.postcode.length === 5
  const options = (isPlaced ? found : undefined) ?? known
  const { Part } = useLazyPart(load, isPlaced ? place.postcode : known.chosenBy !== 'default')
  return { Part, options, place, pin, setPlace, setPin, setFound }
}
