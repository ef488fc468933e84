import { randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { paymentIdOf } from '#shop/payments/payment-id.ts'
import { paymentEn } from '#web/words/merchant/payment-en.ts'
import { paymentTh } from '#web/words/merchant/payment-th.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { fillCart, inDatabase, type OwnCustomer, ownCustomer, signInAs } from '../tools/own-customer.ts'

type Paid = { own: OwnCustomer; number: string; paymentId: string; slipId: string }

for (const { locale, prefix } of languages) {
  const words: Record<keyof typeof paymentTh, string> = locale === 'th' ? paymentTh : paymentEn
  const begins = (key: keyof typeof paymentTh) => new RegExp(`^${words[key].split(/[{(]/)[0]}`)

  /** An order of this journey alone whose customer has sent a slip; the picture is one of the demo's. */
  async function sendSlip(page: Page): Promise<Paid> {
    const own = await ownCustomer()
    await fillCart(own, [{ product: '1118', quantities: [1, 0, 0] }])
    await signInAs(page, { prefix, locale }, own.mobile, '/checkout')
    const place = { name: saidLike(locale)('checkout.place') }
    await page.getByRole('button', place).filter({ visible: true }).click()
    await expect(page.getByRole('heading', { name: sayings(locale)('succeed.title') })).toBeVisible()
    const paymentId = paymentIdOf(randomBytes(10))
    const [order] = await inDatabase<{ number: string }>(
      `update orders set payment_method = 'BANK', payment_code = 2 where customer_code = $1 returning number`,
      [own.code],
    )
    const number = order?.number ?? ''
    await inDatabase(
      `insert into payments (sale_unit, id, customer_code, method, provider, amount, state, key, made_at, made_by_kind, made_by)
       select sale_unit, $2, customer_code, 'BANK', 'transfer', total, 'waiting', gen_random_uuid(), now(), 'customer', 'x' from orders where number = $1`,
      [number, paymentId],
    )
    await inDatabase(
      `insert into payment_shares (sale_unit, payment_id, order_number, amount) select sale_unit, $2, number, total from orders where number = $1`,
      [number, paymentId],
    )
    const [slip] = await inDatabase<{ id: string }>(
      `insert into slips (sale_unit, payment_id, customer_code, picture, sent_at, state)
       select 'BKK01', $1, $2, (select picture from slips where picture like 'slips/demo-%' order by picture limit 1), now(), 'checking' returning id`,
      [paymentId, own.code],
    )
    return { own, number, paymentId, slipId: slip?.id ?? '' }
  }

  /** The owner's page, with the slip of this journey in front: others may wait before it. */
  async function openSlip(browser: Browser, shop: string, { slipId }: Paid): Promise<Page> {
    const office = await browser.newContext({ baseURL: shop, locale })
    const theirs = await office.newPage()
    await theirs.request.post(`${prefix}/merchant/login`, {
      form: { username: 'owner01', password: 'Sangdai#1' },
      headers: { origin: shop },
      maxRedirects: 0,
    })
    await theirs.goto(`${prefix}/merchant/payment?slip=${slipId}`)
    await untilAlive(theirs)
    return theirs
  }
  const stateOf = async ({ number }: Paid) => {
    const [found] = await inDatabase<{ paid: boolean; state: string }>(
      `select o.paid_at is not null as paid, m.state from orders o join order_money m on m.sale_unit = o.sale_unit and m.order_number = o.number where o.number = $1`,
      [number],
    )
    return found
  }

  test(`a slip is confirmed by the owner: the order is paid, then its money is given back (${locale})`, async ({
    page,
    browser,
    shop,
  }) => {
    const paid = await sendSlip(page)
    const theirs = await openSlip(browser, shop, paid)
    await expect(theirs.getByText(paid.number)).toBeVisible()
    await expect
      .poll(() => theirs.locator('main img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(100)
    await theirs.getByRole('button', { name: begins('slip.confirm') }).click()
    await expect(theirs.getByText(paid.number)).toHaveCount(0)
    expect(await stateOf(paid)).toEqual({ paid: true, state: 'paid' })
    await page.goto(`${prefix}/history/${paid.number}`)
    await expect(page.getByRole('list', { name: sayings(locale)('order.timeline') })).toContainText(
      sayings(locale)('order.received'),
    )
    await theirs.goto(`${prefix}/merchant/payment/${paid.paymentId}`)
    await untilAlive(theirs)
    await theirs.getByLabel(words['refund.amount']).fill('1.50')
    await theirs.getByLabel(words['refund.why']).fill('ของขาด 1 ชิ้น')
    await theirs.getByRole('button', { name: words['refund.record'] }).click()
    await expect(theirs.getByText(words['refund.sent'])).toBeVisible()
    await expect(theirs.getByText(words['state.partly refunded'])).toBeVisible()
    await theirs.context().close()
  })

  test(`a slip is refused by keyboard with a reason; what another decided is said with the name (${locale})`, async ({
    page,
    browser,
    shop,
  }) => {
    const paid = await sendSlip(page)
    const theirs = await openSlip(browser, shop, paid)
    await expect(theirs.getByText(paid.number)).toBeVisible()
    await theirs.keyboard.press('r')
    await theirs.getByRole('button', { name: words['slip.reason.missing'] }).click()
    await expect(theirs.getByLabel(words['slip.why'])).toHaveValue(words['slip.reason.missing'])
    await inDatabase(
      `update slips set state = 'refused', why = 'x', decided_by = 'สมหญิง', decided_at = now() where id = $1`,
      [paid.slipId],
    )
    await theirs.getByRole('button', { name: words['slip.sendRefusal'] }).click()
    await expect(theirs.getByRole('alert')).toContainText('สมหญิง')
    await inDatabase(`update slips set state = 'checking' where id = $1`, [paid.slipId])
    const again = await openSlip(browser, shop, paid)
    await again.keyboard.press('r')
    await again.getByRole('button', { name: words['slip.reason.missing'] }).click()
    await again.getByRole('button', { name: words['slip.sendRefusal'] }).click()
    await expect(again.getByText(paid.number)).toHaveCount(0)
    expect(await stateOf(paid)).toEqual({ paid: false, state: 'unpaid' })
    for (const one of [theirs, again]) await one.context().close()
  })
}
