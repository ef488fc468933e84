import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStoredChoices } from './stored-choices.ts'

const whole = {
  shipTo: 'a',
  deliverOn: '2026-11-18',
  payment: 'CREDIT',
  remark: 'หลังร้าน',
  tax: { wanted: true, number: '0105558080778', branch: '00000' },
  freeChoices: [{ promotionId: 'P1', productCode: 'A' }],
}

test('what was chosen comes back, and nothing else', () => {
  expect(readStoredChoices(JSON.stringify({ ...whole, total: 100, price: 5 }))).toEqual(whole)
  expect(readStoredChoices(null)).toEqual({})
})

test('rubbish in the store is left out, the rest stays', () => {
  expect(
    readStoredChoices(
      JSON.stringify({ ...whole, payment: 7, tax: 'yes', freeChoices: 'many', remark: 'x'.repeat(900) }),
    ),
  ).toEqual({
    shipTo: 'a',
    deliverOn: '2026-11-18',
    remark: 'x'.repeat(500),
  })
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => typeof readStoredChoices(text) === 'object'),
  )
})
