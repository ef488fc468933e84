import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { axeIn, expectAccessible } from '../every-page/accessible.ts'
import { expect, expectToast, languages, test, untilAlive } from '../tools/journey.ts'
import { sayings } from '../tools/order-sayings.ts'
import { enterAs, ownCustomer, signInAs } from '../tools/own-customer.ts'
import { deliveredOrder } from './delivered-order.ts'
import { lineBrowser } from './line-browser.ts'

const sandbox = () => `${process.env.SHOP_DIRECT}/sandbox`

/** The shop as LINE opens it: each journey holds a phone of its own. */
const appOf = (shop: string) => `${sandbox()}/liff/sandbox-line-${new URL(shop).port}`
const holdPhone = (page: Page, person: string) =>
  page.goto(`${sandbox()}/line/phone?person=${encodeURIComponent(person)}&account=BKK01`)

type Shared = { from?: string; text: string; flex?: { footer?: { contents: { action: { uri: string } }[] } } }

test.describe('opened by LINE', () => {
  test.use({ userAgent: lineBrowser })

  for (const language of languages) {
    const { locale, prefix } = language
    const say = sayings(locale)

    test(`LIFF: a new person looks around and is linked by signing in once, then is in at once, at the menu’s centre (${locale})`, async ({
      page,
      context,
      shop,
    }) => {
      const person = `ร้านลิฟ ${locale} ${Date.now()}`
      const { mobile } = await ownCustomer({ alsoIn: 'NON01' })
      await holdPhone(page, person)
      await page.goto(`${appOf(shop)}${prefix}/product`)
      await expect(page).toHaveURL(`${shop}${prefix}/product`)
      await expect(page.getByRole('main').locator('a[href*="/product/"]').first()).toBeVisible()
      await untilAlive(page)

      await page.goto(`${shop}${prefix}/login?to=/profile`)
      await expect(page.getByText(person)).toBeVisible()
      await enterAs(page, locale, mobile)
      await expect(page.getByText(/^ผูกกับ|^Linked to/)).toContainText(person)

      await page.goto('about:blank')
      await context.clearCookies()
      await holdPhone(page, person)
      await page.goto(`${appOf(shop)}${prefix}/line_hook?dc=NON01&to=/profile`)
      await expect(page).toHaveURL(`${shop}${prefix}/profile`)
      const header = page.locator('header')
      await expect(header.getByText(locale === 'th' ? 'นนทบุรี' : 'Nonthaburi').first()).toBeVisible()
      // The rich menu locks the centre: it is named, but cannot be changed.
      await expect(page.getByRole('button', { name: /ศูนย์|[Cc]entre/ })).toHaveCount(0)
      expect(page.url()).not.toMatch(/token|state/)
      for (const { name, httpOnly } of await context.cookies())
        if (/sangdai_.*(token|refresh|ticket)/.test(name)) expect(httpOnly, name).toBe(true)
    })

    test(`a product is shared to a friend as a card that opens it; closed and unsupported are told (${locale})`, async ({
      page,
      shop,
      request,
    }) => {
      const person = `ร้านแชร์ ${locale} ${Date.now()}`
      await holdPhone(page, person)
      await page.goto(`${appOf(shop)}${prefix}/product`)
      await expect(page).toHaveURL(`${shop}${prefix}/product`)
      await untilAlive(page)
      await page.getByRole('main').locator('a[href*="/product/"]').first().click()
      await expect(page).toHaveURL(/\/product\/\w+$/)
      const product = new URL(page.url()).pathname
      const share = page.getByRole('button', { name: say('productPage.shareLine') })
      const dialog = page.getByRole('dialog')

      await share.click()
      await dialog.getByRole('button', { name: locale === 'th' ? 'ปิด' : 'Close' }).click()
      await expectToast(page, say('share.closed'))

      await share.click()
      await dialog.getByLabel('ร้านลุงหมาน').check()
      await dialog.getByRole('button', { name: locale === 'th' ? 'ส่ง' : 'Send' }).click()
      await expectToast(page, say('share.sent'))
      const title = await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()
      const { messages } = await (await request.get(`${sandbox()}/inbox.json`)).json()
      const card = (messages as Shared[]).find(({ from }) => from === person)
      expect(card?.text).toContain(title ?? 'no title')
      const link = card?.flex?.footer?.contents[0]?.action.uri ?? ''
      expect(link).toBe(`${appOf(shop)}${product}`)
      await page.goto(link)
      await expect(page).toHaveURL(new RegExp(`${product}$`))
      await expectAccessible(page, axeIn(locale))

      // A LINE that cannot share says so in what it hands over.
      const opened = await page.request.get(link, { maxRedirects: 0 })
      const address = opened.headers().location ?? ''
      const unable = address.replace(
        encodeURIComponent('"shares":true'),
        encodeURIComponent('"shares":false'),
      )
      expect(unable).not.toBe(address)
      await page.goto('about:blank')
      await page.goto(unable)
      await expect(page).toHaveURL(new RegExp(`${product}$`))
      await untilAlive(page)
      await share.click()
      await expectToast(page, say('share.unsupported'))
      await expect(page.getByRole('button', { name: say('share.byLink') })).toBeVisible()
    })

    test(`an order is shared with whom it concerns, and the page for testing shows what LINE gives (${locale}) @side`, async ({
      page,
      shop,
      request,
    }) => {
      const person = `ร้านออเดอร์ ${locale} ${Date.now()}`
      await holdPhone(page, person)
      await signInAs(page, language, '0810000001', '/history')
      await page.goto(`${appOf(shop)}${prefix}/history`)
      await untilAlive(page)
      await page.getByRole('main').locator('a[href*="/history/"]').first().click()
      await page.getByRole('button', { name: say('productPage.shareLine') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('ร้านป้าแต๋ว').check()
      await dialog.getByRole('button', { name: locale === 'th' ? 'ส่ง' : 'Send' }).click()
      await expectToast(page, say('share.sent'))
      const { messages } = await (await request.get(`${sandbox()}/inbox.json`)).json()
      const card = (messages as Shared[]).find(({ from }) => from === person)
      await page.goto(card?.flex?.footer?.contents[0]?.action.uri ?? '')
      await expect(page).toHaveURL(/\/order\/tracking\//)

      await page.goto(`${shop}${prefix}/line/test`)
      await expect(page.getByText('idToken.iss')).toBeVisible()
      await expect(page.getByText(person)).toBeVisible()
    })

    test(`an invoice opens in the phone’s own browser, where nobody is signed in (${locale}) @side`, async ({
      page,
      shop,
      playwright,
    }) => {
      await holdPhone(page, `ร้านใบกำกับ ${locale} ${Date.now()}`)
      const own = await ownCustomer()
      const number = await deliveredOrder(own)
      await signInAs(page, language, own.mobile, '/history')
      await page.goto(`${appOf(shop)}${prefix}/history/${number}/BKK01`)
      await untilAlive(page)
      const opening = page.context().waitForEvent('request', (request) => request.url().includes('/papers?'))
      await page.getByRole('link', { name: new RegExp(`IV${own.code}`) }).click()
      const address = (await opening).url()
      expect(new URL(address).origin).toBe(shop)

      const otherBrowser = await playwright.request.newContext({
        userAgent: lineBrowser.replace(/ Line.*/, ''),
      })
      const paper = await otherBrowser.get(address)
      expect(paper.headers()['content-type']).toBe('application/pdf')
      expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
      const stolen = await otherBrowser.get(address.replace(/ticket=.{6}/, 'ticket=AAAAAA'))
      expect(stolen.status()).toBe(410)
      await otherBrowser.dispose()
    })
  }

  test('without LINE’s script the visitor signs in at LINE’s own page, and loses nothing @once', async ({
    page,
    shop,
  }) => {
    await holdPhone(page, `ร้านช้า ${Date.now()}`)
    await page.route('**/sandbox/liff/sdk.js', (route) => route.abort())
    await page.goto(`${appOf(shop)}/line_hook?dc=NON01&to=/cart`)
    await expect(page).toHaveURL(/\/sandbox\/line\/oauth2/)
    await page.getByRole('button', { name: 'ยกเลิก' }).click()
    await expect(page).toHaveURL(/\/login\?to=.*why=signin\.cancelled|\/login\?.*why=signin\.cancelled/)
  })
})

test('ordinary pages load no byte of LINE’s script @once', async ({ page, shop }) => {
  const mark = 'LIFF_STORE'
  const builds = fileURLToPath(new URL('../../build', import.meta.url))
  const files = (await readdir(builds, { recursive: true })).filter((name) =>
    /client\/assets\/.*\.js$/.test(name),
  )
  const holding = []
  for (const name of files)
    if ((await readFile(join(builds, name), 'utf8')).includes(mark)) holding.push(name)
  // The mark is the script's own, so that its absence says something.
  expect(holding.length).toBeGreaterThan(0)
  expect(holding.every((name) => /\/liff-sdk-[\w-]+\.js$/.test(name))).toBe(true)

  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await signInAs(page, { locale: 'th', prefix: '' }, '0810000001', '/')
  for (const path of ['/', '/product', '/product/1124', '/cart', '/checkout', '/history', '/chat/list']) {
    await page.goto(`${shop}${path}`)
    await untilAlive(page)
  }
  expect(loaded.filter((path) => /liff/i.test(path))).toEqual([])
})
