import { beforeEach, expect, test } from 'vitest'
import { dismissToast, showToast, toastLife, toastStore } from './toast-store.ts'

beforeEach(() => {
  for (const { id } of toastStore.current()) dismissToast(id)
})

const texts = () => toastStore.current().map(({ text }) => text)

test('messages live as long as the specification says', () => {
  expect(toastLife).toEqual({ usual: 2000, serverError: 30_000, local: 3000, cart: 1000 })
  showToast({ text: 'saved' })
  expect(toastStore.current()[0]).toMatchObject({ tone: 'plain', lifeMs: 2000 })
})

test('the same words are not stacked, and at most three are seen', () => {
  for (const text of ['one', 'two', 'two', 'three', 'four']) showToast({ text })
  expect(texts()).toEqual(['two', 'three', 'four'])
})

test('dismissing one leaves the others, and listeners hear of each change', () => {
  let calls = 0
  const leave = toastStore.subscribe(() => {
    calls += 1
  })
  const first = showToast({ text: 'first' })
  showToast({ text: 'second' })
  dismissToast(first)
  leave()
  showToast({ text: 'third' })
  expect(calls).toBe(3)
  expect(texts()).toEqual(['second', 'third'])
})
