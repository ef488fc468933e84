import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  attached,
  digitsOnly,
  email,
  mobileNumber,
  positive,
  required,
  sameAs,
  strongPassword,
  taxNumber,
} from './rules.ts'

const field = { th: 'ชื่อร้าน', en: 'Shop name' }

describe('tax number', () => {
  test.each(['0107536000315', '0135554009220', '0105558080778'])('%s passes', (value) =>
    expect(taxNumber(value)).toBeUndefined(),
  )
  test.each([
    '0105558080779',
    '010555808077',
    '01055580807788',
    '',
    'abcdefghijklm',
    '๐๑๐๗๕๓๖๐๐๐๓๑๕',
    ' 0107536000315',
  ])('%s is refused', (value) => expect(taxNumber(value)?.en).toBe('Invalid tax number'))

  test('of every twelve digits exactly one check digit passes', () => {
    const twelve = fc.stringMatching(/^[0-9]{12}$/)
    fc.assert(
      fc.property(
        twelve,
        (digits) => [...'0123456789'].filter((check) => !taxNumber(digits + check)).length === 1,
      ),
    )
  })

  test('a single wrong digit among the first twelve is noticed, but for the pair the modulus cannot tell apart', () => {
    const twelve = fc.stringMatching(/^[0-9]{12}$/)
    fc.assert(
      fc.property(twelve, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, at, step) => {
        const check = [...'0123456789'].find((last) => !taxNumber(digits + last)) ?? ''
        const changed =
          digits.slice(0, at) + ((Number(digits[at]) + step) % 10) + digits.slice(at + 1) + check
        const sum = (text: string) =>
          [...text.slice(0, 12)].reduce((total, digit, place) => total + Number(digit) * (13 - place), 0) % 11
        const same = (11 - sum(changed)) % 10 === (11 - sum(digits)) % 10
        return (taxNumber(changed) === undefined) === same
      }),
    )
  })
})

test.each([
  ['0812345678', true],
  ['081234567', false],
  ['08123456789', false],
  ['+66812345678', false],
  ['081-234-567', false],
  ['๐๘๑๒๓๔๕๖๗๘', false],
  ['0812345678\n', false],
])('mobile %j good: %s', (value, good) => {
  expect(mobileNumber(value)?.en).toBe(good ? undefined : 'Mobile number must be 10 digits')
})

test.each([
  ['shop@example.co.th', true],
  ['a.b+c@x.io', true],
  ['shop@example', false],
  ['shop example@x.io', false],
  ['@x.io', false],
  ['shop@@x.io', false],
  ['shop@x..io', false],
  ['<script>@x.io', false],
])('e-mail %s good: %s', (value, good) => {
  expect(email(value)?.en).toBe(good ? undefined : 'Invalid email format')
})

describe('password', () => {
  test.each([
    ['Sangdai#1', true],
    ['Aa1!aaaa', true],
    ['Aa1!aaa', false],
    ['Aa1!aaaaaaaaaaa', true],
    ['Aa1!aaaaaaaaaaaa', false],
    ['sangdai#1', false],
    ['SANGDAI#1', false],
    ['Sangdai##', false],
    ['Sangdai11', false],
    ['Sang dai11', false],
    ['', false],
  ])('%s good: %s', (value, good) => {
    expect(strongPassword()(value) === undefined).toBe(good)
  })

  test('a longer rule can be set', () => {
    expect(strongPassword(30)('Aa1!aaaaaaaaaaaaaaaa')).toBeUndefined()
  })

  test('the refusal is the specified sentence', () => {
    expect(strongPassword()('x')?.en).toBe(
      'Password must be at least 8 characters (1 uppercase and 1 lowercase) and contain a number and a special character.',
    )
  })
})

test('the other rules say what the specification says', () => {
  expect(required(field)('')?.en).toBe('Shop name is required')
  expect(required(field)(undefined as never)?.en).toBe('Shop name is required')
  expect(required(field)('x')).toBeUndefined()
  expect(attached(field)(undefined)?.en).toBe('Please attach Shop name')
  expect(sameAs('a')('b')?.en).toBe('Password confirmation does not match')
  expect(positive(-1)).toBeDefined()
  expect(positive(0)).toBeUndefined()
  expect(digitsOnly('08-1๒3x4', 3)).toBe('081')
})
