import { merchantEn } from '#web/words/merchant/merchant-en.ts'
import { merchantTh } from '#web/words/merchant/merchant-th.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { inDatabase, ownCustomer } from '../tools/own-customer.ts'

for (const { locale, prefix } of languages) {
  const say = sayings(locale)
  const like = saidLike(locale)
  const office = locale === 'th' ? merchantTh : merchantEn

  test(`a salesperson orders for a client, from sign-in to the order, changes the client and is back (${locale})`, async ({
    watched: page,
    context,
  }) => {
    const own = await ownCustomer()
    await inDatabase(`delete from addresses where customer_code = $1 and type = 'B'`, [own.code])
    await inDatabase(
      `update customers set sale_code = (select sale_code from staff_centres where sale_unit = 'BKK01' and username = 'sales01') where code = $1`,
      [own.code],
    )
    await page.goto(`${prefix}/merchant/login`)
    await untilAlive(page)
    await page.getByLabel(office['merchant.username']).fill('sales01')
    await page.getByLabel(office['merchant.password'], { exact: true }).fill('Sangdai#1')
    await page.getByRole('button', { name: office['merchant.signIn'], exact: true }).click()

    // Staff land where there is something to do, and no menu leads to a page that is not open.
    await expect(page).toHaveURL(new RegExp(`${prefix}/merchant$`))
    await untilAlive(page)
    await page.getByRole('button', { name: office['app.menu'], exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('navigation').getByRole('link')).toHaveText([
      office['page.merchantHome'],
      office['page.merchantOrders'],
      office['page.merchantPromotions'],
      office['page.merchantProducts'],
      office['page.merchantCustomers'],
      // With how many customers wait there.
      new RegExp(`^${office['page.merchantChat']}`),
      office['page.mySales'],
      office['page.merchantProfile'],
    ])
    await page.goto(`${prefix}/merchant/customer?text=${own.mobile}`)
    await page.getByRole('main').getByRole('table').getByRole('link').first().click()
    const client = new RegExp(`/merchant/customer/${own.code}/BKK01$`)
    await expect(page).toHaveURL(client)
    await page.getByRole('button', { name: office['customers.orderFor'] }).click()

    // For whom is always to be seen, and nothing offers what is not for the one who orders: news, contact, chat.
    const banner = page.getByRole('region', { name: say('behalf.label') })
    await expect(banner).toContainText('ร้านทดลอง')
    await untilAlive(page)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(banner).toBeInViewport()
    for (const hidden of [
      'a[href*="CONTACT_001"]',
      'a[href*="/news"]:not([href*="code="])',
      'a[href*="/chat"]',
      'footer a[href^="tel:"]',
    ])
      await expect(page.locator(hidden)).toHaveCount(0)
    await page.goto(`${prefix}/profile/changePassword`)
    await expect(page).not.toHaveURL(/changePassword/)

    // Without an address for bills the delivery address is taken.
    await page.goto(`${prefix}/product/1118`)
    await untilAlive(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: like('cart.add') })
      .first()
      .click()
    await expect(page.getByText(say('cart.count', { count: 1 })).last()).toBeAttached()
    await page.goto(`${prefix}/checkout`)
    await untilAlive(page)
    await expect(page.getByText(say('checkout.billAsShipped'))).toBeVisible()
    await page
      .getByRole('button', { name: like('checkout.place') })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('heading', { name: say('succeed.title') })).toBeVisible()
    await expect(banner).toBeInViewport()
    const [order] = await inDatabase<{ kind: string; same: boolean }>(
      `select placed_by_kind as kind, bill_to->>'code' = ship_to->>'code' as same from orders where customer_code = $1`,
      [own.code],
    )
    expect(order).toEqual({ kind: 'staff', same: true })

    await banner.getByRole('link', { name: say('behalf.change') }).click()
    await expect(page).toHaveURL(/\/merchant\/customer$/)
    await page.goto(`${prefix}/product`)
    await banner.getByRole('button', { name: say('behalf.leave') }).click()
    await expect(page).toHaveURL(client)
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('sangdai_client_token')
    await page.goto(`${prefix}/product`)
    await untilAlive(page)
    await expect(banner).toHaveCount(0)
    await page.goto(`${prefix}/merchant/customer`)
    await expect(page).toHaveURL(/\/merchant\/customer$/)
  })
}
