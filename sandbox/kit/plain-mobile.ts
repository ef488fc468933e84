/** `+66 81-234-5678`, `66812345678` and `0812345678` are one phone; other values stay unchanged. */
export function plainMobile(to: string): string {
  const digits = to.replace(/[\s()+-]/g, '')
  const national = digits.replace(/^66(?=[689]\d{8}$)/, '0')
  return /^0[689]\d{8}$/.test(national) ? national : to.trim()
}

export function isThaiMobile(to: string): boolean {
  return /^0[689]\d{8}$/.test(plainMobile(to))
}
