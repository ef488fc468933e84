import type { APIRequestContext, Page } from '@playwright/test'
import pg from 'pg'
import sharp from 'sharp'
import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { accountEn } from '#web/words/customer/en/account-en.ts'
import { accountTh } from '#web/words/customer/th/account-th.ts'
import { contentEn } from '#web/words/merchant/contents/content-en.ts'
import { contentTh } from '#web/words/merchant/contents/content-th.ts'
import { policyEn } from '#web/words/merchant/contents/policy-en.ts'
import { policyTh } from '#web/words/merchant/contents/policy-th.ts'
import { merchantEn } from '#web/words/merchant/merchant-en.ts'
import { merchantTh } from '#web/words/merchant/merchant-th.ts'
import { officeWidths, openOffice, presser } from '../payments/owner-office.ts'
import { complaintsOf, expect, languages, test, untilAlive } from '../tools/journey.ts'
import { type RunningShop, runShop } from '../tools/running-shop.ts'

// Shops of their own: what the home page shows and what everybody agrees to would disturb every other journey.
test.describe.configure({ mode: 'default' })

/** Two processes on one database: what one writes, guests of the other see. */
let [first, second] = [] as unknown as [RunningShop, RunningShop]
test.beforeAll(async () => {
  test.setTimeout(300_000)
  first = await runShop()
  second = await runShop({ DATABASE_URL: first.databaseUrl })
})
test.afterAll(async () => {
  await second?.stop()
  await first?.stop()
})

const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))

async function inDatabase(sql: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: first.databaseUrl })
  await client.connect()
  await client.query(sql, values)
  await client.end()
}

const textOf = async (request: APIRequestContext, path: string) =>
  (await request.get(`${second.url}${path}`)).text()
const seen = (request: APIRequestContext, path: string, text: string) =>
  expect.poll(() => textOf(request, path), { intervals: [250], timeout: 12_000 }).toContain(text)
const gone = (request: APIRequestContext, path: string, text: string) =>
  expect.poll(() => textOf(request, path), { intervals: [250], timeout: 12_000 }).not.toContain(text)

/** As if the minutes passed: what was set for later is moved close to now. */
const moveTimes = (title: string, startsIn: number, endsIn: number) =>
  inDatabase(
    `update contents set starts_at = now() + $2 * interval '1 second', ends_at = now() + $3 * interval '1 second',
       starts_on = current_date - 1, ends_on = current_date + 2 where sale_unit = 'BKK01' and title_th = $1`,
    [title, startsIn, endsIn],
  )

/** Picks the 28th of the next month at 18:00, as somebody does with the calendar open. */
async function pickTime(page: Page, label: string, words: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click()
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('table') })
  await calendar.locator('button[data-direction="next"]').click()
  await calendar.getByRole('button', { name: /^28 / }).click()
  await calendar.getByRole('spinbutton', { name: words['when.hour'] ?? '' }).fill('18')
  await calendar.getByRole('spinbutton', { name: words['when.minute'] ?? '' }).fill('00')
  await calendar.getByRole('button', { name: words['when.done'] ?? '' }).click()
}

