import type { RiderAction } from '#shop/deliveries/rider-actions.ts'
import { localStore } from '#web/kit/offline/browser-storage.ts'
import { holdMs, isHeld, type KeptAction, type KeptProof } from './kept-action.ts'
import * as records from './rider-records.ts'

/** `paused`: no answer came, so it is tried again by itself. `left`: somebody else is signed in, or nobody. */
type SendingState = 'idle' | 'sending' | 'paused' | 'left'
export type PhoneSnapshot = {
  owner: string
  /** Whether what this phone holds has been read. */
  isOpen: boolean
  loaded: records.LoadedRuns | undefined
  kept: readonly KeptAction[]
  read: ReadonlySet<string>
  state: SendingState
}

type WithoutMade<Action> = Action extends unknown ? Omit<Action, 'id' | 'at'> : never
/** An action before it is made. */
export type ActionToKeep = WithoutMade<RiderAction>

const nothing: PhoneSnapshot = {
  ...{ owner: '', isOpen: false, loaded: undefined, kept: [], read: new Set<string>(), state: 'idle' },
}
export const noPhone = () => nothing
const readKey = (owner: string) => `sangdai_rider_read_${owner}`
const mostRead = 200

function readIds(owner: string): Set<string> {
  return new Set((localStore.read(readKey(owner)) ?? '').split(' ').filter(Boolean))
}

/** What one rider has on this phone: the runs as they were loaded, and what was done since. */
function makeRiderPhone() {
  let snapshot = nothing
  const listeners = new Set<() => void>()
  let lastMadeAt = 0

  function show(part: Partial<PhoneSnapshot>): void {
    snapshot = { ...snapshot, ...part }
    for (const listener of listeners) listener()
  }

  async function look(): Promise<void> {
    const { owner } = snapshot
    if (!owner) return
    const [loaded, kept] = await Promise.all([records.findDay(owner), records.actionsOf(owner)])
    if (owner !== snapshot.owner) return
    const newest = newer(loaded, snapshot.loaded)
    show({ isOpen: true, loaded: newest, kept, read: readIds(owner) })
  }

  async function drop(id: string): Promise<void> {
    await records.removeAction(id)
    show({ kept: snapshot.kept.filter((each) => each.id !== id) })
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => snapshot,
    look,
    say: (state: SendingState) => show({ state }),
    open(owner: string): () => void {
      if (owner !== snapshot.owner) snapshot = { ...nothing, owner }
      void look()
      return records.onRecordsChange(() => void look())
    },
    /** Answers whether it outlives the page. */
    async record(action: ActionToKeep, proofs: KeptProof[] = []): Promise<boolean> {
      // A browser short of space drops this last, if it agrees.
      void navigator.storage?.persist?.().catch(() => {})
      const now = Date.now()
      lastMadeAt = Math.max(now, lastMadeAt + 1)
      const id = crypto.randomUUID()
      const made: KeptAction = {
        ...{
          id,
          owner: snapshot.owner,
          madeAt: lastMadeAt,
          holdUntil: now + holdMs,
          proofs,
          state: 'waiting',
        },
        action: { ...action, id, at: new Date(now).toISOString() } as RiderAction,
      }
      const isKept = await records.keepAction(made)
      show({ kept: [...snapshot.kept, made] })
      return isKept
    },
    /** Only while it is held: later it may be on its way. */
    async undo(id: string): Promise<void> {
      const known = snapshot.kept.find((each) => each.id === id)
      if (!known || !isHeld(known, Date.now())) return
      await drop(id)
    },
    async change(action: KeptAction): Promise<void> {
      await records.keepAction(action)
      show({ kept: snapshot.kept.map((each) => (each.id === action.id ? action : each)) })
    },
    drop,
    /** What a page or a call brought: an older one never takes the place of a newer one. */
    async seed(loaded: records.LoadedRuns): Promise<void> {
      const { owner } = snapshot
      if (!owner || newer(loaded, newer(await records.findDay(owner), snapshot.loaded)) !== loaded) return
      await records.keepDay(owner, loaded)
      if (owner === snapshot.owner) show({ loaded })
    },
    markRead(id: string): void {
      const read = new Set([...snapshot.read, id])
      localStore.write(readKey(snapshot.owner), [...read].slice(-mostRead).join(' '))
      show({ read })
    },
    async forget(): Promise<void> {
      await records.forgetDay(snapshot.owner)
    },
  }
}

export function newer(
  one: records.LoadedRuns | undefined,
  other: records.LoadedRuns | undefined,
): records.LoadedRuns | undefined {
  if (!one || !other) return one ?? other
  return Date.parse(other.at) >= Date.parse(one.at) ? other : one
}

export const riderPhone = makeRiderPhone()
