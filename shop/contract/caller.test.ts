import { expect, test } from 'vitest'
import {
  anyone,
  type Caller,
  callerKinds,
  kindOf,
  shoppers,
  signedInShoppers,
  staff,
  tokenKinds,
} from './caller.ts'

const user = { kind: 'user', saleUnit: 'BKK01', customerCode: 'C1' } as const
const merchant = { kind: 'merchant', saleUnit: 'BKK01', username: 'x', session: '' } as const

test.each<[Caller, string]>([
  [{ kind: 'nobody' }, 'nobody'],
  [{ kind: 'rider', saleUnit: 'BKK01', mobile: '', company: '', session: '' }, 'rider'],
  [{ ...user, role: 'GUEST' }, 'guest'],
  [{ ...user, role: '1' }, 'customer'],
  [{ ...user, role: '2' }, 'agent'],
  [{ ...merchant, role: '3' }, 'salesperson'],
  [{ ...merchant, role: '4' }, 'supervisor'],
  [{ ...merchant, role: '5' }, 'manager'],
  [{ ...merchant, role: '8' }, 'owner'],
])('%j is called %s', (caller, kind) => {
  expect(kindOf(caller)).toBe(kind)
})

test('groups hold whom their name says, and nobody else', () => {
  expect(shoppers).toEqual(['guest', 'customer', 'agent'])
  expect(signedInShoppers).toEqual(['customer', 'agent'])
  expect(staff).toEqual(['salesperson', 'supervisor', 'manager', 'owner'])
  expect([...anyone].sort()).toEqual(['nobody', 'rider', ...shoppers, ...staff].sort())
  // What an applicant may do is for an applicant alone.
  expect(callerKinds).toEqual([...anyone, 'applicant'])
  expect(callerKinds).toHaveLength(10)
  expect(tokenKinds).toEqual(['user', 'merchant', 'rider', 'applicant'])
})
