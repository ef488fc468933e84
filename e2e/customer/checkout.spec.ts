import type { Page } from '@playwright/test'
import { checkoutProblems } from '#shop/checkout/checkout-problems.ts'
import { couponProblems } from '#shop/coupons/coupon-problems.ts'
import { refuse } from '#shop/problems/problem.ts'
import { expectAccessible } from '../every-page/accessible.ts'
import { expect, expectToast, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import {
  enterAs,
  fillCart,
  inDatabase,
  type OwnCustomer,
  ownCustomer,
  signInAs,
} from '../tools/own-customer.ts'
import { expectToAddUp, readMoney } from '../tools/read-sums.ts'

const ordersOf = ({ code }: OwnCustomer) =>
  inDatabase<{
    number: string
    status: string
    total: string
    payment_method: string
    points_mode: boolean
    requested_on: string | null
  }>(
    'select number, status, total, payment_method, points_mode, requested_on::text from orders where customer_code = $1 order by placed_at',
    [code],
  )

const visibleButton = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).filter({ visible: true })

for (const { locale, prefix } of languages) {
  const say = sayings(locale)
  const like = saidLike(locale)
  const at = { locale, prefix }

  test(`an order by cash: from the cart to its history, each page with sums that add up, and bought again (${locale})`, async ({
    watched: page,
  }) => {
    const own = await ownCustomer()
    // One whose price has VAT inside, and one that is taxed on top.
    const [taxed] = await inDatabase<{ code: string }>(
      `select p.code from products p join product_prices c on c.sale_unit = p.sale_unit and c.product_code = p.code
         join stock s on s.sale_unit = p.sale_unit and s.product_code = p.code
       where p.sale_unit = 'BKK01' and p.active and not p.needs_licence and p.material_type = 'FG' and s.on_hand - s.reserved > 10
         and c.level = 1 and c.unit1_type = 2 and c.unit1_price < 40000 order by p.code limit 1`,
    )
    await fillCart(own, [
      { product: '1118', quantities: [1, 0, 0] },
      { product: taxed?.code ?? '', quantities: [1, 0, 0] },
    ])
    await signInAs(page, at, own.mobile, '/cart')
    await expect(page.getByRole('button', { name: like('cart.remove') })).toHaveCount(2)
    await expectToAddUp(page, locale, page.getByRole('main').locator('li p.tabular > strong'))
    // A little is missing to free delivery: said, with goods that make it up.
    const fill = page.getByRole('region', { name: say('fill.delivery') })
    await expect(fill).toContainText(like('cart.toFreeDelivery'))
    await expect(fill.getByRole('listitem').first()).toBeVisible()
    await page
      .getByRole('link', { name: like('cart.checkout') })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(/\/checkout$/)
    await page.getByRole('radio', { name: say('pay.cod') }).check({ force: true })
    const button = visibleButton(page, like('checkout.place'))
    await expect(button).toBeEnabled()
    await expect(page.getByRole('link', { name: say('fill.products') })).toBeVisible()
    const asked = await expectToAddUp(
      page,
      locale,
      page.locator('ul[aria-labelledby=review] li span.tabular > strong'),
    )
    expect(readMoney((await button.textContent()) ?? '')).toBe(asked)
    await button.click()
    await expect(page.getByRole('heading', { name: say('succeed.title') })).toBeVisible()
    const [order] = await ordersOf(own)
    expect(order).toMatchObject({ status: 'SO Wait', payment_method: 'COD' })
    expect(Number(order?.total)).toBe(asked)
    await expect(page.getByText(order?.number ?? '').first()).toBeVisible()
    // The cart is empty, here and on the server.
    expect(
      await page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([key]) => key.includes('_normal') && key.startsWith('sangdai_cart'))
          .map(([, value]) => (JSON.parse(value) as { lines: unknown[] }).lines.length),
      ),
    ).not.toContain(1)
    await page.getByRole('link', { name: say('succeed.follow') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order?.number ?? '')
    await expect(page.getByText(say('order.bySelf'))).toBeVisible()
    expect(
      await expectToAddUp(page, locale, page.locator('section[aria-labelledby=lines] li > strong')),
    ).toBe(asked)
    await page.goto(`${prefix}/history`)
    await untilAlive(page)
    await page.getByRole('button', { name: say('again.buy') }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByRole('button', { name: like('cart.remove') })).toHaveCount(2)
  })

  test(`an address outside the area says what can be done, and each of it is one press away (${locale}) @side`, async ({
    watched: page,
  }) => {
    const own = await ownCustomer({ alsoIn: 'NON01' })
    await fillCart(own, [{ product: '1118', quantities: [1, 0, 0] }])
    for (const [name, subdistrict, district, province, postcode] of [
      ['สาขาภูเก็ต', 'รัษฎา', 'เมืองภูเก็ต', 'ภูเก็ต', '83000'],
      ['สาขาบางใหญ่', 'บางม่วง', 'บางใหญ่', 'นนทบุรี', '11140'],
    ])
      await inDatabase(
        `insert into addresses (sale_unit, customer_code, type, is_default, name, address, province, district, subdistrict, postcode, phone)
         values ($1, $2, 'S', false, $3, '9 ถนนใหญ่', $4, $5, $6, $7, $8)`,
        [own.saleUnit, own.code, name, province, district, subdistrict, postcode, own.mobile],
      )
    await signInAs(page, at, own.mobile, '/checkout')
    const notice = page.getByRole('region', { name: like('outside.title') })
    const choose = async (name: string) => {
      const dialog = page.getByRole('dialog', { name: say('checkout.shipTo') })
      await dialog.getByText(name, { exact: true }).click()
      await expect(dialog).toBeHidden()
    }
    await page
      .getByRole('button', { name: say('checkout.changeWhat', { what: say('checkout.shipTo') }) })
      .click()
    await expect(page.getByRole('dialog').getByText(say('checkout.notDelivered'))).toHaveCount(2)
    await choose('สาขาภูเก็ต')
    await expect(notice).toContainText('รัษฎา 83000')
    // The closed button says why in one sentence; the ways out stand under the address.
    const why = refuse(checkoutProblems.outsideHere, { place: 'รัษฎา 83000' }).say(locale)
    await expect(page.getByText(why).filter({ visible: true })).toBeVisible()
    await expectAccessible(page, { widths: [360] })
    await notice.getByRole('button', { name: like('picker.joinWhat') }).click()
    await expect(notice.getByText(like('outside.waiting'))).toBeVisible()
    expect(
      await inDatabase(
        `select status from customers where sale_unit = 'HKT01' and name = 'ร้านทดลอง' and account_id = (select id from accounts where mobile = $1)`,
        [own.mobile],
      ),
    ).toEqual([{ status: 'pending' }])

    await notice.getByRole('button', { name: say('outside.pickup') }).click()
    await expect(notice).toBeHidden()
    await page.getByRole('radio', { name: say('checkout.delivered') }).check({ force: true })
    await notice.getByRole('button', { name: say('outside.address') }).click()
    await choose('ร้านทดลอง')
    await expect(notice).toBeHidden()

    await page
      .getByRole('button', { name: say('checkout.changeWhat', { what: say('checkout.shipTo') }) })
      .click()
    await choose('สาขาบางใหญ่')
    await notice.getByRole('button', { name: like('outside.switch') }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(
      page.getByRole('button', { name: locale === 'th' ? /: .*นนทบุรี/ : /: Nonthaburi/ }),
    ).toBeVisible()
  })

  test(`credit is spent up to its limit and never past it (${locale})`, async ({ watched: page }) => {
    const own = await ownCustomer({ creditLimit: 150_000 })
    await fillCart(own, [{ product: '1118', quantities: [1, 0, 0] }])
    await signInAs(page, at, own.mobile, '/checkout')
    await page.getByRole('radio', { name: say('pay.credit') }).check({ force: true })
    await visibleButton(page, like('checkout.place')).click()
    await expect(page.getByRole('heading', { name: say('succeed.title') })).toBeVisible()
    await inDatabase('update cart_lines set quantity1 = 1, changed_at = now() where customer_code = $1', [
      own.code,
    ])
    await inDatabase(`update orders set due_on = placed_at::date - 5 where customer_code = $1`, [own.code])
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${prefix}/checkout`)
    await untilAlive(page)
    await page.getByRole('radio', { name: say('pay.credit') }).check({ force: true })
    await expect(page.getByText(like('pay.overCredit')).first()).toBeVisible()
    await expect(page.getByText(like('pay.overdue'))).toBeVisible()
    await expect(visibleButton(page, like('checkout.place'))).toHaveAttribute('aria-disabled', 'true')
    expect(await ordersOf(own)).toHaveLength(1)
  })

  test(`a coupon lowers the total once, and is gone (${locale}) @side`, async ({ watched: page }) => {
    const own = await ownCustomer()
    const coupon = `CP101-${own.code}`
    // One that can be used, and one that needs more drinks than there are.
    for (const promotion of ['CP101', 'CP102'])
      await inDatabase(
        `insert into coupons (sale_unit, id, promotion_id, customer_code, expires_on) values ('BKK01', $1, $2, $3, '2026-12-31')`,
        [`${promotion}-${own.code}`, promotion, own.code],
      )
    await fillCart(own, [
      { product: '1118', quantities: [1, 0, 0] },
      { product: '1190', quantities: [1, 0, 0] },
    ])
    await signInAs(page, at, own.mobile, '/checkout')
    const button = visibleButton(page, like('checkout.place'))
    const before = await button.textContent()
    await page.getByRole('button', { name: say('savings.title') }).click()
    const closed = page.getByRole('dialog').getByRole('radio', { name: /100/ })
    await expect(closed).toBeDisabled()
    await expect(closed).toHaveAccessibleName(
      new RegExp(
        `${couponProblems.noGoods[locale]}|${couponProblems.missing[locale].replace('{missing}', '.+')}`,
      ),
    )
    await page.getByRole('dialog').getByText(/10%/).first().click()
    await expect(button).not.toHaveText(before ?? '')
    await button.click()
    await expect(page.getByRole('heading', { name: say('succeed.title') })).toBeVisible()
    expect(
      await inDatabase('select id from coupons where id = $1 and used_at is not null', [coupon]),
    ).toHaveLength(1)
    await page.goto(`${prefix}/profile/mycoupon?tab=used`)
    await expect(page.getByText(coupon)).toBeVisible()
  })

  test(`an advance order carries the day it is wanted and that day’s price (${locale}) @side`, async ({
    watched: page,
  }) => {
    const own = await ownCustomer()
    const [ahead] = await inDatabase<{ code: string; from: string; price: string }>(
      `select a.product_code as code, a.starts_on::text as from, min(a.unit1_price) as price from advance_prices a
       join products p on p.sale_unit = a.sale_unit and p.code = a.product_code
       where a.sale_unit = 'BKK01' and a.starts_on > now()::date and a.unit1_type <> 2 and not p.needs_licence
       group by 1, 2 order by 1 limit 1`,
    )
    await fillCart(own, [{ product: ahead?.code ?? '', quantities: [2, 0, 0] }], 'advance')
    await signInAs(page, at, own.mobile, '/cart/adv')
    await page
      .getByRole('link', { name: like('cart.checkout') })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(/\/checkout\/adv$/)
    await expect(page.getByRole('heading', { name: say('checkout.requestedOn') })).toBeVisible()
    await visibleButton(page, like('checkout.place')).click()
    await expect(page.getByRole('heading', { name: say('succeed.title') })).toBeVisible()
    const [order] = await ordersOf(own)
    expect(order?.requested_on ?? '').toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((order?.requested_on ?? '') >= (ahead?.from ?? '9999')).toBe(true)
    expect(Number(order?.total)).toBeGreaterThanOrEqual(2 * Number(ahead?.price))
  })

  test(`points mode: from home to the redeemed order, and out of it again (${locale})`, async ({
    watched: page,
  }) => {
    const own = await ownCustomer({ points: 1000, creditLimit: 150_000 })
    await signInAs(page, at, own.mobile, '/')
    await page.locator('main a[href$="/profile/points"]').click()
    await page.getByRole('button', { name: say('points.enter') }).click()
    await expect(page).toHaveURL(/\/product$/)
    const bar = page.getByRole('region', { name: say('pointsMode.label') })
    await expect(bar).toBeVisible()

    // Every page shows what can be redeemed, and nothing speaks of money; the bar is there wherever the page stands.
    const cards = page.getByRole('main').getByRole('article')
    const costs = cards.getByText(locale === 'th' ? /^[\d,]+ คะแนน$/ : /^[\d,]+ points?$/)
    for (const path of ['/', '/product']) {
      await page.goto(`${prefix}${path}`)
      await untilAlive(page)
      await expect(costs.first()).toBeVisible()
      expect([await costs.count(), await page.getByText('฿').count()]).toEqual([await cards.count(), 0])
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect(bar).toBeInViewport()
    }
    const categories = await (await page.request.get(`${prefix}/categories`)).json()
    const redeemable = await inDatabase(
      `select distinct h1 from products where sale_unit = 'BKK01' and active and points_per_unit > 0 and not needs_licence`,
    )
    expect(categories.entries).toHaveLength(redeemable.length)
    await page.goto(`${prefix}/promotion`)
    await expect(page).toHaveURL(/\/product$/)
    const [ordinary] = await inDatabase<{ code: string }>(
      `select code from products where sale_unit = 'BKK01' and active and coalesce(points_per_unit, 0) = 0 and material_type = 'FG' and not needs_licence order by code limit 1`,
    )
    await page.goto(`${prefix}/product/${ordinary?.code}`)
    await untilAlive(page)
    await expect(page.getByRole('main').getByText(say('cart.notForPoints')).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: like('cart.add') })).toHaveCount(0)

    await page.goto(`${prefix}/product/1048`)
    await untilAlive(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: like('cart.add') })
      .filter({ visible: true })
      .first()
      .click()
    await page.goto(`${prefix}/cart`)
    await untilAlive(page)
    await page
      .getByRole('link', { name: like('cart.redeem') })
      .filter({ visible: true })
      .click()
    await visibleButton(page, like('checkout.redeem')).click()
    await expect(page.getByRole('heading', { name: say('succeed.redeemed') })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: say('points.leave') })).toBeVisible()
    expect(await ordersOf(own)).toMatchObject([{ points_mode: true, payment_method: 'POINTS' }])
    await page.goto(`${prefix}/history`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('history.redeemed'))
    await page.goto(`${prefix}/profile/points`)
    await expect(page.getByText(say('points.redeemed'))).toBeVisible()
    await page.getByRole('button', { name: say('points.leave') }).click()
    await expect(bar).toBeHidden()
  })

  test(`a customer cancels while the order waits (${locale}) @side`, async ({ watched: page }) => {
    const own = await ownCustomer()
    await fillCart(own, [{ product: '1118', quantities: [1, 0, 0] }])
    await signInAs(page, at, own.mobile, '/checkout')
    await visibleButton(page, like('checkout.place')).click()
    await page.getByRole('link', { name: say('succeed.follow') }).click()
    await page.getByRole('button', { name: say('order.cancel') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('order.cancel') })
      .click()
    await expectToast(page, say('order.cancelledToast'))
    expect(await ordersOf(own)).toMatchObject([{ status: 'SO Cancel' }])
    await page.goto(`${prefix}/history?tab=cancelled`)
    await expect(page.getByRole('listitem').filter({ hasText: 'SOBKK01' })).toHaveCount(1)
  })

  test(`a price that changed is shown before anything is ordered (${locale}) @side`, async ({
    page,
  }, info) => {
    const own = await ownCustomer()
    // Each run of it changes the price of a product of its own.
    const product = locale === 'th' ? '1119' : info.project.name === 'in process' ? '1120' : '1121'
    await fillCart(own, [{ product, quantities: [1, 0, 0] }])
    await signInAs(page, at, own.mobile, '/checkout')
    const button = visibleButton(page, like('checkout.place'))
    const before = await button.textContent()
    await inDatabase(
      `insert into advance_prices (sale_unit, product_code, starts_on, ends_on, level, unit1_price, unit1_type)
       select 'BKK01', $1, '2026-11-01', '2026-12-31', level, $2, 1 from generate_series(1, 5) as level
       on conflict (sale_unit, product_code, level, starts_on) do update set unit1_price = excluded.unit1_price`,
      [product, 120_000 + (Date.now() % 60_000)],
    )
    // Prices are remembered for a moment on the server.
    await page.waitForTimeout(3000)
    await button.click()
    await expect(page.getByRole('dialog', { name: say('differences.title') })).toBeVisible()
    expect(await ordersOf(own)).toHaveLength(0)
    await page.getByRole('button', { name: like('differences.look') }).click()
    await expect(button).not.toHaveText(before ?? '')
    await button.click()
    await expect(page.getByRole('heading', { name: say('succeed.title') })).toBeVisible()
    expect(await ordersOf(own)).toHaveLength(1)
  })

  test(`what was chosen outlasts a reload, and a new address leads back to it (${locale}) @once`, async ({
    watched: page,
  }) => {
    const own = await ownCustomer()
    await fillCart(own, [{ product: '1118', quantities: [1, 0, 0] }])
    await signInAs(page, at, own.mobile, '/checkout')
    const note = page.getByRole('textbox', { name: say('checkout.remark') })
    await page.getByRole('radio', { name: say('pay.bank') }).check({ force: true })
    await note.fill('โทรก่อนส่ง')
    await page.reload()
    await expect(note).toHaveValue('โทรก่อนส่ง')
    await expect(page.getByRole('radio', { name: say('pay.bank') })).toBeChecked()
    await untilAlive(page)
    await page
      .getByRole('button', { name: say('checkout.changeWhat', { what: say('checkout.shipTo') }) })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: say('checkout.addAddress') })
      .click()
    await page.getByLabel(say('addresses.street')).fill('99 ซอยใหม่')
    for (const name of ['province', 'district', 'subdistrict']) {
      await expect(page.locator(`[name=${name}] option`).nth(1)).toBeAttached()
      await page.locator(`[name=${name}]`).selectOption({ index: 1 })
    }
    await page.getByRole('button', { name: say('profile.save') }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByText('99 ซอยใหม่')).toBeVisible()
    await expect(note).toHaveValue('โทรก่อนส่ง')
  })

  test(`pressed twice, in two tabs, with a lost answer: one order (${locale}) @side`, async ({
    page,
    context,
  }) => {
    const own = await ownCustomer()
    await fillCart(own, [{ product: '1118', quantities: [1, 0, 0] }])
    await signInAs(page, at, own.mobile, '/checkout')
    const other = await context.newPage()
    await other.goto(`${prefix}/checkout`)
    await untilAlive(other)
    // The first answer is lost on its way, and the next try is one too many: the order stands, but nobody here knows.
    let lost = 0
    await page.route('**/exchange/placeOrder', async (route) => {
      if (lost > 1) return route.continue()
      lost += 1
      if (lost === 2)
        return route.fulfill({ status: 429, json: { code: 'general.tooMany', message: 'Please wait.' } })
      await route.fetch()
      await route.abort()
    })
    await visibleButton(page, like('checkout.place')).dblclick()
    await visibleButton(other, like('checkout.place'))
      .click({ timeout: 1000 })
      .catch(() => undefined)
    // Both learn of it by themselves: the answer is asked for again under the same key.
    await expect(page.getByRole('heading', { name: say('succeed.title') })).toBeVisible({ timeout: 30_000 })
    await page.goto(`${prefix}/checkout`)
    await expect(page.getByRole('heading', { name: say('checkout.nothing') })).toBeVisible()
    expect(await ordersOf(own)).toHaveLength(1)
    await other.close()
  })
}

test('an order that never arrived is not placed by opening the checkout again @once', async ({ page }) => {
  const [say, like] = [sayings('th'), saidLike('th')]
  const own = await ownCustomer()
  await fillCart(own, [
    { product: '1118', quantities: [1, 0, 0] },
    { product: '1067', quantities: [20, 0, 0] },
  ])
  await signInAs(page, { prefix: '', locale: 'th' }, own.mobile, '/checkout')
  await page.route('**/exchange/placeOrder', (route) => route.abort())
  await visibleButton(page, like('checkout.place')).click()
  // It goes on by itself, says so, and can be stopped.
  await expect(page.getByText(say('checkout.resending')).filter({ visible: true })).toBeVisible()
  await visibleButton(page, say('checkout.stop')).click()
  await expect(page.getByText(say('checkout.stopped')).filter({ visible: true })).toBeVisible()
  await expect(visibleButton(page, like('checkout.place'))).toBeEnabled()
  await page.goto('/cart')
  await page
    .getByRole('button', { name: like('cart.remove') })
    .first()
    .click()
  await expect(page.getByRole('button', { name: like('cart.remove') })).toHaveCount(1)
  await page.unroute('**/exchange/placeOrder')
  const lookedUp = page.waitForResponse('**/exchange/placedOrder')
  await page.goto('/checkout')
  expect(await (await lookedUp).json()).toMatchObject({ orderNumber: null })
  await expect(visibleButton(page, like('checkout.place'))).toBeEnabled()
  expect(await ordersOf(own)).toHaveLength(0)
})

for (const { locale, prefix } of languages) {
  const [say, like] = [sayings(locale), saidLike(locale)]

  test(`signed out elsewhere, the checkout says so once and leads to sign in and back; Back closes a sheet, not the page (${locale}) @once`, async ({
    page,
    context,
  }) => {
    const own = await ownCustomer()
    await fillCart(own, [{ product: '1118', quantities: [1, 0, 0] }])
    await signInAs(page, { prefix, locale }, own.mobile, '/product')
    await page.goto(`${prefix}/checkout`)
    await untilAlive(page)
    const sheet = page.getByRole('dialog', { name: say('checkout.shipTo') })
    const open = page.getByRole('button', {
      name: say('checkout.changeWhat', { what: say('checkout.shipTo') }),
    })
    await open.click()
    await expect(sheet).toBeVisible()
    await page.waitForFunction(() => history.state?.over === true)
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/\/checkout$/)

    const cookies = (await context.cookies()).filter(({ name }) => !/customer/.test(name))
    await context.clearCookies()
    await context.addCookies(cookies)
    await visibleButton(page, like('checkout.place')).click()
    await expect(page.getByText(say('checkout.signedOut')).filter({ visible: true })).toHaveCount(1)
    await expect(visibleButton(page, like('checkout.place'))).toHaveCount(0)
    await page
      .getByRole('link', { name: say('checkout.signIn'), exact: true })
      .filter({ visible: true })
      .click()
    await enterAs(page, locale, own.mobile)
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(visibleButton(page, like('checkout.place'))).toBeEnabled()
    expect(await ordersOf(own)).toHaveLength(0)
  })
}
