import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AddressField, addressErrors, passwordErrors, profileErrors } from './account-rules.ts'
import { creditBalance, hasCredit } from './credit.ts'
import { initialOf } from './initial.ts'

const good: Record<AddressField, string> = {
  name: 'ร้านสมศรี',
  address: '1/2 ถนนสุขุมวิท',
  province: 'กรุงเทพมหานคร',
  district: 'คลองเตย',
  subdistrict: 'คลองตัน',
  postcode: '10110',
  phone: '0812345678',
  taxNumber: '',
}

describe('an address', () => {
  test('that is complete has nothing wrong', () => expect(addressErrors(good)).toEqual({}))

  test.each([
    ['name', ''],
    ['name', '   '],
    ['address', ''],
    ['province', ''],
    ['district', ''],
    ['subdistrict', ''],
    ['postcode', '1011'],
    ['postcode', '๑๐๑๑๐'],
    ['phone', '812345678'],
    ['phone', '08123456789'],
    ['phone', '+66812345678'],
    ['taxNumber', '0107536000316'],
  ] as const)('%s %j is refused by itself', (field, value) => {
    expect(Object.keys(addressErrors({ ...good, [field]: value }))).toEqual([field])
  })

  test.each([
    ['phone', '020000101'],
    ['taxNumber', '0107536000315'],
    ['taxNumber', ''],
    ['postcode', ' 10110 '],
  ] as const)('%s %j is good', (field, value) =>
    expect(addressErrors({ ...good, [field]: value })).toEqual({}),
  )
})

test.each([
  [{ name: 'ร้าน', email: '', taxNumber: '' }, []],
  [{ name: '', email: '', taxNumber: '' }, ['name']],
  [{ name: 'ร้าน', email: 'shop@', taxNumber: '123' }, ['email', 'taxNumber']],
  [{ name: 'ร้าน', email: 'shop@example.com', taxNumber: '0107536000315' }, []],
])('profile %j is wrong in %j', (profile, wrong) =>
  expect(Object.keys(profileErrors(profile))).toEqual(wrong),
)

test('credit balance is the limit less the debt; only a limit above nothing makes a credit customer', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat(),
      (creditLimit, debt) => creditBalance({ creditLimit, debt }) + debt === creditLimit,
    ),
  )
  expect(hasCredit({ creditLimit: 0, debt: 100 })).toBe(false)
  expect(hasCredit({ creditLimit: 1, debt: 0 })).toBe(true)
})

test.each([
  ['ร้านสมศรีพาณิชย์', 'ส'],
  ['ร้านเปิดใหม่', 'ป'],
  ['ไทยรุ่งเรือง', 'ท'],
  ['อาทิตย์ค้าส่ง', 'อ'],
  ['ร้าน', 'ร'],
  ['บริษัท แสงทอง', 'ส'],
  ['somsri mart', 'S'],
  ['  7-evening', '7'],
  ['***', '?'],
  ['', '?'],
])('%s is marked %s', (name, letter) => expect(initialOf(name)).toBe(letter))

test.each([
  ['Sangdai#1', 'Sangdai#2', 'Sangdai#2', []],
  ['', 'Sangdai#2', 'Sangdai#2', ['oldPassword']],
  ['Sangdai#1', 'Sangdai#1', 'Sangdai#1', ['newPassword']],
  ['Sangdai#1', 'weak', 'weak', ['newPassword']],
  ['Sangdai#1', 'Sangdai#2', 'Sangdai#3', ['confirmPassword']],
  ['', 'x', '', ['oldPassword', 'newPassword', 'confirmPassword']],
])(
  'changing password %j to %j, said again as %j, is wrong in %j',
  (oldPassword, newPassword, confirmPassword, wrong) => {
    expect(Object.keys(passwordErrors({ oldPassword, newPassword, confirmPassword }, 15))).toEqual(wrong)
  },
)
