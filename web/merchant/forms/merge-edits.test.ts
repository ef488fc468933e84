import { expect, test } from 'vitest'
import { differing, merged } from './merge-edits.ts'

const from = { version: '1', nameTh: 'เดิม', position: 1, products: [{ code: 'A', nameTh: 'ก' }] }
const typed = {
  ...from,
  nameTh: 'ของฉัน',
  products: [
    { code: 'A', nameTh: 'ก' },
    { code: 'B', nameTh: 'ข' },
  ],
}
const saved = {
  ...from,
  version: '2',
  nameTh: 'ของเขา',
  position: 7,
  products: [{ code: 'A', nameTh: 'ชื่อใหม่' }],
}

test('every field that two people left differently is named, and whose change it is', () => {
  expect(differing({ typed, from }, saved)).toEqual([
    { field: 'nameTh', isMine: true },
    { field: 'position', isMine: false },
    { field: 'products', isMine: true },
  ])
  expect(differing({ typed: { ...saved, version: '1' }, from }, saved)).toEqual([])
})

test('what is chosen of mine stands on what the other one saved', () => {
  expect(merged({ typed, from }, saved, new Set(['products']))).toEqual({
    ...saved,
    products: typed.products,
  })
  expect(merged({ typed, from }, saved, new Set(['version']))).toEqual(saved)
})
