import type { Browser } from '@playwright/test'
import { expectAccessible } from '../every-page/accessible.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { enterAs, inDatabase } from '../tools/own-customer.ts'
import { codeSentTo, fillInRegistration, newMobile, photo, registerWords } from '../tools/register-form.ts'

/** A supervisor of the centre lets the new shop in, in the back office, on a screen of their own. */
async function approve(browser: Browser, shop: string, mobile: string): Promise<void> {
  const context = await browser.newContext({ baseURL: shop, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(`/merchant/login?to=${encodeURIComponent(`/merchant/customer?text=${mobile}`)}`)
  await untilAlive(page)
  await page.getByLabel('ชื่อผู้ใช้').fill('supervisor01')
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('Sangdai#1')
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
  await page.getByRole('main').getByRole('row').filter({ hasText: 'รออนุมัติ' }).getByRole('link').click()
  // What to decide by: where the shop stands, whether a round goes there, how far, and who brought it.
  const facts = page.getByRole('region', { name: 'ข้อมูลประกอบการอนุมัติ' })
  for (const fact of [
    'แขวงลาดยาว เขตจตุจักร กรุงเทพมหานคร 10900',
    'อยู่ในพื้นที่จัดส่ง: กรุงเทพฯ',
    /ห่างจากศูนย์ [\d.]+ กม\./,
    '(sales01)',
  ])
    await expect(facts).toContainText(fact)
  await expect(facts.getByRole('img', { name: 'รูปหน้าร้าน' })).toBeVisible()
  await untilAlive(page)
  await page.getByRole('button', { name: 'อนุมัติ', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'อนุมัติ', exact: true }).click()
  await expect(page.getByRole('button', { name: 'สั่งของแทนลูกค้า' })).toBeVisible()
  await context.close()
}

for (const { locale, prefix } of languages) {
  const say = registerWords[locale]

  test(`a shop registers with the code from its messages, waits for approval and is let in (${locale})`, async ({
    watched: page,
    context,
    browser,
    shop,
  }) => {
    const mobile = newMobile()
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 13.8419, longitude: 100.5622 })
    await page.goto(`${prefix}/register?dist=BKK01&saleCode=sales01`)
    await untilAlive(page)

    await page.getByRole('button', { name: say.send }).click()
    await expect(page.getByText(say.required)).toBeVisible()
    await expect(page.getByLabel(say.shopName, { exact: true })).toBeFocused()

    await fillInRegistration(page, say, mobile)
    await expect(page.locator('[name=province]')).toHaveValue('กรุงเทพมหานคร')
    await expect(page.locator('[name=district]')).toHaveValue('จตุจักร')
    await expect(page.locator('[name=subdistrict]')).toHaveValue('ลาดยาว')
    await page.getByRole('button', { name: say.position }).click()
    await expect(page.getByText(say.pinAt)).toBeVisible()
    await page.getByRole('button', { name: say.send }).click()

    await expect(page.getByLabel(say.code)).toBeFocused()
    await page.getByLabel(say.code).fill(await codeSentTo(page, mobile))
    await page.getByRole('button', { name: say.finish }).click()
    await expect(page).toHaveURL(/\/register-pending/)
    await expect(page.getByRole('heading', { name: say.pending, level: 1 })).toBeVisible()

    await approve(browser, shop, mobile)
    await page.goto(`${prefix}/login`)
    await untilAlive(page)
    await page.locator('[name=username]').fill(mobile)
    await page.locator('[name=password]').fill('Sangdai#1')
    await page.locator('form:has([name=password]) button[type=submit]').click()
    await expect(page).toHaveURL(/\/profile-setup$/)
    await expect(page.getByRole('main').getByText('ร้านทดสอบการเดินทาง')).toBeVisible()
    await expectAccessible(page, { widths: [360] })
    await page.getByRole('button', { name: say.allRight }).click()
    await expect(page).toHaveURL(/\/profile-setup-content$/)
    await expect(page.getByRole('link', { name: say.start })).toBeVisible()
    await expectAccessible(page, { widths: [360] })
  })

  test(`a shop in Chiang Mai registers without a link and is a customer of Chiang Mai (${locale}) @side`, async ({
    page,
  }) => {
    const mobile = newMobile()
    await page.goto(`${prefix}/register`)
    await untilAlive(page)
    await fillInRegistration(page, say, mobile, '57000')
    await expect(page.getByText(say.noneDelivers)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: say.askNearest })).not.toBeChecked()
    await page.getByRole('button', { name: say.send }).click()
    await expect(page.getByText(say.askFirst)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: say.askNearest })).toBeFocused()
    // It is said in the form, and not once more over it.
    expect(await page.evaluate(() => (window as { toastsSaid?: string[] }).toastsSaid)).toEqual([])

    await page.getByLabel(say.postcode, { exact: true }).fill('50200')
    await page.getByLabel(say.area, { exact: true }).selectOption({ index: 1 })
    await expect(page.getByText(say.servedBy)).toBeVisible()
    await expectAccessible(page, { widths: [360] })
    await page.getByRole('button', { name: say.send }).click()
    await page.getByLabel(say.code).fill(await codeSentTo(page, mobile))
    await page.getByRole('button', { name: say.finish }).click()
    await expect(page).toHaveURL(/\/register-pending/)
    await expect(page.getByRole('main').getByText(say.centre)).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    // The way in leads back to the same page while the shop waits, and to its own centre afterwards.
    await page.goto(`${prefix}/login`)
    await enterAs(page, locale, mobile)
    await expect(page).toHaveURL(/\/register-pending\?dist=CNX01/)
    await inDatabase(
      `update customers set status = 'active' where sale_unit = 'CNX01' and account_id = (select id from accounts where mobile = $1)`,
      [mobile],
    )
    await page.goto(`${prefix}/login`)
    await enterAs(page, locale, mobile)
    await expect(page).toHaveURL(/\/profile-setup$/)
    await page.goto(prefix || '/')
    await expect(page.getByRole('banner').getByText(say.centre).first()).toBeVisible()
  })

  test(`a wrong code is told, and nothing that was typed is lost (${locale}) @side`, async ({ page }) => {
    // The code may be entered before the page has finished reading itself anew: that press counts too.
    await page.route(/register\.data/, async (route) => {
      if (route.request().method() === 'GET') await new Promise((done) => setTimeout(done, 3_000))
      await route.continue()
    })
    await page.goto(`${prefix}/register`)
    await untilAlive(page)
    await fillInRegistration(page, say, newMobile())
    await page.getByRole('button', { name: say.send }).click()
    await page.getByLabel(say.code).fill('000000')
    await page.getByRole('button', { name: say.finish }).click()
    await expect(page.getByText(say.wrongCode)).toHaveCount(1)
    await expect(page.getByLabel(say.code)).toHaveAccessibleDescription(say.wrongCode)
    await expect(page.getByLabel(say.code)).toBeFocused()
    await expect(page.getByLabel(say.shopName, { exact: true })).toHaveValue('ร้านทดสอบการเดินทาง')
    await expect(page.getByLabel(say.password, { exact: true })).toHaveValue('Sangdai#1')
    await expect(page.locator('[name=subdistrict]')).toHaveValue('ลาดยาว')
    expect(
      await page.locator('[name=shopImage]').evaluate((input: HTMLInputElement) => input.files?.length),
    ).toBe(1)
  })

  test(`province, district and subdistrict are chosen downwards, and the postcode follows (${locale}) @side`, async ({
    watched: page,
  }) => {
    await page.goto(`${prefix}/register`)
    await untilAlive(page)
    await page.locator('[name=province]').selectOption('เชียงใหม่')
    // Typed without script, chosen with it.
    await expect(page.locator('select[name=district]')).toBeVisible()
    await page.getByLabel(say.district, { exact: true }).selectOption('เมืองเชียงใหม่')
    await page.getByLabel(say.subdistrict, { exact: true }).selectOption('ศรีภูมิ')
    await expect(page.getByLabel(say.postcode, { exact: true })).toHaveValue('50200')
    await page.locator('[name=province]').selectOption('ภูเก็ต')
    await expect(page.locator('[name=district]')).toHaveValue('')
  })

  test(`a salesperson’s page shows a code that leads to the form (${locale}) @side`, async ({
    watched: page,
    shop,
  }) => {
    await page.goto(`${prefix}/manage/registerfrompc/BKK01/sales01`)
    await expect(page.getByRole('img', { name: locale === 'th' ? /คิวอาร์/ : /QR/ })).toBeVisible()
    const link = await page.locator('input[readonly]').inputValue()
    expect(link).toBe(`${shop}${prefix}/register?saleCode=sales01&dist=BKK01&layout=merchant`)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('search')).toHaveCount(0)
  })
}

