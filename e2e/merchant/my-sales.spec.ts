import type { Browser, Page } from '@playwright/test'
import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { addMonths } from '#shop/reports/period.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { fill } from '#shop/words/locale.ts'
import { salesEn } from '#web/words/merchant/my-sales/sales-en.ts'
import { salesTh } from '#web/words/merchant/my-sales/sales-th.ts'
import { visitEn } from '#web/words/merchant/visits/visit-en.ts'
import { visitTh } from '#web/words/merchant/visits/visit-th.ts'
import { officeWidths, presser } from '../payments/owner-office.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { inDatabase, ownCustomer } from '../tools/own-customer.ts'
import { startShopProxy } from '../tools/shop-proxy.ts'

type Words = Record<keyof typeof salesTh, string>
const shopPlace = { lat: 13.7563, lng: 100.5018 }

/** A salesperson of this journey alone, with one customer: plans of parallel journeys must not meet. */
async function ownSalesperson() {
  const { code, saleUnit } = await ownCustomer()
  const username = `s${code.slice(-8)}`
  await inDatabase(
    `insert into staff (username, name, mobile, email, password_hash)
     select $1, 'นักขาย ' || $1, '08' || right($1, 8), $1 || '@example.com', password_hash from staff where username = 'sales01'`,
    [username],
  )
  await inDatabase(
    `insert into staff_centres (sale_unit, username, role, sale_code) values ('BKK01', $1, '3', $1)`,
    [username],
  )
  await inDatabase(`update customers set sale_code = $2, name = 'ร้านของ ' || $2 where code = $1`, [
    code,
    username,
  ])
  await inDatabase(`update addresses set lat = $2, lng = $3 where customer_code = $1 and type = 'S'`, [
    ...[code, shopPlace.lat, shopPlace.lng],
  ])
  return { username, code, saleUnit, shopName: `ร้านของ ${username}` }
}

async function signIn(page: Page, shop: string, username: string): Promise<void> {
  await page.context().clearCookies()
  await page.request.post(`${shop}/merchant/login`, {
    form: { username, password: demoPassword },
    headers: { origin: shop },
    maxRedirects: 0,
  })
}

async function openAs(browser: Browser, shop: string, username: string, width: number, locale: string) {
  const context = await browser.newContext({
    ...{ baseURL: shop, locale, viewport: { width, height: 800 }, serviceWorkers: 'allow' },
    ...{
      permissions: ['geolocation'],
      geolocation: { latitude: shopPlace.lat + 0.01, longitude: shopPlace.lng },
    },
  })
  const page = await context.newPage()
  await signIn(page, shop, username)
  return page
}

/** Opens a page and waits until the device keeps it with all that it is made of. */
async function openKept(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
  await page.keyboard.press('Shift')
  await expect
    .poll(() =>
      page.evaluate(async (text) => {
        const files = performance.getEntriesByType('resource').map(({ name }) => name)
        const needed = [location.href, ...files.filter((name) => name.includes('/assets/'))]
        const kept = await Promise.all(needed.map((name) => caches.match(name, { ignoreVary: true })))
        return kept.every(Boolean) && (await kept[0]?.text())?.includes(text)
      }, text),
    )
    .toBe(true)
}

const visitsTo = (code: string) =>
  inDatabase<Record<string, unknown>>(
    'select result, reason, far_reason, distance, left_at is not null as ended from customer_visits where customer_code = $1',
    [code],
  )

