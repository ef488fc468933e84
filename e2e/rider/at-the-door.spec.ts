import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { codesIn } from '#sandbox/bank/codes-in-picture.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { promptPayPayload } from '#shop/thai-qr/promptpay.ts'
import { sayCounted } from '#shop/words/counted-unit.ts'
import { fill } from '#shop/words/locale.ts'
import { dispatchEn } from '#web/words/merchant/dispatch/dispatch-en.ts'
import { dispatchTh } from '#web/words/merchant/dispatch/dispatch-th.ts'
import { scanEn } from '#web/words/rider/road/scan-en.ts'
import { scanTh } from '#web/words/rider/road/scan-th.ts'
import { payQr } from '../payments/customer-pays.ts'
import { openOffice } from '../payments/owner-office.ts'
import { photographBarcode } from '../tools/barcode-video.ts'
import { complaintsOf, expect, inboxOf, languages, test, untilAlive } from '../tools/journey.ts'
import { sayings } from '../tools/order-sayings.ts'
import { inDatabase, ownCustomer, postSignIn, signInAs } from '../tools/own-customer.ts'
import { atAStop } from './at-a-stop.ts'
import { openAsRider, ownRun } from './own-run.ts'

const photo = {
  name: 'door.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#7a9e4b' } })
    .jpeg()
    .toBuffer(),
}
const notOfTheOrder = '2999999999991'

type Line = { name: string; unit: string; quantity: number; barcode: string }
const findLine = async (number: string, locale: 'th' | 'en') =>
  (
    await inDatabase<Line>(
      `select l.name_${locale} as name, l.unit_name_${locale} as unit, l.quantity::int as quantity, p.barcode1 as barcode
       from order_lines l join products p on p.code = l.product_code and p.sale_unit = l.sale_unit
       where l.order_number = $1 and p.barcode1 ~ '^[0-9]{13}$' order by l.line limit 1`,
      [number],
    )
  )[0]

const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)

async function sign(page: Page, pad: Locator): Promise<void> {
  const box = await pad.boundingBox()
  if (!box) throw new Error('there is no frame to sign in')
  const { x, y, width, height } = box
  await page.mouse.move(x + width * 0.2, y + height * 0.7)
  await page.mouse.down()
  for (const [across, down] of [
    [0.35, 0.2],
    [0.45, 0.8],
    [0.6, 0.3],
    [0.8, 0.6],
  ] as const)
    await page.mouse.move(x + width * across, y + height * down, { steps: 4 })
  await page.mouse.up()
}

