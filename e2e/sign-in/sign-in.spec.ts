import type { APIRequestContext, Page } from '@playwright/test'
import { expect, inboxOf, languages, test, untilAlive } from '../tools/journey.ts'
import { saidLike, sayings } from '../tools/order-sayings.ts'
import { ownCustomer } from '../tools/own-customer.ts'

const password = 'Sangdai#1'
const words = {
  th: {
    signIn: 'เข้าสู่ระบบ',
    mobile: 'เบอร์มือถือ',
    password: 'รหัสผ่าน',
    send: 'ส่งรหัส',
    code: 'รหัส 6 หลัก',
    setPassword: 'ตั้งรหัสผ่านใหม่',
    wrong: 'เบอร์มือถือหรือรหัสผ่านไม่ถูกต้อง',
    devices: 'อุปกรณ์ที่เข้าสู่ระบบ',
    thisDevice: 'เครื่องนี้',
    otherDevice: 'ออกจากระบบ Firefox บน Windows',
    ended: 'ออกจากระบบอุปกรณ์นั้นแล้ว',
  },
  en: {
    signIn: 'Sign in',
    mobile: 'Mobile number',
    password: 'Password',
    send: 'Send code',
    code: '6-digit code',
    setPassword: 'Set the new password',
    wrong: 'Wrong mobile number or password',
    devices: 'Signed-in devices',
    thisDevice: 'This device',
    otherDevice: 'Sign out Firefox on Windows',
    ended: 'That device has been signed out',
  },
}

async function signIn(
  page: Page,
  prefix: string,
  locale: 'th' | 'en',
  mobile: string,
  to = '/product',
): Promise<void> {
  await page.goto(`${prefix}/login?to=${encodeURIComponent(to)}`)
  await untilAlive(page)
  await page.getByLabel(words[locale].mobile).fill(mobile)
  await page.getByLabel(words[locale].password, { exact: true }).fill(password)
  await page.getByRole('button', { name: words[locale].signIn }).click()
}

async function newestCode(request: APIRequestContext, mobile: string, after: number): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const messages = await inboxOf(request, mobile)
      code = messages.find(({ at }) => Date.parse(at) >= after)?.code ?? ''
      return code
    })
    .toMatch(/^\d{6}$/)
  return code
}

for (const { locale, prefix } of languages) {
  const say = words[locale]

  test(`a guest signs in by password, returns to the page wanted, and no script can read a token (${locale})`, async ({
    watched: page,
    context,
  }) => {
    await page.goto(`${prefix}/profile/wishlist`)
    await expect(page).toHaveURL(new RegExp(`${prefix}/login\\?to=%2Fprofile%2Fwishlist$`))
    await untilAlive(page)
    await page.getByLabel(say.mobile).fill('0810000002')
    await page.getByLabel(say.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: say.signIn }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/profile/wishlist$`))
    const readable = await page.evaluate(
      () =>
        document.cookie +
        JSON.stringify({ ...localStorage }) +
        JSON.stringify({ ...sessionStorage }) +
        document.documentElement.outerHTML,
    )
    for (const { name, value, httpOnly } of await context.cookies()) {
      if (!/token|refresh/.test(name)) continue
      expect(httpOnly, name).toBe(true)
      expect(readable).not.toContain(value)
    }
    expect(page.url()).not.toContain('eyJ')
  })

  test(`a wrong password says so and keeps the number (${locale}) @side`, async ({ page }) => {
    await page.goto(`${prefix}/login`)
    await untilAlive(page)
    await page.getByLabel(say.mobile).fill('0819999999')
    await page.getByLabel(say.password, { exact: true }).fill('Wrong#123')
    await page.getByRole('button', { name: say.signIn }).click()
    await expect(page.getByRole('alert')).toHaveText(say.wrong)
    await expect(page.getByLabel(say.mobile)).toHaveValue('0819999999')
  })

  test(`a customer signs in by a code read from the inbox (${locale})`, async ({
    watched: page,
    request,
  }, info) => {
    // A number gets five codes in an hour: each run of this journey asks for another one's.
    const mobile = {
      th: { 'in process': '0810000001', 'over HTTP': '0810000002' },
      en: { 'in process': '0810000006', 'over HTTP': '0810000005' },
    }[locale][info.project.name as 'in process']
    await page.goto(`${prefix}/login?by=otp&to=%2Fproduct`)
    await untilAlive(page)
    const before = Date.now() - 1000
    await page.getByLabel(say.mobile).fill(mobile)
    await page.getByRole('button', { name: say.send }).click()
    await expect(page).toHaveURL(/\/verifyotp\?frontend=Y$/)
    // The field has focus, the time counts down, and a complete code is sent at once.
    await expect(page.getByLabel(say.code)).toBeFocused()
    await expect(page.getByRole('timer')).toHaveText(/\d:\d\d/)
    await expect(page.locator(`a[hreflang=${locale === 'th' ? 'en' : 'th'}]`)).toBeVisible()
    await page.getByLabel(say.code).fill(await newestCode(request, mobile, before))
    await expect(page).toHaveURL(new RegExp(`${prefix}/product$`))
    await page.goto(`${prefix}/history`)
    await expect(page).toHaveURL(new RegExp(`${prefix}/history$`))
  })

  test(`whoever forgot the password sets another and is signed in; every sign-in page speaks both languages (${locale}) @once`, async ({
    page,
    request,
  }) => {
    const { mobile } = await ownCustomer()
    const other = page.locator(`a[hreflang=${locale === 'th' ? 'en' : 'th'}]`)
    for (const path of [
      '/login',
      '/merchant/login',
      '/rider/login',
      '/rider/verifyotp',
      '/backupverifyotp',
      '/login?by=forgot&to=%2Fhistory',
    ]) {
      await page.goto(`${prefix}${path}`)
      await expect(other, path).toBeVisible()
    }
    await untilAlive(page)
    const before = Date.now() - 1000
    await page.getByLabel(say.mobile).fill(mobile)
    await page.getByRole('button', { name: say.send }).click()
    await page.getByLabel(say.code).fill(await newestCode(request, mobile, before))
    await expect(other).toBeVisible()
    await page.locator('[name=newPassword]').fill('Sangdai#2')
    await page.locator('[name=confirmPassword]').fill('Sangdai#2')
    await page.getByRole('button', { name: say.setPassword, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/history$`))
  })
}

