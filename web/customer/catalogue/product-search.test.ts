import { expect, test } from 'vitest'
import { categoryQuery, readSearch, withChoice } from './product-search.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

test('every parameter of the specification is read', () => {
  expect(
    read(
      'p=น้ำ&c1=D&c2=E&c3=F&type=BEST_SELLER&displayGroupId=3&displayGroupName=ใหม่&promotionId=P7&sort=asc',
    ),
  ).toEqual({
    text: 'น้ำ',
    c1: 'D',
    c2: 'E',
    c3: 'F',
    type: 'BEST_SELLER',
    displayGroupId: 3,
    displayGroupName: 'ใหม่',
    promotionId: 'P7',
    sort: 'asc',
    skip: 0,
  })
})

test.each([
  'type=zz&sort=sideways&displayGroupId=abc&skip=-4',
  'displayGroupId=99999999999&skip=1.5',
  'skip=Infinity',
])('nonsense (%s) counts as nothing', (query) => {
  expect(read(query)).toMatchObject({ type: '', sort: '', displayGroupId: undefined, skip: 0 })
})

test('a changed choice begins at the first page again and keeps the rest', () => {
  expect(withChoice(read('p=a b&c1=D&skip=24'), { sort: 'desc' })).toBe('/product?p=a+b&c1=D&sort=desc')
  expect(withChoice(read('c1=D'), { c1: undefined })).toBe('/product')
})

test('a list is known by its category, whatever else was chosen', () => {
  expect(categoryQuery(read('p=x&c1=D&c2=E%20F&sort=asc&type=NEW'))).toBe('?c1=D&c2=E+F')
  expect(categoryQuery(read('p=x'))).toBe('')
})

test('what is no letter is left out, also half of a pair at the cut', () => {
  expect(read(`p=${encodeURIComponent(`${'น'.repeat(199)}😀`)}`).text).toBe('น'.repeat(199))
  expect(read('p=%00นม&c1=10%00')).toMatchObject({ text: 'นม', c1: '10' })
  expect(read(`p=${encodeURIComponent('น้ำส้ม 😀')}`).text).toBe('น้ำส้ม 😀')
})
