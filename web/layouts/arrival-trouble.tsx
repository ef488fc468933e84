import { useSearchParams } from 'react-router'
import { loadArrivalTrouble } from '#web/customer/centres/centres.tsx'
import { useLazyPart } from '#web/kit/offline/use-lazy-part.ts'

/** Loaded on demand, since it is rarely shown. */
export function ArrivalTrouble() {
  const [search] = useSearchParams()
  const { Part } = useLazyPart(loadArrivalTrouble, search.has('trouble'))
  return Part ? <Part /> : null
}
