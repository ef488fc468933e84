import { bangkokDay } from './bangkok.ts'

/** Buddhist year and month, 6911 for November 2569; the running number restarts with each. */
export function documentMonth(at: Date): string {
  const [year = '', month = ''] = bangkokDay(at).split('-')
  return `${String(Number(year) + 543).slice(-2)}${month}`
}
