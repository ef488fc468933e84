import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billPayload, promptPayPayload } from './promptpay.ts'
import { field, withChecksum } from './qr-fields.ts'
import { readThaiQr } from './read-thai-qr.ts'

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
const amount = fc.integer({ min: 0, max: 999_999_999_999 })
const reference = fc.stringMatching(/^[0-9A-Z]{1,20}$/)
const bill = fc.record({
  billerId: fc.oneof(digits(13), digits(15)),
  ref1: reference,
  ref2: fc.option(reference, { nil: undefined }),
  amount,
})
const anyPayload = fc.oneof(
  fc.tuple(digits(9), amount).map(([nine, satang]) => promptPayPayload(`0${nine}`, satang)),
  bill.map(({ ref2, ...rest }) => billPayload(ref2 === undefined ? rest : { ...rest, ref2 })),
)

const anySign = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))

test('the code of another maker is read: mobile number and amount', () => {
  expect(
    readThaiQr('00020101021229370016A000000677010111011300668012345675802TH530376454044.22630444FE'),
  ).toEqual({ kind: 'payment', to: { kind: 'mobile', id: '0801234567' }, amount: 422 })
})

test('what is written for a person, a company and a wallet is read back', () => {
  const kinds = [
    ['mobile', digits(9).map((nine) => `0${nine}`)],
    ['tax number', digits(13)],
    ['e-wallet', digits(15)],
  ] as const
  for (const [kind, ids] of kinds)
    fc.assert(
      fc.property(ids, amount, (id, satang) => {
        expect(readThaiQr(promptPayPayload(id, satang))).toEqual({
          kind: 'payment',
          to: { kind, id },
          amount: satang,
        })
      }),
    )
})

test('a bill is read back with its references', () => {
  fc.assert(
    fc.property(bill, ({ ref2, ...rest }) => {
      const { billerId, ref1, amount: satang } = rest
      expect(readThaiQr(billPayload(ref2 === undefined ? rest : { ...rest, ref2 }))).toEqual({
        kind: 'payment',
        to: { kind: 'bill', billerId, ref1, ref2: ref2 ?? null, ref3: null },
        amount: satang,
      })
    }),
  )
})

test('any one changed character is refused', () => {
  fc.assert(
    fc.property(anyPayload, fc.nat(), anySign, (text, at, sign) => {
      const place = at % text.length
      fc.pre(text[place] !== sign)
      expect(readThaiQr(text.slice(0, place) + sign + text.slice(place + 1)).kind).toBe('none')
    }),
    { numRuns: 1_000 },
  )
})

test('a code without an amount leaves it to the payer; the terminal is the third reference', () => {
  const to = field('00', 'A000000677010112') + field('01', '010555808077800') + field('02', 'LEX0260393069')
  const text = `${field('00', '01')}${field('01', '11')}${field('30', to)}${field('53', '764')}${field('58', 'TH')}${field('62', field('07', 'T1'))}`
  expect(readThaiQr(withChecksum(text, '63'))).toEqual({
    kind: 'payment',
    to: { kind: 'bill', billerId: '010555808077800', ref1: 'LEX0260393069', ref2: null, ref3: 'T1' },
    amount: null,
  })
})

const mobile = field('29', field('00', 'A000000677010111') + field('01', '0066801234567'))
const thai = `${field('53', '764')}${field('58', 'TH')}`
test.each([
  ['unreadable', 'https://example.com'],
  ['unreadable', ''],
  ['damaged', `000201${mobile}${thai}63040000`],
  ['damaged', withChecksum(`000201${mobile}${thai}`, '63').slice(0, -9)],
  ['damaged', `${withChecksum(`000201${mobile}${thai}`, '63')}540499.9`],
  ['foreign', withChecksum(`000201${mobile}${field('53', '840')}${field('58', 'US')}`, '63')],
  ['no recipient', withChecksum(`000201${field('29', field('00', 'A000000677010114'))}${thai}`, '63')],
  ['wrong amount', withChecksum(`000201${mobile}${thai}${field('54', '12.345')}`, '63')],
] as const)('%s: %s', (why, text) => {
  expect(readThaiQr(text)).toEqual({ kind: 'none', why })
})

test('rubbish is refused and never throws', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      expect(readThaiQr(text).kind).toBe('none')
    }),
  )
})
