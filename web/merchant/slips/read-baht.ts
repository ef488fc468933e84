import type { Satang } from '#shop/money/satang.ts'

/** Baht as a person types them, with or without commas; nothing when it is no amount. */
export function readBaht(text: string): Satang | undefined {
  const found = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', ''))
  if (!found) return undefined
  const satang = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
  return satang > 0 ? satang : undefined
}
