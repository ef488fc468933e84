import type { Page } from '@playwright/test'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { signInAs, signInByForm } from '../tools/own-customer.ts'

const words = {
  th: {
    heart: /^รายการโปรด: /,
    wishlist: 'รายการโปรด',
    signIn: 'เข้าสู่ระบบ',
    copy: 'คัดลอกรหัสสินค้า',
    categories: 'หมวดหมู่สินค้า',
    all: 'สินค้าทั้งหมด',
    zoom: 'ขยายรูปที่ 1',
    larger: 'ขยายหรือย่อรูป',
    empty: 'ยังไม่มีรายการโปรด',
  },
  en: {
    heart: /^Wishlist: /,
    wishlist: 'Wishlist',
    signIn: 'Sign in',
    copy: 'Copy Product code',
    categories: 'Categories',
    all: 'All',
    zoom: 'Enlarge picture 1',
    larger: 'Zoom in or out',
    empty: 'Your wishlist is empty',
  },
}

async function openFirstProduct(page: Page, prefix: string): Promise<string> {
  await page.goto(`${prefix}/product?type=PROMOTION`)
  await untilAlive(page)
  const link = page.getByRole('article').first().getByRole('link')
  const name = ((await link.textContent()) ?? '').trim()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  return name
}

for (const { locale, prefix } of languages) {
  const say = words[locale]

  test(`a product page shows units, promotions and numbers; changing language stays on it (${locale})`, async ({
    watched: page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openFirstProduct(page, prefix)
    const code = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await expect(page.getByText(/^฿[\d,]+\.\d\d$/).first()).toBeVisible()
    await page.getByRole('button', { name: say.copy }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    await page.getByRole('button', { name: say.zoom }).click()
    await expect(page.getByRole('button', { name: say.larger })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: say.larger })).toBeHidden()
    const other = locale === 'th' ? 'en' : 'th'
    await page
      .getByRole('link', { name: locale === 'th' ? /English/ : /ไทย/ })
      .first()
      .click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    expect(new URL(page.url()).pathname).toBe(`${other === 'en' ? '/en' : ''}/product/${code}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test(`a product is told to search engines and to LINE, and an unknown one is not found (${locale}) @side`, async ({
    request,
    shop,
  }) => {
    const list = await (await request.get(`${prefix}/product`)).text()
    const path = new RegExp(`${prefix}/product/[\\w-]+`).exec(list)?.[0] ?? ''
    const html = await (await request.get(path)).text()
    const linkedData = JSON.parse(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
    )
    const product = linkedData['@graph'].find((part: { '@type': string }) => part['@type'] === 'Product')
    expect(product).toMatchObject({
      sku: path.split('/').at(-1),
      offers: expect.arrayContaining([expect.objectContaining({ priceCurrency: 'THB' })]),
    })
    expect(product.gtin13).toMatch(/^\d{13}$/)
    expect(html).toMatch(new RegExp(`property="og:image" content="${shop}/files/products/[^"]+"`))
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
    const unknown = await request.get(`${prefix}/product/NO-SUCH-CODE`)
    expect(unknown.status()).toBe(404)
    expect(await unknown.text()).toContain(
      locale === 'th' ? 'ไม่พบสินค้านี้ในศูนย์ของคุณ' : 'Your centre does not sell this product',
    )
  })

  test(`a guest’s hearts are kept, and are on the wishlist after signing in (${locale})`, {
    tag: '@once',
  }, async ({ watched: page, browser, shop }) => {
    const mobile = locale === 'th' ? '0810000006' : '0810000005'
    await page.goto(`${prefix}/product`)
    await untilAlive(page)
    const card = page.getByRole('article').nth(locale === 'th' ? 2 : 4)
    const name = ((await card.getByRole('link').textContent()) ?? '').trim()
    const wishlistButton = card.getByRole('button', { name: say.heart })
    await wishlistButton.click()
    await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await untilAlive(page)
    await expect(wishlistButton).toHaveAttribute('aria-pressed', 'true')
    await signInByForm(page, { prefix, locale }, mobile, '/profile/wishlist')
    const stored = page.getByRole('article').filter({ hasText: name })
    await expect(stored).toBeVisible()
    // Another phone of the same customer hears of it.
    const elsewhere = await browser.newContext({ baseURL: shop })
    const phone = await elsewhere.newPage()
    await expect(async () => {
      if (phone.url() === 'about:blank')
        await signInAs(phone, { prefix, locale }, mobile, '/profile/wishlist')
      else await phone.reload()
      await expect(phone.getByRole('article').filter({ hasText: name })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await elsewhere.close()
    const sent = page.waitForResponse(
      (answer) => new URL(answer.url()).pathname.endsWith('/exchange/syncWishlist') && answer.ok(),
    )
    await stored.getByRole('button', { name: say.heart }).click()
    await expect(stored).toBeHidden()
    await sent
    await page.reload()
    await untilAlive(page)
    await expect(page.getByRole('heading', { level: 1, name: say.wishlist })).toBeVisible()
    await expect(stored).toBeHidden()
  })

  test(`a customer opens the categories and the promotions (${locale})`, { tag: '@once' }, async ({
    watched: page,
  }) => {
    await page.goto(`${prefix}/product`)
    await expect(page.getByRole('button', { name: say.categories })).toHaveCount(0)
    await page.goto(`${prefix}/promotion`)
    await expect(page.getByRole('main').getByRole('link', { name: say.signIn })).toHaveAttribute(
      'href',
      /\/login\?to=%2Fpromotion$/,
    )
    await expect(page.getByRole('article')).toHaveCount(0)
    await signInAs(page, { prefix, locale }, '0810000001', '/promotion')
    await expect(page.getByRole('article').first()).toBeVisible()
    const brands = page.getByRole('navigation', { name: locale === 'th' ? 'ยี่ห้อ' : 'Brand' })
    await brands.getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/\/promotion\/.+/)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('button', { name: say.categories }).click()
    const drawer = page.getByRole('dialog', { name: say.categories })
    await drawer.getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/\/product\?c1=/)
    await expect(drawer).toBeHidden()
    // What lay over a page is no step of the way back, however it was closed.
    await page.goBack()
    await expect(page).toHaveURL(/\/promotion\/.+/)
    await page.getByRole('button', { name: say.categories }).click()
    await expect(drawer).toBeVisible()
    await page.waitForFunction(() => history.state?.over === true)
    await drawer.getByRole('button', { name: locale === 'th' ? 'ปิด' : 'Close' }).click()
    await expect(drawer).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/\/promotion$/)
    await page.getByRole('button', { name: say.categories }).click()
    await drawer.getByRole('link', { name: say.all, exact: true }).click()
    await expect(page).toHaveURL(/\/product$/)
  })
}
