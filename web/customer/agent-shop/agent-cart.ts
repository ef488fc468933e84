import { useSyncExternalStore } from 'react'
import { type LineKey, mostAgentLines, mostOfAgentUnit } from '#shop/agent-orders/agent-order.ts'
import { localStore } from '#web/kit/offline/browser-storage.ts'

/** What the client saw when they chose it: the order is placed at this price or asked again. */
export type CartLine = LineKey & { quantity: number; price: number }
/** The key of the order that is being placed stays until its answer came: sent again it is the same order. */
type AgentCart = { lines: readonly CartLine[]; key: string | undefined }

const empty: AgentCart = { lines: [], key: undefined }
const known = new Map<string, AgentCart>()
const listeners = new Set<() => void>()

/** One cart for each client and agent, on this phone. */
export const agentCartKey = (saleUnit: string, customer: string, agent: string) =>
  `sangdai_agent_cart_${saleUnit}_${customer}_${agent}`

function isLine(value: unknown): value is CartLine {
  if (typeof value !== 'object' || value === null) return false
  const { own, code, position, quantity, price } = value as Record<string, unknown>
  return (
    typeof own === 'boolean' &&
    typeof code === 'string' &&
    code.length > 0 &&
    code.length <= 60 &&
    [1, 2, 3].includes(position as number) &&
    Number.isInteger(quantity) &&
    (quantity as number) > 0 &&
    (quantity as number) <= mostOfAgentUnit &&
    Number.isSafeInteger(price) &&
    (price as number) > 0
  )
}

/** A stored cart; what is damaged is left out. */
export function readAgentCart(text: string | null): AgentCart {
  try {
    const { lines, key } = JSON.parse(text ?? '{}') ?? {}
    return {
      lines: Array.isArray(lines) ? lines.filter(isLine).slice(0, mostAgentLines) : [],
      key: typeof key === 'string' ? key : undefined,
    }
  } catch {
    return empty
  }
}

function current(name: string): AgentCart {
  const cart = known.get(name) ?? readAgentCart(localStore.read(name))
  known.set(name, cart)
  return cart
}

function change(name: string, next: AgentCart): void {
  known.set(name, next)
  if (next.lines.length === 0 && !next.key) localStore.remove(name)
  else localStore.write(name, JSON.stringify(next))
  for (const listener of listeners) listener()
}

const isSame = (one: LineKey, other: LineKey) =>
  one.own === other.own && one.code === other.code && one.position === other.position

/** Puts a line in place of the same one; a quantity of 0 takes it out. */
export function putLine(name: string, line: CartLine): void {
  const { lines, key } = readAgentCart(localStore.read(name))
  const others = lines.map((each) => (isSame(each, line) ? line : each))
  const all = lines.some((each) => isSame(each, line)) ? others : [...lines, line]
  change(name, { lines: all.filter(({ quantity }) => quantity > 0).slice(0, mostAgentLines), key })
}

/** The key under which this cart is ordered, made once. */
export function orderKey(name: string): string {
  const cart = current(name)
  const key = cart.key ?? (crypto.randomUUID() as string)
  change(name, { ...cart, key })
  return key
}

/** The answer came: the next order is another one. */
export const forgetKey = (name: string) => change(name, { ...current(name), key: undefined })
export const clearCart = (name: string) => change(name, empty)

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== null && !known.has(key)) return
    known.clear()
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

export function useAgentCart(name: string): AgentCart {
  return useSyncExternalStore(
    subscribe,
    () => current(name),
    () => empty,
  )
}
