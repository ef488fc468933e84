import { expect, test } from 'vitest'
import { type Menus, profileGroups, type Who } from './profile-entries.ts'

const all: Menus = {
  couponMenu: true,
  promotionMenu: true,
  pointsMenu: true,
  incentiveMenu: true,
  subscriptionsOpen: true,
  agentsOpen: true,
}
const none: Menus = {
  couponMenu: false,
  promotionMenu: false,
  pointsMenu: false,
  incentiveMenu: false,
  subscriptionsOpen: false,
  agentsOpen: false,
}
const ways = (menus: Menus, who: Partial<Who>) =>
  profileGroups(menus, { isAgent: false, acting: false, pointsMode: false, ...who }).flatMap(({ entries }) =>
    entries.map(({ to }) => to),
  )

test('a customer sees every page of theirs', () => {
  expect(ways(all, { isAgent: false, acting: false })).toEqual([
    ...[
      '/history',
      '/profile/wishlist',
      '/promotion',
      '/profile/mycoupon',
      '/profile/points',
      '/profile/incentive',
      '/ordersubscription',
      '/agents/register',
    ],
    ...['/profile/address', '/profile/agent', '/profile/editProfile', '/profile/changePassword'],
    ...['/profile/newslist', '/pdpa'],
  ])
})

test('what the settings close is not listed', () => {
  expect(ways(none, { isAgent: true, acting: false })).toEqual([
    ...[
      '/history',
      '/profile/wishlist',
      '/profile/address',
      '/profile/editProfile',
      '/profile/changePassword',
      '/profile/newslist',
      '/pdpa',
    ],
  ])
})

test('whoever acts for a customer sees neither password, consent, news nor clients', () => {
  const seen = ways(all, { isAgent: true, acting: true })
  for (const hidden of [
    '/profile/changePassword',
    '/profile/editProfile',
    '/pdpa',
    '/profile/newslist',
    '/agents/customers',
    '/agents/products',
  ])
    expect(seen).not.toContain(hidden)
  expect(seen).toContain('/profile/address')
})

test('an agent finds their clients, and what they sell', () =>
  expect(ways(all, { isAgent: true, acting: false })).toEqual(
    expect.arrayContaining(['/agents/customers', '/agents/products']),
  ))

test.each([
  [false, 'page.history'],
  [true, 'menu.redeemHistory'],
])('points mode %s: the history is called %s', (pointsMode, text) => {
  const [shopping] = profileGroups(all, { isAgent: false, acting: false, pointsMode })
  expect(shopping?.entries[0]).toMatchObject({ to: '/history', text })
})

test('points buy no promotions: in points mode they are not listed', () => {
  expect(ways(all, { pointsMode: true })).not.toContain('/promotion')
})
