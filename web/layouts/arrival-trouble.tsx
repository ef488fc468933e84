import { useSearchParams } from 'react-router'
import { loadArrivalTrouble } from '#web/customer/centres/centres.tsx'
import { useLate } from '#web/kit/offline/use-late.ts'

/** What is seldom said is fetched when it is to be said. */
export function ArrivalTrouble() {
  const [search] = useSearchParams()
  const { Part } = useLate(loadArrivalTrouble, search.has('trouble'))
  return Part ? <Part /> : null
}
