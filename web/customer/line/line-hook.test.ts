import { describe, expect, test } from 'vitest'
import { swapCentreContract } from '#shop/centres/centre-contracts.ts'
import type { LiffApp } from '#shop/line/liff.ts'
import { openJar } from '#web/kit/visit/jar.ts'
import { readLineVisit } from '#web/kit/visit/line-visit.ts'
import type { Visitor } from '#web/kit/visit/visitor.ts'
import { openedBy } from '#web/shared/sign-in/opened-by.ts'
import { signInByLiff } from './liff-sign-in.ts'
import { answerHook, openHook, readHookRequest } from './line-hook.ts'

const inLine =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36 Line/14.14.1/IAB'
const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

describe('who opened an address', () => {
  test.each([
    ['a typed address, or another app', { ...navigation, 'sec-fetch-site': 'none' }, 'shopper'],
    ['a page of our own', { ...navigation, 'sec-fetch-site': 'same-origin' }, 'shopper'],
    [
      'our own page’s request',
      { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' },
      'shopper',
    ],
    [
      'a rich menu in LINE',
      { ...navigation, 'sec-fetch-site': 'cross-site', 'user-agent': inLine },
      'shopper',
    ],
    ['an older LINE', { 'user-agent': inLine }, 'shopper'],
    ['a link on another site', { ...navigation, 'sec-fetch-site': 'cross-site' }, 'link elsewhere'],
    ['a link on a neighbour’s site', { ...navigation, 'sec-fetch-site': 'same-site' }, 'link elsewhere'],
    ['a browser that does not say', {}, 'link elsewhere'],
    [
      'a picture',
      { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' },
      'unseen',
    ],
    [
      'a frame',
      { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' },
      'unseen',
    ],
    [
      'a script, in LINE',
      { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'cross-site', 'user-agent': inLine },
      'unseen',
    ],
  ])('%s', (_what, headers: Record<string, string>, opener) => {
    expect(openedBy(new Headers(headers))).toBe(opener)
  })
})

/** A customer in Bangkok whom Nonthaburi serves too. */
function shop({
  kind = 'customer',
  cookie = '',
  actor = null as null | { kind: 'staff'; name: string },
  app = undefined as LiffApp | undefined,
} = {}) {
  const jar = openJar(new Request('http://shop.test/line_hook', { headers: { cookie } }), false)
  const swapped: string[] = []
  const visitor = {
    jar,
    locale: 'th',
    findShopper: async () => ({ kind, actor, user: { activeCentre: 'BKK01', activeCentreName: 'จตุจักร' } }),
    call: async (contract: unknown, { saleUnit }: { saleUnit: string }) => {
      if (contract !== swapCentreContract)
        return [{ saleUnit: 'BKK01' }, { saleUnit: 'NON01', name: 'นนทบุรี', nameEn: 'Nonthaburi' }]
      swapped.push(saleUnit)
      return { token: 'new', user: { saleUnit } }
    },
  } as unknown as Visitor
  const read = (address: string) => readHookRequest((name) => new URLSearchParams(address).get(name) ?? '')
  /** The redirect, or the question. */
  const open = (opener: ReturnType<typeof openedBy>, address: string) =>
    openHook(visitor, opener, read(address), app).catch((answer: Response) => answer.headers.get('location'))
  const answer = async (address: string) => (await answerHook(visitor, read(address))).headers.get('location')
  return { jar, visitor, swapped, open, answer, locked: () => readLineVisit(jar).centre }
}

test('the shopper’s own rich menu changes the centre and locks it', async () => {
  const { open, swapped, locked } = shop()
  expect(await open('shopper', 'dc=non01&to=/profile')).toBe('/profile')
  expect([swapped, locked()]).toEqual([['NON01'], 'NON01'])
})

test('a link on another site changes nothing, locks nothing and keeps nothing, but asks', async () => {
  const { open, swapped, jar } = shop()
  expect(await open('link elsewhere', 'dc=NON01&to=/profile&cid=evil')).toEqual({
    to: '/profile',
    saleUnit: 'NON01',
    name: 'นนทบุรี',
    current: 'จตุจักร',
  })
  expect([swapped, jar.changes()]).toEqual([[], []])
})

test('one press on the question does what the rich menu would have done; for another’s account it does nothing', async () => {
  const own = shop()
  expect(await own.answer('dc=NON01&to=/profile')).toBe('/profile')
  expect([own.swapped, own.locked()]).toEqual([['NON01'], 'NON01'])
  const acting = shop({ actor: { kind: 'staff', name: 'sales01' } })
  expect(await acting.answer('dc=NON01&to=//evil.test')).toBe('/')
  expect([acting.swapped, acting.jar.changes()]).toEqual([[], []])
})

test.each([
  ['the centre in use', 'dc=BKK01&to=/cart'],
  ['a centre that does not serve the shop', 'dc=CNX01&to=/cart'],
  ['no centre', 'to=/cart'],
])('a link on another site that names %s only leads in', async (_what, address) => {
  const { open, swapped, jar } = shop()
  expect(await open('link elsewhere', address)).toBe('/cart')
  expect([swapped, jar.changes()]).toEqual([[], []])
})

test('what nobody sees does nothing, also to a guest', async () => {
  for (const kind of ['customer', 'guest']) {
    const { open, swapped, jar } = shop({ kind })
    expect(await open('unseen', 'dc=NON01&to=/cart')).toBe('/cart')
    expect([swapped, jar.changes()]).toEqual([[], []])
  }
})

test('a guest whom another site leads here signs in without a lock; who was led by LINE comes back to what was asked', async () => {
  const led = shop({ kind: 'guest' })
  expect(await led.open('link elsewhere', 'dc=NON01&to=/cart')).toMatch(/^\/line\/authenuser\?/)
  expect(led.jar.changes()).toEqual([])
  const back = shop({ cookie: 'sangdai_line=line%20NON01' })
  expect(await back.open('link elsewhere', 'dc=NON01&to=/cart')).toBe('/cart')
  expect(back.swapped).toEqual(['NON01'])
})

const app = { id: '1234567890-AbCdEfGh', links: 'https://liff.line.me/1234567890-AbCdEfGh' }

test('whom LINE’s own app opened the shop for is asked after there, and by LINE’s page when it does not say', async () => {
  const { open, locked } = shop({ kind: 'guest', app })
  expect(await open('shopper', 'dc=NON01&to=/cart&liff=Y')).toEqual({
    app,
    to: '/cart',
    dc: 'NON01',
    otherwise: '/line/authenuser?to=%2Fline_hook%3Fto%3D%252Fcart%26dc%3DNON01',
  })
  expect(locked()).toBe('NON01')
})

test.each([
  ['another site’s link', 'link elsewhere', 'to=/cart&liff=Y', /^\/line\/authenuser\?/],
  ['a hidden request', 'unseen', 'to=/cart&liff=Y', /^\/cart$/],
  ['a guest who does not want to sign in', 'shopper', 'to=/cart&liff=Y&guest=Y', /^\/cart$/],
  ['the hook without the app', 'shopper', 'to=/cart', /^\/line\/authenuser\?/],
] as const)('%s asks LINE’s script nothing', async (_what, opener, address, leads) => {
  expect(await shop({ kind: 'guest', app }).open(opener, address)).toMatch(leads)
})

test('without an app of the shop LINE’s own page signs in, and a customer goes straight on', async () => {
  expect(await shop({ kind: 'guest' }).open('shopper', 'to=/cart&liff=Y')).toMatch(/^\/line\/authenuser\?/)
  expect(await shop({ app }).open('shopper', 'to=/cart&liff=Y')).toBe('/cart')
})

test('LINE’s token never takes the place of who is signed in', async () => {
  const { jar, visitor } = shop({ app })
  const request = readHookRequest((name) => (name === 'to' ? '/cart' : ''))
  const answer = await signInByLiff(visitor, request, { idToken: 'another person’s', accessToken: '' })
  expect([answer.headers.get('location'), jar.changes()]).toEqual(['/cart', []])
})
