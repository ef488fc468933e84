import { randomInt } from 'node:crypto'

const last = new WeakMap<object, string>()
const kinds = ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz']

/** Remembers how a gateway writes its references. */
export function noteReference(gateway: object, reference: string): void {
  last.set(gateway, reference)
}

/** A reference as this gateway would write it: of a code that was never sent, it looks like any other. */
export function usualReference(gateway: object): string {
  return [...(last.get(gateway) ?? 'AAAA')]
    .map((letter) => {
      const kind = kinds.find((letters) => letters.includes(letter))
      return kind ? kind[randomInt(kind.length)] : letter
    })
    .join('')
}
