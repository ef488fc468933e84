import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { chatEn } from '#web/words/chat/chat-en.ts'
import { chatTh } from '#web/words/chat/chat-th.ts'
import { shopEn } from '#web/words/customer/en/shop-en.ts'
import { shopTh } from '#web/words/customer/th/shop-th.ts'
import { officeChatEn } from '#web/words/merchant/chat/office-chat-en.ts'
import { officeChatTh } from '#web/words/merchant/chat/office-chat-th.ts'
import { complaintsOf, expect, languages, test, untilAlive } from '../tools/journey.ts'
import { inDatabase, type OwnCustomer, ownCustomer, signInAs } from '../tools/own-customer.ts'

const leaflet = {
  name: 'leaflet.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer(),
}

async function orderOf({ code }: OwnCustomer): Promise<string> {
  const number = `SO${code}`
  await inDatabase(
    `insert into orders (sale_unit, number, customer_code, customer_name, status, placed_at, placed_by_kind, placed_by, payment_code, payment_method,
       delivery_method, goods, vat, total, ship_to, bill_to, vat_groups)
     values ('BKK01', $1, $2, 'ร้านทดลอง', 'SO Wait', now(), 'customer', $2, 0, 'COD', 'DELIVERY', 10700, 700, 10700, '{"name": "ร้านทดลอง"}',
       '{"name": "ร้านทดลอง"}', '[{"priceType": 1, "percent": 7, "net": 10000, "vat": 700, "gross": 10700}]')`,
    [number, code],
  )
  return number
}

const messagesOf = ({ code }: OwnCustomer) =>
  inDatabase<{ text: string; author: string }>(
    `select m.text, m.author from chat_messages m join chat_conversations c on c.sale_unit = m.sale_unit and c.id = m.conversation_id
     where c.sale_unit = 'BKK01' and c.customer_code = $1 and m.author <> 'shop' order by m.seq`,
    [code],
  )

/** Staff at a desk, in the shop's whole process, while the customer may be at the one with pages alone. */
async function atDesk(browser: Browser, prefix: string, path: string): Promise<Page> {
  const shop = process.env.SHOP_DIRECT ?? ''
  const desk = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
    baseURL: shop,
  })
  const page = await desk.newPage()
  await page.request.post(`${shop}/merchant/login`, {
    form: { username: 'supervisor01', password: demoPassword },
    headers: { origin: shop },
    maxRedirects: 0,
  })
  await page.goto(`${shop}${prefix}${path}`)
  await untilAlive(page)
  return page
}

