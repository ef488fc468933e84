import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { orderMessage } from '#shop/orders/order-messages.ts'
import { statusNames } from '#shop/orders/order-status.ts'
import { accountTh } from './account-th.ts'
import { orderEn } from './order-en.ts'
import { orderTh } from './order-th.ts'
import { shopEn } from './shop-en.ts'
import { shopTh } from './shop-th.ts'

/** Every file that holds sentences a person reads. */
async function sentences(): Promise<{ file: string; text: string }[]> {
  const found: { file: string; text: string }[] = []
  for await (const file of glob(['web/**/*.{ts,tsx}', 'shop/**/*.ts', 'api/**/*.ts', 'database/seeds/**/*.ts']))
    if (!file.includes('.test.')) found.push({ file, text: readFileSync(file, 'utf8') })
  return found
}

/** What people stumbled over when they used the shop. */
const gone = [
  ['สั่งด่วน', 'ทำไมราคานี้', 'ดีลแรกหมดใน', 'ซื้อกี่ชิ้นก็ ', 'ลดจำนวนก่อนสั่ง', 'อีกนิดเดียวได้เพิ่ม', "'ส่งที่'", 'ออกบิลในนาม'],
  ['เพื่อรอบนี้', 'มิฉะนั้น', 'เลขบัญชีหลังสั่งซื้อ', 'ที่ต้องชำระ', 'รอดำเนินการ', 'รอจัดเตรียมสินค้า', 'ค่าเริ่มต้น', 'ช่องทางสำรอง'],
  ['ยังไม่เคยเปิดไว้ในเครื่อง', 'สั่งซื้อประจำ', 'Goods like this', 'Goods on promotion', 'Prices with VAT', 'Points run out', 'Points live'],
  [
    'Time to restock',
    'shop’s own rhythm',
    'need mending',
    'Make a sign-in link',
    'Turn down',
    'Stop moving',
    'address of the bill',
    'match your choice',
  ],
  ['transfer with slip', 'Palm Oil Palm', 'Green Tea Original Green Tea'],
].flat()

test('no sentence that people stumbled over is said anywhere', async () => {
  const files = await sentences()
  const said = gone.flatMap((words) => files.filter(({ text }) => text.includes(words)).map(({ file }) => `${words}: ${file}`))
  expect(said).toEqual([])
})

test('a time of day has one form: 17:00 น.', async () => {
  const files = await sentences()
  expect(files.filter(({ text }) => /\d\.\d\d\s?น\./.test(text)).map(({ file }) => file)).toEqual([])
  const order = { number: 'SO1', shop: '', total: 100, points: 0, deliverOn: '2026-11-17', slot: '08-12' }
  const told = orderMessage('order-placed', { ...order, payBefore: null, placedBy: '', byCustomer: true, why: '', link: '' })
  expect(told.text).toContain('08:00-12:00 น.')
})

test('one place has one name: the account, standing orders', () => {
  for (const words of [shopTh, shopEn]) {
    expect(words['nav.profile']).toBe(words['header.account'])
    expect(words['page.profile']).toBe(words['header.account'])
  }
  expect(shopTh['page.subscriptions']).toBe('สั่งประจำ')
})

test('what is said instead is what such a shop would say', () => {
  expect(statusNames['SO Wait'].th).toBe('รับคำสั่งซื้อแล้ว')
  expect(statusNames['SO Approve'].th).toBe('กำลังจัดของ')
  expect(statusNames['Invoice wait'].th).toBe('รอรถออก')
  expect(orderTh).toMatchObject({ 'price.why': 'ดูที่มาของราคา', 'history.toPay': 'รอชำระเงิน', 'checkout.shipTo': 'ที่อยู่จัดส่ง' })
  expect(orderTh['basket.short']).toBe('เหลือ {count} {unit} กรุณาลดจำนวน')
  expect(accountTh['addresses.default']).toBe('ที่อยู่หลัก')
  expect(orderEn).toMatchObject({
    'suggested.title': 'Due for reorder',
    'history.older': 'Older orders',
    'incentive.doneInAll': '{done} in total',
  })
  expect(shopEn).toMatchObject({ 'goods.related': 'Similar products', 'home.pause': 'Pause' })
})
