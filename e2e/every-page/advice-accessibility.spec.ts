import { demoPassword } from '#database/seeds/people/sign-ins.ts'
import { adviceEn } from '#web/words/customer/en/advice-en.ts'
import { adviceTh } from '#web/words/customer/th/advice-th.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { boughtWeekly, ownCustomer } from '../tools/own-customer.ts'
import { axeIn, expectAccessible } from './accessible.ts'

test.describe.configure({ timeout: 480_000 })

for (const { locale, prefix } of languages) {
  test(`no serious accessibility finding where an order is advised, from home to its confirmation (${locale}) @once`, async ({
    page,
    shop,
  }) => {
    const own = await ownCustomer()
    await boughtWeekly(own, { goods: ['1118', '1001', '1002', '1003', '1010', '1011'] })
    const form = { by: 'password', username: own.mobile, password: demoPassword }
    await page.request.post('/login', { form, headers: { origin: shop }, maxRedirects: 0 })
    const words = { th: adviceTh, en: adviceEn }[locale]
    await page.goto(prefix || '/')
    await untilAlive(page)
    const advised = page.getByRole('region', { name: words['advice.title'] })
    await expect(advised).toContainText(words['usual.COD'])
    await advised.getByRole('listitem').first().getByRole('button', { expanded: false }).click()
    await advised.getByRole('listitem').nth(1).getByText(words['advice.take'], { exact: true }).click()
    await advised.getByRole('button', { name: words['usual.order'] }).click()
    await expect(page.getByRole('dialog', { name: words['usual.title'] })).toBeVisible()
    await expectAccessible(page, axeIn(locale))
    await page.keyboard.press('Escape')
    await expectAccessible(page, axeIn(locale))
    await page.goto(`${prefix}/cart`)
    await expect(advised).toBeVisible()
    await expectAccessible(page, axeIn(locale))
    await page.goto(`${prefix}/ordersubscription/new`)
    await expect(page.getByRole('region', { name: words['regular.title'] })).toBeVisible()
    await expectAccessible(page, axeIn(locale))
    await page.request.post('/merchant/login', {
      ...{
        form: { username: 'owner01', password: demoPassword },
        headers: { origin: shop },
        maxRedirects: 0,
      },
    })
    for (const path of [`/merchant/customer/${own.code}/BKK01`, `/sales/mysales/basket/${own.code}/BKK01`]) {
      await page.goto(`${prefix}${path}`)
      await untilAlive(page)
      await expect(page.getByText(words['advice.due'].split(' ')[0] ?? '').first()).toBeVisible()
      await expectAccessible(page, axeIn(locale))
    }
  })
}
