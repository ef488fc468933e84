import type { CartFacts } from './cart-goods.ts'
import type { CartKey } from './cart-store.ts'

/** The state of the sync and its last response; `leftOut` are products the stored cart had no room for. */
type Talk = {
  state: 'quiet' | 'talking' | 'offline' | 'refused'
  facts: CartFacts | undefined
  leftOut: readonly string[]
  problem?: string
}

const quiet: Talk = { state: 'quiet', facts: undefined, leftOut: [] }
const talks = new Map<CartKey, Talk>()
const listeners = new Set<() => void>()

export function talkOf(key: CartKey | undefined): Talk {
  return (key && talks.get(key)) || quiet
}

export function setTalk(key: CartKey, change: Partial<Talk>): void {
  talks.set(key, { ...talkOf(key), ...change })
  for (const listener of listeners) listener()
}

export function subscribeTalk(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
