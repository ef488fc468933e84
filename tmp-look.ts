import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { browserArguments, findBrowser } from './e2e/tools/browser.ts'

const origin = process.env.ORIGIN ?? 'http://localhost:3100'
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
const errors: string[] = []
async function person(width: number, height: number) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: width < 500 ? 2 : 1,
    hasTouch: width < 500,
    isMobile: width < 500,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  page.on('console', (m) => {
    if (m.type() === 'error') errors.push(`${page.url()} ${m.text()}`)
  })
  page.on('pageerror', (e) => errors.push(`${page.url()} ${e.message}`))
  return { page, context }
}
async function customer(page: Page, mobile: string) {
  await page.goto(`${origin}/login`)
  await page.waitForLoadState('networkidle')
  await page.locator('input[name=mobile], input[name=username], input[type=tel]').first().fill(mobile)
  await page.locator('input[type=password]').first().fill('Sangdai#1')
  await page.locator('form button[type=submit]').first().click()
  await page.waitForURL((u) => !u.pathname.includes('login'))
}
const shot = (page: Page, name: string) => page.screenshot({ path: `/tmp/look/${name}.png` })
const { page: c } = await person(360, 740)
await customer(c, '0810000002')
await shot(c, 'home-360')
await c.goto(`${origin}/chat/list`)
await c.waitForLoadState('domcontentloaded')
await c.waitForTimeout(1500)
await shot(c, 'c-empty-360')
const field = c.locator('textarea')
await field.fill('สวัสดีครับ น้ำดื่มตราช้างน้ำลังละเท่าไร ส่งพรุ่งนี้ทันไหม')
await shot(c, 'c-typing-360')
await c.getByRole('button', { name: 'ส่ง', exact: true }).click()
await c.waitForTimeout(1200)
await shot(c, 'c-sent-360')
const { page: s } = await person(1280, 800)
await s.request.post(`${origin}/merchant/login`, {
  form: { username: 'supervisor01', password: 'Sangdai#1' },
  headers: { origin },
  maxRedirects: 0,
})
await s.goto(`${origin}/merchant/support/chat`)
await s.waitForTimeout(2500)
await shot(s, 's-list-1280')
await s.locator('a[href*="chat="]').first().click()
await s.waitForTimeout(2500)
await shot(s, 's-open-1280')
await s
  .locator('textarea')
  .fill('สวัสดีค่ะ ลังละ 45 บาทค่ะ สั่งก่อน 16:00 น. ส่งพรุ่งนี้เช้าค่ะ ดูรายละเอียดที่ https://sangdai.example/help')
await c.waitForTimeout(600)
await shot(c, 'c-sees-typing-360')
const t0 = Date.now()
await s.keyboard.press('Enter')
await c.getByText('ลังละ 45 บาทค่ะ').waitFor()
console.log('answer seen after', Date.now() - t0, 'ms')
await c.waitForTimeout(800)
await shot(c, 'c-answered-360')
await shot(s, 's-answered-1280')
// picture
const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#a52' } })
  .jpeg()
  .toBuffer()
await c
  .locator('input[type=file]')
  .setInputFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: picture }])
await c.waitForTimeout(2500)
await shot(c, 'c-picture-360')
// note
await s.getByRole('radio', { name: 'บันทึกภายใน' }).click()
await s.locator('textarea').fill('ลูกค้ารายนี้ขอส่วนลดบ่อย ปรึกษาผู้จัดการก่อน')
await shot(s, 's-note-1280')
await s.keyboard.press('Enter')
await s.waitForTimeout(1000)
await shot(s, 's-noted-1280')
// offline
await c.context().setOffline(true)
await field.fill('ขอสั่งเพิ่มอีก 5 ลัง')
await c.getByRole('button', { name: 'ส่ง', exact: true }).click()
await c.waitForTimeout(1500)
await shot(c, 'c-offline-360')
await c.context().setOffline(false)
await c.waitForTimeout(4000)
await shot(c, 'c-back-360')
await shot(s, 's-end-1280')
const { page: p } = await person(360, 740)
await p.request.post(`${origin}/merchant/login`, {
  form: { username: 'supervisor01', password: 'Sangdai#1' },
  headers: { origin },
  maxRedirects: 0,
})
await p.goto(`${origin}/en/merchant/support/chat`)
await p.waitForTimeout(2000)
await shot(p, 's-list-360')
await p.locator('a[href*="chat="]').first().click()
await p.waitForTimeout(2000)
await shot(p, 's-open-360')
await p.getByRole('button', { name: 'Saved answers' }).click()
await p.waitForTimeout(600)
await shot(p, 's-canned-360')
const { page: d } = await person(1280, 800)
await customer(d, '0810000002')
await shot(d, 'home-1280')
await d.goto(`${origin}/en/chat/list?product=1001`)
await d.waitForTimeout(2000)
await shot(d, 'c-1280')
console.log(errors.join('\n'))
await browser.close()
