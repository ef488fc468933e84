import { bangkokDay } from '../time/bangkok.ts'

const digits = 5

/** Buddhist year and month, 6911 for November 2569; the running number restarts with each. */
export function orderMonth(at: Date): string {
  const [year = '', month = ''] = bangkokDay(at).split('-')
  return `${String(Number(year) + 543).slice(-2)}${month}`
}

/**
 * SO, centre, Buddhist year and month, running number: SOBKK01691100042. Past 99,999 the number grows longer.
 */
export function orderNumber(saleUnit: string, month: string, running: number): string {
  return `SO${saleUnit}${month}${String(running).padStart(digits, '0')}`
}