for (const at of languages) {
  const { locale, prefix, home } = at
  const width = officeWidths[locale]
  const press = presser(width)
  const words: Record<keyof typeof contentTh, string> = locale === 'th' ? contentTh : contentEn
  const policy: Record<keyof typeof policyTh, string> = locale === 'th' ? policyTh : policyEn
  const office: Record<keyof typeof merchantTh, string> = locale === 'th' ? merchantTh : merchantEn
  const account: Record<keyof typeof accountTh, string> = locale === 'th' ? accountTh : accountEn

  test(`a banner is written with a picture, scheduled, live for guests of every process, and over, at ${width} px @once (${locale})`, async ({
    browser,
    request,
  }) => {
    const title = `แบนเนอร์ทดสอบ ${locale}`
    const english = `A banner of ${locale}`
    const shown = locale === 'th' ? title : english
    const page = await openOffice(browser, first.url, at, width)
    const complaints = complaintsOf(page, first.url)
    await page.goto(`${prefix}/merchant/content`)
    await untilAlive(page)
    await press(page.getByRole('link', { name: words['new.B'] }))
    await expect(page.getByRole('heading', { level: 1, name: words['new.B'] })).toBeVisible()
    // What is missing is said where it is missing, and what was typed stays.
    await page.getByRole('radio', { name: words['when.publish'] }).check()
    await press(page.getByRole('button', { name: words['save.publish'] }))
    await expect(page.getByText(/กรุณาใส่หัวข้อภาษาไทย|Please write a Thai title/)).toHaveCount(1)
    if (locale === 'en') await expect(page.getByLabel(words['field.titleEn'])).toBeVisible()
    const language = (name: string) =>
      width === 360
        ? page.getByRole('radio', { name }).locator('..').getByText(name).click()
        : Promise.resolve()
    await page.getByLabel(words['field.titleTh']).fill(title)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        ...{ name: 'banner.png', mimeType: 'image/png' },
        buffer: await sharp({ create: { width: 1000, height: 700, channels: 3, background: '#0b7a3b' } })
          .png()
          .toBuffer(),
      })
    await expect(page.getByRole('button', { name: words['picture.remove'] })).toHaveCount(1)
    await language(words['edit.en'])
    await page.getByLabel(words['field.titleEn']).fill(english)
    await expect(
      page
        .getByRole('region', { name: `${words['text.preview']} (${words['edit.en']})` })
        .getByText(english)
        .first(),
    ).toBeVisible()
    await pickTime(page, words['field.startsAt'], words)
    await press(page.getByRole('button', { name: words['save.schedule'] }))
    await expect(page).toHaveURL(/\/merchant\/content\/\d+$/)
    await expect(page.getByText(words['state.scheduled']).first()).toBeVisible()
    expect(await textOf(request, home)).not.toContain(shown)

    await moveTimes(title, 2, 600)
    await seen(request, home, shown)
    await page.reload()
    await expect(page.getByText(words['state.live']).first()).toBeVisible()
    await moveTimes(title, -60, 1)
    await gone(request, home, shown)
    await page.reload()
    await expect(page.getByText(words['state.over']).first()).toBeVisible()

    // Removed, and brought back by the toast.
    await untilAlive(page)
    await press(page.getByRole('button', { name: words['act.remove'] }))
    await press(page.getByRole('button', { name: words['act.undo'] }))
    await expect(page.getByText(words['act.restored'])).toBeVisible()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test(`news with headings, a link and hostile words is published and read by a guest, at ${width} px @once (${locale})`, async ({
    browser,
    request,
  }) => {
    const title = `ข่าวทดสอบ ${locale}`
    const page = await openOffice(browser, first.url, at, width)
    const complaints = complaintsOf(page, first.url)
    await page.goto(`${prefix}/merchant/content/new?kind=N`)
    await untilAlive(page)
    if (width === 360)
      await page
        .getByRole('radio', { name: words['edit.th'] })
        .locator('..')
        .getByText(words['edit.th'])
        .click()
    await page.getByLabel(words['field.titleTh']).fill(title)
    const body = page.getByLabel(words['field.bodyTh'], { exact: true })
    await body.fill('ราคาใหม่')
    const bar = page.getByRole('toolbar', { name: `${words['text.bar']}: ${words['field.bodyTh']}` })
    await press(bar.getByRole('button', { name: words['text.heading'] }))
    await expect(body).toHaveValue('## ราคาใหม่')
    await body.fill('## ราคาใหม่\n\n<img src=x onerror=alert(1)> [กด](javascript:alert(1)) [อ่าน](/news)')
    const preview = page.getByRole('region', { name: `${words['text.preview']} (${words['edit.th']})` })
    await expect(preview.getByText('ราคาใหม่')).toBeVisible()
    await expect(preview.locator('img, a[href^="javascript"]')).toHaveCount(0)
    // Whoever leaves is asked, and finds what was typed when they come back.
    await page.getByRole('link', { name: words['kind.N'] }).first().click()
    await press(page.getByRole('button', { name: words['leave.keep'] }))
    await expect(page).toHaveURL(/content\?kind=N/)
    await page.goBack()
    await expect(page.getByLabel(words['field.titleTh'])).toHaveValue(title)
    await page.getByRole('radio', { name: words['when.publish'] }).check()
    await press(page.getByRole('button', { name: words['save.publish'] }))
    await expect(page).toHaveURL(/\/merchant\/content\/\d+$/)
    const id = page.url().split('/').at(-1)
    await seen(request, `${prefix}/news`, title)
    // The other process has no pictures: they lie in the folder of the first.
    const guest = await browser.newPage({ baseURL: first.url, locale, viewport: { width, height: 800 } })
    const guests = complaintsOf(guest, first.url)
    await guest.goto(`${prefix}/contents/${id}`)
    await expect(guest.getByRole('heading', { name: 'ราคาใหม่' })).toBeVisible()
    await expect(guest.locator('article a[href^="javascript"], article [onerror]')).toHaveCount(0)
    expect([...complaints, ...guests]).toEqual([])
    await guest.close()
    await page.context().close()
  })

  test(`banners are put in order by keys and arrows, and the home page follows, at ${width} px @once (${locale})`, async ({
    browser,
  }) => {
    const page = await openOffice(browser, first.url, at, width)
    await page.goto(`${prefix}/merchant/content?kind=M`)
    await untilAlive(page)
    const rows = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^(ย้าย|Move) / }) })
    const names = () => rows.getByRole('link').allTextContents()
    const before = await names()
    await rows
      .first()
      .getByRole('button', { name: /^(ย้าย|Move) / })
      .first()
      .press('ArrowDown')
    await press(rows.nth(1).getByRole('button', { name: /ลง$| down$/ }))
    const wanted = [before[1], before[2], before[0], ...before.slice(3)]
    expect(await names()).toEqual(wanted)
    await press(page.getByRole('button', { name: words['list.saveOrder'] }))
    await expect(page.getByRole('button', { name: words['list.saveOrder'] })).toHaveCount(0)
    await page.reload()
    expect(await names()).toEqual(wanted)
    const guest = await browser.newPage({ baseURL: second.url, locale, viewport: { width, height: 800 } })
    await expect(async () => {
      await guest.goto(home)
      const shown = await guest
        .locator('ul li a')
        .filter({ hasText: wanted[0] ?? '' })
        .count()
      expect(shown).toBeGreaterThan(0)
      const all = (await guest.locator('main').textContent()) ?? ''
      expect(all.indexOf(wanted[0] ?? '')).toBeLessThan(all.indexOf(wanted[2] ?? ''))
    }).toPass({ timeout: 20_000 })
    await guest.close()
    await page.context().close()
  })

  test(`the next version of the policy is compared and published, and a customer is asked again, at ${width} px @once (${locale})`, async ({
    browser,
  }) => {
    const page = await openOffice(browser, first.url, at, width)
    const complaints = complaintsOf(page, first.url)
    await page.goto(`${prefix}/merchant/policy`)
    await untilAlive(page)
    await press(page.getByRole('link', { name: new RegExp(`${policy.editDraft}|${policy.begin}`) }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1.')
    await untilAlive(page)
    const version = await page.getByRole('textbox', { name: policy.versionLabel, exact: true }).inputValue()
    const line = `ข้อใหม่ของ ${locale}`
    if (width === 360)
      await page
        .getByRole('radio', { name: words['edit.th'] })
        .locator('..')
        .getByText(words['edit.th'])
        .click()
    const body = page.getByLabel(words['field.bodyTh'], { exact: true })
    await body.fill(`${await body.inputValue()}\n\n${line}`)
    await press(page.getByRole('button', { name: words['save.draft'] }))
    await expect(page.getByRole('button', { name: words['save.draft'] })).toHaveCount(0)
    await page.getByText(policy.compare, { exact: true }).first().click()
    await expect(page.getByText(line)).toBeVisible()
    await expect(page.getByText(policy.added, { exact: true }).first()).toBeVisible()
    await press(page.getByRole('button', { name: policy.publish }))
    await page.getByRole('checkbox', { name: policy.understood }).check()
    await press(page.getByRole('dialog').getByRole('button', { name: policy.publish }))
    await expect(page).toHaveURL(/\/merchant\/policy$/)
    const row = page.getByRole('listitem').filter({ hasText: filled(policy.version, { version }) })
    await expect(row).toContainText(policy['state.inForce'])
    expect(complaints).toEqual([])

    // A customer at the other process is asked, reads the new text and agrees.
    const phone = await browser.newContext({ baseURL: second.url, locale, viewport: { width, height: 800 } })
    const customer = await phone.newPage()
    await customer.request.post(`${prefix}/login`, {
      form: { by: 'password', username: '0810000001', password: demoPassword, to: '/' },
      headers: { origin: second.url },
      maxRedirects: 0,
    })
    await customer.goto(home)
    await expect(customer.getByText(filled(account['consent.body'], { version }))).toBeVisible()
    await press(customer.getByRole('button', { name: account['consent.accept'] }))
    await expect(customer.getByText(filled(account['consent.body'], { version }))).toBeHidden()
    await customer.goto(`${prefix}/pdpa`)
    await expect(customer.getByText(filled(account['pdpa.version'], { version })).first()).toBeVisible()
    if (locale === 'th') await expect(customer.getByText(line)).toBeVisible()
    await page.reload()
    await expect(row).toContainText(/ 1 จาก |^.*1 of /)
    await phone.close()
    await page.context().close()
  })

  test(`a supervisor looks and changes nothing @once (${locale})`, async ({ browser }) => {
    const page = await openOffice(browser, first.url, at, width)
    await page.context().clearCookies()
    await page.request.post(`${prefix}/merchant/login`, {
      form: { username: 'supervisor01', password: demoPassword },
      headers: { origin: first.url },
      maxRedirects: 0,
    })
    await page.goto(`${prefix}/merchant/content`)
    await expect(page.getByText(words['list.readOnly'])).toBeVisible()
    await expect(page.getByRole('link', { name: words['new.B'] })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: office['page.merchantContents'] })).toBeVisible()
    await page.getByRole('link', { name: /เติมตู้แช่ให้เต็ม|Fill the fridge/ }).click()
    await expect(page.getByLabel(words['field.titleTh'])).toBeDisabled()
    await page.context().close()
  })
}
