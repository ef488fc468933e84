import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { applicationAccount } from '#database/application-account.ts'
import { nameOfSetting } from '#shop/merchant-settings/setting-names.ts'
import { merchantEn } from '#web/words/merchant/merchant-en.ts'
import { merchantTh } from '#web/words/merchant/merchant-th.ts'
import { logEn } from '#web/words/merchant/settings/log-en.ts'
import { logTh } from '#web/words/merchant/settings/log-th.ts'
import { settingEn } from '#web/words/merchant/settings/setting-en.ts'
import { settingTh } from '#web/words/merchant/settings/setting-th.ts'
import { syncEn } from '#web/words/merchant/settings/sync-en.ts'
import { syncTh } from '#web/words/merchant/settings/sync-th.ts'
import { officeWidths, openOffice, presser } from '../payments/owner-office.ts'
import { complaintsOf, expect, languages, test, untilAlive } from '../tools/journey.ts'
import { type RunningShop, runShop } from '../tools/running-shop.ts'

// Shops of their own: what holds for the whole network would disturb every other journey.
test.describe.configure({ mode: 'default' })

/** Two processes on one database, the second with accounts apart as in production, and another deployment. */
let [first, second, other] = [] as unknown as [RunningShop, RunningShop, RunningShop]
test.beforeAll(async () => {
  test.setTimeout(300_000)
  ;[first, other] = await Promise.all([runShop(), runShop()])
  second = await runShop({
    DATABASE_OWNER_URL: first.databaseUrl,
    DATABASE_URL: first.databaseUrl.replace('user=postgres', `user=${applicationAccount}`),
  })
})
test.afterAll(async () => {
  await second?.stop()
  await Promise.all([first?.stop(), other?.stop()])
})

async function inDatabaseOf<Row extends object>({ databaseUrl }: RunningShop, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<Row>(sql)
  await client.end()
  return rows
}

const ownSettings = (shop: RunningShop) =>
  inDatabaseOf<{ line: string }>(
    shop,
    `select sale_unit || ' ' || key || ' ' || value as line from settings order by 1`,
  ).then((rows) => rows.map(({ line }) => line))

