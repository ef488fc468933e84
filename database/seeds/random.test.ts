import { expect, test } from 'vitest'
import { makeRandom } from './random.ts'

const draw = (seed: string) => {
  const random = makeRandom(seed)
  return [random.next(), random.between(1, 6), random.uuid(), ...random.shuffle([1, 2, 3, 4, 5])]
}

test('the same seed gives the same numbers, another seed others', () => {
  expect(draw('demo')).toEqual(draw('demo'))
  expect(draw('demo')).not.toEqual(draw('large'))
})

test('between includes both ends and nothing outside', () => {
  const random = makeRandom('dice')
  const seen = new Set(Array.from({ length: 500 }, () => random.between(1, 6)))
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6])
})

test('a shuffle keeps every item', () => {
  expect(makeRandom('cards').shuffle([5, 1, 4, 2]).sort()).toEqual([1, 2, 4, 5])
})
