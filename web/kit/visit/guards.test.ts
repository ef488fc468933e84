import { describe, expect, test } from 'vitest'
import { type Guard, whereInstead } from './guards.ts'
import type { Visitor } from './visitor.ts'

const request = (referer?: string) =>
  new Request('http://shop.test/chat/list', referer ? { headers: { referer } } : {})
const visitor = (kind: 'guest' | 'customer' | 'nobody', more: Partial<Visitor> = {}) =>
  ({
    findShopper: async () => (kind === 'nobody' ? undefined : { kind, actor: null }),
    findStaff: async () => undefined,
    findRider: async () => undefined,
    ...more,
  }) as unknown as Visitor

const ask = (guard: Guard, who: Visitor, from?: string) =>
  whereInstead([guard], who, request(from), '/chat/list?x=1')

describe('the guards of the specification', () => {
  test('authen sends everyone but a signed-in customer to /login, and remembers the page', async () => {
    expect(await ask('authen', visitor('guest'))).toBe('/login?to=%2Fchat%2Flist%3Fx%3D1')
    expect(await ask('authen', visitor('nobody'))).toMatch('/login')
    expect(await ask('authen', visitor('customer'))).toBeUndefined()
  })

  test('stUserAuthen and riderAuthen send to their own sign-in', async () => {
    expect(await ask('stUserAuthen', visitor('customer'))).toMatch('/merchant/login')
    expect(
      await ask('stUserAuthen', visitor('guest', { findStaff: async () => ({}) as never })),
    ).toBeUndefined()
    expect(await ask('riderAuthen', visitor('customer'))).toMatch('/rider/login')
    expect(
      await ask('riderAuthen', visitor('guest', { findRider: async () => ({}) as never })),
    ).toBeUndefined()
  })

  test('verifiedUser sends guests home', async () => {
    expect(await ask('verifiedUser', visitor('guest'))).toBe('/')
    expect(await ask('verifiedUser', visitor('customer'))).toBeUndefined()
  })

  test('notLoginAsSaleman goes back one page, and never to another site', async () => {
    const acting = visitor('customer', {
      findShopper: async () => ({ kind: 'customer', actor: { kind: 'staff', name: 'sales01' } }) as never,
    })
    expect(await ask('notLoginAsSaleman', acting, 'http://shop.test/en/profile')).toBe('/profile')
    expect(await ask('notLoginAsSaleman', acting, 'http://evil.test/profile')).toBe('/')
    expect(await ask('notLoginAsSaleman', acting, 'http://shop.test//evil.test')).toBe('/')
    expect(await ask('notLoginAsSaleman', acting)).toBe('/')
    expect(await ask('notLoginAsSaleman', visitor('customer'))).toBeUndefined()
  })

  test('an unknown guard is a bug and answers 500', async () => {
    await expect(whereInstead(['nonsense'], visitor('guest'), request(), '/')).rejects.toMatchObject({
      status: 500,
    })
  })
})
