import { expect, test } from 'vitest'
import { whereBack } from './back.ts'

test.each([
  ['/product', undefined, { to: '/' }],
  ['/product', '/line_hook', { to: '/' }],
  ['/product', '/line/authenuser', { to: '/' }],
  ['/history/SO1/BKK01', '/product', { to: '/history' }],
  ['/history/SO1', undefined, { to: '/history' }],
  ['/history', '/product', { step: -1 }],
  ['/product', '/', { step: -1 }],
])('back from %s after %s', (path, previous, where) => {
  expect(whereBack(path, previous)).toEqual(where)
})
