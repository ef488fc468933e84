import type { Page } from '@playwright/test'
import { axeIn, expectAccessible } from '../every-page/accessible.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { sayings } from '../tools/order-sayings.ts'
import { ownCustomer, signInAs } from '../tools/own-customer.ts'

const password = 'Sangdai#1'
const words = {
  th: {
    withLine: 'เข้าสู่ระบบด้วย LINE',
    signIn: 'เข้าสู่ระบบ',
    mobile: 'เบอร์มือถือ',
    password: 'รหัสผ่าน',
    name: 'ชื่อ',
    cancel: 'ยกเลิก',
    linking: /ยังไม่ได้ผูกกับร้าน/,
    cancelled: 'คุณยกเลิกการเข้าสู่ระบบด้วย LINE',
    linked: /^ผูกกับ/,
    unlink: 'เลิกผูก LINE',
    notLinked: 'ยังไม่ได้ผูก',
    link: 'ผูกบัญชี LINE',
    confirm: 'ยืนยัน',
    goOn: 'ไปที่ LINE',
    signOut: 'ออกจากระบบ',
  },
  en: {
    withLine: 'Sign in with LINE',
    signIn: 'Sign in',
    mobile: 'Mobile number',
    password: 'Password',
    name: 'Name',
    cancel: 'Cancel',
    linking: /is not linked to a shop yet/,
    cancelled: 'You cancelled signing in with LINE',
    linked: /^Linked to/,
    unlink: 'Unlink LINE',
    notLinked: 'Not linked',
    link: 'Link LINE',
    confirm: 'Confirm',
    goOn: 'Go to LINE',
    signOut: 'Sign out',
  },
} as const
type Words = (typeof words)['th' | 'en']

/** LINE's own sign-in page, played by the sandbox. */
async function beAtLine(page: Page, say: Words, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/line\/oauth2/)
  await page.getByLabel(say.name, { exact: true }).fill(name)
  await page.getByRole('button', { name: say.signIn, exact: true }).click()
}

for (const { locale, prefix } of languages) {
  const say = words[locale]

  test(`LINE: unknown at first, linked by signing in once, then straight in, and unlinked again (${locale})`, async ({
    page,
    context,
  }) => {
    const { mobile } = await ownCustomer()
    const name = `ร้าน ${locale} ${Date.now()}`
    await page.goto(`${prefix}/login?to=/profile`)
    await page.getByRole('link', { name: say.withLine }).click()
    await beAtLine(page, say, name)
    await expect(page).toHaveURL(new RegExp(`${prefix}/login\\?to=%2Fprofile$`))
    await expect(page.getByText(say.linking)).toBeVisible()
    await untilAlive(page)
    await page.getByLabel(say.mobile).fill(mobile)
    await page.getByLabel(say.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: say.signIn, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/profile$`))
    await expect(page.getByText(say.linked)).toContainText(name)

    // Elsewhere first: what the page still asks for in the background would bring a cookie back.
    await page.goto('about:blank')
    await context.clearCookies()
    await page.goto(`${prefix}/login?to=/profile`)
    await page.getByRole('link', { name: say.withLine }).click()
    await beAtLine(page, say, name)
    await expect(page).toHaveURL(new RegExp(`${prefix}/profile$`))
    expect(page.url()).not.toMatch(/code=|state=|token/)
    for (const { name: cookie, httpOnly } of await context.cookies()) {
      if (/token|refresh|sign_in|ticket/.test(cookie)) expect(httpOnly, cookie).toBe(true)
    }

    await page.getByRole('button', { name: say.unlink }).click()
    await expect(page.getByText(say.notLinked)).toBeVisible()
    // LINE let them in: before anything is linked they say who they are.
    await page.getByRole('button', { name: say.link }).click()
    await expect(page).toHaveURL(/\/confirm\?/)
    await page.getByLabel(say.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: say.confirm, exact: true }).click()
    await page.getByRole('button', { name: say.goOn }).click()
    await beAtLine(page, say, name)
    await expect(page.getByText(say.linked)).toContainText(name)
    await page.getByRole('button', { name: say.unlink }).click()
    await expect(page.getByText(say.notLinked)).toBeVisible()
  })

  test(`who cancels at LINE is back at the sign-in page and told so (${locale}) @once`, async ({ page }) => {
    await page.goto(`${prefix}/login`)
    await page.getByRole('link', { name: say.withLine }).click()
    await page.getByRole('button', { name: say.cancel }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/login\\?`))
    await expect(page.getByRole('alert')).toHaveText(say.cancelled)
  })
}

