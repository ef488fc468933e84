import { expect, test } from 'vitest'
import { makeXlsx } from '#checks/tools/make-xlsx.ts'
import { readFile } from './read-sheet.ts'
import { unpackXlsx } from './unpack-xlsx.ts'

const rowsOf = async (file: File) =>
  (await readFile(file)).rows.map(({ readings: [reading] }) => [
    reading?.code,
    reading?.asks ?? reading?.quantity,
    reading?.unitName,
  ])

test('a workbook of 600 rows and a large sheet is read to its last row', async () => {
  const note = 'ข้อความยาวในช่องหมายเหตุ '.repeat(20)
  const rows = Array.from({ length: 600 }, (_, at) => [
    1000 + at,
    'น้ำดื่ม 600 มล.',
    at === 7 ? null : at + 1,
    'ลัง',
    `${note}${at}`,
  ])
  const file = new File([makeXlsx([['รหัส', 'ชื่อ', 'จำนวน', 'หน่วย', 'หมายเหตุ'], ...rows])], 'order.xlsx')
  // The reader would pass a part over 512 kB to a worker; unpacked parts are never passed.
  expect((await unpackXlsx(file)).size).toBeGreaterThan(524_288)
  const read = await rowsOf(file)
  expect(read).toHaveLength(600)
  expect([read[0], read[7], read[599]]).toEqual([
    ['1000', 1, 'ลัง'],
    ['1007', 'blank', 'ลัง'],
    ['1599', 600, 'ลัง'],
  ])
})

test('a list saved as text is read in UTF-8 and as Excel saves it in Thailand', async () => {
  const text = 'รหัส,จำนวน,หน่วย\n1118,3,ลัง\n'
  expect(await rowsOf(new File([`\ufeff${text}`], 'order.csv'))).toEqual([['1118', 3, 'ลัง']])
  const old = Uint8Array.from(text, (letter) =>
    letter >= 'ก' ? letter.charCodeAt(0) - 0xe00 + 0xa0 : letter.charCodeAt(0),
  )
  expect(await rowsOf(new File([old], 'order.csv'))).toEqual([['1118', 3, 'ลัง']])
})

test('what is no workbook is refused, and so is one that unpacks without end', async () => {
  await expect(readFile(new File(['not a zip'], 'order.xlsx'))).rejects.toThrow()
  await expect(readFile(new File([makeXlsx([['a'.repeat(70_000_000)]])], 'order.xlsx'))).rejects.toThrow(
    'too large',
  )
})
