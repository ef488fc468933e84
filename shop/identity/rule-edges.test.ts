import { describe, expect, test } from 'vitest'
import {
  addressErrors,
  addressOnWire,
  asReasons,
  passwordErrors,
  profileErrors,
  profileOnWire,
} from '../account/account-rules.ts'
import { codeLength, codeLifeMinutes, confirmedMinutes, mostCodeTries } from './otp-rules.ts'
import {
  attached,
  digitsOnly,
  email,
  mobileNumber,
  passwordShortest,
  positive,
  required,
  sameAs,
  strongPassword,
  taxNumber,
} from './rules.ts'
import {
  codeErrors,
  codeRequestErrors,
  resetPasswordErrors,
  signInErrors,
  staffSignInErrors,
} from './sign-in-rules.ts'

const field = { th: 'รูป', en: 'picture' }

test.each([
  ['x0812345678', false],
  ['0812345678x', false],
  ['0812345678', true],
])('the mobile number %s is good: %s', (value, good) => {
  expect(mobileNumber(value) === undefined).toBe(good)
})

test.each([
  ['x0107536000315', false],
  ['0107536000315x', false],
  ['0107536000315', true],
])('the tax number %s is good: %s', (value, good) => {
  expect(taxNumber(value) === undefined).toBe(good)
})

test.each([
  [`${'a'.repeat(242)}@example.com`, true],
  [`${'a'.repeat(243)}@example.com`, false],
  [' shop@example.com', false],
  ['shop@example.com ', false],
  ['shop@example.com@', false],
  ['<shop@example.com', false],
])('the e-mail %s is good: %s', (value, good) => {
  expect(email(value) === undefined).toBe(good)
})

test('what is missing is named, whatever kind of nothing it is', () => {
  for (const nothing of [undefined, null, '']) {
    expect(required(field)(nothing as string)).toEqual({ th: 'กรุณาระบุรูป', en: 'picture is required' })
    expect(attached(field)(nothing)).toEqual({ th: 'กรุณาแนบรูป', en: 'Please attach picture' })
  }
  expect(required(field)('0')).toBeUndefined()
  expect(attached(field)({})).toBeUndefined()
  expect([positive(-0.01)?.en, positive(0), positive(1)]).toEqual(['Must be 0 or more', undefined, undefined])
  expect([sameAs('a')('a'), sameAs('a')('A')?.en]).toEqual([
    undefined,
    'Password confirmation does not match',
  ])
})

test('codes and passwords have the limits people are told', () => {
  expect([codeLength, mostCodeTries, codeLifeMinutes, confirmedMinutes, passwordShortest]).toEqual([
    6, 5, 5, 10, 8,
  ])
  expect(strongPassword(20)('x')?.th).toContain('8 ถึง 20')
  expect(strongPassword(16)('Aa1!aaaaaaaaaaaa')).toBeUndefined()
  expect(strongPassword(16)('Aa1!aaaaaaaaaaaaa')).toBeDefined()
  expect(digitsOnly('0812345678', 4)).toBe('0812')
})

describe('before a form is sent', () => {
  test.each([
    ['x123456', false],
    ['123456x', false],
    ['1234567', false],
    ['123456', true],
  ])('the code %s is good: %s', (code, good) => {
    expect(codeErrors({ code })).toEqual(
      good ? {} : { code: { th: 'กรุณากรอกตัวเลข 6 หลัก', en: 'Please enter 6 digits' } },
    )
  })

  test('spaces around a number or a name are forgiven', () => {
    expect(signInErrors({ username: ' 0812345678 ', password: 'x' })).toEqual({})
    expect(codeRequestErrors({ username: ' 0812345678 ' })).toEqual({})
    expect(staffSignInErrors({ username: '  ', password: 'x' })).toHaveProperty('username')
  })

  test('a new password may be as long as the shop allows', () => {
    const sixteen = 'Aa1!aaaaaaaaaaaa'
    expect(
      resetPasswordErrors({ code: '123456', newPassword: sixteen, confirmPassword: sixteen }, 16),
    ).toEqual({})
    expect(
      Object.keys(
        resetPasswordErrors({ code: '123456', newPassword: sixteen, confirmPassword: sixteen }, 15),
      ),
    ).toEqual(['newPassword'])
    expect(passwordErrors({ oldPassword: 'x', newPassword: sixteen, confirmPassword: sixteen }, 16)).toEqual(
      {},
    )
    expect(
      Object.keys(passwordErrors({ oldPassword: 'x', newPassword: sixteen, confirmPassword: sixteen }, 15)),
    ).toEqual(['newPassword'])
  })

  test('the old password again is told as such', () => {
    const same = 'Sangdai#1'
    expect(
      passwordErrors({ oldPassword: same, newPassword: same, confirmPassword: same }, 15).newPassword?.en,
    ).toContain('must differ')
  })
})

const address = {
  ...{
    name: 'ร้าน',
    address: '1',
    province: 'ก',
    district: 'ข',
    subdistrict: 'ค',
    postcode: '10110',
    phone: '0812345678',
    taxNumber: '',
  },
}

test.each([
  ['phone', 'x0812345678', false],
  ['phone', '0812345678x', false],
  ['phone', '02000010', false],
  ['phone', '020000101', true],
  ['postcode', 'x10110', false],
  ['postcode', '10110x', false],
  ['postcode', '101100', false],
] as const)('in an address, %s %s is good: %s', (name, value, good) => {
  expect(Object.keys(addressErrors({ ...address, [name]: value }))).toEqual(good ? [] : [name])
})

test('reasons bear the names the wire has for their fields', () => {
  const wrongs = addressErrors({ ...address, name: '', postcode: '' })
  expect(asReasons(wrongs, addressOnWire)).toEqual([
    { field: 'Name', th: 'กรุณาระบุชื่อผู้รับหรือชื่อร้าน', en: 'Name is required' },
    { field: 'PostalCode', th: 'รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก', en: 'A postcode has 5 digits' },
  ])
  expect(asReasons(profileErrors({ name: '', email: '', taxNumber: '' }), profileOnWire)).toMatchObject([
    { field: 'CUSTOMERNAME' },
  ])
})
