/** The check digit of an EAN-13: it makes the sum, weighted 1 and 3 alternately, a multiple of ten. */
export function ean13CheckDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** A Thai barcode (prefix 885) for the running number of an article. */
export function thaiBarcode(article: number): string {
  const twelve = `885${String(article).padStart(9, '0')}`
  return `${twelve}${ean13CheckDigit(twelve)}`
}