for (const language of languages) {
  const { locale, prefix } = language
  const [say, shopSays, office] =
    locale === 'th' ? [chatTh, shopTh, officeChatTh] : [chatEn, shopEn, officeChatEn]
  const write = async (page: Page, text: string) => {
    await page.getByRole('textbox', { name: say['chat.write'] }).fill(text)
    await page.getByRole('button', { name: say['chat.send'], exact: true }).click()
  }

  test(`a customer asks about an order, staff answer at once, with a note that only they see (${locale})`, async ({
    page,
    browser,
    shop,
  }) => {
    const complaints = complaintsOf(page, shop)
    const own = await ownCustomer()
    const number = await orderOf(own)
    await signInAs(page, language, own.mobile, `/history/${number}/BKK01`)
    await page.getByRole('link', { name: shopSays['header.askAbout'] }).click()
    await untilAlive(page)
    await write(page, '<b>ส่งพรุ่งนี้</b> ได้ไหม\nhttps://elsewhere.example/pay')
    await expect(page.getByText('<b>ส่งพรุ่งนี้</b> ได้ไหม')).toBeVisible()
    await expect(page).toHaveURL(/\/chat\/list$/)

    const desk = await atDesk(browser, prefix, '/merchant/support/chat?show=all')
    const asked = desk.getByRole('link', { name: /ร้านทดลอง.*<b>ส่งพรุ่งนี้/s }).first()
    await asked.click()
    const log = desk.getByRole('log')
    await expect(log.getByRole('link', { name: number })).toBeVisible()
    // What a customer writes leads staff nowhere.
    await expect(log.getByRole('link', { name: 'elsewhere.example' })).toHaveCount(0)
    await expect(page.getByText(say['chat.read'])).toBeVisible()

    await desk.getByRole('textbox', { name: say['chat.write'] }).fill('ได้')
    await expect(page.getByText(say['chat.typing'].replace('{name}', 'พิมพ์'))).toBeVisible()
    await desk.getByRole('textbox', { name: say['chat.write'] }).fill('ได้ครับ ส่งก่อนเที่ยง')
    const sent = Date.now()
    await desk.keyboard.press('Enter')
    await expect(page.getByText('ได้ครับ ส่งก่อนเที่ยง')).toBeVisible()
    expect.soft(Date.now() - sent, 'an answer is there within a second').toBeLessThan(1_000)

    await desk.getByRole('radio', { name: office['chats.note'] }).click()
    await desk.getByRole('textbox', { name: say['chat.note'] }).fill('ลูกค้าประจำ')
    await desk.keyboard.press('Enter')
    await expect(log.getByText('ลูกค้าประจำ')).toBeVisible()
    await desk.locator('input[type=file]').setInputFiles(leaflet)
    await expect(page.getByRole('log').locator('img')).toBeVisible()
    await expect(page.getByText('ลูกค้าประจำ')).toHaveCount(0)

    await page.getByRole('log').getByRole('link', { name: number }).click()
    await expect(page).toHaveURL(new RegExp(`/history/${number}`))
    await desk.getByRole('button', { name: office['chats.markDone'] }).click()
    await expect(desk.getByRole('button', { name: office['chats.reopen'] })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test(`what is written without a signal is sent once the signal is back, also from another page (${locale}) @side`, async ({
    page,
    context,
  }) => {
    const own = await ownCustomer()
    await signInAs(page, language, own.mobile, '/chat/list')
    await write(page, 'หนึ่ง')
    await expect.poll(async () => (await messagesOf(own)).length).toBe(1)

    await context.setOffline(true)
    await expect(page.getByText(say['chat.offline'])).toBeVisible()
    await write(page, 'สอง')
    await write(page, 'สาม')
    await page.locator('input[type=file]').setInputFiles(leaflet)
    await expect(page.getByText(say['chat.waiting'])).toHaveCount(3)
    await page.getByRole('textbox', { name: say['chat.write'] }).fill('ยังไม่ได้ส่ง')
    await context.setOffline(false)
    await expect(page.getByText(say['chat.waiting'])).toHaveCount(0)
    await expect
      .poll(async () => (await messagesOf(own)).map(({ text }) => text))
      .toEqual(['หนึ่ง', 'สอง', 'สาม', ''])

    // The page dies with a message that has not gone, and a draft.
    await page.route(/\/exchange\/chatSend/, (route) => route.abort())
    await write(page, 'สี่')
    await expect(page.getByText('สี่')).toBeVisible()
    await page.getByRole('textbox', { name: say['chat.write'] }).fill('ร่างไว้')
    await page.waitForTimeout(500)
    await page.goto('about:blank')
    await page.unroute(/\/exchange\/chatSend/)
    await page.goto(language.home)
    await expect.poll(async () => (await messagesOf(own)).map(({ text }) => text).at(-1)).toBe('สี่')
    await page.goto(`${prefix}/chat/list`)
    await expect(page.getByRole('textbox', { name: say['chat.write'] })).toHaveValue('ร่างไว้')
    await expect(page.getByText('สี่', { exact: true })).toHaveCount(1)
    expect(await messagesOf(own)).toHaveLength(5)
  })

  test(`an unread answer shows on every page, and a refused message says why and can be changed (${locale}) @side`, async ({
    page,
    browser,
  }) => {
    const own = await ownCustomer()
    const desk = await atDesk(browser, prefix, `/merchant/customer/${own.code}`)
    await desk
      .locator('header')
      .getByRole('link', { name: /แชท|chat/i })
      .first()
      .click()
    await expect(desk.getByText(office['chats.empty'])).toBeVisible()
    await write(desk, 'ร้านมีโปรใหม่ครับ')
    await expect(desk.getByRole('log').getByText('ร้านมีโปรใหม่ครับ')).toBeVisible()
    await expect.poll(async () => (await messagesOf(own)).length).toBe(1)

    await signInAs(page, language, own.mobile, '/product')
    const unread = shopSays['header.unread']
      .replace('{count}', '1')
      .replace(/\{count\|([^|]*)\|[^}]*\}/, '$1')
    const button = page.getByRole('link', { name: new RegExp(`${unread}.*${shopSays['header.chat']}`, 's') })
    await button.filter({ visible: true }).click()
    await expect(page.getByText('ร้านมีโปรใหม่ครับ')).toBeVisible()
    await page.getByRole('textbox', { name: say['chat.write'] }).fill('ก'.repeat(2_003))
    await expect(
      page.getByText(say['chat.tooLong'].replace('{over}', '3').replace(/\{over\|[^|]*\|([^}]*)\}/, '$1')),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: say['chat.send'], exact: true })).toBeDisabled()
    await page.getByRole('textbox', { name: say['chat.write'] }).fill('')

    await page.route(/\/exchange\/chatSend/, (route) =>
      route.fulfill({ status: 409, json: { code: 'chat.off', message: 'ตอนนี้ศูนย์ปิดแชตอยู่' } }),
    )
    await write(page, 'ขอราคาหน่อย')
    await expect(page.getByText('ตอนนี้ศูนย์ปิดแชตอยู่')).toBeVisible()
    await page.unroute(/\/exchange\/chatSend/)
    await page.getByRole('button', { name: say['chat.edit'] }).click()
    await expect(page.getByRole('textbox', { name: say['chat.write'] })).toHaveValue('ขอราคาหน่อย')
    await write(page, 'ขอราคาหน่อยครับ')
    await expect
      .poll(async () => (await messagesOf(own)).map(({ text }) => text))
      .toEqual(['ร้านมีโปรใหม่ครับ', 'ขอราคาหน่อยครับ'])
  })

  test(`somebody writes to the official account on LINE, and staff answer there (${locale}) @side`, async ({
    page,
    browser,
  }) => {
    const person = `ป้าทัก${Math.floor(Math.random() * 1e9)}`
    const phone = `${process.env.SHOP_DIRECT}/sandbox/line/phone?person=${encodeURIComponent(person)}&account=BKK01`
    await page.goto(phone)
    await page.getByLabel('พิมพ์ข้อความ').fill('ขอสมัครเป็นลูกค้าค่ะ')
    await page.getByRole('button', { name: 'ส่ง', exact: true }).click()
    await expect(page.getByRole('status')).toContainText('200')
    await page.getByRole('button', { name: 'ส่งรูป' }).click()
    await expect(page.getByRole('status')).toContainText('200')

    const desk = await atDesk(browser, prefix, '/merchant/support/chat?show=all')
    await desk.getByRole('link', { name: new RegExp(person) }).click()
    const log = desk.getByRole('log')
    await expect(log.getByText('ขอสมัครเป็นลูกค้าค่ะ')).toBeVisible()
    await expect(log.getByText(say['chat.viaLine']).first()).toBeVisible()
    await expect(log.locator('img')).toBeVisible()
    await desk.getByRole('textbox', { name: say['chat.write'] }).fill('ยินดีค่ะ กดลิงก์สมัครได้เลย')
    await desk.keyboard.press('Enter')
    // Outside the opening hours the automatic answer went to LINE too.
    const answered = log.getByRole('listitem').filter({ hasText: 'ยินดีค่ะ กดลิงก์สมัครได้เลย' })
    await expect(answered.getByText(say['chat.lineSent'])).toBeVisible()
    await expect(async () => {
      await page.goto(phone)
      await expect(page.getByText('ยินดีค่ะ กดลิงก์สมัครได้เลย')).toBeVisible({ timeout: 1_000 })
    }).toPass()
  })
}

test('whoever acts for a customer sees no chat @once', async ({ page, shop }) => {
  await page.request.post(`${shop}/merchant/login`, {
    form: { username: 'supervisor01', password: demoPassword },
    headers: { origin: shop },
    maxRedirects: 0,
  })
  await page.goto(`${shop}/merchant/customer/C0001`)
  await page.getByRole('button', { name: 'สั่งของแทนลูกค้า' }).first().click()
  await expect(page.getByRole('region', { name: 'สั่งแทนลูกค้า' })).toBeVisible()
  await expect(page.getByRole('link', { name: shopTh['header.chat'], exact: true })).toHaveCount(0)
  await page.goto(`${shop}/chat/list`)
  await expect(page).not.toHaveURL(/\/chat\/list/)
})
