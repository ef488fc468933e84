import { localStore } from '#web/kit/offline/browser-storage.ts'
import type { Entry, Owner } from './entry.ts'
import { visitDatabase } from './visit-database.ts'
import { waitingFlag } from './waiting-flag.ts'

const store = visitDatabase.store<Entry>('entries')
const listeners = new Set<() => void>()
let channel: BroadcastChannel | undefined

function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  channel = new BroadcastChannel('sangdai-visits')
  channel.onmessage = () => {
    for (const listener of listeners) listener()
  }
  return channel
}

async function tellOfChange(): Promise<void> {
  const left = await store.all()
  if (left.length > 0) localStore.write(waitingFlag, 'yes')
  else localStore.remove(waitingFlag)
  for (const listener of listeners) listener()
  openChannel()?.postMessage('changed')
  window.dispatchEvent(new Event(waitingFlag))
}

export function onOutboxChange(listener: () => void): () => void {
  openChannel()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Answers whether it outlives the page. */
export async function addEntry(entry: Entry): Promise<boolean> {
  // A browser short of space drops this last, if it agrees.
  void navigator.storage?.persist?.().catch(() => {})
  const isKept = await store.put(entry)
  await tellOfChange()
  return isKept
}

export async function changeEntry(entry: Entry): Promise<void> {
  await store.put(entry)
  await tellOfChange()
}

export async function removeEntry(id: string): Promise<void> {
  await store.remove(id)
  await tellOfChange()
}

export const findEntry = (id: string): Promise<Entry | undefined> => store.get(id)

/** What this person made and is still here, oldest first; never what somebody else made on the same phone. */
export async function entriesOf({ username }: Pick<Owner, 'username'>): Promise<Entry[]> {
  const all = await store.all()
  return all.filter(({ owner }) => owner === username).sort((one, other) => one.madeAt - other.madeAt)
}
