import type { Page } from '@playwright/test'
import { personNamed } from '#sandbox/sign-in/people.ts'
import { line } from '#sandbox/sign-in/providers.ts'
import { messageKindOf } from '#shop/customer-messages/message-kinds.ts'
import { expectAccessible } from '../every-page/accessible.ts'
import { expect, expectToast, inboxOf, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { fillCart, inDatabase, type OwnCustomer, ownCustomer, signInAs } from '../tools/own-customer.ts'
import { lineBrowser } from './line-browser.ts'

const linkLine = (own: OwnCustomer, person: string) =>
  inDatabase(
    `insert into linked_identities (account_id, provider, subject, name) select id, 'line', $2, $3 from accounts where mobile = $1`,
    [own.mobile, line.subject(personNamed(person)), person],
  )

const messagesOf = ({ code }: OwnCustomer) =>
  inDatabase<{ subject: string; state: string; channel: string | null; reason: string | null }>(
    `select subject, state, channel, reason from customer_messages where customer_code = $1 and kind = 'order-placed' order by made_at`,
    [code],
  )

for (const { locale, prefix } of languages) {
  const say = sayings(locale)
  const like = saidLike(locale)
  const at = { locale, prefix }

  /** Places an order by cash, which the customer does themselves: its message waits for no morning. */
  async function placeOrder(page: Page, own: OwnCustomer): Promise<string> {
    // What was ordered before stays as an empty line.
    await inDatabase('delete from cart_lines where customer_code = $1', [own.code])
    await inDatabase(
      `update stock set on_hand = on_hand + 100 where sale_unit = 'BKK01' and product_code = '1118'`,
    )
    await fillCart(own, [{ product: '1118', quantities: [1, 0, 0] }])
    await page.goto(`${prefix}/checkout`)
    await untilAlive(page)
    await page.getByRole('radio', { name: say('pay.cod') }).check({ force: true })
    await page
      .getByRole('button', { name: like('checkout.place') })
      .filter({ visible: true })
      .click()
    await expect(page).not.toHaveURL(/\/checkout$/)
    const placed = await inDatabase<{ number: string }>(
      'select number from orders where customer_code = $1 order by placed_at desc limit 1',
      [own.code],
    )
    return placed[0]?.number ?? 'no order'
  }

  test(`an order arrives as a card that opens it, in the chosen language; declined, none comes any more (${locale})`, async ({
    page,
    browser,
  }) => {
    const [own, person] = [await ownCustomer(), `ร้านข้อความ ${locale} ${Date.now()}`]
    await linkLine(own, person)
    await signInAs(page, at, own.mobile, '/pdpa')
    await page.goto(`${prefix}/pdpa`)
    await untilAlive(page)
    await page.getByLabel(say('pdpa.messageLanguage')).selectOption(locale === 'th' ? 'en' : 'th')
    await expectToast(page, say('pdpa.messagesSaved'))
    await page.getByLabel(say('pdpa.messageLanguage')).selectOption(locale)
    await expect
      .poll(() => inDatabase('select language from message_choices where customer_code = $1', [own.code]))
      .toEqual([{ language: locale }])
    await expectAccessible(page)

    const number = await placeOrder(page, own)
    const held = await browser.newContext({
      userAgent: lineBrowser,
      locale: 'th-TH',
      viewport: page.viewportSize(),
    })
    const phone = await held.newPage()
    const open = { th: 'ดูคำสั่งซื้อ', en: 'View order' }[locale]
    const address = `${process.env.SHOP_DIRECT}/sandbox/line/phone?${new URLSearchParams({ person, account: 'BKK01' })}`
    await expect(async () => {
      await phone.goto(address)
      await expect(phone.getByRole('listitem').filter({ hasText: number })).toHaveCount(1, { timeout: 500 })
    }).toPass()
    const card = phone.getByRole('listitem').filter({ hasText: number })
    await expect(card).toContainText({ th: 'ได้รับคำสั่งซื้อ', en: 'We received order' }[locale])
    const opening = held.waitForEvent('page')
    await card.getByRole('link', { name: open }).click()
    const opened = await opening
    await expect(opened).toHaveURL(locale === 'th' ? /\/order\/tracking\// : /\/en\/order\/tracking\//)
    await expect(opened.getByRole('main')).toContainText(number)
    // LINE signed the customer in, who signed in nowhere on this phone.
    await opened.goto(`${new URL(opened.url()).origin}${prefix}/history/${number}/BKK01`)
    await expect(opened.getByRole('heading', { level: 1, name: number })).toBeVisible()

    await page.goto(`${prefix}/pdpa`)
    await untilAlive(page)
    const placed = page.getByRole('switch', { name: messageKindOf('order-placed').name[locale] })
    await expect(placed).toBeChecked()
    await placed.click()
    await expect(placed).not.toBeChecked()
    await expectToast(page, say('pdpa.messagesSaved'))
    // What concerns money offers no switch.
    const names = page.getByRole('switch', {
      name: messageKindOf('money-refunded').name[locale],
      exact: true,
    })
    await expect(names).toHaveCount(0)
    const second = await placeOrder(page, own)
    await expect
      .poll(() => messagesOf(own))
      .toMatchObject([
        { subject: number, state: 'sent', channel: 'line' },
        { subject: second, state: 'not sent', reason: 'declined' },
      ])
    await phone.goto(address)
    await expect(phone.getByText(second)).toHaveCount(0)
    expect(await inboxOf(page.request, own.mobile)).toEqual([])
  })

  test(`whoever has no LINE gets an SMS with a link to the order (${locale}) @side`, async ({ page }) => {
    const own = await ownCustomer()
    await signInAs(page, at, own.mobile)
    const number = await placeOrder(page, own)
    await expect.poll(async () => (await inboxOf(page.request, own.mobile)).length).toBe(1)
    const [sms] = await inboxOf(page.request, own.mobile)
    expect(sms?.text).toContain(number)
    expect(sms?.text).toMatch(/\/order\/tracking\/BKK01-[0-9a-f]{32}$/)
  })
}
