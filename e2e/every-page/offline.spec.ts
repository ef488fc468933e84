import type { Page } from '@playwright/test'
import { expect, expectToast, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { enterAs, fillCart, inDatabase, ownCustomer, signInAs } from '../tools/own-customer.ts'
import { type ShopProxy, startShopProxy } from '../tools/shop-proxy.ts'

test.use({ serviceWorkers: 'allow' })

const words = {
  th: { title: 'ไม่มีสัญญาณ', still: 'หน้าที่ยังอ่านได้', notSaved: /^ยังไม่ได้เก็บหน้านี้ไว้ในเครื่อง/ },
  en: {
    title: 'No connection',
    still: 'Pages you can still read',
    notSaved: /^This page is not saved on this device/,
  },
}

/** Whether a page is kept; nothing is before somebody touches the page on the screen, so it is touched. */
async function isCached(page: Page, path: string): Promise<boolean> {
  await page.keyboard.press('Shift')
  return page.evaluate(
    (wanted) => caches.match(new URL(wanted, location.href), { ignoreVary: true }).then(Boolean),
    path,
  )
}

/** Whether all that the page on the screen is made of is kept. */
const areFilesCached = (page: Page) =>
  page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const needed = files.filter((name) => /\/assets\/|\/files\/products\//.test(name))
    const cached = await Promise.all(needed.map((name) => caches.match(name, { ignoreVary: true })))
    return needed.length > 0 && cached.every(Boolean)
  })

/** Opens a page and waits until it is kept. */
async function openCached(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
  await expect.poll(() => isCached(page, path)).toBe(true)
  await expect.poll(() => areFilesCached(page)).toBe(true)
}

for (const { locale, prefix } of languages) {
  const say = sayings(locale)
  const like = saidLike(locale)

  test(`without a signal the goods last seen are read (${locale}) @side`, async ({ page, context }) => {
    await openCached(page, `${prefix}/product`)
    const first = page.getByRole('article').first()
    const name = (await first.getByRole('heading').textContent()) ?? ''
    await openCached(page, `${prefix}/news`)
    await context.setOffline(true)
    await page.goto(`${prefix}/product`)
    await untilAlive(page)
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(name)
    const picture = page.getByRole('article').first().locator('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    // A link to a page never seen leads nowhere. A slowed browser may forget that it is offline.
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await page.getByRole('article').nth(3).getByRole('link').first().click()
    await expectToast(page, say('app.offline'))
    await expect(page).toHaveURL(/\/product$/)
    await page.goto(`${prefix}/profile`)
    await expect(page.getByRole('heading', { name: words[locale].title })).toBeVisible()
    await expect(page.getByRole('heading', { name: words[locale].still })).toBeVisible()
    await page.locator(`li a[href$="${prefix}/product"]`).click()
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(name)
    await context.setOffline(false)
    await page.goto(`${prefix}/profile`)
    await expect(page).toHaveURL(/\/login/)
  })

  test(`without a signal a guest is told that the cart is safe (${locale}) @side`, async ({
    page,
    context,
  }) => {
    await openCached(page, `${prefix}/product`)
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: like('cart.add') })
      .click()
    await expect(page.getByText(say('cart.count', { count: 1 })).last()).toBeAttached()
    await page.goto(`${prefix}/cart`)
    await expect(page.getByRole('button', { name: like('cart.remove') })).toHaveCount(1)
    await context.setOffline(true)
    await page.goto(`${prefix}/cart`)
    await expect(page.getByRole('heading', { name: words[locale].title })).toBeVisible()
    await context.setOffline(false)
    await page.goto(`${prefix}/cart`)
    await expect(page.getByRole('button', { name: like('cart.remove') })).toHaveCount(1)
  })

  test(`without a signal a customer reads the cart with names and sums, and what they change is sent later (${locale}) @side`, async ({
    page,
    context,
  }) => {
    const own = await ownCustomer()
    const [good] = await inDatabase<{ code: string; name: string }>(
      `select p.code, p.name_${locale} as name from products p join stock s on s.sale_unit = p.sale_unit and s.product_code = p.code
       where p.sale_unit = 'BKK01' and p.active and not p.needs_licence and s.on_hand - s.reserved > 100 order by p.popularity desc limit 1`,
    )
    const { code = '', name = '' } = good ?? {}
    await fillCart(own, [{ product: code, quantities: [3, 0, 0] }])
    await signInAs(page, { prefix, locale }, own.mobile, '/cart')
    await openCached(page, `${prefix}/cart`)
    const sum = page.getByRole('region', { name: say('cart.summary') })
    const before = await sum.textContent()
    await page.goto(`${prefix}/history`)
    await untilAlive(page)
    await context.setOffline(true)
    // Orders are not kept on a device: it is said so, and not that they were never opened.
    await page.goto(`${prefix}/history`)
    await expect(page.getByText(words[locale].notSaved)).toBeVisible()
    await page.goto(`${prefix}/cart`)
    await untilAlive(page)
    await expect(page.getByRole('link', { name }).first()).toBeVisible()
    await expect(sum).toHaveText(before ?? '')
    const more = page
      .getByRole('main')
      .getByRole('button', { name: like('cart.more') })
      .first()
    await more.click()
    await expect(sum).not.toHaveText(before ?? '')
    await context.setOffline(false)
    await expect
      .poll(() =>
        inDatabase('select quantity1 from cart_lines where customer_code = $1 and product_code = $2', [
          own.code,
          code,
        ]),
      )
      .toEqual([{ quantity1: 4 }])
  })
}

