import { useEffect, useSyncExternalStore } from 'react'
import { useLocale } from '#web/words/words.tsx'
import type { Owner } from './entry.ts'
import { noSnapshot, type Snapshot, sender } from './sender.ts'

/** What waits on this device for a person at a centre, and how sending it goes. */
export function useSender({ username, centre }: Owner): Snapshot {
  const locale = useLocale()
  useEffect(() => sender.work({ username, centre }, locale), [username, centre, locale])
  return useSyncExternalStore(sender.subscribe, sender.current, noSnapshot)
}