for (const at of languages) {
  const { locale, prefix } = at
  const width = officeWidths[locale]
  const press = presser(width)
  const words =
    locale === 'th' ? { ...settingTh, ...syncTh, ...logTh } : { ...settingEn, ...syncEn, ...logEn }
  const office: Record<keyof typeof merchantTh, string> = locale === 'th' ? merchantTh : merchantEn
  const counted = (text: string, count: number) =>
    text.replace('{count}', String(count)).replace(/\{count\|(.*?)\|(.*?)\}/g, count === 1 ? '$1' : '$2')
  const name = locale === 'th' ? 'shopName' : 'shopNameEn'
  const label = nameOfSetting(name, locale)
  const usual = locale === 'th' ? 'สั่งได้' : 'Sangdai'

  test(`a setting is changed, seen by another process within 5 s, and undone, at ${width} px @once (${locale})`, async ({
    browser,
    request,
  }) => {
    const titleAt = async (shop: RunningShop) =>
      (await (await request.get(`${shop.url}${prefix || '/'}`)).text()).match(/<title>(.*?)<\/title>/)?.[1] ??
      ''
    const seenAfter = async (text: string) => {
      const begun = Date.now()
      await expect.poll(() => titleAt(second), { intervals: [100], timeout: 6_000 }).toContain(text)
      return Date.now() - begun
    }
    // Every cache on the way is warm.
    for (let time = 0; time < 3; time++) expect(await titleAt(second)).toContain(usual)
    const fresh = locale === 'th' ? 'ตลาดส่งดี' : 'Good Market'
    const page = await openOffice(browser, first.url, at, width)
    const complaints = complaintsOf(page, first.url)
    await page.goto(`${prefix}/merchant/webconfig?scope=network`)
    await untilAlive(page)
    await page.getByRole('searchbox', { name: words['search.label'] }).fill(label)
    const field = page.getByRole('textbox', { name: label, exact: true })
    await field.fill('x'.repeat(50))
    await press(page.getByRole('button', { name: office['form.save'], exact: true }))
    await expect(
      page.getByText(locale === 'th' ? 'ยาวได้ไม่เกิน 40 ตัวอักษร' : 'At most 40 characters'),
    ).toBeVisible()
    expect(await ownSettings(first)).toEqual([])
    await field.fill(fresh)
    await press(page.getByRole('button', { name: office['form.save'], exact: true }))
    await expect(page.getByText(counted(words['save.done'], 1))).toBeVisible()
    expect(await seenAfter(fresh)).toBeLessThan(5_000)

    await press(page.getByRole('button', { name: words['save.undo'], exact: true }))
    await expect(page.getByText(words['save.undone'])).toBeVisible()
    expect(await seenAfter(usual)).toBeLessThan(5_000)
    await expect(field).toHaveValue(usual)
    expect(await ownSettings(first)).toEqual([])

    await press(page.getByRole('button', { name: words['row.historyOf'].replace('{name}', label) }))
    const past = page.getByRole('dialog').getByRole('listitem')
    await expect(past).toHaveCount(2)
    await expect(past.first()).toContainText(fresh)
    await page.keyboard.press('Escape')

    await page.goto(`${prefix}/merchant/log?kind=setting`)
    await expect(page.getByText(words['log.guarded'])).toBeVisible()
    const lines = page.getByRole('listitem').filter({ hasText: label })
    await expect(lines).toHaveCount(2)
    await expect(lines.first()).toContainText(fresh)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test(`of two who change the same setting, the second sees what the first saved, at ${width} px @once (${locale})`, async ({
    browser,
  }) => {
    const days = nameOfSetting('creditDays', locale)
    const offices = await Promise.all([1, 2].map(() => openOffice(browser, first.url, at, width)))
    for (const page of offices) {
      await page.goto(`${prefix}/merchant/webconfig`)
      await untilAlive(page)
    }
    const [one, two] = offices as [(typeof offices)[0], (typeof offices)[0]]
    const save = (page: typeof one) =>
      press(page.getByRole('button', { name: office['form.save'], exact: true }))
    await one.getByRole('textbox', { name: days, exact: true }).fill('45')
    await two.getByRole('textbox', { name: days, exact: true }).fill('60')
    await save(one)
    await expect(one.getByText(counted(words['save.done'], 1))).toBeVisible()
    await save(two)
    const dialog = two.getByRole('dialog')
    await expect(dialog).toContainText('45')
    await dialog.getByRole('radio', { name: '60' }).check()
    await press(dialog.getByRole('button', { name: office['difference.save'] }))
    await expect(two.getByText(counted(words['save.done'], 1))).toBeVisible()
    expect(await ownSettings(first)).toEqual(['BKK01 CREDIT_DAYS 60'])
    await press(two.getByRole('button', { name: words['row.resetOf'].replace('{name}', days) }))
    await save(two)
    await expect.poll(() => ownSettings(first)).toEqual([])
    for (const page of offices) await page.context().close()
  })

  test(`settings of one deployment are brought to another, line by line, and undone, at ${width} px @once (${locale})`, async ({
    browser,
  }) => {
    await inDatabaseOf(other, 'delete from settings')
    await inDatabaseOf(
      other,
      `insert into settings (sale_unit, key, value, changed_by) values ('*', 'MINIMUM_ORDER', '800', 'x'), ('*', 'POINT_RATE', '4', 'x'), ('NON01', 'DELIVERY_FEE', '90', 'x')`,
    )
    const there = await openOffice(browser, other.url, at, width)
    await there.goto(`${prefix}/admin/config/sync`)
    await untilAlive(there)
    const downloading = there.waitForEvent('download')
    await press(there.getByRole('link', { name: words['sync.export'] }))
    const file = await readFile(await (await downloading).path())
    expect(JSON.parse(file.toString()).lines).toHaveLength(3)
    await there.context().close()

    const page = await openOffice(browser, first.url, at, width)
    await page.goto(`${prefix}/admin/config/sync`)
    await untilAlive(page)
    const chooser = page.locator('input[type=file]')
    await chooser.setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
    await expect(page.getByText(locale === 'th' ? 'อ่านไฟล์นี้ไม่ได้' : 'This file cannot be read')).toBeVisible()
    // A refused file is a failed request, which the browser tells of.
    const complaints = complaintsOf(page, first.url)
    await chooser.setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer: file })
    const tick = (setting: Parameters<typeof nameOfSetting>[0], scope: string) =>
      page.getByRole('checkbox', {
        name: words['lines.choose']
          .replace('{name}', nameOfSetting(setting, locale))
          .replace('{scope}', scope),
      })
    await tick('minimumOrder', words['lines.network']).check()
    await tick('deliveryFee', 'NON01').check()
    const apply = counted(words['apply.open'], 2)
    await press(page.getByRole('button', { name: apply }))
    await press(page.getByRole('dialog').getByRole('button', { name: apply }))
    await expect(page.getByText(counted(words['apply.done'], 2)).first()).toBeVisible()
    await expect.poll(() => ownSettings(first)).toEqual(['* MINIMUM_ORDER 800', 'NON01 DELIVERY_FEE 90'])
    // What is left is still offered.
    await expect(tick('pointsPer100Baht', words['lines.network'])).toBeVisible()
    await expect(tick('minimumOrder', words['lines.network'])).toHaveCount(0)

    await press(page.getByRole('button', { name: words['undo.open'] }).first())
    await press(page.getByRole('dialog').getByRole('button', { name: words['undo.open'] }))
    await expect(page.getByText(counted(words['undo.done'], 2))).toBeVisible()
    await expect.poll(() => ownSettings(first)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
}
