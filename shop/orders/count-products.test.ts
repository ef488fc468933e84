import { expect, test } from 'vitest'
import { countProducts } from './count-products.ts'

const line = (productCode: string, free = false) => ({ productCode, free })

test.each([
  ['nothing', [], 0],
  ['two products', [line('A'), line('B')], 2],
  ['one product in two units', [line('A'), line('A'), line('B')], 2],
  ['free goods beside them', [line('A'), line('B', true)], 1],
  ['more of the same for free', [line('A'), line('A', true)], 1],
])('%s', (_, lines, count) => expect(countProducts(lines)).toBe(count))
