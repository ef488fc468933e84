import { expect, test } from 'vitest'
import { type PickLine, type PickOrder, pickListPaper } from './pick-list.ts'

const centre = { name: 'ศูนย์', address: '', taxNumber: '', branch: '', phone: '' }
const at = new Date('2026-11-16T05:00:00Z')
const order = (number: string, status: PickOrder['status'] = 'SO Approve'): PickOrder => ({
  ...{ number, status, customerName: `ร้าน ${number}`, deliverOn: '2026-11-18', slot: '08-12' },
})
const line = (orderNumber: string, productCode: string, given: Partial<PickLine> = {}): PickLine => ({
  ...{ orderNumber, productCode, nameTh: `สินค้า ${productCode}`, nameEn: `Product ${productCode}`, unit: 1 },
  ...{ unitNameTh: 'ลัง', unitNameEn: 'Case', rate: 12, quantity: 1, free: false, place: 'A-01-1' },
  ...{ categoryTh: 'เครื่องดื่ม', categoryEn: 'Drinks', ...given },
})
const bottles = { unit: 3, unitNameTh: 'ขวด', unitNameEn: 'Bottle', rate: 1 }
const placesOf = ({ groups }: ReturnType<typeof pickListPaper>) =>
  groups.map(({ title, rows }) => [title, ...rows.map(({ cells }) => `${cells[0]} ${cells[1]}`)])

test('a product is picked once for all orders, in its units, with how many for each order', () => {
  const lines = [
    line('SO1', '1001', { quantity: 2 }),
    line('SO1', '1001', { ...bottles, quantity: 5 }),
    line('SO2', '1001', { quantity: 1 }),
    line('SO2', '1001', { ...bottles, quantity: 3, free: true }),
  ]
  const { groups, notes } = pickListPaper({ orders: [order('SO1'), order('SO2')], lines, centre, at }, 'th')
  expect(groups).toHaveLength(1)
  const [row] = groups[0]?.rows ?? []
  expect(row?.cells).toEqual(['A-01-1', '1001', 'สินค้า 1001', '3 ลัง 8 ขวด', ''])
  expect(row?.notes).toEqual(['#1: 2 ลัง 5 ขวด   #2: 1 ลัง + แถม 3 ขวด'])
  expect(notes[0]?.lines).toEqual([
    '#1 SO1 · ร้าน SO1 · พ. 18 พ.ย. 08-12',
    '#2 SO2 · ร้าน SO2 · พ. 18 พ.ย. 08-12',
  ])
})

test('category by category along the shelves; what has no place comes last', () => {
  const lines = [
    line('SO1', '1', { place: 'A-10-1' }),
    line('SO1', '2', { place: '' }),
    line('SO1', '3', { place: 'A-2-1' }),
    line('SO1', '4', { place: 'B-1-1', categoryTh: 'ขนม', categoryEn: 'Snacks' }),
    line('SO1', '5', { categoryTh: '', categoryEn: '' }),
  ]
  const paper = pickListPaper({ orders: [order('SO1')], lines, centre, at }, 'th')
  expect(placesOf(paper)).toEqual([
    ['อื่น ๆ', 'A-01-1 5'],
    ['เครื่องดื่ม', 'A-2-1 3', 'A-10-1 1', '- 2'],
    ['ขนม', 'B-1-1 4'],
  ])
  expect(
    pickListPaper({ orders: [order('SO1')], lines, centre, at }, 'en').groups.map(({ title }) => title),
  ).toEqual(['Others', 'Drinks', 'Snacks'])
})

test('what is cancelled or on the way is left out, and said so', () => {
  const orders = [order('SO1'), order('SO2', 'SO Cancel'), order('SO3', 'Invoice Approve')]
  const lines = orders.map(({ number }, index) => line(number, String(index)))
  const paper = pickListPaper({ orders, lines, centre, at }, 'en')
  expect(placesOf(paper)).toEqual([['Drinks', 'A-01-1 0']])
  expect(paper.notes[1]?.lines).toEqual(['SO2, SO3'])
  expect(paper.qr).toBe('SO1')
})
