import { expect, test } from 'vitest'
import { line, stop } from '#checks/rider/sample-run.ts'
import { lineOfScan, stopOfScan } from './stop-of-scan.ts'

const water = line({ barcodes: ['8850001118003'] })
const rice = line({ line: 2, productCode: '2001', barcodes: ['8850002001000'] })
const first = stop({ lines: [water], loadedAt: '2026-11-16T01:00:00Z' })
const second = stop({ orderNumber: 'SO2', invoiceNumber: 'IV2', lines: [water, rice] })

test('a barcode or a product code finds its line, and nothing else does', () => {
  expect([lineOfScan(second, '8850002001000')?.line, lineOfScan(second, ' 2001 ')?.line]).toEqual([2, 2])
  expect(lineOfScan(first, '8850002001000')).toBeUndefined()
})

test('the label of an order or of its invoice finds its stop', () => {
  expect(stopOfScan([first, second], 'SO1')?.orderNumber).toBe('SO1')
  expect(stopOfScan([first, second], 'IV2')?.orderNumber).toBe('SO2')
})

test('a product finds the first order with it that is not on the truck yet', () => {
  expect(stopOfScan([first, second], '8850001118003')?.orderNumber).toBe('SO2')
})

test('what no order has finds none', () => {
  expect(stopOfScan([first, second], '4006381333931')).toBeUndefined()
})
