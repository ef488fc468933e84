import type { Page } from '@playwright/test'
import { axeIn, expectAccessible } from '../every-page/accessible.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { fillCart, type OwnCustomer, ownCustomer, signInAs } from '../tools/own-customer.ts'
import { type At, bankForm, moneyOf, orderAsOwn, payNow, sandbox } from './customer-pays.ts'

/** Orders one product at checkout in a way of paying. */
async function order(page: Page, own: OwnCustomer, at: At, method: 'linepay' | 'card' | 'qr') {
  await fillCart(own, [{ product: '1118', quantities: [1, 0, 0] }])
  await signInAs(page, at, own.mobile, '/checkout')
  const name = new RegExp(`^${sayings(at.locale)(`pay.${method}`).replace(/[()]/g, '.')}`)
  await page.getByRole('radio', { name }).check({ force: true })
  const place = saidLike(at.locale)('checkout.place')
  const button = page.getByRole('button', { name: place }).filter({ visible: true })
  await expect(button).toBeEnabled()
  await button.click()
}
for (const { locale, prefix } of languages) {
  const say = sayings(locale)
  const like = saidLike(locale)
  const at = { locale, prefix }
  const heading = (page: Page, key: Parameters<typeof say>[0]) =>
    page.getByRole('heading', { name: like(key) })

  test(`LINE Pay: cancelled, then paid again, with a receipt (${locale})`, async ({ page }) => {
    const own = await ownCustomer()
    await order(page, own, at, 'linepay')
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

  test(`LINE Pay left open, the browser closed: the order says so, and cash is chosen instead (${locale}) @side`, async ({
    page,
  }) => {
    const own = await ownCustomer()
    await order(page, own, at, 'linepay')
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

  test(`LINE Pay paid, the browser closed before it came back: the order settles by itself (${locale}) @side`, async ({
    page,
    context,
  }) => {
    const own = await ownCustomer()
    await order(page, own, at, 'linepay')
    const approve = page.getByRole('button', { name: sandbox.approve })
    await expect(approve).toBeVisible()
    const { number = '' } = (await moneyOf(own)) ?? {}
    await context.route('**/payment/linepay/return/**', (route) => route.abort())
    await approve.click()
    await expect
      .poll(async () => (await moneyOf(own))?.paid, { timeout: 30_000, intervals: [500] })
      .toBe(true)
    await page.goto(`${prefix}/history/${number}`)
    await expect(page.getByRole('heading', { name: say('money.paid'), exact: true })).toBeVisible()
  })

  test(`a card with 3-D Secure is entered on the bank’s form and paid (${locale})`, async ({ page }) => {
    const own = await ownCustomer()
    await order(page, own, at, 'card')
    await bankForm(page).getByRole('button', { name: sandbox.goodCard }).click()
    await page.getByRole('button', { name: sandbox.confirm }).click()
    await expect(heading(page, 'result.paid')).toBeVisible()
    expect(await moneyOf(own)).toMatchObject({ paid: true, payment_method: 'CARD' })
  })

  test(`a QR of the bank is shown, paid, and confirmed at once (${locale}) @side`, async ({ page }) => {
    const own = await ownCustomer()
    await order(page, own, at, 'qr')
    const pay = bankForm(page).getByRole('button', { name: sandbox.payQr })
    await expect(pay).toBeVisible()
    await expectAccessible(page, axeIn(locale))
    await pay.click()
    await expect(heading(page, 'result.paid')).toBeVisible()
    expect(await moneyOf(own)).toMatchObject({ paid: true, payment_method: 'QR' })
  })

  test(`a declined card: the page says why, the order waits, and another card pays it (${locale}) @side`, async ({
    page,
  }) => {
    const { own, number } = await orderAsOwn(page, at, 'CARD')
    await payNow(page, at, number)
    await bankForm(page).getByRole('button', { name: sandbox.badCard }).click()
    await page.getByRole('button', { name: sandbox.confirm }).click()
    await expect(heading(page, 'result.failed')).toBeVisible()
    await expect(page.getByText(say('result.cardText'))).toBeVisible()
    expect(await moneyOf(own)).toMatchObject({ paid: false, state: 'unpaid', status: 'SO Wait' })
    await untilAlive(page)
    await page.getByRole('button', { name: like('result.again') }).click()
    await bankForm(page).getByRole('button', { name: sandbox.quickCard }).click()
    await expect(heading(page, 'result.paid')).toBeVisible()
    expect(await moneyOf(own)).toMatchObject({ paid: true, state: 'paid', payment_method: 'CARD' })
  })

  test(`a card left at 3-D Secure, then a QR that is closed: the order waits, and the QR opened again pays it (${locale}) @side`, async ({
    page,
  }) => {
    const { own, number } = await orderAsOwn(page, at, 'CARD')
    await payNow(page, at, number)
    await bankForm(page).getByRole('button', { name: sandbox.goodCard }).click()
    await page.getByRole('button', { name: sandbox.leave }).click()
    await expect(heading(page, 'result.waiting')).toBeVisible()
    await untilAlive(page)
    await page.getByRole('link', { name: say('result.otherWay') }).click()
    await untilAlive(page)
    await page.getByRole('radio', { name: new RegExp(`^${say('pay.qr')}`) }).check({ force: true })
    await page.getByRole('button', { name: like('combine.pay') }).click()
    const closed = bankForm(page).getByRole('button', { name: sandbox.close })
    await closed.click()
    await expect(closed).toHaveCount(0)
    await page.goto(`${prefix}/history/${number}`)
    await untilAlive(page)
    await expect(heading(page, 'money.waiting')).toBeVisible()
    await page.getByRole('button', { name: like('money.payNow') }).click()
    await bankForm(page).getByRole('button', { name: sandbox.payQr }).click()
    await expect(heading(page, 'result.paid')).toBeVisible()
    expect(await moneyOf(own)).toMatchObject({ paid: true, state: 'paid', payment_method: 'QR' })
  })
}