test('a rich menu opens its own centre and locks it; leaving LINE goes by LINE as a guest @once', async ({
  page,
  context,
}) => {
  const say = words.th
  const name = `ร้านเมนู ${Date.now()}`
  const { mobile } = await ownCustomer({ alsoIn: 'NON01' })
  await page.goto('/line_hook?dc=NON01&to=/profile')
  await beAtLine(page, say, name)
  await untilAlive(page)
  await page.getByLabel(say.mobile).fill(mobile)
  await page.getByLabel(say.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: say.signIn, exact: true }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('main').getByText('นนทบุรี').first()).toBeVisible()
  // The centre is named, but there is no way to change it.
  await expect(page.getByRole('button', { name: /ศูนย์/ })).toHaveCount(0)

  await page.getByRole('button', { name: say.signOut, exact: true }).last().click()
  await expect(page).toHaveURL(/\/sandbox\/line\/oauth2.*state=GUEST/)
  await page.getByRole('button', { name: say.cancel }).click()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  expect(
    (await context.cookies()).filter(({ name: cookie }) =>
      /customer_token|customer_refresh|sangdai_line$/.test(cookie),
    ),
  ).toEqual([])
})

test('another site can neither open nor send what links an account @once', async ({
  page,
  shop,
  request,
}) => {
  const { mobile } = await ownCustomer()
  await signInAs(page, { prefix: '', locale: 'th' }, mobile)
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const elsewhere = { cookie, 'sec-fetch-site': 'cross-site' }
  for (const address of ['/line/authenuser?link=Y', '/login/auth/google?link=Y', '/profile/link/line']) {
    const answer = await request.get(`${shop}${address}`, { headers: elsewhere, maxRedirects: 0 })
    expect(answer.headers()['set-cookie'] ?? '', address).not.toContain('sign_in')
    expect(answer.headers().location ?? '/', address).toBe('/')
  }
  const sent = await request.post(`${shop}/profile/link/line`, {
    headers: { ...elsewhere, origin: 'https://evil.example' },
    form: {},
  })
  expect([sent.status(), sent.headers()['set-cookie']]).toEqual([403, undefined])
})

test('a made-up way back signs nobody in @once', async ({ page, context }) => {
  await page.goto('/line/authenuser?code=stolen&state=guessed')
  await expect(page).toHaveURL(/\/login\?why=signin.failed/)
  await expect(page.getByRole('alert')).toBeVisible()
  expect((await context.cookies()).some(({ name }) => name.includes('customer_token'))).toBe(false)
})

for (const language of languages) {
  const { locale, prefix } = language
  const say = sayings(locale)

  test(`a link on another site asks before it changes the centre (${locale}) @side`, async ({
    page,
    shop,
  }) => {
    const own = await ownCustomer({ alsoIn: 'NON01' })
    await signInAs(page, language, own.mobile)
    const address = 'http://elsewhere.test/'
    const link = `<a href="${shop}${prefix}/line_hook?dc=NON01&to=/product">shop</a>`
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: link }))
    const centre = page
      .locator('header')
      .getByText(locale === 'th' ? 'จตุจักร' : 'Chatuchak')
      .first()
    for (const answer of ['linked.keepCentre', 'linked.changeCentre'] as const) {
      await page.goto(address)
      await page.getByRole('link').click()
      await untilAlive(page)
      await expectAccessible(page, axeIn(locale))
      await page.getByRole(answer === 'linked.keepCentre' ? 'link' : 'button', { name: say(answer) }).click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/product$`))
      if (answer === 'linked.keepCentre') await expect(centre).toBeVisible()
      else
        await expect(
          page
            .locator('header')
            .getByText(locale === 'th' ? 'นนทบุรี' : 'Nonthaburi')
            .first(),
        ).toBeVisible()
    }
  })
}
