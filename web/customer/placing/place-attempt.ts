import type { CartKey } from '#web/customer/cart/cart-store.ts'
import { shopperLeft } from '#web/kit/visit/one-shopper.ts'

/**
 * An order on its way. Its key is made once and kept until the server has answered, over reloads and in every tab:
 * however often it is sent, it is one order. `earlier` is what the same key was sent with before the customer changed something.
 * `at` is when it was last sent; 0 when it came while someone else was signed in.
 */
export type Attempt = { key: string; body: string; at: number; earlier?: string }

export type Keeper = { read: () => string | null; write: (text: string) => void; clear: () => void }

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** By hand, since crypto.randomUUID is missing where a shop is reached over plain http. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

export function readAttempt(text: string | null): Attempt | undefined {
  try {
    const { key, body, at, earlier } = JSON.parse(text ?? 'null') as Record<string, unknown>
    if (typeof key !== 'string' || !uuidShape.test(key) || typeof body !== 'string') return undefined
    return {
      key,
      body,
      at: typeof at === 'number' ? at : 0,
      ...(typeof earlier === 'string' ? { earlier } : {}),
    }
  } catch {
    return undefined
  }
}

/** The attempt to send this with: one that has no answer yet keeps its key. */
export function startAttempt(keeper: Keeper, body: string, at = Date.now()): Attempt {
  const known = readAttempt(keeper.read())
  const attempt: Attempt = !known
    ? { key: newKey(), body, at }
    : known.body === body
      ? { ...known, at }
      : { key: known.key, body, at, earlier: known.earlier ?? known.body }
  keeper.write(JSON.stringify(attempt))
  return attempt
}

export type Told<Answer> =
  | { kind: 'heard'; answer: Answer }
  | { kind: 'refused'; code: string; message: string; details: unknown }
  | { kind: 'unheard' }

/** Sends an attempt until it is known what became of it, as far as the signal allows. Only an answer ends it. */
export async function settle<Answer>(
  keeper: Keeper,
  attempt: Attempt,
  send: (key: string, body: string) => Promise<Told<Answer>>,
): Promise<Told<Answer>> {
  const told = await send(attempt.key, attempt.body)
  if (told.kind === 'unheard') return told
  if (told.kind === 'refused' && told.code === shopperLeft) {
    // An earlier try may have been heard for its customer: the key stays, and they will learn of it.
    keeper.write(JSON.stringify({ ...attempt, at: 0 } satisfies Attempt))
    return told
  }
  if (told.kind === 'refused' && told.code === 'checkout.keyTaken' && attempt.earlier) {
    // The answer that was lost said yes: that order stands, so it is the one to show.
    const before = await send(attempt.key, attempt.earlier)
    if (before.kind !== 'unheard') keeper.clear()
    return before
  }
  keeper.clear()
  return told
}

const freshMs = 5 * 60_000
const onItsWayMs = 60_000

/**
 * What to do with an attempt nobody heard of when the checkout is open again: a fresh one goes on, if the cart is still the one that was ordered.
 * Any other is only looked up: who comes back later, or has changed the cart, has not pressed anything.
 */
export function afterwards(
  { at, body }: Attempt,
  selected: readonly object[],
  now: number,
): 'send' | 'look up' {
  const { lines } = JSON.parse(body) as { lines: unknown }
  return isFresh({ at }, now) && JSON.stringify(lines) === JSON.stringify(selected) ? 'send' : 'look up'
}

/** Whether one that the server does not know may still reach it; then the next press goes under the same key. */
export const mayArrive = ({ at }: Attempt, now: number) => now - at <= onItsWayMs
export const isFresh = ({ at }: Pick<Attempt, 'at'>, now: number) => now - at <= freshMs

const inMemory = new Map<string, string>()

/** Where a cart's attempt is kept; where storage is closed, as long as the page lives. */
export function keeperOf(cart: CartKey): Keeper {
  const key = cart.replace('sangdai_cart_', 'sangdai_placing_')
  return {
    read: () => {
      try {
        return localStorage.getItem(key)
      } catch {
        return inMemory.get(key) ?? null
      }
    },
    write: (text) => {
      inMemory.set(key, text)
      try {
        localStorage.setItem(key, text)
      } catch {}
    },
    clear: () => {
      inMemory.delete(key)
      try {
        localStorage.removeItem(key)
      } catch {}
    },
  }
}
