import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promptPayPayload } from './promptpay.ts'
import { checksum } from './qr-fields.ts'
import { readSlipCode, slipCodeOf, trueMoney } from './slip-code.ts'

const vector = '003900060000010103014021800111222233344ABCD5102TH9104B206'
const trueMoneyVector = '00480002010102010203P2P0313TXN00012345670408250120249104b425'

const anySign = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))

test('the slip of the protocols names its bank and its reference', () => {
  const slip = { bankCode: '014', reference: '00111222233344ABCD' }
  expect(readSlipCode(vector)).toEqual({ kind: 'slip', ...slip })
  expect(slipCodeOf(slip)).toBe(vector)
})

test('a slip of TrueMoney names its transaction', () => {
  expect(readSlipCode(trueMoneyVector)).toEqual({
    kind: 'slip',
    bankCode: trueMoney,
    reference: 'TXN0001234567',
  })
})

const slips = fc.record({
  bankCode: fc.stringMatching(/^\d{3}$/),
  reference: fc.stringMatching(/^[0-9A-Za-z]{1,40}$/),
})

test('what is written is read back, also by apps that drop leading zeros of the checksum', () => {
  let dropped = 0
  fc.assert(
    fc.property(slips, (slip) => {
      const text = slipCodeOf(slip)
      expect(readSlipCode(text)).toEqual({ kind: 'slip', ...slip })
      const [body, crc] = [text.slice(0, -8), text.slice(-4)]
      const short = crc.replace(/^0{1,3}/, '')
      if (short.length < 4) dropped += 1
      expect(readSlipCode(`${body}9104${short}`)).toEqual({ kind: 'slip', ...slip })
      expect(readSlipCode(`${body}910${short.length}${short}`)).toEqual({ kind: 'slip', ...slip })
    }),
    { numRuns: 2_000 },
  )
  expect(dropped).toBeGreaterThan(50)
})

test('any one changed character makes it damaged, or no slip at all', () => {
  fc.assert(
    fc.property(slips, fc.nat(), anySign, (slip, at, sign) => {
      const text = slipCodeOf(slip)
      const place = at % text.length
      fc.pre(text[place]?.toUpperCase() !== sign.toUpperCase())
      expect(readSlipCode(text.slice(0, place) + sign + text.slice(place + 1)).kind).not.toBe('slip')
    }),
    { numRuns: 1_000 },
  )
})

const closed = (text: string) => `${text}9104${checksum(`${text}9104`)}`
test.each([
  ['cut off', vector.slice(0, -6)],
  ['with a wrong checksum', `${vector.slice(0, -4)}B207`],
  ['of another country', closed('003900060000010103014021800111222233344ABCD5102LA')],
  ['with a bank in letters', closed('003900060000010103XYZ021800111222233344ABCD5102TH')],
  ['without a reference', closed('0017000600000101030145102TH')],
])('a slip %s is damaged', (_how, text) => {
  expect(readSlipCode(text)).toEqual({ kind: 'damaged' })
})

test.each(['', 'https://example.com', promptPayPayload('0801234567', 422), '1234567890128'])(
  '%s is something else',
  (text) => {
    expect(readSlipCode(text)).toEqual({ kind: 'other' })
  },
)

test('rubbish never throws and is never a slip', () => {
  const start = fc.constantFrom('', '0039000600000101', '00480002010102')
  fc.assert(
    fc.property(start, fc.string({ maxLength: 120 }), (head, tail) => {
      expect(readSlipCode(head + tail).kind).not.toBe('slip')
    }),
  )
})
