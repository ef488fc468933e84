/** Whether the last digit of an EAN-8, UPC-A, EAN-13 or ITF-14 fits; a barcode of another kind has none. */
export function hasWrongCheckDigit(barcode: string): boolean {
  if (!/^\d+$/.test(barcode) || ![8, 12, 13, 14].includes(barcode.length)) return false
  const digits = [...barcode].map(Number).reverse()
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 !== 0
}

/** The ways to write a barcode: a UPC-A is an EAN-13 that begins with 0, and scanners send either. */
export function barcodeForms(barcode: string): string[] {
  const scanned = barcode.replace(/\s+/g, '')
  if (/^\d{12}$/.test(scanned)) return [scanned, `0${scanned}`]
  return /^0\d{12}$/.test(scanned) ? [scanned, scanned.slice(1)] : [scanned]
}
