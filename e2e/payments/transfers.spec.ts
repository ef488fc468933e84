import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { inDatabase, type OwnCustomer } from '../tools/own-customer.ts'
import { moneyOf, orderAsOwn, placeOrder, transferOf } from './customer-pays.ts'
import { officeWords, openOffice } from './owner-office.ts'

for (const { locale, prefix } of languages) {
  const at = { locale, prefix }
  const say = sayings(locale)
  const words = officeWords(locale)
  const begins = (key: keyof typeof words) => new RegExp(`^${words[key].split(/[{(]/)[0]}`)
  const heading = (page: Page, key: Parameters<typeof say>[0]) =>
    page.getByRole('heading', { name: say(key), exact: true })
  const send = (page: Page) => page.getByRole('button', { name: say('slip.send') })

  /** Chooses the picture of a slip on the open page, and waits until its code is read. */
  async function choosePicture(page: Page, { reference, picture }: Awaited<ReturnType<typeof transferOf>>) {
    await page.getByLabel(say('slip.choose')).setInputFiles(picture)
    await expect(page.getByText(say('slip.found', { reference }))).toBeVisible()
  }

  /** A transfer order of this journey alone, and the slip of its bank sent without the screens. */
  async function sendSlip(page: Page) {
    const { own, number, total } = await orderAsOwn(page, at, 'BANK')
    const { picture } = await transferOf(own, total)
    const answer = await page.request.post(`${prefix}/payment/upload/slip/${own.saleUnit}`, {
      multipart: { orders: number, picture },
      maxRedirects: 0,
    })
    const result = answer.headers().location ?? ''
    expect(result, `a slip sent: ${answer.status()}`).toContain('/result/')
    return { own, number, result, ...(await sentBy(own)) }
  }

  async function sentBy({ code }: OwnCustomer) {
    const [sent] = await inDatabase<{ slipId: string; paymentId: string }>(
      `select id as "slipId", payment_id as "paymentId" from slips where customer_code = $1`,
      [code],
    )
    return sent ?? { slipId: '', paymentId: '' }
  }

  /** The slip of this journey in front: others may wait before it. */
  async function openSlip(theirs: Page, slipId: string): Promise<void> {
    await theirs.goto(`${prefix}/merchant/payment?slip=${slipId}`)
    await untilAlive(theirs)
  }

  test(`a transfer: its QR saved, its slip sent, confirmed by the owner; the same slip pays no second order (${locale})`, async ({
    page,
    browser,
    shop,
  }) => {
    const { own, number, total } = await orderAsOwn(page, at, 'BANK')
    await page.goto(`${prefix}/payment/slip?order=${number}`)
    await untilAlive(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: say('transfer.save') }).click()
    expect((await saving).suggestedFilename()).toBe(`promptpay-${number}.png`)
    const slip = await transferOf(own, total)
    await page.getByRole('link', { name: say('transfer.attach') }).click()
    await untilAlive(page)
    await send(page).click()
    await expect(page.getByText(say('slip.choosePicture'))).toBeVisible()
    await choosePicture(page, slip)
    await send(page).click()
    await expect(heading(page, 'result.slip')).toBeVisible()
    const result = page.url()
    await page.goto(`${prefix}/history/${number}`)
    await expect(heading(page, 'money.slip')).toBeVisible()
    // What is being checked cannot be paid again.
    await page.goto(`${prefix}/payment/combine`)
    await expect(page.getByText(say('combine.slipWaits'))).toBeVisible()
    await expect(page.getByRole('button', { name: saidLike(locale)('combine.pay') })).toHaveCount(0)

    await page.goto(result)
    const { slipId } = await sentBy(own)
    const theirs = await openOffice(browser, shop, at)
    await openSlip(theirs, slipId)
    await expect(theirs.getByText(number)).toBeVisible()
    await expect
      .poll(() => theirs.locator('main img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(100)
    await theirs.getByRole('button', { name: begins('slip.confirm') }).click()
    await expect(theirs.getByText(number)).toHaveCount(0)
    await theirs.context().close()
    // The page of the customer was left open, and tells it by itself.
    await expect(heading(page, 'result.paid')).toBeVisible()
    await page.goto(`${prefix}/history/${number}`)
    await expect(heading(page, 'money.paid')).toBeVisible()

    const second = await placeOrder(page, at, 'BANK')
    const third = await placeOrder(page, at, 'BANK')
    await page.goto(`${prefix}/payment/upload/slip?orders=${second.number}`)
    await untilAlive(page)
    await page.getByRole('checkbox', { name: third.number }).check()
    await choosePicture(page, slip)
    await send(page).click()
    await expect(page.getByText(paymentsProblems.slipUsed[locale])).toBeVisible()
    for (const { number: chosen } of [second, third])
      await expect(page.getByRole('checkbox', { name: chosen })).toBeChecked()
    await expect(page.getByText(say('slip.found', { reference: slip.reference }))).toBeVisible()
    expect(await moneyOf(own)).toMatchObject({ number: third.number, paid: false, state: 'unpaid' })
  })

  test(`money of a confirmed slip is given back in part, and the customer sees it (${locale}) @side`, async ({
    page,
    browser,
    shop,
  }) => {
    const paid = await sendSlip(page)
    const theirs = await openOffice(browser, shop, at)
    await openSlip(theirs, paid.slipId)
    await theirs.getByRole('button', { name: begins('slip.confirm') }).click()
    await expect(theirs.getByText(paid.number)).toHaveCount(0)
    expect(await moneyOf(paid.own)).toMatchObject({ paid: true, state: 'paid' })
    await theirs.goto(`${prefix}/merchant/payment/${paid.paymentId}`)
    await untilAlive(theirs)
    await theirs.getByLabel(words['refund.amount']).fill('1.50')
    await theirs.getByLabel(words['refund.why']).fill('ของขาด 1 ชิ้น')
    await theirs.getByRole('button', { name: words['refund.record'] }).click()
    await expect(theirs.getByText(words['refund.sent'])).toBeVisible()
    await expect(theirs.getByText(words['state.partly refunded'])).toBeVisible()
    await theirs.context().close()
    await page.goto(paid.result)
    await expect(
      page.getByRole('heading', { name: say('result.refunded', { amount: '฿1.50' }) }),
    ).toBeVisible()
  })

  test(`a slip is refused by keyboard with a reason, once; the customer reads it and sends another (${locale})`, async ({
    page,
    browser,
    shop,
  }) => {
    const sent = await sendSlip(page)
    const theirs = await openOffice(browser, shop, at)
    await openSlip(theirs, sent.slipId)
    await expect(theirs.getByText(sent.number)).toBeVisible()
    await theirs.keyboard.press('r')
    await theirs.getByRole('button', { name: words['slip.reason.missing'] }).click()
    await expect(theirs.getByLabel(words['slip.why'])).toHaveValue(words['slip.reason.missing'])
    await inDatabase(
      `update slips set state = 'refused', why = 'x', decided_by = 'สมหญิง', decided_at = now() where id = $1`,
      [sent.slipId],
    )
    await theirs.getByRole('button', { name: words['slip.sendRefusal'] }).click()
    await expect(theirs.getByRole('alert')).toContainText('สมหญิง')
    await inDatabase(`update slips set state = 'checking' where id = $1`, [sent.slipId])
    await openSlip(theirs, sent.slipId)
    await theirs.keyboard.press('r')
    await theirs.getByRole('button', { name: words['slip.reason.missing'] }).click()
    await theirs.getByRole('button', { name: words['slip.sendRefusal'] }).click()
    await expect(theirs.getByText(sent.number)).toHaveCount(0)
    await theirs.context().close()
    expect(await moneyOf(sent.own)).toMatchObject({ paid: false, state: 'unpaid' })

    await page.goto(sent.result)
    await untilAlive(page)
    await expect(heading(page, 'result.slipRefused')).toBeVisible()
    await expect(page.getByText(words['slip.reason.missing'], { exact: true })).toBeVisible()
    await page.getByRole('link', { name: say('slip.again') }).click()
    await untilAlive(page)
    await expect(page.getByRole('checkbox', { name: sent.number })).toBeChecked()
    await choosePicture(page, await transferOf(sent.own, 100))
    await send(page).click()
    await expect(heading(page, 'result.slip')).toBeVisible()
  })

  test(`a slip on a slow line shows how much of it has gone; without script it is sent all the same (${locale}) @side`, async ({
    page,
    browser,
  }) => {
    const { number } = await orderAsOwn(page, at, 'BANK')
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const large = await sharp({
      create: { width: 1500, height: 1500, channels: 3, background: '#888', noise },
    })
      .jpeg({ quality: 95 })
      .toBuffer()
    const file = { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: large }
    await page.goto(`${prefix}/payment/upload/slip?orders=${number}`)
    await untilAlive(page)
    const network = await page.context().newCDPSession(page)
    const speed = async (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
      })
    await page.getByLabel(say('slip.choose')).setInputFiles(file)
    await expect(page.getByText(say('slip.noCode'))).toBeVisible()
    await speed(100_000)
    await send(page).click()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
    await speed(-1)
    await expect(heading(page, 'result.slip')).toBeVisible({ timeout: 40_000 })
    // Sent once more it is refused at its order, and what was chosen stays.
    await page.goto(`${prefix}/payment/upload/slip?orders=${number}`)
    await untilAlive(page)
    await page.getByLabel(say('slip.choose')).setInputFiles(file)
    await expect(page.getByText(say('slip.noCode'))).toBeVisible()
    await send(page).click()
    await expect(page.getByRole('alert').filter({ hasText: number })).toBeVisible()
    await expect(page.getByAltText(say('slip.preview'))).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)

    const { number: second } = await orderAsOwn(page, at, 'BANK')
    const plain = await browser.newContext({
      ...{ javaScriptEnabled: false, storageState: await page.context().storageState() },
      baseURL: new URL(page.url()).origin,
    })
    const still = await plain.newPage()
    await still.goto(`${prefix}/payment/upload/slip?orders=${second}`)
    await still.getByLabel(say('slip.choose')).setInputFiles(file)
    await send(still).click()
    await expect(heading(still, 'result.slip')).toBeVisible()
    await plain.close()
  })
}
