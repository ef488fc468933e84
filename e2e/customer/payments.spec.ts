import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { promptPayPayload } from '#shop/thai-qr/promptpay.ts'
import { axeIn, expectAccessible } from '../every-page/accessible.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { fillCart, inDatabase, type OwnCustomer, ownCustomer, signInAs } from '../tools/own-customer.ts'

type At = { prefix: string; locale: 'th' | 'en' }

/** Orders one product at checkout in a way of paying. */
async function order(page: Page, own: OwnCustomer, at: At, method: 'linepay' | 'card' | 'qr' | 'bank') {
  await fillCart(own, [{ product: '1118', quantities: [1, 0, 0] }])
  await signInAs(page, at, own.mobile, '/checkout')
  const name = new RegExp(`^${sayings(at.locale)(`pay.${method}`).replace(/[()]/g, '.')}`)
  await page.getByRole('radio', { name }).check({ force: true })
  const place = saidLike(at.locale)('checkout.place')
  const button = page.getByRole('button', { name: place }).filter({ visible: true })
  await expect(button).toBeEnabled()
  await button.click()
}

const moneyOf = async ({ code }: OwnCustomer) => {
  const [found] = await inDatabase<{ number: string; total: string; payment_method: string; paid: boolean }>(
    'select number, total, payment_method, paid_at is not null as paid from orders where customer_code = $1 order by placed_at desc limit 1',
    [code],
  )
  return found
}

/** Pays the centre's PromptPay in the sandbox's bank, and takes the slip it draws. */
async function transferOf({ saleUnit }: OwnCustomer, amount: number) {
  const [account] = await inDatabase<{ promptpay_id: string }>(
    'select promptpay_id from bank_accounts where sale_unit = $1 and promptpay_id is not null order by position limit 1',
    [saleUnit],
  )
  const response = await fetch(`${process.env.SHOP_DIRECT}/sandbox/bank/pay.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ qr: promptPayPayload(account?.promptpay_id ?? '', amount) }),
  })
  const { reference, slip } = (await response.json()) as { reference: string; slip: string }
  return { reference, picture: Buffer.from(await (await fetch(slip)).arrayBuffer()) }
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

  test(`LINE Pay left open, the browser closed: the order says so, and cash is chosen instead (${locale})`, async ({
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

  test(`LINE Pay paid, the browser closed before it came back: the order settles by itself (${locale})`, async ({
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
    await order(page, own, at, 'qr')
    const pay = page.frameLocator('iframe[title="K-Payment"]').getByRole('button', { name: sandbox.payQr })
    await expect(pay).toBeVisible()
    await expectAccessible(page, axeIn(locale))
    await pay.click()
    await expect(heading(page, 'result.paid')).toBeVisible()
    expect(await moneyOf(own)).toMatchObject({ paid: true, payment_method: 'QR' })
  })

  test(`a transfer: its QR is saved, its slip attached and read on the phone, up to being checked (${locale})`, async ({
    page,
  }) => {
    const own = await ownCustomer()
    await order(page, own, at, 'bank')
    await expect(heading(page, 'succeed.title')).toBeVisible()
    const { number = '', total = '0' } = (await moneyOf(own)) ?? {}
    await page.goto(`${prefix}/payment/slip?order=${number}`)
    await untilAlive(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: say('transfer.save') }).click()
    expect((await saving).suggestedFilename()).toBe(`promptpay-${number}.png`)
    const slip = await transferOf(own, Number(total))
    await page.getByRole('link', { name: say('transfer.attach') }).click()
    await untilAlive(page)
    const send = page.getByRole('button', { name: say('slip.send') })
    await send.click()
    await expect(page.getByText(say('slip.choosePicture'))).toBeVisible()
    await page.getByLabel(say('slip.choose')).setInputFiles({
      name: 'slip.png',
      mimeType: 'image/png',
      buffer: slip.picture,
    })
    await expect(page.getByText(say('slip.found', { reference: slip.reference }))).toBeVisible()
    await send.click()
    await expect(heading(page, 'result.slip')).toBeVisible()
    await page.goto(`${prefix}/history/${number}`)
    await expect(heading(page, 'money.slip')).toBeVisible()
    // What is being checked cannot be paid again.
    await page.goto(`${prefix}/payment/combine`)
    await expect(page.getByText(say('combine.slipWaits'))).toBeVisible()
  })

  test(`a slip on a slow line shows how much of it has gone; without script it is sent all the same (${locale})`, async ({
    page,
    browser,
  }) => {
    const own = await ownCustomer()
    await order(page, own, at, 'bank')
    await expect(heading(page, 'succeed.title')).toBeVisible()
    const { number = '' } = (await moneyOf(own)) ?? {}
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
    await page.getByRole('button', { name: say('slip.send') }).click()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/)
    await speed(-1)
    await expect(heading(page, 'result.slip')).toBeVisible({ timeout: 40_000 })
    // Sent once more it is refused at its order, and what was chosen stays.
    await page.goto(`${prefix}/payment/upload/slip?orders=${number}`)
    await untilAlive(page)
    await page.getByLabel(say('slip.choose')).setInputFiles(file)
    await expect(page.getByText(say('slip.noCode'))).toBeVisible()
    await page.getByRole('button', { name: say('slip.send') }).click()
    await expect(page.getByRole('alert').filter({ hasText: number })).toBeVisible()
    await expect(page.getByAltText(say('slip.preview'))).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)

    const other = await ownCustomer()
    await order(page, other, at, 'bank')
    await expect(heading(page, 'succeed.title')).toBeVisible()
    const { number: second = '' } = (await moneyOf(other)) ?? {}
    const plain = await browser.newContext({
      ...{ javaScriptEnabled: false, storageState: await page.context().storageState() },
      baseURL: new URL(page.url()).origin,
    })
    const still = await plain.newPage()
    await still.goto(`${prefix}/payment/upload/slip?orders=${second}`)
    await still.getByLabel(say('slip.choose')).setInputFiles(file)
    await still.getByRole('button', { name: say('slip.send') }).click()
    await expect(heading(still, 'result.slip')).toBeVisible()
    await plain.close()
  })
}
