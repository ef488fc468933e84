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
  const { changeWishes, currentWishes, wishKey } = await opened()
  const lists = [
    wishKey('C0001', 'BKK01'),
    wishKey('C0001', 'NON01'),
    wishKey('C0002', 'BKK01'),
    wishKey('GUEST', 'BKK01'),
  ]
  expect(new Set(lists).size).toBe(4)
  lists.forEach((key, at) => {
    changeWishes(key, (wished) => toggled(wished, `P${at}`))
  })
  const read = (current: typeof currentWishes) => lists.map((key) => current(key).codes)
  expect(read(currentWishes)).toEqual([['P0'], ['P1'], ['P2'], ['P3']])
  vi.resetModules()
  expect(read((await opened()).currentWishes)).toEqual([['P0'], ['P1'], ['P2'], ['P3']])
})

test('forgetting or changing one list leaves the others', async () => {
  const { changeWishes, currentWishes, forgetWishes, wishKey } = await opened()
  const [here, there] = [wishKey('C0001', 'BKK01'), wishKey('C0001', 'NON01')]
  for (const key of [here, there]) changeWishes(key, (wished) => toggled(wished, 'TEA'))
  changeWishes(there, (wished) => toggled(wished, 'TEA'))
  expect(currentWishes(here)).toMatchObject({ codes: ['TEA'], unsent: { TEA: true } })
  forgetWishes(there)
  expect(currentWishes(here).codes).toEqual(['TEA'])
  expect(browser.has(there)).toBe(false)
})

test('what guests put aside is found by centre, and no customer’s list is among it', async () => {
  const { changeWishes, guestWishes, wishKey } = await opened()
  for (const [customer, centre] of [
    ['GUEST', 'BKK01'],
    ['GUEST', 'NON01'],
    ['C0001', 'BKK01'],
  ] as const)
    changeWishes(wishKey(customer, centre), (wished) => toggled(wished, `${customer} ${centre}`))
  expect(guestWishes().map(({ key, wished }) => [key, wished.codes])).toEqual([
    [wishKey('GUEST', 'BKK01'), ['GUEST BKK01']],
    [wishKey('GUEST', 'NON01'), ['GUEST NON01']],
  ])
})
