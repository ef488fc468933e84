import type { Page } from '@playwright/test'
import { sayMoney } from '#shop/money/say-money.ts'
import { expect, languages, test } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { fillCart, inDatabase, type OwnCustomer, ownCustomer, signInAs } from '../tools/own-customer.ts'
import { sendOut } from './sent-run.ts'

type Placed = { number: string; key: string }

for (const { locale, prefix } of languages) {
  const say = sayings(locale)
  const like = saidLike(locale)

  async function placeOrder(page: Page, own: OwnCustomer): Promise<Placed> {
    await fillCart(own, [{ product: '1118', quantities: [2, 0, 0] }])
    await signInAs(page, { prefix, locale }, own.mobile, '/checkout')
    await page
      .getByRole('button', { name: like('checkout.place') })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('heading', { name: say('succeed.title') })).toBeVisible()
    const [order] = await inDatabase<Placed>(
      `select number, sale_unit || '-' || tracking_key as key from orders where customer_code = $1 order by placed_at desc limit 1`,
      [own.code],
    )
    if (!order) throw new Error('no order was placed')
    return order
  }

  const cardOf = (page: Page) => page.getByRole('region', { name: say('delivery.title') })

  test(`a customer sees the rider come, and what proves the delivery, without loading the page again; the link shows no picture (${locale})`, async ({
    watched: page,
    browser,
    shop,
    request,
  }) => {
    const { number, key } = await placeOrder(page, await ownCustomer())
    const run = await sendOut(request, [number])
    await page.goto(`${prefix}/history/${number}/BKK01`)
    const card = cardOf(page)
    await expect(card).toContainText(say('delivery.planned'))
    const due = (await run.dues()).get(number) ?? 0
    await expect(card).toContainText(say('succeed.cash', { total: sayMoney(Math.round(due * 100)) }))
    const stranger = await browser.newContext({ baseURL: shop })
    const linked = await stranger.newPage()
    await linked.goto(`${prefix}/order/tracking/${key}`)
    const linkCard = cardOf(linked)
    await expect(linkCard).toContainText(say('delivery.planned'))

    const rider = say('delivery.rider', { name: 'เอก' })
    await run.act({ kind: 'start' })
    for (const each of [card, linkCard]) {
      await expect(each).toContainText(say('delivery.coming', { rider }))
      await expect(each).toContainText(say('delivery.next'))
      await expect(each.getByRole('link', { name: say('delivery.call') })).toHaveAttribute(
        'href',
        'tel:0820000001',
      )
    }
    await expect(card).toContainText(/\d\d:\d\d–\d\d:\d\d/)
    await run.act({ kind: 'arrive', orderNumber: number, place: null })
    for (const each of [card, linkCard]) await expect(each).toContainText(say('delivery.here', { rider }))

    await run.act({
      ...{ kind: 'deliver', orderNumber: number, refused: [], paidWay: 'cash', collected: due },
      receiver: 'คุณแดง',
    })
    for (const each of [card, linkCard]) await expect(each).toContainText(say('delivery.delivered'))
    await expect(card).toContainText(say('delivery.receiver', { name: 'คุณแดง' }))
    await expect(card.getByRole('link', { name: say('delivery.call') })).toHaveCount(0)
    await run.photograph(number)
    const photo = say('delivery.photo', { number: 1 })
    await card.getByRole('button', { name: photo }).click()
    const large = page.getByRole('dialog').getByRole('img', { name: photo })
    await expect(large).toBeVisible()
    await expect
      .poll(() => large.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(300)
    const src = (await large.getAttribute('src')) ?? ''
    expect((await page.request.get(src)).status()).toBe(200)

    await linked.reload()
    await expect(linkCard).toContainText(say('delivery.delivered'))
    await expect(linkCard).not.toContainText('คุณแดง')
    await expect(linkCard.getByRole('button')).toHaveCount(0)
    // Without a sign-in the picture's own address leads to the sign-in page.
    const refused = await linked.request.get(src, { maxRedirects: 0 })
    expect([refused.status(), refused.headers().location]).toEqual([302, expect.stringContaining('/login')])
    await stranger.close()
  })

  test(`what is not taken at the door stands on the order with its reason, and the new total (${locale}) @side`, async ({
    watched: page,
    browser,
    shop,
    request,
  }) => {
    const { number } = await placeOrder(page, await ownCustomer())
    const run = await sendOut(request, [number])
    await page.goto(`${prefix}/history/${number}/BKK01`)
    await expect(cardOf(page)).toContainText(say('delivery.planned'))
    await run.act({
      ...{ kind: 'deliver', orderNumber: number, refused: [{ line: 1, taken: 1, reason: 'damaged' }] },
      ...{ paidWay: 'none', collected: 0, why: 'โอนภายหลัง' },
    })
    await expect(cardOf(page)).toContainText(say('delivery.partly'))
    const goods = page.getByRole('region', { name: say('refused.title') })
    await expect(goods).toContainText(say('refused.damaged'))
    const [after] = await inDatabase<{ total: number }>(
      'select total::float8 as total from orders where number = $1',
      [number],
    )
    await expect(cardOf(page)).toContainText(say('delivery.newTotal', { total: sayMoney(after?.total ?? 0) }))

    const office = await browser.newContext({ baseURL: shop })
    const theirs = await office.newPage()
    await theirs.request.post(`${prefix}/merchant/login`, {
      form: { username: 'manager01', password: 'Sangdai#1' },
      headers: { origin: shop },
      maxRedirects: 0,
    })
    await theirs.goto(`${prefix}/merchant/order/${number}/BKK01`)
    await run.photograph(number)
    const button = theirs.getByRole('button', { name: say('delivery.photo', { number: 1 }) })
    await expect(button).toBeVisible()
    await office.close()
  })
}
