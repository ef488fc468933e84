import type { Page } from '@playwright/test'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { inDatabase, ownCustomer, postSignIn } from '../tools/own-customer.ts'
import { readMoney } from '../tools/read-sums.ts'
import { bankForm, placeOrder, sandbox } from './customer-pays.ts'

for (const { locale, prefix } of languages) {
  const at = { locale, prefix }
  const say = sayings(locale)
  const like = saidLike(locale)

  /** The debt as the profile says it. */
  async function debtOf(page: Page): Promise<number> {
    await page.goto(`${prefix}/profile`)
    const used = page.getByRole('main').getByText(like('profile.creditUsed')).first()
    return readMoney((await used.textContent()) ?? '')
  }

  test(`three orders and a due credit invoice are paid with one payment, and the debt falls by the invoice (${locale})`, async ({
    page,
  }) => {
    const own = await ownCustomer({ creditLimit: 5_000_000 })
    await postSignIn(page, at, own.mobile)
    const [due, ...orders] = await Promise.all([
      placeOrder(page, at, 'CREDIT'),
      ...(['BANK', 'LINEPAY', 'QR'] as const).map((method) => placeOrder(page, at, method)),
    ])
    // A second debt, which is not due and stays.
    await placeOrder(page, at, 'CREDIT')
    await inDatabase(
      `update orders set status = 'POD', due_on = (now() - interval '3 days')::date where number = $1`,
      [due.number],
    )
    const before = await debtOf(page)
    const all = [...orders, due]
    await page.goto(`${prefix}/payment/combine`)
    await untilAlive(page)
    await expect(page.getByText(say('combine.overdue'), { exact: true })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: due.number })).toBeChecked()
    for (const { number } of orders) await page.getByRole('checkbox', { name: number }).check()
    await page.getByRole('radio', { name: new RegExp(`^${say('pay.qr')}`) }).check({ force: true })
    const pay = page.getByRole('button', { name: like('combine.pay') })
    const sum = all.reduce((so, { total }) => so + total, 0)
    expect(readMoney((await pay.textContent()) ?? '')).toBe(sum)
    await pay.click()
    await bankForm(page).getByRole('button', { name: sandbox.payQr }).click()
    await expect(page.getByRole('heading', { name: say('result.paid') })).toBeVisible()
    for (const { number } of all) await expect(page.getByRole('link', { name: number })).toBeVisible()
    for (const { number } of all) {
      await page.goto(`${prefix}/history/${number}`, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { name: say('money.paid'), exact: true })).toBeVisible()
    }
    expect(await debtOf(page)).toBe(before - due.total)
  })
}
