import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import type { Locale } from '#shop/words/locale.ts'
import { expect, languages, test, untilAlive } from './journey.ts'

// axe reads every element's colours, which takes long on a busy machine.
test.describe.configure({ timeout: 120_000 })

// Wide pages differ from narrow ones in layout, not in language: they are judged in one.
const widths = { th: [360, 1280], en: [360] }

async function expectAccessible(page: Page, path: string, locale: Locale): Promise<void> {
  for (const width of widths[locale]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await untilAlive(page)
    // LINE prescribes white on its green, which is too pale by the rule; everything of our own is judged.
    const { violations } = await new AxeBuilder({ page: page as never }).exclude('[data-brand="line"]').analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
  }
}

const open = [
  '/',
  '/product',
  '/product?p=dishwashhx',
  '/product/1124',
  '/promotion',
  '/login',
  '/verifyotp',
  '/backupverifyotp',
  '/news',
  '/news?code=HOWTO_001',
  '/news?code=FAQ_001',
  '/news?code=CONTACT_001',
  '/contents/12',
  '/release/notes',
  '/test',
  '/no/such/page',
  '/merchant/login',
  '/rider/login',
  '/rider/verifyotp',
]
// Those of the account are judged in account.spec.ts.
const ofCustomers = ['/profile/newslist']
const ofStaff = ['/merchant/customer', '/merchant/customer/C0002/BKK01']

for (const { locale, prefix } of languages) {
  for (const path of open) {
    test(`no serious accessibility finding on ${prefix}${path} (${locale})`, async ({ page }) => {
      await expectAccessible(page, `${prefix}${path === '/' && prefix ? '' : path}`, locale)
    })
  }

  for (const path of ofCustomers) {
    test(`no serious accessibility finding for a customer on ${prefix}${path} (${locale})`, async ({ page, shop }) => {
      const form = { by: 'password', username: '0810000001', password: demoPassword }
      await page.request.post('/login', { form, headers: { origin: shop }, maxRedirects: 0 })
      await expectAccessible(page, `${prefix}${path}`, locale)
    })
  }

  for (const path of ofStaff) {
    test(`no serious accessibility finding for staff on ${prefix}${path} (${locale})`, async ({ page, shop }) => {
      const form = { username: 'owner01', password: demoPassword }
      await page.request.post('/merchant/login', { form, headers: { origin: shop }, maxRedirects: 0 })
      await expectAccessible(page, `${prefix}${path}`, locale)
    })
  }
}
