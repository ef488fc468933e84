import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kbankChecksum, readKbankNotification } from './kbank-notification.ts'

const secret = 'test-skey'
const signed = {
  ...{ id: 'chrg_test_1', amount: '100', currency: 'THB' },
  ...{ status: 'success', transaction_state: 'Authorized' },
}
const checksum = '5331d90082377f1a2923e52ad5ca85a1c99853edf9026878dcef24e8c1b5a64c'
const genuine = { ...signed, amount: 100, reference_order: 'PY00000000000001', checksum }
const read = (message: unknown, keys = [secret]) =>
  readKbankNotification(Buffer.from(typeof message === 'string' ? message : JSON.stringify(message)), keys)

test('the checksum is KBank’s', () => {
  expect(kbankChecksum(signed, secret)).toBe(checksum)
  expect(kbankChecksum({ ...signed, amount: '100.0000' }, secret)).toBe(checksum)
  expect(kbankChecksum({ ...signed, amount: '1e2' }, secret)).toBeUndefined()
})

test('a genuine message names our payment and KBank’s charge; the same message has the same id', () => {
  const first = read(genuine)
  expect(first).toMatchObject({ id: 'PY00000000000001', reference: 'chrg_test_1' })
  expect(read({ ...genuine, amount: '100.00', checksum: checksum.toUpperCase() })).toEqual(first)
  expect(read({ ...genuine, order_id: 'order_1' })).toMatchObject({ reference: 'order_1' })
  expect(read({ ...genuine, reference_order: 'PY2' })?.messageId).not.toBe(first?.messageId)
})

test('a message may be signed with the key of any of our merchants, and of nobody else', () => {
  expect(read(genuine, ['other', secret])).toBeDefined()
  expect(read(genuine, ['other'])).toBeUndefined()
  expect(read(genuine, [])).toBeUndefined()
})

test.each([
  ...['', 'null', '[]', '{', '"x"', '12', '<html>', '\u0000', '['.repeat(200_000), '{"id":'.repeat(9_999)],
  ...['id', 'amount', 'currency', 'status', 'transaction_state', 'checksum'].flatMap((field) =>
    [undefined, null, '', [], {}, true, -1, 1e300, 'x'.repeat(1_000), '__proto__', { toString: 1 }].map(
      (value) => JSON.stringify({ ...genuine, [field]: value }),
    ),
  ),
  ...['9'.repeat(400), '1e400', '100.00001', '-100', '0x64'].map((amount) =>
    JSON.stringify(genuine).replace('"amount":100', `"amount":${amount}`),
  ),
  JSON.stringify({ ...genuine, checksum: `${checksum}00` }),
  JSON.stringify({ ...genuine, reference_order: 5.5, order_id: '../../x' }),
])('%.80j is not believed', (text) => {
  expect(read(text)).toBeUndefined()
})

/** One change of one thing that the checksum covers. */
const mutated = fc
  .tuple(
    fc.constantFrom('id', 'amount', 'currency', 'status', 'transaction_state', 'checksum'),
    fc.oneof(fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.object()),
  )
  .filter(([field, value]) => {
    const before = genuine[field as keyof typeof genuine]
    // An object may have no text of its own.
    if (typeof value === 'object') return true
    return Number(value) !== 100 && String(value) !== String(before)
  })

test('of 1,000 changed messages none is accepted and none throws', () => {
  fc.assert(
    fc.property(mutated, ([field, value]) => {
      expect(read({ ...genuine, [field]: value })).toBeUndefined()
    }),
    { numRuns: 1_000 },
  )
})

test('of 1,000 messages with a changed byte, none is accepted as another than it is', () => {
  const bytes = Buffer.from(JSON.stringify(genuine))
  const unsigned = bytes.indexOf('"reference_order"')
  const afterUnsigned = bytes.indexOf('"checksum"')
  fc.assert(
    fc.property(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 }), (at, byte) => {
      fc.pre(bytes[at] !== byte && (at < unsigned || at >= afterUnsigned))
      const changed = Buffer.from(bytes)
      changed[at] = byte
      const found = readKbankNotification(changed, [secret])
      // Blanks, the case of the checksum, or a renamed field without meaning change nothing that is signed.
      if (found) expect(found.reference).toBe('chrg_test_1')
    }),
    { numRuns: 1_000 },
  )
})
