import { expect, test } from 'vitest'
import { lengthsOf, pages } from './page-table.ts'
import { mayComeFromOutside, takenBy } from './taken-by.ts'

const filled = (path: string) => path.replace(/:\w+/g, 'x')

test('only the callbacks of gateways take a form of another site', () => {
  const open = pages.flatMap(({ path }) => lengthsOf(path)).filter((path) => mayComeFromOutside(filled(path)))
  expect(open.toSorted()).toEqual(
    [
      '/payment/kbank/callback',
      '/payment/kbank/callback/:type',
      '/payment/kbank/callback/:type/:saleunit',
      '/paymentkbank/callback',
      '/paymentkbank/callback/:type',
      '/paymentkbank/callback/:type/:orderid',
      '/paymentkbank/callback/:type/:orderid/:saleunit',
      ...['return', 'cancel'].flatMap((word) => [
        `/payment/:type/${word}`,
        `/payment/:type/${word}/:orderid`,
        `/payment/:type/${word}/:orderid/:saleunit`,
        `/payment/:type/${word}/:orderid/:saleunit/:key`,
      ]),
    ].toSorted(),
  )
})

test.each([
  ['/en/payment/kbank/callback/card/BKK01', true],
  ['/PaymentKbank/Callback/card/', true],
  ['/payment/kbank/callback/card/BKK01/more', false],
  ['/payment/card/return/SO1/BKK01/PY1.data', false],
  ['/payment/card/pay/SO1/BKK01/PY1', false],
  ['/payment/combine/BKK01', false],
  ['/x/payment/kbank/callback', false],
])('%s from another site: %s', (path, may) => expect(mayComeFromOutside(path)).toBe(may))

test('a slip is sent with or without its centre in the address', () => {
  expect(takenBy('/payment/upload/slip')).toBe('files')
  expect(takenBy('/en/payment/upload/slip/BKK01.data')).toBe('files')
  expect(takenBy('/payment/combine/BKK01')).toBe('form')
})
