import { sayMoney } from '#shop/money/say-money.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { sayings } from '../tools/order-sayings.ts'
import { inDatabase } from '../tools/own-customer.ts'
import { bankForm, moneyOf, orderAsOwn, payNow, sandbox } from './customer-pays.ts'
import { officeWords, openOffice } from './owner-office.ts'

type Played = { id: string; reference: string; description: string }

/** What a person presses on the sandbox's page of payments. */
async function play(number: string, what: 'pay' | 'pay-late'): Promise<void> {
  const books = `${process.env.SHOP_DIRECT}/sandbox/payments`
  const { payments } = (await (await fetch(`${books}.json`)).json()) as { payments: Played[] }
  const own = payments.find(({ description }) => description.includes(number))
  const answer = await fetch(`${books}/${own?.reference}/${what}`, { method: 'POST', redirect: 'manual' })
  expect(answer.status, `${what} of ${number}`).toBe(303)
}

for (const { locale, prefix } of languages) {
  const at = { locale, prefix }
  const say = sayings(locale)
  const words = officeWords(locale)

  test(`money that comes after the order expired is to be refunded, and goes back through the gateway (${locale})`, async ({
    page,
    browser,
    shop,
  }) => {
    const { own, number, total } = await orderAsOwn(page, at, 'QR')
    await payNow(page, at, number)
    await expect(bankForm(page).getByRole('button', { name: sandbox.payQr })).toBeVisible()
    await play(number, 'pay-late')
    // The page of the QR would leave for the result by itself, in the middle of what comes.
    await page.goto('about:blank')
    await inDatabase(`update orders set pay_before = now() - interval '1 minute' where number = $1`, [number])
    await inDatabase(`insert into jobs.job (name) values ('expire-unpaid-orders')`)
    const theirs = await openOffice(browser, shop, at)
    await expect.poll(async () => (await moneyOf(own))?.status).toBe('SO Cancel')
    await play(number, 'pay')
    await expect.poll(async () => (await moneyOf(own))?.state).toBe('to be refunded')
    await page.goto(`${prefix}/history/${number}`)
    await expect(page.getByRole('heading', { name: say('money.toRefund') })).toBeVisible()
    await expect(page.getByText(say('money.backText'))).toBeVisible()
    const timeline = page.getByRole('list', { name: say('order.timeline') })
    await expect(timeline).toContainText(say('order.notPaidInTime'))
    await expect(timeline).toContainText(say('order.received'))
    await page.getByRole('link', { name: say('money.seePayment') }).click()
    await expect(page.getByRole('heading', { name: say('result.toRefund') })).toBeVisible()

    await theirs.goto(`${prefix}/merchant/payment?tab=back`)
    await untilAlive(theirs)
    await theirs.getByRole('link').filter({ hasText: number }).click()
    await expect(theirs.getByLabel(words['refund.amount'])).toHaveValue((total / 100).toFixed(2))
    await theirs.getByLabel(words['refund.why']).fill('เงินเข้าหลังหมดเวลา')
    await theirs.getByRole('button', { name: words['refund.send'], exact: true }).click()
    await expect(theirs.getByText(words['refund.sent'])).toBeVisible()
    await theirs.goto(`${prefix}/merchant/payment?tab=back`)
    await expect(theirs.getByText(number)).toHaveCount(0)
    await theirs.context().close()

    await page.reload()
    await expect(
      page.getByRole('heading', { name: say('result.refunded', { amount: sayMoney(total) }) }),
    ).toBeVisible()
    await page.goto(`${prefix}/history/${number}`)
    await expect(page.getByRole('heading', { name: say('money.refunded') })).toBeVisible()
  })
}
