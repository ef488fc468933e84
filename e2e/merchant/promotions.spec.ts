import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { draftProblems } from '#shop/merchant-promotions/merchant-promotion-problems.ts'
import { couponEn } from '#web/words/merchant/promotions/coupon-en.ts'
import { couponTh } from '#web/words/merchant/promotions/coupon-th.ts'
import { placeOrder } from '../payments/customer-pays.ts'
import { officeWidths, openOffice, presser } from '../payments/owner-office.ts'
import { complaintsOf, expect, languages, test, untilAlive } from '../tools/journey.ts'
import { inDatabase, ownCustomer, postSignIn } from '../tools/own-customer.ts'
import { promotionWords, savePromotion, writePromotion } from './write-promotion.ts'

const promotionOf = async (order: string) =>
  (
    await inDatabase<{ id: string | null }>(
      `select promotion_id as id from order_lines where sale_unit = 'BKK01' and order_number = $1`,
      [order],
    )
  )[0]?.id

for (const at of languages) {
  const { locale, prefix } = at
  const words = promotionWords(locale)
  const width = officeWidths[locale]
  const press = presser(width)

  test(`a promotion is made, tested, live, used and disabled, at ${width} px (${locale})`, async ({
    watched: page,
    shop,
    browser,
  }) => {
    const own = await ownCustomer()
    const office = await openOffice(browser, shop, at, width)
    const complaints = complaintsOf(office, shop)
    await office.goto(`${prefix}/merchant/promotion/new`)
    await untilAlive(office)

    // What is missing stands beside its field, and nothing typed is lost by a reload.
    await office.getByRole('textbox', { name: words['field.name'], exact: true }).fill('ลดทดลอง')
    await press(office.getByRole('toolbar').getByRole('button', { name: /^(บันทึก|Save)$/ }))
    for (const problem of ['noShortName', 'noRemark', 'noDetail', 'noSaleItem'] as const)
      await expect(office.getByText(draftProblems[problem][locale], { exact: true }).first()).toBeVisible()
    await expect(office.getByText(draftProblems.noName[locale], { exact: true })).toHaveCount(0)
    await office.reload()
    await untilAlive(office)
    await expect(office.getByRole('textbox', { name: words['field.name'], exact: true })).toHaveValue(
      'ลดทดลอง',
    )

    await writePromotion(office, at, { customer: own.code, name: `ลด ${own.code}`, press })
    // What customers read, in both languages; what a basket costs; what the past would have cost.
    await expect(office.getByText('฿5 off', { exact: false }).first()).toBeVisible()
    await expect(office.getByText(words['basket.saves'])).toBeVisible()
    await press(office.getByRole('button', { name: words['past.look'] }))
    await expect(office.getByText(words['past.since'].split('{')[0]?.trim() ?? '').last()).toBeVisible()
    // A sign-in that ended meanwhile takes nothing of it away.
    await office.context().clearCookies()
    await press(office.getByRole('toolbar').getByRole('button', { name: /^(บันทึก|Save)$/ }))
    await expect(office).toHaveURL(/\/merchant\/login/)
    await untilAlive(office)
    await office.getByRole('textbox', { name: /^(ชื่อผู้ใช้|User name)$/ }).fill('owner01')
    await office.getByLabel(/^(รหัสผ่าน|Password)$/).fill(demoPassword)
    await office.getByLabel(/^(รหัสผ่าน|Password)$/).press('Enter')
    await expect(office.getByRole('textbox', { name: words['field.name'], exact: true })).toHaveValue(
      `ลด ${own.code}`,
    )
    const id = await savePromotion(office, press)

    await postSignIn(page, at, own.mobile)
    let number = ''
    await expect(async () => {
      number = (await placeOrder(page, at, 'COD')).number
      expect(await promotionOf(number)).toBe(id)
    }).toPass({ timeout: 15_000 })
    await page.goto(`${prefix}/product/1108`)
    await expect(page.getByText(/ลด ฿5(?!\d)|฿5 off/).first()).toBeVisible()

    await office.goto(`${prefix}/merchant/promotion?text=${own.code}`)
    await untilAlive(office)
    await press(office.getByRole('link', { name: `ลด ${own.code}` }))
    await expect(office).toHaveURL(new RegExp(`/merchant/promotion/${id}$`))
    await untilAlive(office)
    await press(office.getByRole('button', { name: words['list.disable'], exact: true }))
    const dialog = office.getByRole('dialog')
    await expect(dialog).toContainText(words['stop.orders'])
    await press(dialog.getByRole('button', { name: words['list.disable'], exact: true }))
    await expect(office.getByText(words['list.tab.DISABLE'], { exact: true }).first()).toBeVisible()
    await expect(async () => {
      const { number: later } = await placeOrder(page, at, 'COD')
      expect(await promotionOf(later)).toBeNull()
    }).toPass({ timeout: 15_000 })
    // The order that had it keeps it.
    expect(await promotionOf(number)).toBe(id)
    expect(complaints).toEqual([])
    await office.context().close()
  })

  test(`a series of coupons is made and used, and its order is found, at ${width} px (${locale})`, async ({
    watched: page,
    shop,
    browser,
  }) => {
    const coupons: Record<keyof typeof couponTh, string> = locale === 'th' ? couponTh : couponEn
    const own = await ownCustomer()
    const office = await openOffice(browser, shop, at, width)
    const complaints = complaintsOf(office, shop)
    await office.goto(`${prefix}/merchant/promotion/new`)
    await untilAlive(office)
    await writePromotion(office, at, {
      ...{ customer: own.code, name: `คูปอง ${own.code}`, needsCoupon: true, press },
    })
    const id = await savePromotion(office, press)
    await press(office.getByRole('link', { name: words['coupons.make'] }))
    await office.getByRole('textbox', { name: coupons['series.name'], exact: true }).fill(`ชุด ${own.code}`)
    await office.getByRole('radio', { name: coupons['form.shared'] }).check()
    await office.getByRole('textbox', { name: coupons['make.prefix'] }).fill('TEST')
    await office.getByRole('textbox', { name: coupons['make.mostUses'] }).fill('1')
    await press(office.getByRole('toolbar').getByRole('button', { name: coupons['make.do'] }))
    const code = office.getByText(/^TEST-\w{5}-\w{5}-\w{4}$/)
    await expect(code).toBeVisible()
    const couponId = (await code.textContent()) ?? ''

    await postSignIn(page, at, own.mobile)
    await expect(async () => {
      const checked = await page.request.post(`${prefix}/exchange/checkCoupon`, { data: { couponId } })
      expect(checked.ok(), await checked.text()).toBe(true)
    }).toPass({ timeout: 15_000 })
    const { number } = await placeOrder(page, at, 'COD', 1, couponId)
    expect(await promotionOf(number)).toBe(id)

    await office.reload()
    await untilAlive(office)
    const uses = office.getByRole('region', { name: coupons['uses.title'] })
    await expect(uses.getByRole('link', { name: number })).toBeVisible()
    const series = office.url().split('/').at(-1)
    const file = await office.request.get(`${prefix}/merchant/coupon/${series}/numbers`)
    expect(file.headers()['content-type']).toContain('text/csv')
    expect(await file.text()).toContain(couponId)
    await press(office.getByRole('link', { name: coupons['actions.print'] }))
    await expect(office.getByRole('img', { name: couponId }).first()).toBeVisible()
    await office.goBack()
    await untilAlive(office)
    await press(office.getByRole('button', { name: coupons['actions.stop'], exact: true }))
    const dialog = office.getByRole('dialog')
    await expect(dialog).toContainText(coupons['stop.now'])
    await press(dialog.getByRole('button', { name: coupons['actions.stop'], exact: true }))
    await expect(office.getByText(coupons['state.stopped'], { exact: true }).first()).toBeVisible()
    expect(complaints).toEqual([])
    await office.context().close()
  })
}
