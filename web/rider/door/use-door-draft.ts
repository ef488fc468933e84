import { useDeviceDraft } from '#web/kit/offline/use-device-draft.ts'
import { riderDrafts } from '#web/rider/store/rider-records.ts'
import { type DoorDraft, emptyDoor } from './door-draft.ts'

/** What is filled in at one door, on this phone until it is recorded. */
export function useDoorDraft(key: string) {
  const { value, change, forget } = useDeviceDraft<DoorDraft>(riderDrafts, key, emptyDoor)
  return {
    draft: value,
    change: (part: Partial<DoorDraft>) => change((before) => ({ ...before, ...part })),
    forget,
  }
}
