import type { RiderRun } from '#shop/deliveries/rider-run.ts'
import { deviceDatabase } from '#web/kit/offline/device-store.ts'
import type { KeptAction } from './kept-action.ts'

/** The runs as the server gave them, by its clock in `at`, and by the phone's in `syncedAt`. */
export type LoadedRuns = { at: string; runs: RiderRun[]; syncedAt: number }
/** The runs of a rider, under their mark. */
type KeptDay = LoadedRuns & { id: string }

const database = deviceDatabase('sangdai-rider', ['days', 'actions', 'drafts'])
const days = database.store<KeptDay>('days')
const actions = database.store<KeptAction>('actions')

/** What is filled in at a door and not recorded yet. */
export const riderDrafts = database.store<{ id: string; value: unknown }>('drafts')

const listeners = new Set<() => void>()
let channel: BroadcastChannel | undefined

function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel('sangdai-rider')
  channel.onmessage = () => {
    for (const listener of listeners) listener()
  }
  return channel
}

/** Told by other tabs of this browser. */
export function onRecordsChange(listener: () => void): () => void {
  openChannel()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const tellOthers = () => openChannel()?.postMessage('changed')

/** Answers whether it outlives the page. */
export async function keepAction(action: KeptAction): Promise<boolean> {
  const isKept = await actions.put(action)
  tellOthers()
  return isKept
}

export async function removeAction(id: string): Promise<void> {
  await actions.remove(id)
  tellOthers()
}

/** Never what somebody else made on the same phone. */
export const actionsOf = async (owner: string): Promise<KeptAction[]> =>
  (await actions.all()).filter((each) => each.owner === owner)

export const findDay = (owner: string): Promise<LoadedRuns | undefined> => days.get(owner)

export async function keepDay(owner: string, loaded: LoadedRuns): Promise<void> {
  await days.put({ ...loaded, id: owner })
  tellOthers()
}

/** Addresses of customers do not stay on the phone of somebody who signed out; what was done does. */
export const forgetDay = (owner: string): Promise<void> => days.remove(owner)
