import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { ownCustomer, signInAs, signInByForm } from '../tools/own-customer.ts'

const words = {
  th: {
    username: 'ชื่อผู้ใช้',
    nav: 'ลูกค้า',
    orderFor: /^สั่งแทน /,
    banner: 'สั่งแทนลูกค้า',
    leave: 'ออก',
    enter: 'เข้าสู่ระบบ',
    later: 'ไว้ทีหลัง',
    add: /^ใส่ตะกร้า/,
    cart: /ตะกร้า/,
  },
  en: {
    username: 'User name',
    nav: 'My clients',
    orderFor: /^Order for this client: /,
    banner: 'Ordering for a customer',
    leave: 'Leave',
    enter: 'Sign in',
    later: 'Later',
    add: /^Add /,
    cart: /cart/i,
  },
} as const

for (const { locale, prefix } of languages) {
  const say = words[locale]

  test(`an agent orders for a client of their own and returns to the clients (${locale})`, async ({
    watched: page,
    context,
  }) => {
    await signInAs(page, { prefix, locale }, '0810000005', '/agents/customers')
    await untilAlive(page)
    const first = page.getByRole('button', { name: say.orderFor }).first()
    const name = ((await first.getAttribute('aria-label')) ?? '').replace(say.orderFor, '')
    await first.click()
    const banner = page.getByRole('region', { name: say.banner })
    await expect(banner).toContainText(name)
    // The credit shown while acting is the agent's own.
    await page.goto(`${prefix}/profile`)
    await expect(page.getByRole('main').getByText('200,000.00')).toBeVisible()
    // The way to the clients stays, and leads to another one.
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say.nav, exact: true })
      .filter({ visible: true })
      .click()
    const second = page.getByRole('button', { name: say.orderFor }).nth(1)
    const other = ((await second.getAttribute('aria-label')) ?? '').replace(say.orderFor, '')
    await second.click()
    await expect(banner).toContainText(other)
    await banner.getByRole('button', { name: say.leave }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/agents/customers$`))
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('sangdai_client_token')
  })

  test(`the centre’s LINE is offered from the second day on, and Later is remembered (${locale}) @once`, async ({
    page,
  }) => {
    await signInAs(page, { prefix, locale }, '0810000002', '/product')
    const yesterday = { firstSeen: Date.now() - 86_400_000, notBefore: 0 }
    await page.evaluate(
      (memory) => localStorage.setItem('sangdai_line_invite_BKK01', JSON.stringify(memory)),
      yesterday,
    )
    await page.goto(prefix || '/')
    await untilAlive(page)
    const later = page.getByRole('dialog').getByRole('button', { name: say.later })
    await expect(async () => {
      await page.mouse.move(50, 300 + (Date.now() % 50))
      await expect(later).toBeVisible({ timeout: 1000 })
    }).toPass()
    await later.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto(prefix || '/')
    await untilAlive(page)
    await page.mouse.move(50, 300)
    await page.waitForTimeout(1_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('a partner’s customer comes in with one press @once', async ({ page, shop }) => {
  await page.goto(`${shop}/sandbox/partner`)
  await page.getByRole('textbox').fill('0810000006')
  await page.getByRole('button').click()
  await expect(page).toHaveURL(/\/login\/auth\/athena\?token=/)
  await page.getByRole('button', { name: words.th.enter, exact: true }).click()
  await expect(page).not.toHaveURL(/\/login\//)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('จันทร์')
})

for (const { locale, prefix } of languages) {
  const say = words[locale]

  test(`a token that expires in mid-use keeps the cart (${locale}) @side`, async ({
    page,
    context,
    shop,
  }) => {
    const { mobile } = await ownCustomer()
    await signInAs(page, { prefix, locale }, mobile)
    await page.getByRole('article').first().getByRole('button', { name: say.add }).first().click()
    const stored = () =>
      page.evaluate(() =>
        JSON.stringify(
          Object.entries(localStorage).filter(([key]) => /cart/.test(key) && !/GUEST/.test(key)),
        ),
      )
    await expect.poll(stored).toMatch(/lines\\":\[\{.*unsent\\":\{\}/)
    const before = await stored()
    // The access token runs out and its session has ended: the shop goes on as for a guest, and nothing is thrown away.
    await context.addCookies([
      { name: 'sangdai_customer_token', value: 'eyJhbGciOiJub25lIn0.e30.', url: shop, httpOnly: true },
      { name: 'sangdai_customer_refresh', value: 'x'.repeat(43), url: shop, httpOnly: true },
    ])
    await page.goto(`${prefix}/product`)
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await stored()).toBe(before)
    await signInByForm(page, { prefix, locale }, mobile)
    await expect(page.getByRole('link', { name: say.cart }).first()).toContainText('1')
  })
}
