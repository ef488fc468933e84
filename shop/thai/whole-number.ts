/** Thai and full-width digits as Arabic ones. */
export function plainDigits(text: string): string {
  return text.replace(/[๐-๙０-９]/g, (digit) => String(digit.charCodeAt(0) - (digit > '๙' ? 0xff10 : 0xe50)))
}

/**
 * A whole number as people write it: 12, ๑๒, 1,000. Anything else is undefined, and is asked rather than
 * guessed.
 */
export function readWholeNumber(text: string): number | undefined {
  const plain = plainDigits(text.trim())
  return /^(\d{1,15}|\d{1,3}(,\d{3}){1,4})$/.test(plain) ? Number(plain.replaceAll(',', '')) : undefined
}
