import { describe, expect, test } from 'vitest'
import { findUnit, isUnitWord } from './unit-words.ts'

/** The units of a product, biggest first, as 'Thai/English'. */
const sold = (...names: string[]) =>
  names.map((name, at) => {
    const [th = '', en = ''] = name.split('/')
    return { position: (at + 1) as 1 | 2 | 3, name: { th, en } }
  })
const found = (names: string[], word: string) => findUnit(sold(...names), word)?.position

const water = ['ลัง/Case', 'แพ็ค/Pack', 'ขวด/Bottle']
test.each([
  ['ลัง', 1],
  ['หีบ', 1],
  ['cartons', 1],
  ['cases', 1],
  ['CS.', 1],
  ['แพค', 2],
  ['packs', 2],
  ['P.K.', 2],
  ['Bottles', 3],
  [' ขวด ', 3],
  ['ถุง', undefined],
  ['โหล', undefined],
  ['', undefined],
])('of water by the case, the pack and the bottle, %s means unit %s', (word, position) => {
  expect(found(water, word)).toBe(position)
})

describe('every way to write a unit finds it, whichever way the shop names it', () => {
  test.each([
    ['ลัง หีบ case cs carton ctn crate'],
    ['แพ็ค แพค แพ็ก แพก pack pk packet pkt'],
    ['กล่อง box bx boxes'],
    ['โหล dozen dz doz dozens'],
    ['มัด bundle bd'],
    ['ขวด bottle bt btl'],
    ['กระป๋อง ป๋อง can cn cans'],
    ['ถุง bag bg'],
    ['ซอง sachet sc sachets'],
    ['กระสอบ sack sk sacks'],
    ['กระปุก jar jr'],
    ['หลอด tube tb'],
    ['ถ้วย cup cp'],
    ['แผง tray tr'],
    ['ก้อน bar br'],
    ['ชิ้น อัน piece pc pcs pce ea each'],
    ['แกลลอน gallon gl gal'],
    ['ปี๊บ ปีบ tin tn'],
    ['ห่อ wrap'],
    ['ม้วน roll'],
    ['แท่ง stick'],
    ['แผ่น sheet'],
    ['คู่ pair'],
    ['ชุด set'],
    ['ถัง bucket'],
    ['พาเลท pallet'],
  ])('%s', (words) => {
    const [named = '', ...written] = words.split(' ')
    // Only the Thai name or only the English one is a word for it.
    for (const word of written) {
      expect(found(['ตะกร้า/Basket', `${named}/Own name`], word), word).toBe(2)
      expect(found(['ตะกร้า/Basket', `ชื่อของร้าน/${word}`], named), word).toBe(2)
    }
  })

  test('ใบ has no other word', () => expect(isUnitWord('ใบ')).toBe(true))
})

describe('a unit that only this shop has is found by its own name', () => {
  test.each([
    [['เข่ง/Basket', 'กิโลกรัม/Kilo'], 'เข่ง', 1],
    [['เข่ง/Basket', 'กิโลกรัม/Kilo'], 'baskets', 1],
    [['เข่ง/Basket', 'กิโลกรัม/Kilo'], 'KILO', 2],
    [['กล่องขนม/Dessert box', 'ชิ้น/Piece'], 'dessert boxes', 1],
    [['ตะกร้ามันฝรั่ง/Fries caddy', 'ถุง/Bag'], 'fries caddies', 1],
  ] as const)('%s: %s', (names, word, position) => {
    expect(isUnitWord(word)).toBe(false)
    expect(found([...names], word)).toBe(position)
  })

  test('a word that means nothing is none of them', () =>
    expect(found(['เข่ง/Basket'], 'เยอะๆ')).toBeUndefined())
})

test.each([
  ['one bears the very name', ['แพ็ค/Pack', 'แพ็คเล็ก/Packet'], 'แพ็ค', 1],
  ['the other bears the very name', ['แพ็ค/Pack', 'แพ็คเล็ก/Packet'], 'packets', 2],
  ['the word stands for both', ['แพ็ค/Pack', 'แพ็คเล็ก/Packet'], 'แพค', undefined],
  ['both bear the name', ['กล่อง/Box', 'กล่อง/Inner box', 'ชิ้น/Piece'], 'กล่อง', undefined],
])('of two units that are alike none is guessed: %s', (_which, names, word, position) => {
  expect(found(names, word)).toBe(position)
})
