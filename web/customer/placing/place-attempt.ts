import type { PlaceOrderRequest } from '#shop/checkout/place-order-contract.ts'
import type { CartKey } from '#web/customer/cart/cart-store.ts'
import type { Result } from '#web/kit/calls/ask-server.ts'
import { shopperLeft } from '#web/kit/calls/one-shopper.ts'
import { localStore } from '#web/kit/offline/browser-storage.ts'

export type OrderRequest = Omit<PlaceOrderRequest, 'key'>

/**
 * An order on its way; its key lives until the server has answered, over reloads and in every tab.
 * `at` is when it was last sent; 0 when it may only be looked up.
 */
export type Attempt = { key: string; at: number; request?: OrderRequest }
/** The number an order was placed under. */
type Placed = { orderNumber: string; saleUnit: string }

export type AttemptStore = { read: () => string | null; write: (text: string) => void; clear: () => void }

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** By hand, since crypto.randomUUID is missing where a shop is reached over plain http. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** An attempt whose request cannot be read is only looked up. */
export function readAttempt(text: string | null): Attempt | undefined {
  try {
    const { key, at, request } = JSON.parse(text ?? 'null') as Partial<Attempt>
    if (typeof key !== 'string' || !uuidShape.test(key)) return undefined
    return Array.isArray(request?.lines) && typeof at === 'number' ? { key, at, request } : { key, at: 0 }
  } catch {
    return undefined
  }
}

/** The attempt to send this with: one that has no answer yet keeps its key. */
export function startAttempt(store: AttemptStore, request: OrderRequest, at = Date.now()) {
  const attempt = { key: readAttempt(store.read())?.key ?? newKey(), at, request }
  store.write(JSON.stringify(attempt satisfies Attempt))
  return attempt
}

/** What the server is asked about a key. */
type Server = {
  send: (request: PlaceOrderRequest) => Promise<Result<Placed>>
  findPlaced: (key: string) => Promise<Result<{ orderNumber: string | null; saleUnit: string }>>
}

/** Sends an attempt. Only an answer ends it: without one its key is kept. */
export async function settle(
  store: AttemptStore,
  { key, request }: { key: string; request: OrderRequest },
  { send, findPlaced }: Server,
): Promise<Result<Placed>> {
  const result = await send({ ...request, key })
  if (result.kind === 'unknown') return result
  if (result.kind === 'refused' && result.code === shopperLeft) {
    // An earlier try may have arrived for its customer, who looks the key up when they are back.
    store.write(JSON.stringify({ key, at: 0, request } satisfies Attempt))
    return result
  }
  if (result.kind === 'refused' && result.code === 'checkout.keyTaken') {
    // An earlier request under this key was placed and its answer lost: that order is the one to show.
    const before = await findPlaced(key)
    if (before.kind === 'unknown') return before
    if (before.kind === 'ok' && before.answer.orderNumber) {
      store.clear()
      const { orderNumber, saleUnit } = before.answer
      return { kind: 'ok', answer: { orderNumber, saleUnit } }
    }
  }
  store.clear()
  return result
}

const freshMs = 5 * 60_000
const onItsWayMs = 60_000

/**
 * Whether an attempt without an answer is sent again: while it is fresh and the cart unchanged.
 * Any other is only looked up, since nobody has pressed the button for it.
 */
export function isSentAgain(
  attempt: Attempt,
  selected: readonly object[],
  now: number,
): attempt is Required<Attempt> {
  return isFresh(attempt, now) && JSON.stringify(attempt.request?.lines) === JSON.stringify(selected)
}

/** An attempt unknown to the server may still arrive within a minute; until then the next press keeps its key. */
export const mayArrive = ({ at }: Attempt, now: number) => now - at <= onItsWayMs
export const isFresh = ({ at }: Attempt, now: number) => now - at <= freshMs

/** Where a cart's attempt is kept. */
export function attemptStoreOf(cart: CartKey): AttemptStore {
  const key = cart.replace('sangdai_cart_', 'sangdai_placing_')
  return {
    read: () => localStore.read(key),
    write: (text) => void localStore.write(key, text),
    clear: () => localStore.remove(key),
  }
}
