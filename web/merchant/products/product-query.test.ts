import { expect, test } from 'vitest'
import { productQueryOf, readProductQuery } from './product-query.ts'

const read = (text: string) => readProductQuery(new URLSearchParams(text))

test('an address says which products, in which order and on which page', () => {
  expect(read('text= น้ำ &state=lowStock&category=2-SOFT-DRINK&brand=B1&sort=code&page=3')).toEqual({
    filters: { text: 'น้ำ', state: 'lowStock', category: '2-SOFT-DRINK', brand: 'B1' },
    sort: 'code',
    page: 3,
  })
})

test.each(['', 'state=x&category=9-A&sort=y&page=0', 'page=-1', 'page=1.5', 'page=100000', 'text=%20'])(
  'the strange address “%s” shows the usual page',
  (text) => {
    expect(read(text)).toEqual({ filters: {}, sort: 'popular', page: 1 })
  },
)

test('another filter begins at the first page and keeps the others', () => {
  const query = read('text=tea&sort=newest&page=4')
  expect(productQueryOf(query, { state: 'noPrice' })).toEqual({
    text: 'tea',
    sort: 'newest',
    state: 'noPrice',
  })
})
