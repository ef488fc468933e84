import { expect, test } from 'vitest'
import { type OutsideArea, outsideArea } from './outside-area.ts'
import { whyOutside } from './why-outside.ts'

const centre = (saleUnit: string, name: string, nameEn: string, joinRequested = false) => ({
  saleUnit,
  name,
  nameEn,
  asked: joinRequested,
})
const nothing: OutsideArea = { place: 'รัษฎา 83000', addressIds: [], own: [], others: [], pickup: false }
const phuket = centre('HKT01', 'ศูนย์ภูเก็ต', 'Phuket Centre')
const krabi = centre('KBV01', 'ศูนย์กระบี่', 'Krabi Centre')
const all = { ...nothing, addressIds: ['a'], own: [phuket, krabi], pickup: true, others: [krabi, phuket] }

test.each<[string, OutsideArea, string, string]>([
  ['nothing can be done', nothing, 'กรุณาติดต่อศูนย์', 'Please contact the centre.'],
  ['one thing', { ...nothing, pickup: true }, 'กรุณามารับสินค้าเองที่ศูนย์', 'You can fetch the goods yourself.'],
  [
    'two things',
    { ...nothing, addressIds: ['a'], others: [phuket, krabi] },
    'กรุณาเลือกที่อยู่อื่นของท่าน หรือขอเป็นลูกค้าของศูนย์ภูเก็ต',
    'You can choose another of your addresses or ask to join Phuket Centre.',
  ],
  [
    'all of them, the first centre of each kind',
    all,
    'กรุณาเลือกที่อยู่อื่นของท่าน หรือเปลี่ยนไปสั่งกับศูนย์ภูเก็ต หรือมารับสินค้าเองที่ศูนย์ หรือขอเป็นลูกค้าของศูนย์กระบี่',
    'You can choose another of your addresses, order from Phuket Centre, fetch the goods yourself or ask to join Krabi Centre.',
  ],
  [
    'who was asked already is not named again',
    { ...nothing, others: [{ ...phuket, asked: true }, krabi] },
    'กรุณาขอเป็นลูกค้าของศูนย์กระบี่',
    'You can ask to join Krabi Centre.',
  ],
])('an address outside says what can be done: %s', (_what, outside, th, en) => {
  expect(whyOutside(outside, 'th').say('th')).toBe(`ศูนย์นี้ส่งไม่ถึง รัษฎา 83000 ${th}`)
  expect(whyOutside(outside, 'en').say('en')).toBe(`This centre does not deliver to รัษฎา 83000. ${en}`)
})

test('a centre counts as not asked where nobody says that it was', () => {
  const { asked: _, ...unsaid } = phuket
  expect(outsideArea.parse({ ...nothing, others: [unsaid] }).others).toEqual([phuket])
})
