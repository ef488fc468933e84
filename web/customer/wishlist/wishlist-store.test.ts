import { beforeEach, expect, test, vi } from 'vitest'
import { toggled } from './wishlist.ts'

const browser = new Map<string, string>()
beforeEach(() => {
  browser.clear()
  vi.resetModules()
  const storage = {
    getItem: (key: string) => browser.get(key) ?? null,
    setItem: (key: string, value: string) => void browser.set(key, value),
    removeItem: (key: string) => void browser.delete(key),
  }
  // Its own keys are what is stored, as in a browser.
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, { ownKeys: () => [...browser.keys()], getOwnPropertyDescriptor: shown }),
  )
})
const shown = () => ({ enumerable: true, configurable: true })
/** The store of a page that was just opened. */
const opened = () => import('./wishlist-store.ts')

test('each centre has its own hearts, each customer too, and a new page finds them where they were', async () => {
  const { changeWishlist, currentWishlist, wishlistKey } = await opened()
  const lists = [
    wishlistKey('C0001', 'BKK01'),
    wishlistKey('C0001', 'NON01'),
    wishlistKey('C0002', 'BKK01'),
    wishlistKey('GUEST', 'BKK01'),
  ]
  expect(new Set(lists).size).toBe(4)
  lists.forEach((key, at) => {
    changeWishlist(key, (wishlist) => toggled(wishlist, `P${at}`))
  })
  const read = (current: typeof currentWishlist) => lists.map((key) => current(key).codes)
  expect(read(currentWishlist)).toEqual([['P0'], ['P1'], ['P2'], ['P3']])
  vi.resetModules()
  expect(read((await opened()).currentWishlist)).toEqual([['P0'], ['P1'], ['P2'], ['P3']])
})

test('forgetting or changing one list leaves the others', async () => {
  const { changeWishlist, currentWishlist, forgetWishlist, wishlistKey } = await opened()
  const [here, there] = [wishlistKey('C0001', 'BKK01'), wishlistKey('C0001', 'NON01')]
  for (const key of [here, there]) changeWishlist(key, (wishlist) => toggled(wishlist, 'TEA'))
  changeWishlist(there, (wishlist) => toggled(wishlist, 'TEA'))
  expect(currentWishlist(here)).toMatchObject({ codes: ['TEA'], unsent: { TEA: true } })
  forgetWishlist(there)
  expect(currentWishlist(here).codes).toEqual(['TEA'])
  expect(browser.has(there)).toBe(false)
})

test('what guests put aside is found by centre, and no customer’s list is among it', async () => {
  const { changeWishlist, guestWishlists, wishlistKey } = await opened()
  for (const [customer, centre] of [
    ['GUEST', 'BKK01'],
    ['GUEST', 'NON01'],
    ['C0001', 'BKK01'],
  ] as const)
    changeWishlist(wishlistKey(customer, centre), (wishlist) => toggled(wishlist, `${customer} ${centre}`))
  expect(guestWishlists().map(({ key, wishlist }) => [key, wishlist.codes])).toEqual([
    [wishlistKey('GUEST', 'BKK01'), ['GUEST BKK01']],
    [wishlistKey('GUEST', 'NON01'), ['GUEST NON01']],
  ])
})
