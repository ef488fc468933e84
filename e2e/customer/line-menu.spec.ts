import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accountEn } from '#web/words/customer/en/account-en.ts'
import { accountTh } from '#web/words/customer/th/account-th.ts'
import { lineEn } from '#web/words/merchant/line/line-en.ts'
import { lineTh } from '#web/words/merchant/line/line-th.ts'
import { axeIn, expectAccessible } from '../every-page/accessible.ts'
import { openAs, ownStaff } from '../merchant/own-centre.ts'
import { officeWidths } from '../payments/owner-office.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { enterAs, inDatabase, type OwnCustomer, ownCustomer } from '../tools/own-customer.ts'
import { lineBrowser } from './line-browser.ts'

/** Each language has a centre whose menus no other journey publishes. */
const centres = { th: 'NON01', en: 'CNX01' } as const
const sandbox = () => `${process.env.SHOP_DIRECT}/sandbox`
const phoneOf = (person: string, account: string) =>
  `${sandbox()}/line/phone?${new URLSearchParams({ person, account })}`

/** A customer of the centre with an order like one of the demo. */
async function customerWithOrder(saleUnit: string): Promise<OwnCustomer & { order: string }> {
  const [like] = await inDatabase<{ code: string }>(
    `select o.customer_code as code from orders o join customers c on c.sale_unit = o.sale_unit and c.code = o.customer_code and c.status = 'active'
     where o.sale_unit = $1 order by 1 limit 1`,
    [saleUnit],
  )
  const own = await ownCustomer({ saleUnit, like: like?.code ?? '' })
  const order = `SOT${randomBytes(5).toString('hex').toUpperCase()}`
  const [copied] = await inDatabase<{ number: string }>(
    `with chosen as (select * from orders where sale_unit = $1 and customer_code = $2 order by placed_at desc limit 1),
     made as (insert into orders select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object('number', $3::text, 'customer_code', $4::text, 'tracking_key', $5::text))).* from chosen o returning number)
     select chosen.number from chosen, made`,
    [saleUnit, like?.code, order, own.code, randomBytes(16).toString('hex')],
  )
  await inDatabase(
    `insert into order_lines select (jsonb_populate_record(null::order_lines, to_jsonb(l) || jsonb_build_object('order_number', $3::text))).* from order_lines l where l.sale_unit = $1 and l.order_number = $2`,
    [saleUnit, copied?.number, order],
  )
  return { ...own, order }
}

/** The phone's page shows what came since. */
async function untilShown(page: Page, text: string | RegExp) {
  await expect(async () => {
    await page.reload()
    await expect(page.locator('.chat').getByText(text).last()).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}

test.use({ userAgent: lineBrowser })

for (const { locale, prefix } of languages) {
  const office = locale === 'th' ? lineTh : lineEn
  const words = locale === 'th' ? accountTh : accountEn
  const saleUnit = centres[locale]
  const width = officeWidths[locale]

  test(`an owner publishes menus; a guest opens the shop by them, connects, and tracks an order (${locale})`, async ({
    page,
    browser,
    shop,
  }) => {
    const [own, owner] = [await customerWithOrder(saleUnit), await ownStaff(saleUnit, '8')]
    const person = `ร้านเมนู ${locale} ${Date.now()}`

    const desk = await openAs(browser, { locale, prefix, shop, width }, owner)
    await desk.goto(`${prefix}/merchant/line-menus`)
    await untilAlive(desk)
    await expect(desk.getByText(office['progress.title'])).toBeVisible()
    await desk.getByLabel(office['menu.area'].replace('{place}', '5'), { exact: true }).selectOption('scan')
    await expect(desk.getByRole('img').getByText('สแกนบาร์โค้ด')).toBeVisible()
    await desk.getByRole('button', { name: office['menus.publish'] }).click()
    await expect(desk.getByText(office['progress.done'])).toBeVisible()
    await expectAccessible(desk, axeIn(locale))

    await page.goto(phoneOf(person, saleUnit))
    await page.getByRole('button', { name: /เพิ่มเพื่อน|Add friend/ }).click()
    await untilShown(page, 'ยินดีต้อนรับ')
    const menu = page.locator('.menu')
    await expect(menu.getByLabel('สแกนบาร์โค้ด')).toBeVisible()
    await expect(menu.locator('img')).toHaveJSProperty('naturalWidth', 2500)

    const opening = page.waitForEvent('popup')
    await menu.getByLabel('เปิดร้าน').click()
    const opened = await opening
    await expect(opened).toHaveURL(`${process.env.SHOP_DIRECT}/`)
    await untilAlive(opened)
    await expect(opened.getByRole('main').locator('a[href*="/product/"]').first()).toBeVisible()
    await opened.close()

    // LINE's own flow of linking, for somebody whom the app inside LINE does not know.
    await page.context().clearCookies()
    await page.goto(phoneOf(person, saleUnit))
    await menu.getByLabel('เชื่อมบัญชี').click()
    await untilShown(page, 'ไปเชื่อมบัญชี')
    const address = new URL(
      (await page.getByRole('link', { name: 'ไปเชื่อมบัญชี' }).last().getAttribute('href')) ?? '',
    )
    await page.goto(`${shop}${prefix}${address.pathname}${address.search}`)
    await expect(page).toHaveURL(/\/login/)
    await enterAs(page, locale, own.mobile)
    await expect(page.getByRole('heading', { name: words['connect.title'] })).toBeVisible()
    await expect(page.getByText(person)).toBeVisible()
    await expect(page.getByRole('main').getByText('ร้านทดลอง')).toBeVisible()
    await expectAccessible(page, axeIn(locale))
    await page.getByRole('button', { name: words['connect.agree'] }).click()
    await expect(page).toHaveURL(/\/dialog\/bot\/accountLink/)
    await page.getByRole('button', { name: /ยอมให้เชื่อม|Agree/ }).click()
    await expect(page.getByRole('heading', { name: /: 200$/ })).toBeVisible()

    await page.goto(phoneOf(person, saleUnit))
    await untilShown(page, 'เชื่อมบัญชีแล้ว')
    await expect(async () => {
      await page.reload()
      await expect(menu.getByLabel('ติดตามของ')).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await menu.getByLabel('ติดตามของ').click()
    await untilShown(page, new RegExp(`คำสั่งซื้อ ${own.order}`))
    await menu.getByLabel('สั่งซ้ำ').click()
    await untilShown(page, /ใส่ตะกร้าแล้ว|ไม่มีอะไรใส่ตะกร้าได้/)

    const going = page.waitForEvent('popup')
    await menu.getByLabel('เปิดร้าน').click()
    const theirs = await going
    // The shop opens in the language that its customer read it in last.
    await expect(theirs).toHaveURL(new RegExp(`^${process.env.SHOP_DIRECT}/(en)?$`))
    await expect(
      theirs
        .locator('header')
        .getByText(locale === 'th' ? 'นนทบุรี' : /Chiang Mai|เชียงใหม่/)
        .first(),
    ).toBeVisible()
    // The rich menu locks the centre: it is named, but cannot be changed.
    await expect(theirs.getByRole('button', { name: /ศูนย์|[Cc]entre/ })).toHaveCount(0)
    await theirs.close()
  })
}
