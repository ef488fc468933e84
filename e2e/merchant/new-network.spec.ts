import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { setupEn } from '#web/words/customer/en/setup-en.ts'
import { setupTh } from '#web/words/customer/th/setup-th.ts'
import { customerEn } from '#web/words/merchant/customers/customer-en.ts'
import { customerTh } from '#web/words/merchant/customers/customer-th.ts'
import { checkListEn } from '#web/words/merchant/reports/check-list-en.ts'
import { checkListTh } from '#web/words/merchant/reports/check-list-th.ts'
import { expectAccessible } from '../every-page/accessible.ts'
import { complaintsOf, expect, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { codeSentTo, fillInRegistration, newMobile, registerWords } from '../tools/register-form.ts'
import { type NewNetwork, startNewNetwork } from './new-network.ts'

type Words = Record<keyof typeof setupTh, string>
type At = { page: Page; words: Words; network: NewNetwork }
const password = 'Sangdai#1'
/** A phone in Thai, a desk in English: layouts share their words, and words their layouts (decision 0035). */
const widths = { th: 360, en: 1280 } as const
const ownerMobile = '0891234567'

const next = async ({ page, words }: At) => {
  await page.getByRole('button', { name: words['newShop.next'] }).click()
}
const heading = ({ page, words }: At, key: keyof Words) =>
  expect(page.getByRole('heading', { name: words[key], level: 2, exact: true })).toBeVisible()

async function nameShop(at: At): Promise<void> {
  const { page, words } = at
  await heading(at, 'newShop.network')
  await next(at)
  await expect(page.getByLabel(words['newShop.shopName'])).toHaveAttribute('aria-invalid', 'true')
  const kept = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByLabel(words['newShop.shopName']).fill('บ้านโชห่วย')
  await kept
  // What was typed is there after a reload, although nobody saved it.
  await page.reload()
  await untilAlive(page)
  await expect(page.getByLabel(words['newShop.shopName'])).toHaveValue('บ้านโชห่วย')
  await page.getByLabel(words['newShop.shopNameEn']).fill('Baan Cho Huai')
  await next(at)
}

async function describeCentre(at: At): Promise<void> {
  const { page, words } = at
  await heading(at, 'newShop.centre')
  await untilAlive(page)
  await page.getByLabel(words['newShop.centreName']).fill('ศูนย์ลำปาง')
  await page.getByLabel(words['newShop.centreNameEn']).fill('Lampang Centre')
  await page.getByLabel(words['newShop.shortName']).fill('ลำปาง')
  await page.getByLabel(words['newShop.phone']).fill('054000107')
  await page.getByLabel(words['newShop.taxNumber']).fill('0105561000004')
  await page.getByLabel(words['newShop.street']).fill('1 ถนนสุเรนทร์')
  await page.locator('[name=postcode]').fill('52100')
  const say = registerWords[(await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'th']
  await page.getByLabel(say.area, { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: say.position }).click()
  await expect(page.locator('[name=lat]')).toHaveValue('18.28')
  await next(at)
  // The check digit is wrong: said at its field, and nothing typed is lost.
  await expect(page.getByLabel(words['newShop.taxNumber'])).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name=district]')).toHaveValue('เมืองลำปาง')
  await page.getByLabel(words['newShop.taxNumber']).fill('0105561000003')
  await next(at)
}

async function nameOwner(at: At): Promise<void> {
  const { page, words } = at
  await heading(at, 'newShop.owner')
  await page.getByLabel(words['newShop.ownerName']).fill('คำปัน ใจดี')
  await page.getByLabel(words['newShop.mobile']).fill(ownerMobile)
  await page.getByLabel(words['newShop.username']).fill('khampan')
  await page.getByLabel(words['newShop.password'], { exact: true }).fill(password)
  await page.getByLabel(words['newShop.confirmPassword']).fill(password)
  await next(at)
}

async function tryMessages(at: At): Promise<void> {
  const { page, words, network } = at
  await heading(at, 'newShop.messages')
  await page.getByRole('button', { name: words['newShop.sendSms'].replace('{mobile}', ownerMobile) }).click()
  await page.getByLabel(words['newShop.smsCode']).fill(await codeSentTo(page, ownerMobile, network.gateways))
  await page.getByRole('button', { name: words['newShop.checkCode'] }).click()
  await expect(page.getByText(words['newShop.smsWorks'].replace('{mobile}', ownerMobile))).toBeVisible()
  await page.getByRole('button', { name: words['newShop.askLine'] }).click()
  await expect(page.getByText(words['newShop.lineWorks'].replace('{name}', 'สั่งได้'))).toBeVisible()
  await next(at)
}

async function setDelivery(at: At): Promise<void> {
  const { page, words } = at
  await heading(at, 'newShop.delivery')
  await page.getByLabel(words['newShop.bank'], { exact: true }).selectOption('004')
  await page.getByLabel(words['newShop.accountNumber']).fill('1234567890')
  await page.getByLabel(words['newShop.accountName']).fill('บจก. บ้านโชห่วย')
  await page.getByLabel(words['newShop.promptPay']).fill(ownerMobile)
  await next(at)
}

/** A shop of the town registers with a code from the played gateway. */
async function registerShop(browser: Browser, { network, locale, prefix }: Where): Promise<[Page, string]> {
  const mobile = newMobile()
  const context = await browser.newContext({
    baseURL: network.url,
    viewport: { width: widths[locale], height: 800 },
  })
  const page = await context.newPage()
  const say = registerWords[locale]
  await page.goto(`${prefix}/register`)
  await untilAlive(page)
  await fillInRegistration(page, say, mobile, '52100')
  await page.getByRole('button', { name: say.send }).click()
  await expect(page.getByLabel(say.code)).toBeFocused()
  await page.getByLabel(say.code).fill(await codeSentTo(page, mobile, network.gateways))
  await page.getByRole('button', { name: say.finish }).click()
  await expect(page).toHaveURL(/\/register-pending/)
  return [page, mobile]
}

type Where = { network: NewNetwork; locale: 'th' | 'en'; prefix: string }

async function approve(page: Page, { locale, prefix }: Where, mobile: string): Promise<void> {
  const words = locale === 'th' ? customerTh : customerEn
  await page.goto(`${prefix}/merchant/customer?text=${mobile}`)
  await untilAlive(page)
  await page.getByRole('main').getByRole('link', { name: 'ร้านทดสอบการเดินทาง' }).first().click()
  await page.getByRole('button', { name: words['decide.approve'], exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words['decide.approve'], exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function order(page: Page, { network, locale, prefix }: Where, mobile: string): Promise<void> {
  const client = new pg.Client({ connectionString: network.databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    `insert into cart_lines (sale_unit, customer_code, kind, product_code, quantity1, quantity2, quantity3)
     select c.sale_unit, c.customer_code, 'normal', 'EX01', 20, 0, 0 from account_customers c join accounts a on a.id = c.account_id
     where a.mobile = $1 returning sale_unit`,
    [mobile],
  )
  expect(rows).toEqual([{ sale_unit: 'LPG01' }])
  const form = { by: 'password', username: mobile, password, to: '/cart' }
  await page.request.post(`${prefix}/login`, { form, headers: { origin: network.url }, maxRedirects: 0 })
  await page.goto(`${prefix}/cart`)
  await untilAlive(page)
  const like = saidLike(locale)
  await page
    .getByRole('link', { name: like('cart.checkout') })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(/\/checkout$/)
  await page.getByRole('radio', { name: sayings(locale)('pay.cod') }).check({ force: true })
  await page
    .getByRole('button', { name: like('checkout.place') })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('heading', { name: sayings(locale)('succeed.title') })).toBeVisible()
  const placed = await client.query(`select status, payment_method from orders where sale_unit = 'LPG01'`)
  expect(placed.rows).toEqual([{ status: 'SO Wait', payment_method: 'COD' }])
  await client.end()
}

for (const { locale, prefix } of languages) {
  test(`an owner opens a network on an empty database, and a registered shop places its first order (${locale})`, async ({
    browser,
  }, info) => {
    test.setTimeout(240_000)
    const network = await startNewNetwork({ pagesApart: info.project.name === 'over HTTP' })
    try {
      const words: Words = locale === 'th' ? setupTh : setupEn
      const checkWords = locale === 'th' ? checkListTh : checkListEn
      const where = { network, locale, prefix }
      const viewport = { width: widths[locale], height: 800 }
      const context = await browser.newContext({ baseURL: network.url, viewport })
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: 18.28, longitude: 99.48 })
      const page = await context.newPage()
      // Whoever comes without the link is told that the shop opens soon, wherever they go.
      for (const path of ['/', '/product', '/merchant/login', '/login']) {
        const answer = await page.goto(`${prefix}${path}`)
        expect(answer?.status(), path).toBe(503)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          locale === 'th' ? 'ร้านกำลังเตรียมเปิด' : 'The shop opens soon',
        )
      }
      const complaints = complaintsOf(page, network.url)
      await page.goto(`${prefix}/setup`)
      await expect(page.getByRole('heading', { name: words['newShop.needLink'] })).toBeVisible()
      await page.goto(network.link.replace('/setup', `${prefix}/setup`))
      expect(page.url()).not.toContain('key=')
      const [cookie] = (await context.cookies()).filter(({ name }) => name === 'sangdai_setup')
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
      await untilAlive(page)
      const at = { page, words, network }
      await nameShop(at)
      await describeCentre(at)
      await nameOwner(at)
      await tryMessages(at)
      await setDelivery(at)
      await heading(at, 'newShop.goods')
      await expectAccessible(page, { widths: [widths[locale]] })
      await page.getByRole('button', { name: words['newShop.open'] }).click()
      await expect(page).toHaveURL(/\/merchant$/, { timeout: 60_000 })
      const list = page.getByRole('region', { name: checkWords['check.title'] })
      await expect(list.getByText(checkWords['check.customer'], { exact: true })).toBeVisible()
      await expect(list.getByText(checkWords['check.order'], { exact: true })).toBeVisible()
      await expectAccessible(page, { widths: [widths[locale]] })
      // The two forms that were sent with mistakes on purpose.
      expect(complaints.filter((each) => !each.includes('400 (Bad Request)'))).toEqual([])

      // The link has ended for good.
      await page.goto(network.link.replace('/setup', `${prefix}/setup`))
      await expect(page.getByRole('heading', { name: words['newShop.already'] })).toBeVisible()

      const [theirs, mobile] = await registerShop(browser, where)
      await approve(page, where, mobile)
      await order(theirs, where, mobile)

      await page.goto(`${prefix}/merchant`)
      await untilAlive(page)
      await expect(list.getByText(checkWords['check.order'], { exact: true })).toBeHidden()
      await list.getByRole('button', { name: checkWords['check.putAway'] }).click()
      await expect(list).toBeHidden()
    } finally {
      await network.stop()
    }
  })
}
