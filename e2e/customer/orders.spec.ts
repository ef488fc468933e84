import type { Page } from '@playwright/test'
import { expect, languages, test } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { fillCart, inDatabase, type OwnCustomer, ownCustomer, signInAs } from '../tools/own-customer.ts'

const orderFor = { th: 'สั่งของแทนลูกค้า', en: 'Order for this customer' }

for (const { locale, prefix } of languages) {
  const say = sayings(locale)
  const like = saidLike(locale)

  /** Placed by a customer of this journey alone: parallel journeys must not meet in one cart. */
  async function placeOrder(page: Page): Promise<OwnCustomer> {
    const own = await ownCustomer()
    await fillCart(own, [{ product: '1118', quantities: [1, 0, 0] }])
    await signInAs(page, { prefix, locale }, own.mobile, '/checkout')
    await page
      .getByRole('button', { name: like('checkout.place') })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('heading', { name: say('succeed.title') })).toBeVisible()
    return own
  }

  test(`an order is followed by its owner, and by anyone who has its link, who learns no name (${locale})`, async ({
    watched: page,
    browser,
    shop,
  }) => {
    const own = await placeOrder(page)
    const [order] = await inDatabase<{ number: string; tracking_key: string }>(
      'select number, tracking_key from orders where customer_code = $1',
      [own.code],
    )
    await page.goto(`${prefix}/order/tracking/${order?.number}`)
    await expect(page.getByRole('list', { name: say('order.timeline') })).toBeVisible()
    const stranger = await browser.newContext({ baseURL: shop })
    const theirs = await stranger.newPage()
    await theirs.goto(`${prefix}/order/tracking/${order?.number}`)
    await expect(theirs.getByText(say('track.missingGuest'))).toBeVisible()
    await theirs.goto(`${prefix}/order/tracking/${order?.tracking_key}`)
    await expect(theirs.getByText(order?.number ?? '')).toBeVisible()
    await expect(theirs.getByText('ร้านทดลอง')).toHaveCount(0)
    await stranger.close()
  })

  test(`staff who look after a shop record on its order that the transfer came, from manager up (${locale}) @side`, async ({
    page,
    browser,
    shop,
  }) => {
    const own = await placeOrder(page)
    await inDatabase(`update orders set payment_method = 'BANK', payment_code = 2 where customer_code = $1`, [
      own.code,
    ])
    await inDatabase(
      `update customers set sale_code = (select sale_code from staff_centres where sale_unit = 'BKK01' and username = 'sales01') where code = $1`,
      [own.code],
    )
    const [order] = await inDatabase<{ number: string }>(
      'select number from orders where customer_code = $1',
      [own.code],
    )
    for (const username of ['sales01', 'supervisor01', 'manager01']) {
      const office = await browser.newContext({ baseURL: shop })
      const theirs = await office.newPage()
      await theirs.request.post(`${prefix}/merchant/login`, {
        form: { username, password: 'Sangdai#1' },
        headers: { origin: shop },
        maxRedirects: 0,
      })
      await theirs.goto(`${prefix}/merchant/customer/${own.code}/BKK01`)
      await theirs.getByRole('button', { name: orderFor[locale] }).first().click()
      await expect(theirs).not.toHaveURL(/merchant/)
      await theirs.goto(`${prefix}/history/${order?.number}`)
      await expect(theirs.getByRole('heading', { level: 1 })).toContainText(order?.number ?? '')
      const record = theirs.getByRole('button', { name: say('order.record') })
      if (username !== 'manager01') await expect(record).toHaveCount(0)
      else {
        await record.click()
        await expect(theirs.getByRole('list', { name: say('order.timeline') })).toContainText(
          say('order.received'),
        )
        await expect(record).toHaveCount(0)
      }
      await office.close()
    }
    await page.goto(`${prefix}/history/${order?.number}`)
    await expect(page.getByRole('list', { name: say('order.timeline') })).toContainText(say('order.received'))
  })
}
