import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { axeIn, expectAccessible } from '../every-page/accessible.ts'
import { expect, inboxOf, languages, test, untilAlive } from '../tools/journey.ts'
import { sayings } from '../tools/order-sayings.ts'
import { ownCustomer } from '../tools/own-customer.ts'

const password = 'Sangdai#1'
const words = {
  th: {
    ...{ username: 'ชื่อผู้ใช้', password: 'รหัสผ่าน', signIn: 'เข้าสู่ระบบ', send: 'ส่งลิงก์เข้าสู่ระบบ', confirm: 'ยืนยัน' },
    ...{ sent: 'ส่งลิงก์ทาง SMS ไปที่', dead: /หมดอายุหรือถูกใช้ไปแล้ว/, wrong: 'รหัสผ่านไม่ถูกต้อง', code: 'รหัส 6 หลัก' },
  },
  en: {
    ...{
      username: 'User name',
      password: 'Password',
      signIn: 'Sign in',
      send: 'Send sign-in link',
      confirm: 'Confirm',
    },
    ...{
      sent: 'Sent by SMS to',
      dead: /has expired or was already used/,
      wrong: 'The password is not right',
      code: '6-digit code',
    },
  },
} as const
type Language = (typeof languages)[number]

/** A member of staff has a link sent; it is what the customer's telephone shows, opened at the shop of this journey. */
async function sendLink(
  page: Page,
  request: APIRequestContext,
  { locale, prefix }: Language,
  own: { code: string; mobile: string },
) {
  const say = words[locale]
  await page.goto(`${prefix}/merchant/customer/${own.code}/BKK01`)
  await untilAlive(page)
  await page.getByLabel(say.username).fill('supervisor01')
  await page.getByLabel(say.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: say.signIn, exact: true }).click()
  await page.getByRole('button', { name: say.send }).click()
  await expect(page.getByRole('status').filter({ hasText: say.sent })).toContainText(
    `${own.mobile.slice(0, 3)}-xxx-${own.mobile.slice(-4)}`,
  )
  expect(await page.content()).not.toContain('auth/token')
  const { pathname, search } = new URL(/https?:\S+/.exec(await received(request, own.mobile))?.[0] ?? '')
  return prefix + pathname + search
}

async function received(request: APIRequestContext, mobile: string): Promise<string> {
  return (await inboxOf(request, mobile))[0]?.text ?? ''
}

async function otherPhone(browser: Browser, shop: string, javaScriptEnabled = true): Promise<Page> {
  return (
    await browser.newContext({ baseURL: shop, viewport: { width: 360, height: 740 }, javaScriptEnabled })
  ).newPage()
}

for (const language of languages) {
  const { locale, prefix } = language
  const say = words[locale]
  const account = sayings(locale)

  test(`a sign-in link is sent to the customer alone; it opens one centre, and the account once they confirm (${locale})`, async ({
    watched: page,
    browser,
    shop,
    request,
  }) => {
    const own = await ownCustomer({ alsoIn: 'NON01' })
    const link = await sendLink(page, request, language, own)
    const phone = await otherPhone(browser, shop)
    await phone.goto(link)
    // A messenger that opens the link for a preview uses nothing up.
    await phone.goto(link)
    await phone.getByRole('button', { name: say.signIn, exact: true }).click()
    await expect(phone).toHaveURL(new RegExp(`${prefix}/?$`))
    await phone.goto(`${prefix}/profile`)
    await expect(phone.getByText(account('profile.bound'))).toBeVisible()
    await expect(phone.getByText(account('profile.sentLinks'))).toBeVisible()
    await expectAccessible(phone, axeIn(locale))

    await phone.goto(`${prefix}/pdpa`)
    await phone.getByRole('link', { name: account('pdpa.export') }).click()
    await expect(phone).toHaveURL(/\/confirm\?/)
    await untilAlive(phone)
    await expectAccessible(phone, axeIn(locale))
    await phone.getByLabel(say.password, { exact: true }).fill('Wrong#123')
    await phone.getByRole('button', { name: say.confirm, exact: true }).click()
    await expect(phone.getByRole('alert')).toHaveText(say.wrong)
    // The field to mend has the focus, and a page that shows it has not moved under whoever presses something else.
    await expect(phone.getByLabel(say.password, { exact: true })).toBeFocused()
    expect(await phone.evaluate(() => window.scrollY)).toBe(0)
    await phone.getByRole('button', { name: account('confirm.sendCode', { mobile: '' }).trim() }).click()
    await expect(phone.getByLabel(say.code)).toBeVisible()
    await expectAccessible(phone, axeIn(locale))
    const code = /\d{6}/.exec(await received(request, own.mobile))?.[0] ?? ''
    await phone.getByLabel(say.code).fill(code)
    await expect(phone.getByText(account('pdpa.mayExport'))).toBeVisible()
    const coming = phone.waitForEvent('download')
    await phone.getByRole('link', { name: account('pdpa.export') }).click()
    expect((await coming).suggestedFilename()).toMatch(/^sangdai-my-data-/)
    await phone.goto(`${prefix}/profile`)
    await expect(phone.getByText(account('profile.bound'))).toHaveCount(0)

    const stranger = await otherPhone(browser, shop)
    await stranger.goto(link)
    await expect(stranger.getByRole('alert')).toHaveText(say.dead)
    await phone.context().close()
    await stranger.context().close()
  })
}

test('without script too, a customer confirms it is them and then changes their e-mail address @once', async ({
  page,
  browser,
  shop,
  request,
}) => {
  const [say, account] = [words.th, sayings('th')]
  const own = await ownCustomer()
  const link = await sendLink(page, request, languages[0], own)
  const phone = await otherPhone(browser, shop, false)
  await phone.goto(link)
  await phone.getByRole('button', { name: say.signIn, exact: true }).click()
  await phone.goto('/profile/editProfile')
  await phone.getByRole('link', { name: account('profile.changeEmail') }).click()
  await phone.getByLabel(say.password, { exact: true }).fill(password)
  await phone.getByRole('button', { name: say.confirm, exact: true }).click()
  await expect(phone).toHaveURL(/\/profile\/editProfile$/)
  await phone.getByLabel(account('profile.email'), { exact: true }).fill('new@example.com')
  await phone.getByRole('button', { name: account('profile.save') }).click()
  await expect(phone.getByText(account('profile.confirmSent', { email: 'new@example.com' }))).toBeVisible()

  await phone.goto('/pdpa')
  await phone.getByRole('link', { name: account('pdpa.erase') }).click()
  await phone.getByRole('button', { name: account('pdpa.eraseNow') }).click()
  await expect(phone.getByText(account('pdpa.erased'))).toBeVisible()
  await phone.context().close()
})