for (const { locale, prefix } of languages) {
  const say = {
    th: {
      centre: /เลือกศูนย์กระจายสินค้า/,
      withLine: 'จตุจักร',
      withoutLine: 'นนทบุรี',
      later: 'ไว้ทีหลัง',
      none: 'ไม่พบศูนย์นี้ กรุณาลองใช้คำอื่น',
    },
    en: {
      centre: /Choose a distribution centre/,
      withLine: 'Chatuchak',
      withoutLine: 'Nonthaburi',
      later: 'Later',
      none: 'Merchant not found. Please try again with other words.',
    },
  }[locale]

  test(`switching centre: at once without LINE, after Later with it; the choice is kept for a year (${locale}) @side`, async ({
    watched: page,
    context,
  }) => {
    const { mobile } = await ownCustomer({ alsoIn: 'NON01' })
    await signIn(page, prefix, locale, mobile)
    await expect(page).toHaveURL(new RegExp(`${prefix}/product$`))
    const button = page.getByRole('button', { name: say.centre })
    const current = async () => (await button.getAttribute('aria-label')) ?? ''
    const choose = async (name: string) => {
      await button.click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(name) })
        .click()
      if (name === say.withLine) await page.getByRole('button', { name: say.later }).click()
      await expect.poll(current).toContain(name)
    }
    for (const name of [say.withoutLine, say.withLine, say.withoutLine]) await choose(name)
    const cookie = (await context.cookies()).find(({ name }) => name === 'sangdai_selected_dist')
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400)
    await button.click()
    // How far each is, is shown to whoever says where they are; nobody is asked without a press.
    const far = page.getByRole('dialog').getByText(saidLike(locale)('picker.distance'))
    const near = page.getByRole('dialog').getByRole('button', { name: sayings(locale)('picker.near') })
    await expect(near).toBeVisible()
    await expect(far).toHaveCount(0)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 13.8419, longitude: 100.5622 })
    await near.click()
    await expect(far).toHaveCount(2)
    await expect(near).toHaveCount(0)
    await page.getByRole('dialog').getByRole('searchbox').fill('ไม่มีที่นี่แน่นอน')
    await expect(page.getByText(say.none)).toBeVisible()
  })

  test(`a customer sees where they are signed in and signs a computer out that is not at hand (${locale}) @side`, async ({
    watched: page,
    request,
  }) => {
    const say = words[locale]
    const { mobile } = await ownCustomer()
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0' }
    const api = `${process.env.SHOP_DIRECT}/rest/authen`
    const elsewhere = await request.post(`${api}/user/login`, {
      data: { username: mobile, password },
      headers,
    })
    const { refreshToken } = (await elsewhere.json()) as { refreshToken: string }
    await signIn(page, prefix, locale, mobile, '/profile')
    const devices = page.getByRole('region', { name: say.devices })
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await expect(devices.getByRole('listitem').first()).toContainText(say.thisDevice)
    await devices.getByRole('button', { name: say.otherDevice }).click()
    await expect(page.getByText(say.ended)).toBeVisible()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    expect((await request.post(`${api}/token/refresh`, { data: { refreshToken } })).status()).toBe(401)
  })
}

test('a token that runs out in mid-use is renewed in silence; an ended session makes a guest, not an error', async ({
  watched: page,
  context,
}) => {
  await signIn(page, '', 'th', '0810000002')
  await expect(page).toHaveURL(/\/product$/)
  const { origin } = new URL(page.url())
  // Elsewhere first: what the page still asks for in the background would bring a cookie back.
  await page.goto('about:blank')
  const stored = (await context.cookies()).filter(({ name }) => name !== 'sangdai_customer_token')
  await context.clearCookies()
  await context.addCookies(stored)
  await page.goto('/history')
  await expect(page).toHaveURL(/\/history$/)
  expect((await context.cookies()).map(({ name }) => name)).toContain('sangdai_customer_token')
  await page.goto('about:blank')
  await context.clearCookies()
  await context.addCookies([
    ...stored.filter(({ name }) => !/refresh/.test(name)),
    { name: 'sangdai_customer_token', value: 'eyJhbGciOiJub25lIn0.e30.', url: origin },
  ])
  await page.goto('/product')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('sangdai_customer_token')
})

test('a rider signs in and out; the invoice tab is for one company only', async ({ watched: page }) => {
  for (const [mobile, tabs] of [
    ['0820000001', ['รายการส่ง', 'โปรไฟล์']],
    ['0820000002', ['รายการส่ง', 'อนุมัติใบส่งของ', 'โปรไฟล์']],
  ] as const) {
    await page.goto('/rider')
    await untilAlive(page)
    await page.getByLabel('เบอร์มือถือ').fill(mobile)
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
    await expect(page).toHaveURL(/\/rider$/)
    await expect(page.getByRole('navigation', { name: 'เมนูผู้ส่งสินค้า' }).getByRole('link')).toHaveText([...tabs])
    await page.getByRole('link', { name: 'โปรไฟล์' }).click()
    await page.getByRole('button', { name: 'ออกจากระบบ', exact: true }).click()
    await expect(page).toHaveURL(/\/rider\/login$/)
  }
})
