import type { Route } from '@playwright/test'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { codeSentTo, fillInRegistration, newMobile, registerWords } from '../tools/register-form.ts'
import { type RunningShop, runShop } from '../tools/running-shop.ts'
import { expectAccessible } from './accessible.ts'

const words = {
  th: {
    wait: 'กรุณารอสักครู่',
    notSent: /ยังไม่ได้ส่ง ข้อมูลที่กรอกยังอยู่ครบ .*กรุณารอ/,
    lost: /ติดต่อระบบไม่ได้/,
    tooMany: /ใช้งานถี่เกินไป/,
    signIn: 'เข้าสู่ระบบ',
  },
  en: {
    wait: 'One moment, please',
    notSent: /Not sent\. Everything you typed is still here\. .*Please wait/,
    lost: /could not be reached/,
    tooMany: /Too many requests/,
    signIn: 'Sign in',
  },
} as const

let busy: RunningShop
test.beforeAll(async () => {
  // Nobody answers there: a form that comes when one more may be asked must not be carried out.
  busy = await runShop({ API_BASE_URL: 'http://127.0.0.1:1/rest', REQUEST_LIMIT: '1' })
})
test.afterAll(async () => {
  await busy?.stop()
})

/** Asks until this address may ask no more. */
async function exhaust(): Promise<void> {
  while ((await fetch(`${busy.url}/robots.txt`)).status !== 429);
}

/** A busy server's own answer to this request, however long the way there took. */
async function turnAway(route: Route): Promise<void> {
  const { pathname, search } = new URL(route.request().url())
  for (;;) {
    await exhaust()
    const response = await route.fetch({
      url: busy.url + pathname + search,
      headers: { ...route.request().headers(), origin: busy.url },
    })
    if (response.status() === 429) return route.fulfill({ response })
  }
}

for (const { locale, prefix } of languages) {
  const [say, form] = [words[locale], registerWords[locale]]

  test(`a registration that meets a busy or silent server keeps all that was typed, and goes through later (${locale}) @once`, async ({
    page,
    shop,
  }) => {
    const mobile = newMobile()
    const alert = page.getByRole('alert').filter({ hasText: say.notSent }).first()
    await page.goto(`${prefix}/register`)
    await untilAlive(page)
    await fillInRegistration(page, form, mobile)

    await page.route(/register\.data/, (route) => route.abort())
    await page.getByRole('button', { name: form.send }).click()
    await expect(page.getByRole('alert').filter({ hasText: say.lost }).first()).toBeVisible()
    await page.unroute(/register\.data/)
    await page.route(/register\.data/, turnAway)
    await page.getByRole('button', { name: form.send }).click()
    await expect(alert).toBeVisible()
    await expect(page.getByLabel(form.shopName, { exact: true })).toHaveValue('ร้านทดสอบการเดินทาง')
    await expect(page.getByLabel(form.password, { exact: true })).toHaveValue('Sangdai#1')
    await expect(page.getByRole('checkbox', { name: form.accept })).toBeChecked()
    await page.unroute(/register\.data/)
    await page.getByRole('button', { name: form.send }).click()
    await page.getByLabel(form.code).fill(await codeSentTo(page, mobile, shop))
    await page.route(/register\.data/, turnAway)
    await page.getByRole('button', { name: form.finish }).click()
    await expect(alert).toBeVisible()
    await expect(page.getByLabel(form.code)).toHaveValue(/^\d{6}$/)
    expect(
      await page.locator('[name=shopImage]').evaluate((input: HTMLInputElement) => input.files?.length),
    ).toBe(1)
    await page.unroute(/register\.data/)
    await page.getByRole('button', { name: form.finish }).click()
    await expect(page).toHaveURL(/\/register-pending/)
  })

  test(`who asks too often is shown a page that says what to do and when (${locale}) @once`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/register`)
    await untilAlive(page)
    await page.route(/login\.data/, turnAway)
    await page.getByRole('main').getByRole('link', { name: say.signIn }).click()
    await expect(page.getByRole('main')).toContainText(say.tooMany)
    await expectAccessible(page, { widths: [360] })
    await expect(async () => {
      await exhaust()
      await page.goto(`${busy.url}${prefix}/login`)
      await expect(page.getByRole('heading', { name: say.wait })).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(page.getByRole('main')).toContainText(say.tooMany)
    await expectAccessible(page)
  })
}