test('without any script the form still leads to the code, and keeps what was typed', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop })
  const page = await context.newPage()
  const mobile = newMobile()
  const say = registerWords.th
  await page.goto('/register')
  await page.getByLabel(say.shopName, { exact: true }).fill('ร้านไม่มีสคริปต์')
  await page.getByLabel(say.storeType, { exact: true }).selectOption('MM')
  await page.getByLabel(say.name, { exact: true }).fill('ผู้ทดสอบ')
  await page.getByLabel(say.mobile, { exact: true }).fill(mobile)
  await page.getByLabel(say.password, { exact: true }).fill('Sangdai#1')
  await page.getByLabel(say.confirm, { exact: true }).fill('Sangdai#1')
  await page.getByLabel(say.street, { exact: true }).fill('1 ถนนกลาง')
  await page.getByLabel(say.postcode, { exact: true }).fill('10900')
  await page.locator('[name=province]').selectOption('กรุงเทพมหานคร')
  await page.locator('[name=district]').fill('เขตจตุจักร')
  await page.locator('[name=subdistrict]').fill('ลาดยาว')
  const file = { name: 'shop.jpg', mimeType: 'image/jpeg', buffer: await photo }
  await page.getByLabel(say.photo, { exact: true }).setInputFiles(file)
  await page.getByRole('checkbox', { name: say.accept }).check()
  await page.getByRole('button', { name: say.send }).click()
  await expect(page.getByLabel(say.code)).toBeVisible()
  await expect(page.getByLabel(say.shopName, { exact: true })).toHaveValue('ร้านไม่มีสคริปต์')
  await page.getByLabel(say.password, { exact: true }).fill('Sangdai#1')
  await page.getByLabel(say.confirm, { exact: true }).fill('Sangdai#1')
  await page.getByLabel(say.photo, { exact: true }).setInputFiles(file)
  await page.getByLabel(say.code).fill(await codeSentTo(page, mobile))
  await page.getByRole('button', { name: say.finish }).click()
  await expect(page).toHaveURL(/\/register-pending/)
  await context.close()
})
