/** Completes twelve digits to a Thai 13-digit tax number: weights 13 down to 2, modulo 11. */
export function thaiTaxNumber(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (13 - at), 0)
  return `${twelve}${(11 - (sum % 11)) % 10}`
}
