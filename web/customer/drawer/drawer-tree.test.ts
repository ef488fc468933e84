import { expect, test } from 'vitest'
import type { Category } from '#shop/catalogue/hierarchy-contract.ts'
import { drawerTree } from './drawer-tree.ts'

const category = (level: number, code: string, more: Partial<Category> = {}): Category => ({
  level,
  code,
  name: `ไทย ${code}`,
  nameEn: '',
  picture: `${code}.webp`,
  ...more,
})
const categories = [
  category(1, '10'),
  category(1, '20'),
  category(2, '1010', { h1: '10' }),
  category(2, '2010', { h1: '20' }),
  category(3, '101010', { h2: '1010' }),
]

test('each level hangs under its parent and leads to a list narrowed by every level above it', () => {
  const [drinks, snacks] = drawerTree(categories, 'en')
  expect(drinks).toMatchObject({ name: 'ไทย 10', to: '/product?c1=10', picture: '10.webp' })
  expect(drinks?.inside[0]).toMatchObject({ to: '/product?c1=10&c2=1010', picture: null })
  expect(drinks?.inside[0]?.inside[0]).toMatchObject({ to: '/product?c1=10&c2=1010&c3=101010', inside: [] })
  expect(snacks?.inside.map(({ key }) => key)).toEqual(['2010'])
})

test('levels the settings leave out are not there', () => {
  expect(
    drawerTree(
      categories.filter(({ level }) => level === 1),
      'th',
    ).flatMap(({ inside }) => inside),
  ).toEqual([])
})