for (const { locale, prefix } of languages) {
  const words: Words = locale === 'th' ? salesTh : salesEn
  const visitWords: Record<keyof typeof visitTh, string> = locale === 'th' ? visitTh : visitEn
  const width = officeWidths[locale]
  const press = presser(width)

  test(`a salesperson sees the month against its target and who is due, and nobody else's, at ${width} px (${locale})`, async ({
    browser,
    shop,
  }) => {
    const page = await openAs(browser, shop, 'sales01', width, locale)
    await page.goto(`${prefix}/sales/mysales`)
    await untilAlive(page)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expect(page.getByText(words['month.expected'])).toBeVisible()
    await expect(page.getByRole('heading', { name: words['month.earned'] })).toBeVisible()
    await expect(page.getByRole('heading', { name: words['month.teamTable'] })).toHaveCount(0)
    await press(page.getByRole('link', { name: words['sales.customers'] }))
    const list = page.getByRole('list', { name: words['due.title'] })
    await expect(list.getByRole('listitem').first()).toBeVisible()
    await expect(
      list.getByRole('link', { name: new RegExp(`^${words['due.call']} `) }).first(),
    ).toHaveAttribute(...(['href', /^tel:0\d+$/] as const))
    await press(page.getByRole('link', { name: new RegExp(`^${words['due.state.due']} \\d`) }))
    await expect(page).toHaveURL(/state=due/)
    await expect(list.getByText(words['due.state.due'], { exact: true }).first()).toBeVisible()
    // The pages of who oversees are not theirs.
    await expect(page.getByRole('link', { name: words['sales.targets'] })).toHaveCount(0)
    const answer = await page.goto(`${prefix}/sales/mysales/targets`)
    expect(answer?.status()).toBe(403)
    await page.context().close()
  })

  test(`a visit is planned, made without a signal, sent later once, and seen by the team's head, at ${width} px (${locale})`, async ({
    browser,
    shop,
  }) => {
    const { username, code, shopName } = await ownSalesperson()
    const proxy = await startShopProxy(shop)
    const page = await openAs(browser, proxy.url, username, width, locale)
    const day = `${prefix}/sales/mysales/visits`
    await page.goto(day)
    await untilAlive(page)
    await expect(page.getByText(words['visits.empty'])).toBeVisible()
    await press(page.getByRole('button', { name: words['visits.add'], exact: true }))
    await press(
      page
        .getByRole('dialog')
        .getByRole('button', { name: fill(words['visits.addOne'], { name: shopName }) }),
    )
    await page.keyboard.press('Escape')
    await press(page.getByRole('button', { name: locale === 'th' ? 'บันทึก' : 'Save', exact: true }))
    await expect(page.getByText(fill(words['visits.planned'], { count: 1 }))).toBeVisible()
    await page.getByRole('switch', { name: words['visits.place'] }).check()
    await openKept(page, day, shopName)

    await page.context().setOffline(true)
    await page.reload()
    await untilAlive(page)
    await expect(page.getByText(fill(words['sales.offline'], { time: '' }).trim())).toBeVisible()
    await press(page.getByRole('button', { name: fill(words['visits.checkInAt'], { name: shopName }) }))
    await expect(
      page.getByRole('heading', { name: fill(words['visits.at'], { name: shopName }) }),
    ).toBeVisible()
    await expect(page.getByText(fill(visitWords['visit.kilometres'], { count: '1.1' }))).toBeVisible()
    await press(page.getByRole('button', { name: words['visits.checkOut'] }))
    await expect(page.getByText(words['visits.needFarReason'])).toBeVisible()
    await page.getByLabel(words['visits.farReason']).fill('เจอเจ้าของที่ตลาด')
    await page.getByText(words['result.noOrder'], { exact: true }).click()
    await page.getByText(words['reason.stockLeft'], { exact: true }).click()
    // The browser ends: the visit goes on where it was.
    await page.reload()
    await untilAlive(page)
    await expect(page.getByLabel(words['visits.farReason'])).toHaveValue('เจอเจ้าของที่ตลาด')
    await expect(page.getByRole('radio', { name: words['reason.stockLeft'] })).toBeChecked()
    await press(page.getByRole('button', { name: words['visits.checkOut'] }))
    await expect(
      page.getByRole('heading', { name: fill(words['visits.at'], { name: shopName }) }),
    ).toHaveCount(0)
    await expect(page.getByText(fill(visitWords['wait.some'], { count: 2 }))).toBeVisible()
    expect(await visitsTo(code)).toEqual([])

    // The first one arrives, but nobody hears of it.
    const lost = proxy.loseAnswers(({ url }) => url?.includes('/exchange/recordVisit') === true, 1)
    await page.context().setOffline(false)
    await expect.poll(() => lost.lost(), { timeout: 40_000 }).toBe(1)
    const visit = {
      result: 'noOrder',
      reason: 'stockLeft',
      far_reason: 'เจอเจ้าของที่ตลาด',
      distance: 1112,
      ended: true,
    }
    await expect.poll(() => visitsTo(code), { timeout: 40_000 }).toEqual([visit])
    await expect(page.getByText(fill(visitWords['wait.some'], { count: 1 }))).toHaveCount(0, {
      timeout: 40_000,
    })
    await page.reload()
    await expect(
      page.getByRole('list', { name: words['visits.done'] }).getByText(words['result.noOrder']),
    ).toBeVisible()

    await page.goto(`${prefix}/merchant/customer/${code}/BKK01`)
    await expect(page.getByRole('list', { name: words['customerVisits.title'] })).toContainText(
      words['reason.stockLeft'],
    )
    await page.context().close()
    const head = await openAs(browser, shop, 'supervisor01', width, locale)
    await head.goto(`${prefix}/sales/mysales/team`)
    await expect(head.getByRole('list', { name: words['team.visits'] }).getByText(shopName)).toBeVisible()
    await head.context().close()
    await proxy.close()
  })

  test(`a suggested basket is laid into the customer's cart and ordered, at ${width} px (${locale})`, async ({
    browser,
    shop,
  }) => {
    const { username, code } = await ownSalesperson()
    const say = sayings(locale)
    const page = await openAs(browser, shop, username, width, locale)
    await page.goto(`${prefix}/sales/mysales/customers`)
    await untilAlive(page)
    await press(page.getByRole('link', { name: new RegExp(`^${words['due.basket']} `) }))
    await expect(page.getByRole('heading', { name: words['basket.reason.mustSell'] })).toBeVisible()
    const lay = page.getByRole('button', { name: words['basket.lay'] })
    await expect(lay).toHaveAccessibleDescription(words['basket.needOne'])
    await page.getByRole('checkbox').nth(1).check()
    await page.getByRole('checkbox').nth(3).check()
    await press(lay)
    await expect(page).toHaveURL(new RegExp(`${prefix}/cart$`))
    await expect(page.getByRole('region', { name: say('behalf.label') })).toContainText(username)
    const lines = await inDatabase('select 1 from cart_lines where customer_code = $1 and filled_by = $2', [
      ...[code, `staff:${username}`],
    ])
    expect(lines).toHaveLength(2)
    await page.goto(`${prefix}/checkout`)
    await untilAlive(page)
    await page
      .getByRole('button', { name: saidLike(locale)('checkout.place') })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('heading', { name: say('succeed.title') })).toBeVisible()
    const [order] = await inDatabase<{ kind: string; sale_code: string; total: string }>(
      'select placed_by_kind as kind, sale_code, total from orders where customer_code = $1',
      [code],
    )
    expect(order).toMatchObject({ kind: 'staff', sale_code: username })
    // What was just ordered is in the month at once.
    await page.goto(`${prefix}/sales/mysales`)
    const total = (Number(order?.total) / 100).toLocaleString('en', { minimumFractionDigits: 2 })
    await expect(page.getByText(`฿${total}`, { exact: true }).first()).toBeVisible()
    await page.context().close()
  })

  test(`a manager sets a target, which the log tells of, at ${width} px (${locale}) @side`, async ({
    browser,
    shop,
  }) => {
    const { username } = await ownSalesperson()
    const name = `นักขาย ${username}`
    const page = await openAs(browser, shop, 'manager01', width, locale)
    // Each language a month of its own: two managers at once would be told of each other.
    const month = addMonths(bangkokDay(new Date()).slice(0, 7), locale === 'th' ? 1 : 2)
    await page.goto(`${prefix}/sales/mysales/targets?month=${month}`)
    await untilAlive(page)
    const amount = page.getByLabel(fill(words['targets.amountOf'], { name }))
    const save = page.getByRole('button', { name: locale === 'th' ? 'บันทึก' : 'Save', exact: true })
    await amount.fill('สองแสน')
    await press(save)
    await expect(page.getByText(words['targets.wrongAmount'])).toBeVisible()
    await expect(amount).toHaveValue('สองแสน')
    await amount.fill('250,000.50')
    await page.getByLabel(fill(words['targets.newCustomersOf'], { name })).fill('๓')
    await press(save)
    await expect(page.getByText(words['targets.saved'])).toBeVisible()
    await page.reload()
    await expect(amount).toHaveValue('250,000.50')
    const targets = await inDatabase(
      'select amount::int, new_customers from sales_targets where sale_code = $1',
      [username],
    )
    expect(targets).toEqual([{ amount: 25_000_050, new_customers: 3 }])
    const logged = `select after from activity where kind = 'salesTargets' and subject = $1`
    expect(await inDatabase(logged, [`${username} ${month}`])).toEqual([
      { after: { salesTarget: 25_000_050, newCustomers: 3 } },
    ])
    await page.context().close()
  })
}
