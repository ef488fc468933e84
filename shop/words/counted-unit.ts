import { sayNumber } from '../money/say-money.ts'

const sameForMany = new Set(['dozen', 'pcs', 'pieces'])

/** The name of a unit after a number: '1 can', '24 cans', '6 boxes'. Thai has one form for any number. */
export function countedUnit(unit: string, count: number): string {
  if (!/^[A-Za-z]/.test(unit)) return unit
  const one = unit.charAt(0).toLowerCase() + unit.slice(1)
  if (count === 1 || sameForMany.has(one)) return one
  if (/(?:s|x|ch|sh)$/.test(one)) return `${one}es`
  return /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`
}

/** '1,200 cans' */
export function sayCounted(count: number, unit: string): string {
  return `${sayNumber(count)} ${countedUnit(unit, count)}`
}
