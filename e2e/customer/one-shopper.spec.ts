import type { Page } from '@playwright/test'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { inDatabase, type OwnCustomer, ownCustomer, signInAs, signInByForm } from '../tools/own-customer.ts'

const words = {
  th: {
    signIn: 'เข้าสู่ระบบ',
    username: 'ชื่อผู้ใช้',
    password: 'รหัสผ่าน',
    order: 'สั่งของแทนลูกค้า',
    banner: 'สั่งแทนลูกค้า',
    add: /^ใส่ตะกร้า/,
    left: 'ผู้ใช้งานเปลี่ยนไปแล้ว กรุณาโหลดหน้านี้ใหม่',
  },
  en: {
    signIn: 'Sign in',
    username: 'User name',
    password: 'Password',
    order: 'Order for this customer',
    banner: 'Ordering for a customer',
    add: /^Add .+ to cart$/,
    left: 'Someone else is signed in now. Please load this page again.',
  },
} as const

const markOf = ({ code, saleUnit }: OwnCustomer) => encodeURIComponent(`${code} ${saleUnit} `)
const codesInCart = async ({ code }: OwnCustomer) =>
  (
    await inDatabase<{ product_code: string }>(
      'select product_code from cart_lines where customer_code = $1',
      [code],
    )
  ).map((row) => row.product_code)
const leave = (page: Page, prefix: string) =>
  page.request.post(`${prefix}/logout`, { form: { who: 'shopper' }, maxRedirects: 0 })

for (const language of languages) {
  const { locale, prefix } = language
  const say = words[locale]

  test(`signing out in one tab signs out the others (${locale}) @side`, async ({
    watched: page,
    context,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await signInAs(page, language, (await ownCustomer()).mobile)
    const signIn = page.locator('header').getByRole('link', { name: say.signIn })
    await expect(signIn).toBeHidden()
    const other = await context.newPage()
    await leave(page, prefix)
    await other.goto(`${prefix}/product`)
    await expect(signIn).toBeVisible()
  })

  test(`a salesperson with a client in each tab sees one client in both (${locale}) @side`, async ({
    watched: page,
    context,
  }) => {
    const clientOf = async (tab: Page, code: string): Promise<string> => {
      await tab.goto(`${prefix}/merchant/customer/${code}/BKK01`)
      await untilAlive(tab)
      if (new URL(tab.url()).pathname.endsWith('/merchant/login')) {
        await tab.getByLabel(say.username).fill('sales01')
        await tab.getByLabel(say.password, { exact: true }).fill('Sangdai#1')
        await tab.getByRole('button', { name: say.signIn, exact: true }).click()
      }
      await tab.getByRole('button', { name: say.order }).click()
      return (await tab.getByRole('region', { name: say.banner }).textContent()) ?? ''
    }
    const first = await clientOf(page, 'C0002')
    const second = await clientOf(await context.newPage(), 'C0001')
    expect(second).not.toBe(first)
    await expect(page.getByRole('region', { name: say.banner })).toHaveText(second)
  })

  test(`what a page sends for a customer who has left reaches nobody else, and is not lost (${locale}) @side`, async ({
    watched: page,
  }) => {
    const [first, second] = [await ownCustomer(), await ownCustomer()]
    await signInByForm(page, language, first.mobile)
    // Signed out behind the page's back, as while the answer to "sign out" is on its way.
    await leave(page, prefix)
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith('/exchange/syncCart') &&
        response.request().postData()?.includes('"lines":[{') === true,
    )
    await page.getByRole('main').getByRole('button', { name: say.add }).first().click()
    expect(await (await answered).json()).toMatchObject({ code: 'app.shopperLeft', message: say.left })
    expect(await codesInCart(first)).toEqual([])

    const key = `sangdai_cart_${first.code}_${first.saleUnit}_normal`
    expect(await page.evaluate((cart) => localStorage.getItem(cart), key)).not.toBeNull()
    await signInByForm(page, language, second.mobile)
    const sent = {
      headers: { 'x-shopper': markOf(first) },
      data: { kind: 'normal', from: 'changes', lines: [], facts: false },
    }
    expect(await (await page.request.post(`${prefix}/exchange/syncCart`, sent)).json()).toMatchObject({
      code: 'app.shopperLeft',
    })
    expect(
      await (
        await page.request.post(`${prefix}/exchange/checkoutOptions`, {
          ...sent,
          data: { kind: 'normal', productCodes: [] },
        })
      ).json(),
    ).toMatchObject({
      code: 'app.shopperLeft',
      message: say.left,
    })
    expect(await codesInCart(second)).toEqual([])

    await leave(page, prefix)
    await signInByForm(page, language, first.mobile)
    await expect.poll(() => codesInCart(first)).toHaveLength(1)
  })
}
