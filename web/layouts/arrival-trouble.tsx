import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { loadArrivalTrouble } from '#web/centres/centres.tsx'
import { useLate } from '#web/kit/use-late.ts'

/** What is seldom said is fetched when it is to be said. */
export function ArrivalTrouble() {
  const [search] = useSearchParams()
  const isTrouble = search.has('trouble')
  const { Part, want } = useLate(loadArrivalTrouble)
  // biome-ignore lint/correctness/useExhaustiveDependencies: wished for once for each arrival.
  useEffect(() => {
    if (isTrouble) void want()
  }, [isTrouble])
  return Part ? <Part /> : null
}
