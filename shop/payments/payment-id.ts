/** Our id of a payment, which gateways and banks repeat: capital letters and digits, at most 20. */
export const paymentIdPattern = /^PY[0-9A-Z]{14}$/

// Without I, L, O and U, which are misread.
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** From ten random bytes; too long to guess, so that a link with it may show the result of the payment. */
export function paymentIdOf(random: Uint8Array): string {
  let number = 0n
  for (const byte of random.slice(0, 10)) number = number * 256n + BigInt(byte)
  let text = ''
  for (let at = 0; at < 14; at++) {
    text = signs[Number(number % 32n)] + text
    number /= 32n
  }
  return `PY${text}`
}
