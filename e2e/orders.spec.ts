import AxeBuilder from '@axe-core/playwright'
import { expect, languages, test, untilAlive } from './journey.ts'
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

  test(`no serious accessibility finding on the pages of ordering (${locale}) @once`, async ({ page }) => {
    test.setTimeout(240_000)
    const own = await ownCustomer({ creditLimit: 500_000, points: 300 })
    await fillCart(own, [
      { product: '1118', quantities: [4, 1, 0] },
      { product: '1067', quantities: [1, 0, 0] },
    ])
    await signInAs(page, { prefix, locale }, own.mobile, '/cart')
    const paths = [
      '/cart',
      '/cart/adv',
      '/checkout',
      '/history',
      '/order/tracking',
      '/point_tcp',
      '/profile',
      '/profile/points',
      '/profile/mycoupon',
      '/profile/incentive',
    ]
    for (const path of paths) {
      await page.goto(`${prefix}${path}`)
      await untilAlive(page)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const { violations } = await new AxeBuilder({ page: page as never }).analyze()
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        expect(serious.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(overflow, `sideways scroll on ${path} at ${width} px`).toBeLessThanOrEqual(0)
      }
    }
  })
}
