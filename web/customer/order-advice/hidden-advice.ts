import { useSyncExternalStore } from 'react'

/** What was put aside on this page load: the home page kept for three minutes still has it. */
let hidden: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
const none: ReadonlySet<string> = new Set()

function change(next: ReadonlySet<string>): void {
  hidden = next
  for (const listener of listeners) listener()
}

const keyOf = (cart: string, productCode: string) => `${cart} ${productCode}`

export const hideAdvice = (cart: string, productCode: string) =>
  change(new Set([...hidden, keyOf(cart, productCode)]))

export const showAdvice = (cart: string, productCode: string) =>
  change(new Set([...hidden].filter((key) => key !== keyOf(cart, productCode))))

export function useIsHidden(cart: string): (productCode: string) => boolean {
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => hidden,
    () => none,
  )
  return (productCode) => now.has(keyOf(cart, productCode))
}
