import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('Excel reads Thai, commas and quotes as they were written', () => {
  expect(csvOf([['ร้าน "ดี", ใหม่', 1499.07]])).toBe('"ร้าน ""ดี"", ใหม่",1499.07\r\n')
})

test.each(['=1+1', '+66', '-5', '@SUM(A1)', '\tx'])('%j is no formula', (text) => {
  expect(csvOf([[text]])).toBe(`'${text}\r\n`)
})

test('a negative number stays a number', () => {
  expect(csvOf([[-5]])).toBe('-5\r\n')
})
