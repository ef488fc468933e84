import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frugal } from './frugal.ts'
import { readQuery } from './read-query.ts'
import { makeVocabulary, type Vocabulary } from './vocabulary.ts'

const words = [
  'น้ำดื่ม',
  'น้ำปลา',
  'นม',
  'สบู่',
  'แชมพู',
  'ผงซักฟอก',
  'ข้าวสาร',
  'กาแฟ',
  'ยาสีฟัน',
  'ขนม',
  'water',
  'milk',
  'soap',
  'coffee',
  'shampoo',
]
const vocabulary = makeVocabulary(words.map((word) => ({ word, products: 3, whole: 3 })))

/** How often reading a text computed a sound, and how often it scanned all words. */
function lookedUp(text: string): { sounds: number; all: number } {
  const looked = { sounds: 0, all: 0 }
  const counted =
    <Asked extends unknown[], Found>(what: keyof typeof looked, look: (...asked: Asked) => Found) =>
    (...asked: Asked): Found => {
      looked[what] += 1
      return look(...asked)
    }
  const counting: Vocabulary = {
    ...vocabulary,
    soundingLike: counted('sounds', vocabulary.soundingLike),
    beginningLike: counted('sounds', vocabulary.beginningLike),
    saidLike: counted('all', vocabulary.saidLike),
    beginningNear: counted('all', vocabulary.beginningNear),
    near: counted('all', vocabulary.near),
    containing: counted('all', vocabulary.containing),
    mended: counted('all', vocabulary.mended),
  }
  readQuery(text, counting)
  return looked
}

const thai = Array.from({ length: 46 }, (_, at) => String.fromCharCode(0xe01 + at))
const random = (letters: readonly string[]) =>
  fc.array(fc.constantFrom(...letters), { minLength: 60, maxLength: 200 }).map((each) => each.join(''))

test.each([
  ['Thai letters', thai],
  ['Thai consonants', [...'กขคงจชซดตทนบปผพฟมยรลวสหอ']],
  ['Latin letters', [...'abcdefghijklmnopqrstuvwxyz']],
  ['both, and gaps', [...'กขคนมรลสabcdeio  ']],
])('%s at random cost no more than a long wish that means something', (_what, letters) => {
  fc.assert(
    fc.property(random(letters), (text) => {
      const { sounds, all } = lookedUp(text)
      expect(sounds).toBeLessThanOrEqual(800)
      expect(all).toBeLessThanOrEqual(400)
    }),
    { numRuns: 30 },
  )
})

test('what is written as it is known is found however much was guessed before', () => {
  const nothingLeft = frugal(vocabulary, 0)
  expect([
    nothingLeft.has('นม'),
    nothingLeft.begins('กา'),
    nothingLeft.soundingLike('นม'),
    nothingLeft.near('นำดืม', 3),
  ]).toEqual([true, true, [], []])
})

test('the same letters are guessed at once', () => {
  const careful = frugal(vocabulary, 100)
  careful.soundingLike('ณม')
  const once = careful.spent()
  expect(careful.soundingLike('ณม')).toEqual(vocabulary.soundingLike('ณม'))
  expect(careful.spent()).toBe(once)
})
