import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'
import { expect, languages, test, untilAlive } from './journey.ts'

const words = {
  th: {
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
    allRight: 'ข้อมูลถูกต้อง ไปต่อ',
    start: 'เริ่มสั่งซื้อ',
  },
  en: {
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
    send: 'Send the code',
    code: '6-digit code',
    finish: 'Confirm and register',
    pending: 'Waiting for approval',
    required: 'Shop name is required',
    wrongCode: /The code is not right/,
    allRight: 'All correct, go on',
    start: 'Start ordering',
  },
} as const

const photo = sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#0b7a3b' } })
  .jpeg()
  .toBuffer()

/** A number of this run's own: shops stay registered. */
const newMobile = () => `09${String(Date.now() % 1e6).padStart(6, '0')}${Math.floor(Math.random() * 90 + 10)}`

async function codeSentTo(page: Page, sandbox: string, mobile: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const { messages } = await (await page.request.get(`${sandbox}/sandbox/inbox.json?to=${mobile}`)).json()
      code = /\b(\d{6})\b/.exec(JSON.stringify(messages))?.[1] ?? ''
      return code
    })
    .not.toBe('')
  return code
}

async function fillIn(page: Page, say: (typeof words)['th' | 'en'], mobile: string): Promise<void> {
  await page.getByLabel(say.shopName, { exact: true }).fill('ร้านทดสอบการเดินทาง')
  await page.getByLabel(say.storeType, { exact: true }).selectOption('GR')
  await page.getByLabel(say.name, { exact: true }).fill('ผู้ทดสอบ')
  await page.getByLabel(say.mobile, { exact: true }).fill(mobile)
  await page.getByLabel(say.password, { exact: true }).fill('Sangdai#1')
  await page.getByLabel(say.confirm, { exact: true }).fill('Sangdai#1')
  await page.getByLabel(say.street, { exact: true }).fill('9/9 ซอยทดสอบ')
  await page.getByLabel(say.postcode, { exact: true }).fill('10900')
  await page.getByLabel(say.area, { exact: true }).selectOption({ index: 4 })
  await page.getByLabel(say.photo, { exact: true }).setInputFiles({ name: 'shop.jpg', mimeType: 'image/jpeg', buffer: await photo })
  await page.getByRole('checkbox', { name: say.accept }).check()
}

/** A supervisor of the centre lets the new shop in, in the back office, on a screen of their own. */
async function approve(browser: Browser, shop: string, mobile: string): Promise<void> {
  const context = await browser.newContext({ baseURL: shop, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(`/merchant/login?to=${encodeURIComponent(`/merchant/customer?text=${mobile}`)}`)
  await untilAlive(page)
  await page.getByLabel('ชื่อผู้ใช้').fill('supervisor01')
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('Sangdai#1')
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /รออนุมัติ/ })
    .click()
  await page.getByRole('button', { name: 'อนุมัติ', exact: true }).click()
  await expect(page.getByRole('button', { name: 'สั่งของแทนลูกค้า' })).toBeVisible()
  await context.close()
}

