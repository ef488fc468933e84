import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, inboxOf } from './journey.ts'

/** What the form of registration says, to whoever fills it in. */
export const registerWords = {
  th: {
    title: 'สมัครร้านค้า',
    shopName: 'ชื่อร้าน',
    storeType: 'ประเภทร้าน',
    name: 'ชื่อผู้ติดต่อ',
    mobile: 'เบอร์มือถือ',
    password: 'ตั้งรหัสผ่าน',
    confirm: 'ยืนยันรหัสผ่าน',
    street: 'บ้านเลขที่และถนน',
    postcode: 'รหัสไปรษณีย์',
    area: 'รหัสนี้มีหลายพื้นที่ เลือกของคุณ',
    district: 'อำเภอ / เขต',
    subdistrict: 'ตำบล / แขวง',
    photo: 'รูปหน้าร้าน',
    accept: /ยอมรับนโยบาย/,
    position: 'ใช้ตำแหน่งของฉัน',
    pinAt: /หมุดอยู่ที่ 13\.84190/,
    send: 'ส่งรหัสยืนยัน',
    code: 'รหัส 6 หลัก',
    finish: 'ยืนยันและสมัคร',
    pending: 'รอการอนุมัติ',
    required: 'กรุณาระบุชื่อร้าน',
    wrongCode: /รหัสไม่ถูกต้อง/,
    noneDelivers: 'ยังไม่มีศูนย์ที่ส่งถึงที่อยู่นี้',
    askNearest: /^ขอให้ศูนย์กระจายสินค้าเชียงใหม่/,
    askFirst: /เลือกช่องนี้เพื่อส่งคำขอ/,
    servedBy: 'ศูนย์กระจายสินค้าเชียงใหม่จะดูแลร้านของคุณ',
    centre: 'ศูนย์กระจายสินค้าเชียงใหม่',
    allRight: 'ข้อมูลถูกต้อง ไปต่อ',
    start: 'เริ่มสั่งซื้อ',
  },
  en: {
    title: 'Register a shop',
    shopName: 'Shop name',
    storeType: 'Store type',
    name: 'Contact name',
    mobile: 'Mobile number',
    password: 'Choose a password',
    confirm: 'Confirm the password',
    street: 'House number and street',
    postcode: 'Postcode',
    area: 'Several areas share this postcode. Choose yours',
    district: 'District',
    subdistrict: 'Subdistrict',
    photo: 'Shop photo',
    accept: /accept the privacy policy/,
    position: 'Use my position',
    pinAt: /The pin is at 13\.84190/,
    send: 'Send code',
    code: '6-digit code',
    finish: 'Confirm and register',
    pending: 'Waiting for approval',
    required: 'Shop name is required',
    wrongCode: /The code is not right/,
    noneDelivers: 'No centre delivers to this address yet',
    askNearest: /^Ask Chiang Mai Centre/,
    askFirst: /Tick this box to ask/,
    servedBy: 'Chiang Mai Centre will serve your shop',
    centre: 'Chiang Mai Centre',
    allRight: 'All correct, continue',
    start: 'Start ordering',
  },
} as const

export const photo = sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#0b7a3b' } })
  .jpeg()
  .toBuffer()

/** A number of this run's own: shops stay registered. */
export const newMobile = () =>
  `09${String(Date.now() % 1e6).padStart(6, '0')}${Math.floor(Math.random() * 90 + 10)}`

export async function codeSentTo(page: Page, mobile: string, shop?: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const messages = await inboxOf(page.request, mobile, shop)
      code = /\b(\d{6})\b/.exec(JSON.stringify(messages))?.[1] ?? ''
      return code
    })
    .not.toBe('')
  return code
}

export async function fillInRegistration(
  page: Page,
  say: (typeof registerWords)['th' | 'en'],
  mobile: string,
  postcode = '10900',
): Promise<void> {
  await page.getByLabel(say.shopName, { exact: true }).fill('ร้านทดสอบการเดินทาง')
  await page.getByLabel(say.storeType, { exact: true }).selectOption('GR')
  await page.getByLabel(say.name, { exact: true }).fill('ผู้ทดสอบ')
  await page.getByLabel(say.mobile, { exact: true }).fill(mobile)
  await page.getByLabel(say.password, { exact: true }).fill('Sangdai#1')
  await page.getByLabel(say.confirm, { exact: true }).fill('Sangdai#1')
  await page.getByLabel(say.street, { exact: true }).fill('9/9 ซอยทดสอบ')
  await page.getByLabel(say.postcode, { exact: true }).fill(postcode)
  await page.getByLabel(say.area, { exact: true }).selectOption({ index: 4 })
  await page
    .getByLabel(say.photo, { exact: true })
    .setInputFiles({ name: 'shop.jpg', mimeType: 'image/jpeg', buffer: await photo })
  await page.getByRole('checkbox', { name: say.accept }).check()
}
