import type { CartKey } from '#web/customer/cart/cart-store.ts'
import { sessionStore } from '#web/kit/offline/browser-storage.ts'
import type { CheckoutDraft } from './checkout-draft.ts'

type Choices = Partial<CheckoutDraft>

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

/** Keeps what is sound of the stored text; whether it may still be chosen is judged by `proposeDraft`. */
export function readStoredChoices(text: string | null): Choices {
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
    ...(Object.fromEntries(words) as Choices),
    ...(tax ? { tax } : {}),
    ...(freeChoices.length > 0 ? { freeChoices } : {}),
  }
}

function readTax(value: unknown): CheckoutDraft['tax'] | undefined {
  const { wanted, number, branch } = (value ?? {}) as Record<string, unknown>
  if (typeof wanted !== 'boolean' || typeof number !== 'string' || typeof branch !== 'string')
    return undefined
  return { wanted, number: number.slice(0, 13), branch: branch.slice(0, 5) }
}

/** What the customer chose in this visit, without what was only proposed: tomorrow's first day is not today's. */
export const storedChoices = (cart: CartKey): Choices => readStoredChoices(sessionStore.read(nameOf(cart)))

export function storeChoices(cart: CartKey, change: Choices): void {
  sessionStore.write(nameOf(cart), JSON.stringify({ ...storedChoices(cart), ...change }))
}

export const forgetChoices = (cart: CartKey): void => sessionStore.remove(nameOf(cart))

function readFreeChoices(value: unknown): CheckoutDraft['freeChoices'] {
  const isText = (text: unknown) => typeof text === 'string' && text.length <= 60
  return (Array.isArray(value) ? value : [])
    .slice(0, 50)
    .flatMap(({ promotionId, productCode } = {}) =>
      isText(promotionId) && isText(productCode) ? [{ promotionId, productCode }] : [],
    )
}
