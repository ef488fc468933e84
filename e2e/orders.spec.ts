import { expect, languages, test } from './journey.ts'
import { saidLike, sayings } from './order-sayings.ts'
import { fillCart, inDatabase, ownCustomer, signInAs } from './own-customer.ts'

for (const { locale, prefix } of languages) {
  const say = sayings(locale)
  const like = saidLike(locale)

  test(`an order is followed by its owner, and by anyone who has its link, who learns no name (${locale})`, async ({
    watched: page,
    browser,
    shop,
  }) => {
    const own = await ownCustomer()
    await fillCart(own, [{ product: '1118', quantities: [1, 0, 0] }])
    await signInAs(page, { prefix, locale }, own.mobile, '/checkout')
    await page
      .getByRole('button', { name: like('checkout.place') })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('heading', { name: say('succeed.title') })).toBeVisible()
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
}
