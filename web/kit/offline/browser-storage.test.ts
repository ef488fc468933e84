import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
const working = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
}
const full = {
  ...working,
  setItem: () => {
    throw new Error('quota exceeded')
  },
}
/** A page that was just opened, in a browser with this storage; none is a browser that closed it. */
async function openPage(storage?: object) {
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
  return (await import('./browser-storage.ts')).localStore
}

beforeEach(() => kept.clear())
afterEach(() => void vi.unstubAllGlobals())

test('what is written is there for the next page, until it is removed', async () => {
  expect((await openPage(working)).write('cart', 'rice')).toBe(true)
  const next = await openPage(working)
  expect(next.read('cart')).toBe('rice')
  next.remove('cart')
  expect(next.read('cart')).toBeNull()
})

test('where storage is closed, a text lives as long as the page and says so', async () => {
  const page = await openPage()
  expect(page.read('cart')).toBeNull()
  expect(page.write('cart', 'rice')).toBe(false)
  expect([page.read('cart'), page.keys()]).toEqual(['rice', ['cart']])
  page.remove('cart')
  expect([page.read('cart'), page.keys()]).toEqual([null, []])
  page.write('cart', 'tea')
  expect((await openPage()).read('cart')).toBeNull()
})

test('where storage is full, the page reads what it wrote last, not what was there before', async () => {
  kept.set('cart', 'rice')
  const page = await openPage(full)
  page.write('cart', 'tea')
  expect(page.read('cart')).toBe('tea')
  vi.stubGlobal('localStorage', working)
  expect(page.write('cart', 'noodles')).toBe(true)
  kept.set('cart', 'written by another tab')
  expect(page.read('cart')).toBe('written by another tab')
})
