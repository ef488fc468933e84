import { expect, test } from 'vitest'
import { commonWords } from './promotion-about.ts'

test.each([
  ['กาแฟดอยหมอก คั่วกลาง', 'กาแฟดอยหมอก คั่วเข้ม', 'กาแฟดอยหมอก'],
  ['Hill Mist Coffee Dark 250 g', 'Hill Mist Tea Green 100 g', 'Hill Mist'],
  ['น้ำดื่มธารใส', 'น้ำดื่มธารใส 600 มล.', 'น้ำดื่มธารใส'],
  ['Clear Creek Water 600 ml', 'Clear Creek Water 600 ml', 'Clear Creek Water 600 ml'],
  ['Clear Creek Water', 'Hill Mist Coffee', ''],
  // Later words of the names may match again.
  ['สบู่ใบบัว กลิ่นมะลิ 100 กรัม', 'สบู่ใบบัว กลิ่นส้ม 100 กรัม', 'สบู่ใบบัว'],
])('goods from %s to %s are called together: %s', (first, last, together) => {
  expect(commonWords(first, last)).toBe(together)
})
