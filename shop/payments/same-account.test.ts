import { expect, test } from 'vitest'
import { isOneOfAccounts } from './same-account.ts'

const accounts = ['902-123-4567', '0105559000014', '0845678901']

test.each([
  ['xxx-x-x3456-x', true],
  ['9021234567', true],
  ['0x4567890x', true],
  ['+66 84 xxx 8901', true],
  ['0066xxxxx8901', true],
  ['x-xxxx-xxxxx-01-4', true],
  ['010xxxxxxx014', true],
  ['***-*-*3456-*', true],
  ['xxx-x-x3457-x', false],
  ['0x4567891x', false],
  ['xxx-x-x34xx-x', false],
  ['xxxxxxxxxx', false],
  ['4567', false],
  ['', false],
])('%s: %s', (masked, fits) => {
  expect(isOneOfAccounts(masked, accounts)).toBe(fits)
})

test('nothing fits a centre without accounts', () => {
  expect(isOneOfAccounts('xxx-x-x3456-x', [])).toBe(false)
})