for (const language of languages) {
  const { locale, prefix } = language
  const words = locale === 'th' ? dispatchTh : dispatchEn
  const scanWords = locale === 'th' ? scanTh : scanEn
  const sayCustomer = sayings(locale)

  test(`at the door goods are scanned, a QR is paid, and photo, signature and name reach staff and the customer alone (${locale})`, async ({
    watched: page,
    shop,
    browser,
    request,
  }) => {
    const own = await ownCustomer()
    const { mobile, runId, numbers } = await ownRun([{ name: 'ร้านหน้าประตู', customer: own.code }])
    const [number = ''] = numbers
    const [order] = await inDatabase<{ total: number; promptpay: string }>(
      `select total::int as total, (select b.promptpay_id from bank_accounts b where b.sale_unit = 'BKK01' and b.promptpay_id is not null order by b.position limit 1) as promptpay
       from orders where number = $1`,
      [number],
    )
    const { total = 0, promptpay = '' } = order ?? {}
    const line = await findLine(number, locale)
    if (!line) throw new Error(`${number} has no line with a barcode`)
    await openAsRider(page, language, mobile)
    const { say, like, press, arrive } = atAStop(page, locale)
    async function scan(barcode: string) {
      await press(say('rider.scan'))
      // This browser has no camera: the phone's own takes a photo instead.
      await page.getByLabel(scanWords['scan.photo']).setInputFiles(await photographBarcode(barcode))
      await expect(page.getByRole('dialog')).toBeHidden()
    }

    await press(say('run.loadCheck', { done: 0, all: 1 }))
    await scan(notOfTheOrder)
    await expect(page.getByText(say('load.unknown', { code: notOfTheOrder }))).toBeInViewport()
    await scan(line.barcode)
    await expect(page.getByText(say('load.found', { name: 'ร้านหน้าประตู' }))).toBeInViewport()
    await press(say('load.done'))
    await press(say('run.start'))
    await press(say('place.no'))
    await page.getByRole('link', { name: say('run.toNext') }).click()

    await press(say('message.onTheWay'))
    await expect(page.getByText(say('message.sent'), { exact: true })).toBeVisible()
    const messages = await inboxOf(request, own.mobile)
    expect(messages).toHaveLength(1)
    expect(messages[0]?.text).toContain(number)

    await scan(line.barcode)
    await expect(page.getByText(say('scan.inOrder', { name: line.name }))).toBeInViewport()
    await expect(page.getByRole('img', { name: say('scan.checked') })).toHaveCount(1)
    await arrive()
    await press(say('stop.deliver'))
    await scan(notOfTheOrder)
    await expect(page.getByText(say('door.notInOrder', { code: notOfTheOrder }))).toBeInViewport()
    await scan(line.barcode)
    await expect(
      page.getByText(say('door.inOrder', { name: line.name, count: sayCounted(line.quantity, line.unit) })),
    ).toBeVisible()
    await press(say('door.all'))

    // What stands on the screen is what the customer's bank reads and pays.
    await page.getByText(say('pay.qr'), { exact: true }).click()
    const qr = page.getByRole('img', { name: say('pay.qrLabel', { amount: sayMoney(total) }) })
    const [read = ''] = (await codesIn(new Uint8Array(await qr.screenshot()).buffer)) ?? []
    expect(read).toBe(promptPayPayload(promptpay, total))
    expect((await payQr(read)).reference).not.toBe('')
    await press(say('pay.done', { amount: sayMoney(total) }))

    await page.getByLabel(say('proof.receiver')).fill('คุณขาว')
    await page.getByLabel(say('proof.photo')).setInputFiles(photo)
    const taken = page.getByRole('img', { name: say('proof.photoTaken') })
    await expect(taken).toBeVisible()
    await expect.poll(() => widthOf(taken)).toBe(1_600)
    await press(say('proof.signature'))
    await expect(page.getByText(say('sign.empty'))).toBeVisible()
    await sign(page, page.getByRole('img', { name: say('sign.pad') }))
    await press(say('sign.keep'))
    await expect(page.getByRole('img', { name: say('proof.signed') })).toBeVisible()
    await press(like('proof.keepPaid'))
    await expect(page.getByText(say('outcome.receiver', { name: 'คุณขาว' }))).toBeVisible()
    await expect(page.getByText(say('outcome.qr'))).toContainText(sayMoney(total))

    const proofsOf = () =>
      inDatabase<{ kind: string; width: number }>(
        'select kind, width from delivery_proofs where order_number = $1 order by kind',
        [number],
      )
    await expect.poll(proofsOf).toEqual([
      { kind: 'photo', width: 1_600 },
      { kind: 'signature', width: 960 },
    ])
    const [stop] = await inDatabase(
      'select state, paid_way, collected::int as collected, receiver from delivery_stops where order_number = $1',
      [number],
    )
    expect(stop).toEqual({ state: 'delivered', paid_way: 'qr', collected: total, receiver: 'คุณขาว' })

    const home = await (await browser.newContext({ baseURL: shop })).newPage()
    const homeSays = complaintsOf(home, shop)
    await signInAs(home, language, own.mobile, `/history/${number}/BKK01`)
    const card = home.getByRole('region', { name: sayCustomer('delivery.title') })
    await expect(card.getByRole('button', { name: sayCustomer('delivery.signature') })).toBeVisible()
    await card.getByRole('button', { name: sayCustomer('delivery.photo', { number: 1 }) }).click()
    const large = home.getByRole('dialog').getByRole('img')
    await expect.poll(() => widthOf(large)).toBe(1_600)
    const address = (await large.getAttribute('src')) ?? ''
    expect((await home.request.get(address)).status()).toBe(200)
    // Another customer of the same centre sees neither the picture nor that it is there.
    await postSignIn(home, language, (await ownCustomer()).mobile)
    expect((await home.request.get(address)).status()).toBe(404)

    const office = await openOffice(browser, shop, language)
    const officeSays = complaintsOf(office, shop)
    await office.goto(`${prefix}/merchant/dispatch/${runId}`)
    await untilAlive(office)
    await office.getByRole('button', { name: fill(words['stop.proofs'], { count: 2 }) }).click()
    const shown = office.getByRole('dialog').getByRole('img')
    await expect(shown).toHaveCount(2)
    for (const each of await shown.all()) await expect.poll(() => widthOf(each)).toBeGreaterThan(900)
    expect([...homeSays, ...officeSays]).toEqual([])
  })
}
