import { useEffect } from 'react'
import type { RiderRun } from '#shop/deliveries/rider-run.ts'
import { smallPicture } from '#web/rider/parts/small-picture.tsx'

const fetched = new Set<string>()

/** Loads the pictures of the goods while there is a signal, one after the other. */
export function usePicturesAhead(runs: readonly RiderRun[]): void {
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const pictures = runs.flatMap(({ stops }) =>
        stops.flatMap(({ lines }) =>
          lines.flatMap(({ picture }) => (picture ? [smallPicture(picture)] : [])),
        ),
      )
      for (const picture of new Set(pictures)) {
        if (isGone || !navigator.onLine) return
        if (fetched.has(picture)) continue
        const answer = await fetch(picture, { priority: 'low' }).catch(() => undefined)
        if (answer?.ok) fetched.add(picture)
      }
    }
    void load()
    return () => {
      isGone = true
    }
  }, [runs])
}
