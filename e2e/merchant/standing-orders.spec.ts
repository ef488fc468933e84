import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { fill } from '#shop/words/locale.ts'
import { standingEn } from '#web/words/customer/en/standing-en.ts'
import { standingTh } from '#web/words/customer/th/standing-th.ts'
import { standingOfficeEn } from '#web/words/merchant/standing/standing-office-en.ts'
import { standingOfficeTh } from '#web/words/merchant/standing/standing-office-th.ts'
import { ownStandingOrder } from '../every-page/own-standing-order.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { ownCustomer, signInAs } from '../tools/own-customer.ts'

for (const { locale, prefix } of languages) {
  const words = locale === 'th' ? standingOfficeTh : standingOfficeEn
  const theirs = locale === 'th' ? standingTh : standingEn

  test(`staff find a customer's standing order, pause it, and the customer sees who did it (${locale})`, async ({
    watched: page,
    browser,
    shop,
  }) => {
    const own = await ownCustomer({ creditLimit: 500_000 })
    const { id } = await ownStandingOrder(own.code)
    const form = { username: 'supervisor01', password: demoPassword }
    await page.request.post('/merchant/login', { form, headers: { origin: shop }, maxRedirects: 0 })
    await page.goto(`${prefix}/merchant/customer/${own.code}/BKK01`)
    await page.getByRole('main').locator('a[href*="standing-orders"]').click()
    await expect(page).toHaveURL(new RegExp(`customer=${own.code}`))
    await expect(page.getByRole('table').getByText('฿900.00')).toBeVisible()
    await page.getByRole('table').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'ของประจำ' })).toBeVisible()
    await untilAlive(page)
    await page.getByRole('button', { name: words['one.pause'], exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words['do.why']).fill('ร้านซ่อมหลังคา')
    await dialog.getByRole('button', { name: words['one.pause'], exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('ร้านซ่อมหลังคา')).toBeVisible()

    const phone = await (await browser.newContext({ baseURL: shop })).newPage()
    await signInAs(phone, { locale, prefix }, own.mobile, `/ordersubscription/${id}`)
    await expect(phone.getByText(fill(theirs['standing.byCentreWhy'], { why: 'ร้านซ่อมหลังคา' }))).toBeVisible()
    await phone.getByRole('button', { name: theirs['standing.resume'], exact: true }).click()
    await expect(phone.getByText('ร้านซ่อมหลังคา')).toHaveCount(0)
  })
}
