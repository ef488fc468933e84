import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { RiderRun } from '#shop/deliveries/rider-run.ts'
import { newer, noPhone, type PhoneSnapshot, riderPhone } from './rider-phone.ts'
import type { LoadedRuns } from './rider-records.ts'
import { shownRuns } from './shown-runs.ts'

export function usePhone(): PhoneSnapshot {
  return useSyncExternalStore(riderPhone.subscribe, riderPhone.current, noPhone)
}

/** The runs as this phone shows them: as loaded last, with everything done since. */
export function useRiderDay(loaded: LoadedRuns | null): { runs: RiderRun[]; syncedAt: number | undefined } {
  const phone = usePhone()
  useEffect(() => {
    if (phone.isOpen && loaded) void riderPhone.seed(loaded)
  }, [loaded, phone.isOpen])
  const newest = newer(phone.loaded, loaded ?? undefined)
  const runs = useMemo(() => shownRuns(newest?.runs ?? [], phone.kept), [newest, phone.kept])
  return { runs, syncedAt: newest?.syncedAt }
}
