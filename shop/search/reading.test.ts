import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeAcross } from '../spelling/across-scripts.ts'
import { editDistance } from '../spelling/edit-distance.ts'
import { asIfLatin, asIfThai } from '../spelling/keyboard.ts'
import { normalise, skeletonOf } from '../spelling/normalise.ts'
import { chunksOf, singular } from '../spelling/split-words.ts'
import { lexemesOf, vectorOf } from './product-lexemes.ts'
import { readQuery } from './read-query.ts'
import { sizesAbout, takeSizes, takeUnit } from './sizes.ts'
import { makeVocabulary } from './vocabulary.ts'

describe('one spelling for what looks alike', () => {
  test.each([
    ['นํ้าดื่ม', 'น้ำดื่ม'],
    ['นำ้ดื่ม', 'น้ำดื่ม'],
    ['น้ําปลา', 'น้ำปลา'],
    ['เเชมพู', 'แชมพู'],
    ['ท่ีนอน', 'ที่นอน'],
    ['โคล่่า', 'โคล่า'],
    ['๓๓๐ มล', '330 มล'],
    ['ＣＯＬＡ', 'cola'],
    ['น้ำ\u200bดื่ม', 'น้ำดื่ม'],
  ])('%s is %s', (typed, meant) => expect(normalise(typed)).toBe(meant))

  test('what is plain already stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text))
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    ['สตรอว์เบอร์รี', 'สตรอเบอรี่'],
    ['ไซซ์', 'ไซ'],
    ['บะหมี่', 'บะมี'],
    ['rinrung', 'rinroong'],
    ['krub', 'grub'],
  ])('%s sounds like %s', (a, b) => expect(skeletonOf(a)).toBe(skeletonOf(b)))
})

describe('sizes', () => {
  test.each([
    ['330มล', '=330ml'],
    ['330 ml', '=330ml'],
    ['.33 l', '=330ml'],
    ['ครึ่งลิตร', '=500ml'],
    ['0.33 l', '=330ml'],
    ['1.5 ลิตร', '=1500ml'],
    ['1,500 มล.', '=1500ml'],
    ['1.5ล.', '=1500ml'],
    ['325 ซีซี', '=325ml'],
    ['5 กก.', '=5000g'],
    ['5 กิโลกรัม', '=5000g'],
    ['5kg', '=5000g'],
    ['500 ก.', '=500g'],
    ['แพ็ค 6', '=6n'],
    ['แพค6', '=6n'],
    ['x24', '=24n'],
    ['24 ขวด', '=24n'],
    ['pack of 6', '=6n'],
    ['สิบห้ากิโล', '=15000g'],
    ['หกลิตร', '=6000ml'],
    ['ยี่สิบเอ็ดขวด', '=21n'],
  ])('%s', (written, token) =>
    expect(takeSizes(normalise(written)).sizes.map((size) => size.token)).toEqual([token]),
  )

  test('figures that are no size stay', () => {
    for (const text of ['3 in 1', 'เบอร์ 2', 'โคล่า 325', '24x28 นิ้ว'])
      expect(takeSizes(text).sizes.map(({ token }) => token)).not.toContain('=2ml')
    expect(takeSizes('3 in 1')).toEqual({ sizes: [], rest: '3 in 1' })
  })
})

test('a unit without a figure is about one of it', () => {
  expect(takeUnit('โคล่าลิตร')).toEqual({ unit: '=1000ml', rest: 'โคล่า ' })
  expect(takeUnit('มิลลิลิตร').unit).toBeUndefined()
  expect(sizesAbout('=1000ml', ['=325ml', '=1000ml', '=1000g', '=1250ml', '=1500ml'])).toEqual([
    '=1000ml',
    '=1250ml',
  ])
})

describe('a word in the letters of the other language', () => {
  const thai = [
    'น้ำปลา',
    'ยาสีฟัน',
    'ปลากระป๋อง',
    'น้ำตาล',
    'ขนม',
    'เหลว',
    'เกลือแร่',
    'เปรี้ยว',
    'แมว',
    'น้ำเปล่า',
    'หมู',
    'ตะเกียบ',
    'อาหารเช้า',
  ]
  const across = makeAcross(['milk', 'coffee', 'orange', 'conditioner', ...thai])
  test.each([
    ['มิลค์', 'milk'],
    ['คอฟฟี่', 'coffee'],
    ['ออเร้นจ์', 'orange'],
    ['คอนดิชั่นเนอร์', 'conditioner'],
    ['nampla', 'น้ำปลา'],
    ['yasifan', 'ยาสีฟัน'],
    ['plakrapong', 'ปลากระป๋อง'],
    ['namtan', 'น้ำตาล'],
    ['khanom', 'ขนม'],
    ['kluearae', 'เกลือแร่'],
    ['priao', 'เปรี้ยว'],
    ['maeo', 'แมว'],
    ['namplao', 'น้ำเปล่า'],
    ['takiap', 'ตะเกียบ'],
    ['ahanchao', 'อาหารเช้า'],
    ['hello', undefined],
    ['มิลค์เชค', undefined],
  ])('%s is %s', (typed, meant) => expect(across(typed)[0]?.word).toBe(meant))
})

