import type { CartFacts } from './cart-products.ts'
import type { CartKey } from './cart-store.ts'

/** The state of the sync and its last response; `leftOut` are products the stored cart had no room for. */
type SyncState = {
  state: 'quiet' | 'talking' | 'offline' | 'refused'
  facts: CartFacts | undefined
  leftOut: readonly string[]
  problem?: string
}

const quiet: SyncState = { state: 'quiet', facts: undefined, leftOut: [] }
const states = new Map<CartKey, SyncState>()
const listeners = new Set<() => void>()

export function syncStateOf(key: CartKey | undefined): SyncState {
  return (key && states.get(key)) || quiet
}

export function setSyncState(key: CartKey, change: Partial<SyncState>): void {
  states.set(key, { ...syncStateOf(key), ...change })
  for (const listener of listeners) listener()
}

export function subscribeSyncState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
