import { expect, languages, test, untilAlive } from '../tools/journey.ts'

for (const { locale, prefix, home } of languages) {
  test(`a guest opens the shop and finds goods with pictures and prices (${locale})`, async ({
    watched: page,
  }) => {
    await page.goto(home)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page).toHaveTitle(locale === 'th' ? /สั่งได้$/ : /Sangdai$/)
    const shelf = page.getByRole('region', {
      name: locale === 'th' ? 'ขายดีในศูนย์ของคุณ' : 'Best sellers in your centre',
    })
    await expect(shelf.getByRole('article')).toHaveCount(12)
    await expect(shelf.getByText(/^฿[\d,]+\.\d\d$/).first()).toBeVisible()
    // A banner of the contents leads to standing orders.
    await expect(page.locator('a[href*="/ordersubscription"]').first()).toBeAttached()
    const brand = page
      .getByRole('navigation', { name: locale === 'th' ? 'ยี่ห้อ' : 'Brand' })
      .getByRole('link')
      .first()
    expect(await brand.getAttribute('href')).toBe(
      `${prefix}/product?${new URLSearchParams({ p: (await brand.textContent()) ?? '' })}`,
    )
    const picture = shelf.locator('img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100)
  })

  test(`choosing a unit changes the price in place (${locale}) @side`, async ({ watched: page }) => {
    await page.goto(`${prefix}/product`)
    await untilAlive(page)
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('radio') })
      .first()
    const before = await card.getByText(/^฿/).first().textContent()
    await card.getByRole('radio').first().check({ force: true })
    await expect(card.getByText(/^฿/).first()).not.toHaveText(before ?? '')
  })

  test(`the list goes on until it ends, and coming back finds the same place (${locale}) @side`, async ({
    watched: page,
  }) => {
    await page.goto(`${prefix}/product?type=HOTDEAL`)
    await untilAlive(page)
    await page.goto(`${prefix}/product`)
    await untilAlive(page)
    await expect(page.getByRole('article')).toHaveCount(12)
    const more = page.getByRole('button', { name: locale === 'th' ? 'ดูเพิ่ม' : 'Load more' })
    await more.click()
    await expect(page.getByRole('article')).toHaveCount(24)
    await more.click()
    await expect(page.getByRole('article')).toHaveCount(36)
    await page.getByRole('article').nth(30).getByRole('link').click()
    await expect(page).toHaveURL(/\/product\/.+/)
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(36)
    await expect(page.getByRole('article').nth(30)).toBeInViewport()
  })

  test(`searching finds by words, and says so when there is nothing (${locale}) @side`, async ({
    watched: page,
  }) => {
    await page.goto(home)
    const box = page.getByRole('combobox')
    await box.fill(locale === 'th' ? 'บะหมี่' : 'Noodles')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/product\?p=/)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('combobox').fill('television')
    await page.getByRole('combobox').press('Enter')
    const nothing = locale === 'th' ? 'ไม่พบสินค้า “television”' : 'No products found for “television”'
    await expect(page.getByRole('heading', { name: nothing })).toBeVisible()
    await page.getByRole('link', { name: locale === 'th' ? 'ดูสินค้าทั้งหมด' : 'See all products' }).click()
    await expect(page.getByRole('article')).toHaveCount(12)
  })

  test(`an unknown page says 404, its address, and leads back (${locale}) @side`, async ({ page }) => {
    await page.goto(home)
    await untilAlive(page)
    const answer = await page.goto(`${prefix}/no/such/page`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
    await expect(
      page.getByText(locale === 'th' ? 'ไม่พบหน้าที่คุณต้องการ' : 'This page could not be found'),
    ).toBeVisible()
    await expect(page.getByText('/no/such/page')).toBeVisible()
    await untilAlive(page)
    await page.getByRole('button', { name: locale === 'th' ? 'ย้อนกลับ' : 'Back' }).click()
    await expect(page).toHaveURL(new RegExp(`${home}$`))
  })
}

test('the home page is asked for once in three minutes, and anew after signing in', async ({
  watched: page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/_.data') asked.push(search)
  })
  await page.goto('/')
  await untilAlive(page)
  const menu = page.getByRole('navigation', { name: 'เมนูหลัก' }).last()
  await menu.getByRole('link', { name: 'สินค้า' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'สินค้า' })).toBeVisible()
  await menu.getByRole('link', { name: 'หน้าแรก' }).click()
  await expect(page.getByRole('heading', { name: 'หมวดหมู่' })).toBeVisible()
  expect(asked).toEqual([])
  await menu.getByRole('link', { name: 'เข้าสู่ระบบ' }).click()
  await page.getByLabel('เบอร์มือถือ').fill('0810000002')
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('Sangdai#1')
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
  // Only a customer who has ordered has something to buy again: a guest's home page is gone.
  await expect(page.getByRole('heading', { name: 'ซื้อซ้ำ' })).toBeVisible()
})

test('without any script, a guest still browses, searches and changes language', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('combobox').fill('น้ำ')
  await page.getByRole('combobox').press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/')
  await page
    .getByRole('link', { name: /English/ })
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})

test('the language chosen is kept, and the language menu is taken at its word', async ({ page, context }) => {
  await page.goto('/en')
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
  expect(cookie?.value).toBe('en')
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400)
  await page.goto('/')
  await expect(page).toHaveURL(/\/en$/)
  await page.getByRole('link', { name: /ไทย/ }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
})
