import { useSearchParams } from 'react-router'
import { loadArrivalTrouble } from '#web/customer/centres/centres.tsx'
import { useLate } from '#web/kit/offline/use-late.ts'

/** Loaded on demand, since it is rarely shown. */
export function ArrivalTrouble() {
  const [search] = useSearchParams()
  const { Part } = useLate(loadArrivalTrouble, search.has('trouble'))
  return Part ? <Part /> : null
}
