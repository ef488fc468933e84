import { randomInt } from 'node:crypto'

const last = new WeakMap<object, string>()
const kinds = ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz']

/** Remembers the format of a gateway's references. */
export function noteReference(gateway: object, reference: string): void {
  last.set(gateway, reference)
}

/** A reference in this gateway's format for a code that was never sent. */
export function usualReference(gateway: object): string {
  return [...(last.get(gateway) ?? 'AAAA')]
    .map((letter) => {
      const kind = kinds.find((letters) => letters.includes(letter))
      return kind ? kind[randomInt(kind.length)] : letter
    })
    .join('')
}
