import { expect, test } from 'vitest'
import { readAgentCart } from './agent-cart.ts'

const line = { own: true, code: 'A0001', position: 1, quantity: 2, price: 4_500 }

test('a stored cart keeps its sound lines and its key', () => {
  const damaged = [{ ...line, quantity: -1 }, { ...line, position: 4 }, { ...line, price: 1.5 }, null, 'x']
  expect(readAgentCart(JSON.stringify({ lines: [line, ...damaged], key: 'k' }))).toEqual({
    lines: [line],
    key: 'k',
  })
})

test.each([null, '', 'null', '[]', '{"lines":1}', 'not json'])('%s is an empty cart', (text) => {
  expect(readAgentCart(text)).toEqual({ lines: [], key: undefined })
})
