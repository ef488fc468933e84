import type { Page } from '@playwright/test'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { fillCart, inDatabase, type OwnCustomer, ownCustomer, signInAs } from '../tools/own-customer.ts'

type Words = { say: ReturnType<typeof sayings>; like: ReturnType<typeof saidLike> }

/** Orders one product at checkout in a way of paying, and presses the button. */
async function order(
  page: Page,
  own: OwnCustomer,
  method: string,
  { say, like }: Words,
  at: { prefix: string; locale: 'th' | 'en' },
) {
  await fillCart(own, [{ product: '1118', quantities: [1, 0, 0] }])
  await signInAs(page, at, own.mobile, '/checkout')
  await page.getByRole('radio', { name: method }).check({ force: true })
  const button = page.getByRole('button', { name: like('checkout.place') }).filter({ visible: true })
  await expect(button).toBeEnabled()
  await button.click()
  void say
}

const moneyOf = async ({ code }: OwnCustomer) => {
  const [found] = await inDatabase<{ number: string; payment_method: string; paid: boolean }>(
    'select number, payment_method, paid_at is not null as paid from orders where customer_code = $1 order by placed_at desc limit 1',
    [code],
  )
  return found
}

/** The sandbox speaks the browser's language. */
const sandbox = {
  approve: /ยืนยันการชำระเงิน|Approve the payment/,
  cancel: /^(ยกเลิก|Cancel)$/,
  goodCard: /บัตรที่ผ่าน|A good card/,
  confirm: /^(ยืนยัน|Confirm)$/,
  payQr: /จ่ายด้วยแอปธนาคาร|Pay with the bank app/,
}

for (const { locale, prefix } of languages) {
  const say = sayings(locale)
  const like = saidLike(locale)
  const at = { locale, prefix }
  const words = { say, like }
  const heading = (page: Page, key: Parameters<typeof say>[0]) =>
    page.getByRole('heading', { name: like(key) })

  test(`LINE Pay: cancelled, then paid again, with a receipt (${locale})`, async ({ page }) => {
    const own = await ownCustomer()
    await order(page, own, say('pay.linepay'), words, at)
    await page.getByRole('button', { name: sandbox.cancel }).click()
    await expect(heading(page, 'result.cancelled')).toBeVisible()
    expect(await moneyOf(own)).toMatchObject({ paid: false })
    await untilAlive(page)
    await page.getByRole('button', { name: like('result.again') }).click()
    await page.getByRole('button', { name: sandbox.approve }).click()
    await expect(heading(page, 'result.paid')).toBeVisible()
    expect(await moneyOf(own)).toMatchObject({ paid: true, payment_method: 'LINEPAY' })
    await page.getByRole('link', { name: say('result.receipt') }).click()
    await expect(heading(page, 'receipt.title')).toBeVisible()
    await expect(page.getByText(say('receipt.total'))).toBeVisible()
  })

  test(`LINE Pay left open, the browser closed: the order says so, and cash is chosen instead (${locale})`, async ({
    page,
  }) => {
    const own = await ownCustomer()
    await order(page, own, say('pay.linepay'), words, at)
    await expect(page.getByRole('button', { name: sandbox.approve })).toBeVisible()
    const { number = '' } = (await moneyOf(own)) ?? {}
    await page.goto(`${prefix}/history/${number}`)
    await untilAlive(page)
    await expect(heading(page, 'money.waiting')).toBeVisible()
    await page.getByRole('link', { name: say('money.otherWay') }).click()
    await untilAlive(page)
    await page.getByRole('radio', { name: say('pay.cod') }).check({ force: true })
    await page.getByRole('button', { name: say('combine.change') }).click()
    await expect(page).toHaveURL(new RegExp(`/history/${number}`))
    expect(await moneyOf(own)).toMatchObject({ payment_method: 'COD', paid: false })
  })

  test(`LINE Pay paid, the browser closed before it came back: the order settles by itself (${locale})`, async ({
    page,
    context,
  }) => {
    const own = await ownCustomer()
    await order(page, own, say('pay.linepay'), words, at)
    const approve = page.getByRole('button', { name: sandbox.approve })
    await expect(approve).toBeVisible()
    const { number = '' } = (await moneyOf(own)) ?? {}
    await context.route('**/payment/linepay/return/**', (route) => route.abort())
    await approve.click()
    await page.waitForTimeout(300)
    await page.goto(`${prefix}/history/${number}`)
    await untilAlive(page)
    // Whoever looks at the payment makes us ask; nobody has to.
    await page.getByRole('link', { name: say('money.seePayment') }).click()
    await expect(heading(page, 'result.paid')).toBeVisible({ timeout: 20_000 })
    expect(await moneyOf(own)).toMatchObject({ paid: true })
  })

  test(`a card with 3-D Secure is entered on the bank’s form and paid (${locale})`, async ({ page }) => {
    const own = await ownCustomer()
    await order(page, own, say('pay.card'), words, at)
    await page
      .frameLocator('iframe[title="K-Payment"]')
      .getByRole('button', { name: sandbox.goodCard })
      .click()
    await page.getByRole('button', { name: sandbox.confirm }).click()
    await expect(heading(page, 'result.paid')).toBeVisible()
    expect(await moneyOf(own)).toMatchObject({ paid: true, payment_method: 'CARD' })
  })

  test(`a QR of the bank is shown, paid, and confirmed at once (${locale})`, async ({ page }) => {
    const own = await ownCustomer()
    await order(page, own, say('pay.qr'), words, at)
    await page.frameLocator('iframe[title="K-Payment"]').getByRole('button', { name: sandbox.payQr }).click()
    await expect(heading(page, 'result.paid')).toBeVisible()
    expect(await moneyOf(own)).toMatchObject({ paid: true, payment_method: 'QR' })
  })
}
