import type { DraftField } from '#shop/merchant-products/product-draft.ts'
import { sayMoney, sayNumber } from '#shop/money/say-money.ts'
import type { SayProduct } from '#web/words/merchant/products/product-words.ts'

/** The value of a field in words, for somebody who compares two. */
export function sayCell(say: SayProduct, field: DraftField, value: unknown): string {
  if (value === null || value === '') return say('cell.blank')
  if (typeof value === 'boolean') return say(value ? 'cell.yes' : 'cell.no')
  if (Array.isArray(value)) return say('cell.pictures', { count: value.length })
  if (/Type$/.test(field)) return say(`price.type.${value as 0 | 1 | 2}`)
  if (typeof value !== 'number') return String(value)
  return /Price$|^cost$/.test(field) ? sayMoney(value) : sayNumber(value)
}