test('the other keyboard and back again', () => {
  expect(asIfThai('dkca')).toBe('กาแฟ')
  expect(asIfLatin('แนสฟ')).toBe('cola')
  fc.assert(
    fc.property(fc.stringMatching(/^[ก-ฮ]{1,20}$/), (text) => {
      expect(asIfThai(asIfLatin(text))).toBe(text)
    }),
  )
})

test('text is split where the script changes', () => {
  expect(chunksOf('โคล่า325ml ซ่าดี')).toEqual(['โคล่า', '325', 'ml', 'ซ่าดี'])
  expect(['noodles', 'batteries', 'boxes', 'glass', 'rice'].map(singular)).toEqual([
    'noodle',
    'battery',
    'box',
    'glass',
    'rice',
  ])
})

test('a distance is none to itself, the same both ways, and never more than it may be', () => {
  const word = fc.string({ maxLength: 8 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, a, 2)).toBe(0)
      expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9))
      expect(editDistance(a, b, 9)).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
  )
})

describe('a query', () => {
  const words = [
    'น้ำดื่ม',
    'น้ำ',
    'ดื่ม',
    'โคล่า',
    'รินรุ่ง',
    'กาแฟ',
    'cola',
    '=600ml',
    '600',
    'ยาสีฟัน',
    'แชมพู',
    'บะหมี่กึ่งสำเร็จรูป',
  ]
  const vocabulary = makeVocabulary(words.map((word) => ({ word, products: 3, whole: 2 })))
  const read = (text: string) =>
    readQuery(text, vocabulary).terms.map(
      ({ readings }) => readings[0]?.map(({ word }) => word).join('+') ?? '',
    )

  test.each([
    ['น้ำดื่มรินรุ่ง600มล', ['น้ำดื่ม+รินรุ่ง', '=600ml']],
    ['นำดืม', ['น้ำดื่ม']],
    ['โคลา', ['โคล่า']],
    ['dkca', ['กาแฟ']],
    ['แนสฟ', ['cola']],
    ['กาแ', ['กาแ']],
    ['สีฟัน', ['ยาสีฟัน']],
    ['ยาสระผม', ['แชมพู']],
    ['มาม่า', ['บะหมี่กึ่งสำเร็จรูป']],
    ['qqqqqq', ['']],
    ['zzzzzzzz', ['']],
    ['asdfgh', ['']],
    ['ฟฟฟฟ', ['']],
    ['shoe', ['']],
    ['ksphp', ['']],
    ['กาแฟโบราณ', ['กาแฟ', '']],
    ['โบราณกาแฟ', ['']],
    ['กาแฟยกลัง', ['กาแฟ']],
    ['c=,r^', ['แชมพู']],
    ['dkca F8]jk', ['กาแฟ', 'โคล่า']],
    ['oe fn,', ['น้ำ', 'ดื่ม']],
    ['สำหรับสระผม', ['แชมพู']],
    ['for washing hair', ['แชมพู']],
    ['กแฟ', ['กาแฟ']],
    ['แชมผูโคลาา', ['แชมพู+โคล่า']],
    ['to wash the hair', ['แชมพู']],
    ['hair washing', ['แชมพู']],
    ['บมี่กึ่งสำเร็จ', ['บะหมี่กึ่งสำเร็จรูป']],
    ['kafae', ['กาแฟ']],
    ['สระให้ลูกค้าที่ร้าน', ['แชมพู']],
    ['to shampoo customers', ['แชมพู']],
    ['dkca 3 dd', ['กาแฟ', '']],
    ['drop table', ['', '']],
  ])('%s', (typed, meant) => expect(read(typed)).toEqual(meant))

  test('digits on the keys of the other keyboard are a code', () => {
    expect(readQuery('ๅๅภจ', vocabulary).code).toBe('1140')
    expect(readQuery('กาแฟ', vocabulary).code).toBeUndefined()
  })

  test('nothing that can be typed breaks the reading', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => void readQuery(text, vocabulary)),
      { numRuns: 500 },
    )
    expect(() => readQuery('น'.repeat(200), vocabulary)).not.toThrow()
  })
})

test('lexemes are quoted, so that no name can break out of them', () => {
  const both = (text: string) => ({ th: text, en: text })
  const facts = {
    ...{
      code: `a'b\\c`,
      name: both(`it's 'x':1A \\`),
      shortName: both('x'),
      brand: both(''),
      flavour: both(''),
      packing: both(''),
    },
    ...{ categories: [], unitNames: [], unitRates: [24, 1], barcodes: ["88'5"], path: ["1'0"] },
  }
  const vector = vectorOf("B'1", lexemesOf(facts))
  expect(vector).toContain(`'B''1/#a''b\\\\c':1A`)
  expect(vector).toContain(`'B''1/=24n':1C`)
})