for (const { locale, prefix } of languages) {
  const say = words[locale]

  test(`a shop registers with the code from its messages, waits for approval and is let in (${locale})`, async ({
    watched: page,
    context,
    browser,
    shop,
  }) => {
    test.setTimeout(120_000)
    const mobile = newMobile()
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 13.8419, longitude: 100.5622 })
    await page.goto(`${prefix}/register?dist=BKK01&saleCode=sales01`)
    await untilAlive(page)

    await page.getByRole('button', { name: say.send }).click()
    await expect(page.getByText(say.required)).toBeVisible()
    await expect(page.getByLabel(say.shopName, { exact: true })).toBeFocused()

    await fillIn(page, say, mobile)
    await expect(page.locator('[name=province]')).toHaveValue('กรุงเทพมหานคร')
    await expect(page.locator('[name=district]')).toHaveValue('จตุจักร')
    await expect(page.locator('[name=subdistrict]')).toHaveValue('ลาดยาว')
    await page.getByRole('button', { name: say.position }).click()
    await expect(page.getByText(say.pinAt)).toBeVisible()
    await page.getByRole('button', { name: say.send }).click()

    await expect(page.getByLabel(say.code)).toBeFocused()
    await page.getByLabel(say.code).fill(await codeSentTo(page, process.env.SHOP_DIRECT ?? shop, mobile))
    await page.getByRole('button', { name: say.finish }).click()
    await expect(page).toHaveURL(/\/register-pending/)
    await expect(page.getByRole('heading', { name: say.pending, level: 1 })).toBeVisible()

    await approve(browser, shop, mobile)
    await page.goto(`${prefix}/login`)
    await untilAlive(page)
    await page.locator('[name=username]').fill(mobile)
    await page.locator('[name=password]').fill('Sangdai#1')
    await page.locator('form:has([name=password]) button[type=submit]').click()
    await expect(page).toHaveURL(/\/profile-setup$/)
    await expect(page.getByRole('main').getByText('ร้านทดสอบการเดินทาง')).toBeVisible()
    await expectAccessible(page, { widths: [360] })
    await page.getByRole('button', { name: say.allRight }).click()
    await expect(page).toHaveURL(/\/profile-setup-content$/)
    await expect(page.getByRole('link', { name: say.start })).toBeVisible()
    await expectAccessible(page, { widths: [360] })
  })

  test(`a wrong code is told, and nothing that was typed is lost (${locale})`, async ({ page }) => {
    // The code may be entered before the page has finished reading itself anew: that press counts too.
    await page.route(/register\.data/, async (route) => {
      if (route.request().method() === 'GET') await new Promise((done) => setTimeout(done, 3_000))
      await route.continue()
    })
    await page.goto(`${prefix}/register`)
    await untilAlive(page)
    await fillIn(page, say, newMobile())
    await page.getByRole('button', { name: say.send }).click()
    await page.getByLabel(say.code).fill('000000')
    await page.getByRole('button', { name: say.finish }).click()
    await expect(page.getByRole('alert').filter({ hasText: say.wrongCode }).first()).toBeVisible()
    await expect(page.getByLabel(say.shopName, { exact: true })).toHaveValue('ร้านทดสอบการเดินทาง')
    await expect(page.getByLabel(say.password, { exact: true })).toHaveValue('Sangdai#1')
    await expect(page.locator('[name=subdistrict]')).toHaveValue('ลาดยาว')
    expect(await page.locator('[name=shopImage]').evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1)
  })

  test(`province, district and subdistrict are chosen downwards, and the postcode follows (${locale})`, async ({ watched: page }) => {
    await page.goto(`${prefix}/register`)
    await untilAlive(page)
    await page.locator('[name=province]').selectOption('เชียงใหม่')
    // Typed without script, chosen with it.
    await expect(page.locator('select[name=district]')).toBeVisible()
    await page.getByLabel(say.district, { exact: true }).selectOption('เมืองเชียงใหม่')
    await page.getByLabel(say.subdistrict, { exact: true }).selectOption('ศรีภูมิ')
    await expect(page.getByLabel(say.postcode, { exact: true })).toHaveValue('50200')
    await page.locator('[name=province]').selectOption('ภูเก็ต')
    await expect(page.locator('[name=district]')).toHaveValue('')
  })

  test(`a salesperson’s page shows a code that leads to the form (${locale})`, async ({ watched: page, shop }) => {
    await page.goto(`${prefix}/manage/registerfrompc/BKK01/sales01`)
    await expect(page.getByRole('img', { name: locale === 'th' ? /คิวอาร์/ : /QR/ })).toBeVisible()
    const link = await page.locator('input[readonly]').inputValue()
    expect(link).toBe(`${shop}${prefix}/register?saleCode=sales01&dist=BKK01&layout=merchant`)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('search')).toHaveCount(0)
  })
}

test('without any script the form still leads to the code, and keeps what was typed', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop })
  const page = await context.newPage()
  const mobile = newMobile()
  const say = words.th
  await page.goto('/register')
  await page.getByLabel(say.shopName, { exact: true }).fill('ร้านไม่มีสคริปต์')
  await page.getByLabel(say.storeType, { exact: true }).selectOption('MM')
  await page.getByLabel(say.name, { exact: true }).fill('ผู้ทดสอบ')
  await page.getByLabel(say.mobile, { exact: true }).fill(mobile)
  await page.getByLabel(say.password, { exact: true }).fill('Sangdai#1')
  await page.getByLabel(say.confirm, { exact: true }).fill('Sangdai#1')
  await page.getByLabel(say.street, { exact: true }).fill('1 ถนนกลาง')
  await page.getByLabel(say.postcode, { exact: true }).fill('10900')
  await page.locator('[name=province]').selectOption('กรุงเทพมหานคร')
  await page.locator('[name=district]').fill('เขตจตุจักร')
  await page.locator('[name=subdistrict]').fill('ลาดยาว')
  const file = { name: 'shop.jpg', mimeType: 'image/jpeg', buffer: await photo }
  await page.getByLabel(say.photo, { exact: true }).setInputFiles(file)
  await page.getByRole('checkbox', { name: say.accept }).check()
  await page.getByRole('button', { name: say.send }).click()
  await expect(page.getByLabel(say.code)).toBeVisible()
  await expect(page.getByLabel(say.shopName, { exact: true })).toHaveValue('ร้านไม่มีสคริปต์')
  await page.getByLabel(say.password, { exact: true }).fill('Sangdai#1')
  await page.getByLabel(say.confirm, { exact: true }).fill('Sangdai#1')
  await page.getByLabel(say.photo, { exact: true }).setInputFiles(file)
  await page.getByLabel(say.code).fill(await codeSentTo(page, process.env.SHOP_DIRECT ?? shop, mobile))
  await page.getByRole('button', { name: say.finish }).click()
  await expect(page).toHaveURL(/\/register-pending/)
  await context.close()
})
