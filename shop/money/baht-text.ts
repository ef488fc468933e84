import type { Satang } from './satang.ts'

/** Baht as gateways write it, such as 74.00; exact, since no fraction is calculated. */
export function bahtText(satang: Satang): string {
  const digits = String(satang).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Reads baht from its digits; undefined for anything but a plain amount of whole satang. */
export function satangOfText(text: string): Satang | undefined {
  const [, baht, decimals = ''] = /^(\d{1,13})(?:\.(\d{1,8}))?$/.exec(text) ?? []
  if (baht === undefined || !/^0*$/.test(decimals.slice(2))) return undefined
  return Number(`${baht}${decimals.slice(0, 2).padEnd(2, '0')}`)
}
