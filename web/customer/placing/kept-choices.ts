import type { CartKey } from '#web/customer/cart/cart-store.ts'
import { type Choices, readFreeChoices } from './wanted.ts'

type Kept = Partial<Choices>

const nameOf = (cart: CartKey) => cart.replace('sangdai_cart_', 'sangdai_choices_')
const texts = [
  'shipTo',
  'billTo',
  'deliveryMethod',
  'deliverOn',
  'slot',
  'payment',
  'couponId',
  'remark',
] as const
const longest = 500

/** Reads whatever lies in the store: what is sound is kept, the rest is chosen anew. What may be chosen at all is judged by `firstChoices`. */
export function readKept(text: string | null): Kept {
  let value: unknown
  try {
    value = JSON.parse(text ?? 'null')
  } catch {
    return {}
  }
  if (typeof value !== 'object' || value === null) return {}
  const found = value as Record<string, unknown>
  const words = texts.flatMap((name) =>
    typeof found[name] === 'string' ? [[name, found[name].slice(0, longest)]] : [],
  )
  const tax = readTax(found.tax)
  const freeChoices = readFreeChoices(found.freeChoices)
  return {
    ...(Object.fromEntries(words) as Kept),
    ...(tax ? { tax } : {}),
    ...(freeChoices.length > 0 ? { freeChoices } : {}),
  }
}

function readTax(value: unknown): Choices['tax'] | undefined {
  const { wanted, number, branch } = (value ?? {}) as Record<string, unknown>
  if (typeof wanted !== 'boolean' || typeof number !== 'string' || typeof branch !== 'string')
    return undefined
  return { wanted, number: number.slice(0, 13), branch: branch.slice(0, 5) }
}

/** What the customer chose in this visit, and nothing that was only proposed: tomorrow's first day is not today's. */
export function keptChoices(cart: CartKey): Kept {
  try {
    return readKept(sessionStorage.getItem(nameOf(cart)))
  } catch {
    return {}
  }
}

export function keepChoices(cart: CartKey, change: Kept): void {
  try {
    sessionStorage.setItem(nameOf(cart), JSON.stringify({ ...keptChoices(cart), ...change }))
  } catch {
    // Storage is closed: the choices live as long as this page.
  }
}

/** The order stands: the next one is chosen anew. */
export function forgetChoices(cart: CartKey): void {
  try {
    sessionStorage.removeItem(nameOf(cart))
  } catch {}
}
