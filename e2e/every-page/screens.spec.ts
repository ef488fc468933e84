import type { Locator, Page } from '@playwright/test'
import { expect, expectToast, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { fillCart, inDatabase, ownCustomer, signInAs } from '../tools/own-customer.ts'

for (const { locale, prefix } of languages) {
  const say = sayings(locale)
  const like = saidLike(locale)

  test(`what is typed as a quantity is read, kept with its error, or cut with a word (${locale}) @side`, async ({
    watched: page,
  }) => {
    // Which product comes first changes with the day, and this one has to have thousands.
    const [best] = await inDatabase<{ code: string }>(
      `select s.product_code as code from stock s join products p on p.sale_unit = s.sale_unit and p.code = s.product_code
       where s.sale_unit = 'BKK01' and p.active and p.code ~ '^1[0-9]{3}$' order by s.on_hand - s.reserved desc limit 1`,
      [],
    )
    await page.goto(`${prefix}/product?p=${best?.code}`)
    await untilAlive(page)
    const card = page.getByRole('article').first()
    await card.getByRole('button', { name: like('cart.add') }).click()
    const field = card.getByRole('textbox', { name: like('cart.quantity') })
    const inCart = () =>
      page.evaluate(() => {
        const [, stored = '{}'] =
          Object.entries(localStorage).find(([key]) => key.startsWith('sangdai_cart_')) ?? []
        return (JSON.parse(stored) as { lines?: { q: number[] }[] }).lines?.[0]?.q.reduce(
          (sum, each) => sum + each,
          0,
        )
      })
    await expect.poll(inCart).toBe(1)
    for (const [typed, stored] of [
      ['๑๒', 12],
      ['1,000', 1000],
      ['7', 7],
    ] as const) {
      await field.fill('')
      await field.pressSequentially(typed)
      await expect.poll(inCart).toBe(stored)
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    }
    for (const typed of ['1.5', '1e3', 'abc', '-2']) {
      await field.fill('7')
      await field.fill(typed)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(card.getByText(say('cart.notWhole'))).toBeVisible()
      await field.blur()
      await expect(field).toHaveValue(typed)
      expect(await inCart()).toBe(7)
    }
    await field.fill('7')
    await expect(card.getByRole('alert')).toHaveCount(0)
    await field.fill('99999')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(card.getByText(like('cart.noMore'))).toBeVisible()
    const most = await inCart()
    expect(most).toBeLessThanOrEqual(9_999)
    await field.blur()
    await expect(field).toHaveValue(String(most))
  })

  test(`a product, the cart, the checkout and an order have a way back, and a closed button says why beside it (${locale}) @side`, async ({
    watched: page,
  }) => {
    const own = await ownCustomer()
    await signInAs(page, { prefix, locale }, own.mobile, '/product')
    await untilAlive(page)
    const back = page.getByRole('main').getByRole('button', { name: say('app.back'), exact: true })
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/product\/\w+/)
    await back.click()
    await expect(page).toHaveURL(/\/product$/)
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: like('cart.add') })
      .click()
    await page
      .getByRole('link', { name: like('header.cart') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/cart$/)
    // One of the smallest unit is below the minimum of every centre: said by the sum, and once more beside the button.
    await expect(
      page.getByRole('button', { name: like('cart.checkout') }).filter({ visible: true }),
    ).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText(like('cart.toMinimum')).filter({ visible: true })).toHaveCount(2)
    await back.click()
    await expect(page).toHaveURL(/\/product$/)

    await inDatabase('delete from cart_lines where customer_code = $1', [own.code])
    await fillCart(own, [{ product: '1118', quantities: [1, 0, 0] }])
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${prefix}/cart`)
    await untilAlive(page)
    const goOn = page.getByRole('link', { name: like('cart.checkout') }).filter({ visible: true })
    await goOn.click()
    await expect(page).toHaveURL(/\/checkout$/)
    await back.click()
    await expect(page).toHaveURL(/\/cart$/)
    await goOn.click()
    await page
      .getByRole('button', { name: like('checkout.place') })
      .filter({ visible: true })
      .click()
    await page.getByRole('link', { name: say('succeed.follow') }).click()
    await expect(page).toHaveURL(/\/history\/SOBKK01/)
    await back.click()
    await expect(page).toHaveURL(/\/history$/)
  })

  test(`no such page is said inside the shop, with its search (${locale}) @side`, async ({ page }) => {
    const notSold = locale === 'th' ? 'ไม่พบสินค้านี้ในศูนย์ของคุณ' : 'Your centre does not sell this product'
    for (const [path, heading] of [
      ['/nowhere', '404'],
      ['/product/NOSUCH', notSold],
    ] as const) {
      expect((await page.goto(`${prefix}${path}`))?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible()
    }
    await untilAlive(page)
    await page.getByRole('banner').getByRole('combobox').fill('1118')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/product\?p=1118/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
}

test('a part that is gone since a release reloads the page once, and then is only told of @once', async ({
  page,
}) => {
  const say = sayings('th')
  let asked = 0
  await page.route(/assets\/quick-order/, (route) => {
    asked += 1
    return route.fulfill({ status: 404 })
  })
  await page.goto('/cart')
  await untilAlive(page)
  await page.evaluate(() => Object.assign(window, { before: true }))
  const open = page.getByRole('button', { name: say('quick.open') }).first()
  await open.click()
  await expect.poll(() => page.evaluate(() => 'before' in window).catch(() => true)).toBe(false)
  await untilAlive(page)
  await open.click()
  await expectToast(page, say('error.network'))
  expect(asked).toBeGreaterThanOrEqual(2)
  expect(await page.evaluate(() => Object.assign(window, { stays: true }) && 'stays' in window)).toBe(true)
})

test('going back to the promotions within five minutes asks nothing @once', async ({ watched: page }) => {
  const own = await ownCustomer()
  await signInAs(page, { prefix: '', locale: 'th' }, own.mobile, '/promotion')
  await untilAlive(page)
  await expect(page).toHaveURL(/\/promotion$/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page
    .getByRole('link', { name: sayings('th')('header.cart') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cart$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/promotion$/)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/promotion'))).toEqual([])
})

test('staff who open no such page are told so without the shop’s menus @once', async ({ page }) => {
  expect((await page.goto('/merchant/nowhere/at/all'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('a long word in a note does not push the order page sideways @once', async ({ watched: page }) => {
  const own = await ownCustomer()
  await inDatabase(
    `insert into orders (sale_unit, number, customer_code, customer_name, status, placed_at, placed_by_kind, placed_by, payment_code, payment_method, delivery_method, goods, total, ship_to, bill_to, remark)
     select sale_unit, $2, $1, customer_name, status, placed_at, 'customer', $1, payment_code, payment_method, delivery_method, goods, total, ship_to, bill_to, repeat('ยาว', 60) || repeat('W', 120)
     from orders where sale_unit = 'BKK01' order by placed_at desc limit 1`,
    [own.code, `LONG${own.code}`],
  )
  await signInAs(page, { prefix: '', locale: 'th' }, own.mobile, `/history/LONG${own.code}`)
  await expect(page.getByText('WWWWWWWW')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

/** Sends a form while its first wrong field lies under the header: afterwards its label must be seen. */
async function sendUnderHeader(page: Page, form: Locator, first: Locator): Promise<void> {
  await first.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().top - 40))
  await form.evaluate((sent: HTMLFormElement) => sent.requestSubmit())
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  const isHidden = () =>
    page.evaluate(() => {
      const label = document.querySelector('[aria-invalid="true"]')?.closest('div')?.querySelector('label')
      return (
        (label?.getBoundingClientRect().top ?? -1) <
        (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
      )
    })
  await expect.poll(isHidden).toBe(false)
}

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('a field that is mended is no longer called wrong, and the first wrong one is not hidden @once', async ({
    watched: page,
  }) => {
    const say = sayings('th')
    await page.setViewportSize({ width: 1280, height: 600 })
    const own = await ownCustomer()
    await signInAs(page, { prefix: '', locale: 'th' }, own.mobile, '/profile/address?add=S')
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.getByLabel(say('addresses.name')) })
    const name = form.getByLabel(say('addresses.name'))
    await name.fill('')
    await sendUnderHeader(page, form, name)
    await name.fill('ร้านของเรา')
    await expect(name).not.toHaveAttribute('aria-invalid', 'true')

    await page.context().clearCookies()
    await page.goto('/register')
    await untilAlive(page)
    const registration = page.getByRole('main').locator('form')
    await sendUnderHeader(page, registration, registration.locator('input[required]').first())
  })

  test('the search is wide enough on a tablet, and a page zoomed to 200 % keeps most of its height @once', async ({
    watched: page,
  }) => {
    for (const [width, least] of [
      [768, 400],
      [1024, 250],
      [1280, 400],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      expect((await page.getByRole('banner').getByRole('combobox').boundingBox())?.width).toBeGreaterThan(
        least,
      )
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await page.setViewportSize({ width: 640, height: 360 })
    await page.goto('/product')
    await untilAlive(page)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
    const free = await page.evaluate(() => {
      const bars = [...document.querySelectorAll('header, nav')].map((bar) => bar.getBoundingClientRect())
      return bars.reduce(
        (left, { top, bottom }) => left - Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)),
        innerHeight,
      )
    })
    expect(free).toBeGreaterThan(260)
  })

  test('a row of products moves by its arrows @once', async ({ watched: page }) => {
    await page.goto('/')
    await untilAlive(page)
    const row = page.getByRole('main').locator('section ul[tabindex="0"]:has(article)').first()
    await row.scrollIntoViewIfNeeded()
    await row.hover()
    await page.getByRole('button', { name: /^ถัดไป: / }).click()
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100)
    await page.getByRole('button', { name: /^ก่อนหน้า: / }).click()
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0)
  })
})
