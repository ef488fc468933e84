import { describe, expect, test } from 'vitest'
import type { Guard } from '#web/kit/visit/guards.ts'
import { pages } from './page-table.ts'

/**
 * The guards by path prefix; the first match counts. A page under one of these paths is guarded, or an
 * exception below.
 */
const areas: [under: RegExp, guard: Guard][] = [
  [/^\/(merchant|admin|sales)(\/|$)/, 'stUserAuthen'],
  [/^\/rider(\/|$)/, 'riderAuthen'],
  [/^\/(agents|ordersubscription)(\/|$)|^\/profile\/(points|incentive)$/, 'verifiedUser'],
  [
    /^\/(profile|profile-setup|profile-setup-content|checkout|confirm|history|payment|paymentkbank|chat)(\/|$)/,
    'authen',
  ],
  [/^\/line\/connect$/, 'authen'],
]

/** Public pages, and why. Each line here opens a page to strangers. */
const open: Record<string, string> = {
  '/merchant/login': 'staff sign in here',
  '/merchant/register': 'a new distributor is nobody yet',
  '/rider/login': 'riders sign in here',
  '/rider/verifyotp': 'riders sign in here',
  '/payment/status/:status?': 'a bank leads back here, whoever pays',
  '/payment/kbank/callback/:type?/:saleunit?': 'a bank leads back here, whoever pays',
  '/paymentkbank/callback/:type?/:orderid?/:saleunit?': 'a bank leads back here, whoever pays',
  '/payment/:type/return/:orderid?/:saleunit?/:key?': 'a bank leads back here, whoever pays',
  '/payment/:type/cancel/:orderid?/:saleunit?/:key?': 'a bank leads back here, whoever pays',
  '/merchant/register/status': 'whoever applied has no account yet',
  '/merchant/invitation/:token': 'whoever is invited has no account yet',
  '/merchant/login/code': 'the second half of a sign-in',
  '/payment/:type?/:status?/:orderid?/:saleunit?/:key?': 'a bank leads back here, whoever pays',
}

/** Pages closed to a person acting for a customer. */
const ownHands = [
  '/profile-setup',
  '/profile-setup-content',
  '/chat/list',
  '/confirm',
  '/profile/link/:provider',
  '/line/connect',
  '/profile/mydata',
  '/profile/changePassword',
  '/profile/editProfile',
  '/profile/newslist',
  '/profile/agent',
]

const guarded = pages.flatMap((page) => {
  const guard = areas.find(([under]) => under.test(page.path))?.[1]
  return guard ? [{ ...page, guard }] : []
})

describe('no stranger enters', () => {
  test.each(
    guarded
      .filter(({ path }) => !(path in open))
      .map(({ path, guards, guard }) => [path, guard, guards] as const),
  )('%s: %s', (path, guard, guards) => {
    expect(guards).toEqual(ownHands.includes(path) ? [guard, 'notLoginAsSaleman'] : [guard])
  })
})

test('what is open by exception is there and has no guard: a guarded page needs no exception', () => {
  expect(guarded.filter(({ guards }) => guards.length === 0).map(({ path }) => path)).toEqual(
    expect.arrayContaining(Object.keys(open)),
  )
})

test('a guard is asked nowhere else: a page that is guarded belongs to an area', () => {
  const paths = new Set(guarded.map(({ path }) => path))
  expect(
    pages.filter(({ path, guards }) => guards.length > 0 && !paths.has(path)).map(({ path }) => path),
  ).toEqual([])
})
