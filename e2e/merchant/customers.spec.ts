import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { sayMoney } from '#shop/money/say-money.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { customerEn } from '#web/words/merchant/customers/customer-en.ts'
import { customerTh } from '#web/words/merchant/customers/customer-th.ts'
import { merchantEn } from '#web/words/merchant/merchant-en.ts'
import { merchantTh } from '#web/words/merchant/merchant-th.ts'
import { placeOrder } from '../payments/customer-pays.ts'
import { officeWidths, openOffice, presser } from '../payments/owner-office.ts'
import { complaintsOf, expect, languages, test, untilAlive } from '../tools/journey.ts'
import { inDatabase, ownCustomer, postSignIn } from '../tools/own-customer.ts'

for (const at of languages) {
  const { locale, prefix } = at
  const words: Record<keyof typeof customerTh, string> = locale === 'th' ? customerTh : customerEn
  const office: Record<keyof typeof merchantTh, string> = locale === 'th' ? merchantTh : merchantEn
  const width = officeWidths[locale]
  const press = presser(width)
  const beginning = (sentence: string) => new RegExp(`^${sentence.split('{')[0]}`)

  test(`a shop is found, given credit, watched, corrected, stopped and let again, at ${width} px (${locale})`, async ({
    watched: page,
    shop,
    browser,
  }) => {
    const own = await ownCustomer()
    const staff = await openOffice(browser, shop, at, width)
    const complaints = complaintsOf(staff, shop)
    await staff.goto(`${prefix}/merchant/customer`)
    await untilAlive(staff)
    await staff.getByRole('searchbox', { name: words['list.search'] }).fill(sayPhone(own.mobile))
    const one = locale === 'th' ? '1 ร้าน' : '1 shop'
    await expect(staff.getByText(one, { exact: true })).toBeVisible()
    const [saved] = await Promise.all([
      staff.waitForEvent('download'),
      press(staff.getByRole('link', { name: /Excel/ })),
    ])
    expect((await readSheet(await readFile(await saved.path()))).slice(1).map(([code]) => code)).toEqual([
      own.code,
    ])
    await press(staff.getByRole('link', { name: 'ร้านทดลอง' }))
    await expect(staff.getByRole('heading', { level: 1, name: 'ร้านทดลอง' })).toBeVisible()
    await untilAlive(staff)

    // Somebody else changes the same shop meanwhile: nothing is overwritten unseen.
    await press(staff.getByRole('button', { name: words['facts.edit'] }))
    const dialog = staff.getByRole('dialog')
    await dialog.getByLabel(words['edit.limit']).fill('9000')
    await inDatabase(`update customers set name = 'ร้านเปลี่ยนชื่อ' where sale_unit = 'BKK01' and code = $1`, [
      own.code,
    ])
    await press(dialog.getByRole('button', { name: words['edit.save'] }))
    const difference = staff.getByRole('dialog', { name: beginning(office['difference.somebody']) })
    await expect(difference).toContainText('ร้านเปลี่ยนชื่อ')
    await press(difference.getByRole('button', { name: office['difference.save'] }))
    await expect(staff.getByRole('dialog')).toHaveCount(0)
    await expect(staff.getByRole('heading', { level: 1, name: 'ร้านเปลี่ยนชื่อ' })).toBeVisible()
    await expect(staff.getByRole('region', { name: words['facts.title'] })).toContainText('฿9,000.00')
    await expect(staff.getByRole('region', { name: words['history.title'] })).toContainText('฿9,000.00')

    await postSignIn(page, at, own.mobile)
    const { number, total } = await placeOrder(page, at, 'CREDIT', 2)
    await staff.reload()
    await untilAlive(staff)
    const account = staff.getByRole('region', { name: words['account.title'] })
    await expect(account).toContainText(number)
    await expect(account).toContainText(sayMoney(9_000_00 - total))

    await press(staff.getByRole('button', { name: words['points.correct'] }))
    await dialog.getByLabel(words['points.number']).fill('150')
    await dialog.getByLabel(words['points.why']).fill('ชดเชยของแตก')
    await press(dialog.getByRole('button', { name: words['points.correct'] }))
    const points = staff.getByRole('region', { name: words['points.title'] })
    await expect(points).toContainText('ชดเชยของแตก')
    await expect(points).toContainText('+150')

    // The same shop registered a second time with another number, and ordered with it.
    const twin = await ownCustomer()
    await press(staff.getByRole('button', { name: words['merge.open'] }))
    await dialog.getByLabel(words['merge.search']).fill(twin.mobile)
    await dialog.getByRole('radio').check()
    await dialog.getByLabel(words['stop.why']).fill('สมัครซ้ำ')
    await press(dialog.getByRole('button', { name: words['merge.do'], exact: true }))
    await expect(staff.getByRole('region', { name: words['history.title'] })).toContainText(twin.code)

    await press(staff.getByRole('button', { name: words['stop.do'] }))
    await dialog.getByLabel(words['stop.why']).fill('ปิดร้าน')
    await press(dialog.getByRole('button', { name: words['stop.do'] }))
    await expect(staff.getByRole('button', { name: words['stop.again'] })).toBeVisible()
    await expect(async () => {
      await page.goto(`${prefix}/history`)
      expect(new URL(page.url()).pathname).toBe(`${prefix}/login`)
    }).toPass({ timeout: 5_000 })
    await press(staff.getByRole('button', { name: words['stop.again'] }))
    await expect(staff.getByRole('button', { name: words['stop.do'] })).toBeVisible()
    await postSignIn(page, at, own.mobile)
    await page.goto(`${prefix}/history`)
    await expect(page.getByText(number)).toBeVisible()
    // The refusal of what somebody else had changed is the only one.
    expect(complaints).toEqual([expect.stringContaining('409')])
  })
}