test('the pages of one shopper are not kept for the next @once', async ({ page }) => {
  const own = await ownCustomer()
  await openCached(page, '/product')
  await page.goto('/login?to=/cart')
  await enterAs(page, 'th', own.mobile)
  await expect.poll(() => isCached(page, '/cart')).toBe(true)
  await expect.poll(() => isCached(page, '/product')).toBe(false)
})

const unsteady = test.extend<{ network: ShopProxy }>({
  network: async ({ browserName: _ }, use, info) => {
    const network = await startShopProxy(process.env[info.project.metadata.shop as string] ?? '')
    await use(network)
    await network.close()
  },
  baseURL: ({ network }, use) => use(network.url),
})

unsteady(
  'a page kept before stays readable when it is opened again and the signal drops half-way @once',
  async ({ page, context, network }) => {
    await openCached(page, '/product')
    const first = page.getByRole('article').first().getByRole('heading')
    const name = (await first.textContent()) ?? ''
    const { dropSignal } = network.halve(({ url }) => url === '/product')
    await page.goto('/product', { waitUntil: 'commit' })
    dropSignal()
    // Pages are kept one after the other: once this one is, the worker is done with the broken one.
    await page.goto('/news')
    await expect.poll(() => isCached(page, '/news')).toBe(true)
    await context.setOffline(true)
    await page.goto('/product')
    await expect(first).toHaveText(name)
    await untilAlive(page)
  },
)

unsteady(
  'what a customer opens while a page of the guest before is still on its way stays kept for them @once',
  async ({ page, context, network }) => {
    const own = await ownCustomer()
    const cachedFor = () =>
      page.evaluate(async () => decodeURIComponent((await (await caches.match('/kept-for'))?.text()) ?? ''))
    const ofGuest = network.hold(
      ({ url, headers }) => url === '/promotion' && headers['sec-fetch-mode'] !== 'navigate',
    )
    await page.goto('/promotion')
    await untilAlive(page)
    await expect
      .poll(async () => [await isCached(page, '/promotion'), ofGuest.hasRequest()])
      .toEqual([false, true])
    await page.goto('/login?to=/news')
    await enterAs(page, 'th', own.mobile)
    const products = page
      .getByRole('navigation', { name: sayings('th')('nav.main') })
      .getByRole('link', { name: sayings('th')('nav.product') })
    await products.click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/news$/)
    expect(await cachedFor()).toMatch(/^GUEST/)
    ofGuest.release()
    await expect.poll(cachedFor).toContain(own.code)
    await expect.poll(() => isCached(page, '/product.data')).toBe(true)
    expect(await isCached(page, '/promotion')).toBe(false)
    await context.setOffline(true)
    await products.click()
    await expect(page).toHaveURL(/\/product$/)
    await expect(page.getByRole('article').first()).toBeVisible()
  },
)
