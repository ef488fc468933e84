import { expect, test } from 'vitest'
import { linkedPlaces } from '#shop/merchant-contents/link-target.ts'
import { pages } from '#web/start/page-table.ts'
import { placeNames } from './link-places.ts'

test('every page that a banner may lead to is in the page table, and has a name', () => {
  const paths = new Set(pages.map(({ path }) => path))
  expect(linkedPlaces.filter((path) => !paths.has(path))).toEqual([])
  expect(Object.keys(placeNames).sort()).toEqual([...linkedPlaces].sort())
})
