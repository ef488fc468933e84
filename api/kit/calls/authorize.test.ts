import { describe, expect, test } from 'vitest'
import type { Caller } from '#shop/contract/caller.ts'
import type { Endpoint } from '#shop/contract/endpoint.ts'
import { whyNotCall, whyNotKind } from './authorize.ts'

const customer: Caller = { kind: 'user', role: '1', saleUnit: 'BKK01', customerCode: 'C0001' }
const byStaff: Caller = { ...customer, actor: { kind: 'staff', name: 'sales01', role: '3' } }
const manager: Caller = { kind: 'merchant', role: '5', saleUnit: 'BKK01', username: 'manager01', session: '' }
const nobody: Caller = { kind: 'nobody' }

type CallRequest = Pick<Endpoint, 'who' | 'touches'>
const shoppers: CallRequest = { who: ['customer'], touches: { of: 'caller' } }
const inPerson: CallRequest = { who: ['customer', 'manager'], touches: { of: 'caller', inPerson: true } }
const open: CallRequest = { who: ['nobody', 'customer'], touches: { of: 'nobody' } }
const staff: CallRequest = { who: ['manager'], touches: { of: 'caller' } }

test.each([
  [shoppers, nobody, 'identity.signInFirst'],
  [shoppers, manager, 'identity.notAllowed'],
  [shoppers, customer, undefined],
  [open, nobody, undefined],
])('a call that names its callers answers the others why', (contract, caller, code) => {
  expect(whyNotKind(contract, caller)?.code).toBe(code)
})

describe('who may call about whom', () => {
  test.each<[string, CallRequest, Caller, { saleUnit?: string; customerCode?: string }, string | undefined]>([
    ['a kind that is not named', shoppers, manager, {}, 'identity.notAllowed'],
    ['nobody, where it is open', open, nobody, { saleUnit: 'NON01', customerCode: 'C0002' }, undefined],
    ['nobody, where it is not', shoppers, nobody, {}, 'identity.signInFirst'],
    ['themselves', shoppers, customer, { saleUnit: 'BKK01', customerCode: 'C0001' }, undefined],
    ['no one in particular', shoppers, customer, {}, undefined],
    [
      'another customer',
      shoppers,
      customer,
      { saleUnit: 'BKK01', customerCode: 'C0002' },
      'identity.notYours',
    ],
    ['another centre', shoppers, customer, { saleUnit: 'NON01' }, 'identity.notYours'],
    [
      'a customer of the centre, by its staff',
      staff,
      manager,
      { saleUnit: 'BKK01', customerCode: 'C0002' },
      undefined,
    ],
    [
      'another centre, by staff',
      staff,
      manager,
      { saleUnit: 'NON01', customerCode: 'C0002' },
      'identity.notYours',
    ],
    ['what is done in person, by oneself', inPerson, customer, {}, undefined],
    ['what is done in person, by someone for them', inPerson, byStaff, {}, 'identity.notAllowed'],
    ['what is done in person, by staff for themselves', inPerson, manager, {}, undefined],
    ['what anyone may do for them', shoppers, byStaff, {}, undefined],
    ['what says nothing of whom it touches', { who: ['customer'] } as CallRequest, byStaff, {}, undefined],
    ['what touches nobody, for a customer', open, byStaff, {}, undefined],
  ])('%s', (_what, contract, caller, subject, code) => {
    expect(whyNotCall(contract, caller, subject)?.code).toBe(code)
  })
})
