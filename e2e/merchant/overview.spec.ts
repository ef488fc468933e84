import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { sayMoney } from '#shop/money/say-money.ts'
import { reportEn } from '#web/words/merchant/reports/report-en.ts'
import { reportTh } from '#web/words/merchant/reports/report-th.ts'
import { placeOrder } from '../payments/customer-pays.ts'
import { officeWidths, openOffice, presser } from '../payments/owner-office.ts'
import { complaintsOf, expect, languages, test, untilAlive } from '../tools/journey.ts'
import { ownCustomer, postSignIn } from '../tools/own-customer.ts'

for (const at of languages) {
  const { locale, prefix } = at
  const words: Record<keyof typeof reportTh, string> = locale === 'th' ? reportTh : reportEn
  const width = officeWidths[locale]
  const press = presser(width)

  test(`an order is in the figures of its day, as chart, table, picture and file, at ${width} px (${locale})`, async ({
    watched: page,
    shop,
    browser,
  }) => {
    const own = await ownCustomer()
    const office = await openOffice(browser, shop, at, width)
    const complaints = complaintsOf(office, shop)
    await postSignIn(page, at, own.mobile)
    const { total } = await placeOrder(page, at, 'COD', 30)

    await office.goto(`${prefix}/merchant/report/customer`)
    await untilAlive(office)
    const today = office.getByRole('link', { name: words['report.today'], exact: true })
    await press(today)
    await expect(today).toHaveAttribute('aria-current', 'true')
    const shopLink = office.locator(`a[href*="/merchant/customer/${own.code}"]`)
    const row = office
      .getByRole('row')
      .filter({ has: shopLink })
      .filter({ hasText: sayMoney(total) })
    await expect(row).toBeVisible()
    const [saved] = await Promise.all([
      office.waitForEvent('download'),
      press(office.getByRole('link', { name: /Excel/ })),
    ])
    const sheet = await readSheet(await readFile(await saved.path()))
    expect(sheet.some((cells) => cells.includes(own.code) && cells.includes(total / 100))).toBe(true)

    await office.goto(`${prefix}/merchant`)
    await untilAlive(office)
    const days = office.getByRole('region', { name: words['chart.days'] })
    await press(days.getByRole('button', { name: words['chart.asTable'] }))
    await expect(days.getByRole('table')).toBeVisible()
    const [picture] = await Promise.all([
      office.waitForEvent('download'),
      press(days.getByRole('button', { name: words['chart.png'] })),
    ])
    const bytes = await readFile(await picture.path())
    expect([bytes.subarray(1, 4).toString(), bytes.length > 8_000]).toEqual(['PNG', true])
    await press(days.getByRole('button', { name: words['chart.asChart'] }))
    await press(days.getByRole('list', { name: words['chart.days'] }).getByRole('link').last())
    await expect(office).toHaveURL(/\/merchant\/order\?tab=all&from=(\S+)&to=\1$/)
    await expect(office.getByRole('link', { name: 'ร้านทดลอง' }).first()).toBeVisible()

    await office.goBack()
    await press(office.getByRole('link', { name: new RegExp(`^${words['overview.soldOut']}`) }))
    await expect(office).toHaveURL(/\/merchant\/product\?state=soldOut/)
    await office.goBack()
    const mail = office.getByRole('switch', { name: words['summary.mail'] })
    await untilAlive(office)
    await mail.press('Space')
    await expect(office.getByText(words['summary.saved'], { exact: true })).toBeVisible()
    await office.reload()
    await untilAlive(office)
    await expect(mail).toBeChecked()
    await mail.press('Space')
    await expect(office.getByText(words['summary.saved'], { exact: true })).toBeVisible()
    expect(complaints).toEqual([])
  })
}
