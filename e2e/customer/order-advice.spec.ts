import type { Page } from '@playwright/test'
import { adviceEn } from '#web/words/customer/en/advice-en.ts'
import { standingEn } from '#web/words/customer/en/standing-en.ts'
import { adviceTh } from '#web/words/customer/th/advice-th.ts'
import { standingTh } from '#web/words/customer/th/standing-th.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { boughtWeekly, inDatabase, type OwnCustomer, ownCustomer, signInAs } from '../tools/own-customer.ts'

const wordsOf = { th: adviceTh, en: adviceEn }
const standing = { th: standingTh, en: standingEn }
const withoutSum = (text: string) => text.split(' {')[0] ?? ''

const ordersOf = async ({ code }: OwnCustomer) =>
  inDatabase<{ total: string; lines: string }>(
    `select o.total, (select count(*) from order_lines l where l.sale_unit = o.sale_unit and l.order_number = o.number and not l.free) as lines
     from orders o where o.customer_code = $1 and o.number not like 'W%'`,
    [code],
  )
/** Two products that no other journey names. */
const ownGoods = async (locale: 'th' | 'en') =>
  (
    await inDatabase<{ code: string }>(
      `select p.code from products p where p.sale_unit = 'BKK01' and p.active and p.material_type = 'FG' and not p.needs_licence
         and p.highlight = '' and p.popularity < 50 and not exists (
           select from promotion_products g where g.sale_unit = p.sale_unit and g.product_code = p.code)
       order by p.code desc limit 2 offset $1`,
      [locale === 'th' ? 10 : 20],
    )
  ).map(({ code }) => code)
const advice = (page: Page, title: string) => page.getByRole('region', { name: title })

for (const { locale, prefix, home } of languages) {
  const words = wordsOf[locale]

  test(`a shop with a usual order places it with two taps from home (${locale})`, async ({ page }) => {
    const own = await ownCustomer()
    await boughtWeekly(own)
    await signInAs(page, { prefix, locale }, own.mobile, '/')
    const shelf = advice(page, words['advice.title'])
    await expect(shelf.getByRole('listitem')).toHaveCount(2)
    await expect(shelf.getByRole('listitem').first()).toContainText(
      locale === 'th' ? 'ทุก 7 วัน' : 'Every 7 days',
    )
    await expect(shelf).toContainText(words['usual.COD'])
    const shown = (await shelf.getByText(words['usual.COD']).textContent()) ?? ''
    const total = shown.match(/฿([\d,]+\.\d\d)/)?.[1] ?? 'no total'
    let taps = 0
    const tap = async (name: string) => {
      taps++
      await page.getByRole('button', { name, exact: false }).click()
    }
    await tap(words['usual.order'])
    const sheet = page.getByRole('dialog', { name: words['usual.title'] })
    await expect(sheet).toContainText('1 ถนนทดลอง')
    await tap(withoutSum(words['usual.confirm']).replace(' ·', ''))
    await expect(page).toHaveURL(/\/checkout\/succeed/)
    expect(taps).toBe(2)
    const placed = await ordersOf(own)
    expect(placed).toHaveLength(1)
    expect(placed[0]?.lines).toBe('2')
    expect((Number(placed[0]?.total) / 100).toLocaleString('en', { minimumFractionDigits: 2 })).toBe(total)
    // What has just been ordered is not due any more.
    await page.goto(home)
    await untilAlive(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(advice(page, words['advice.title'])).toHaveCount(0)
  })

  test(`a lost answer and a second press make one order (${locale}) @side`, async ({ page }) => {
    const own = await ownCustomer()
    await boughtWeekly(own)
    await signInAs(page, { prefix, locale }, own.mobile, '/')
    await page.getByRole('button', { name: words['usual.order'] }).click()
    let lost = 0
    await page.route('**/exchange/placeUsual*', async (route) => {
      if (lost++ > 0) return route.continue()
      await route.fetch()
      await route.abort()
    })
    const confirm = page.getByRole('button', { name: withoutSum(words['usual.confirm']).replace(' ·', '') })
    await confirm.click()
    await expect(page.getByText(words['usual.noAnswer'])).toBeVisible()
    await confirm.click()
    await expect(page).toHaveURL(/\/checkout\/succeed/)
    expect(await ordersOf(own)).toHaveLength(1)
  })

  test(`a price that changed since is shown before anything is ordered (${locale}) @side`, async ({
    page,
  }) => {
    const own = await ownCustomer()
    await boughtWeekly(own)
    await signInAs(page, { prefix, locale }, own.mobile, '/')
    await page.getByRole('button', { name: words['usual.order'] }).click()
    // The shown total is made another one than the server's on its way.
    let sent = 0
    await page.route('**/exchange/placeUsual*', async (route) => {
      if (sent++ > 0) return route.continue()
      await route.continue({
        postData: (route.request().postData() ?? '').replace(/"totalSeen":\d+/, '"totalSeen":100'),
      })
    })
    const confirm = page.getByRole('button', { name: withoutSum(words['usual.confirm']).replace(' ·', '') })
    await confirm.click()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    expect(await ordersOf(own)).toHaveLength(0)
    await confirm.click()
    await expect(page).toHaveURL(/\/checkout\/succeed/)
    expect(await ordersOf(own)).toHaveLength(1)
  })

  test(`below the minimum the reason is said, and the way leads to where more is chosen (${locale}) @side`, async ({
    page,
  }) => {
    const own = await ownCustomer()
    await boughtWeekly(own, { quantity: 1 })
    await inDatabase(`update order_lines set unit = 2, rate = 1 where order_number like $1`, [
      `W%${own.code}`,
    ])
    await signInAs(page, { prefix, locale }, own.mobile, '/')
    await page.getByRole('button', { name: words['usual.more'] }).click()
    await expect(page).toHaveURL(/\/cart$/)
    expect(await ordersOf(own)).toHaveLength(0)
  })

  test(`what is not sold any more is left out and said, and the rest is ordered (${locale})`, async ({
    page,
  }) => {
    const own = await ownCustomer()
    // Goods of this journey alone: others order while they are off sale.
    const goods = await ownGoods(locale)
    await boughtWeekly(own, { goods, quantity: 50 })
    await signInAs(page, { prefix, locale }, own.mobile, '/')
    await page.getByRole('button', { name: words['usual.order'] }).click()
    const sheet = page.getByRole('dialog', { name: words['usual.title'] })
    await expect(sheet.getByRole('listitem')).toHaveCount(2)
    const confirm = page.getByRole('button', { name: withoutSum(words['usual.confirm']).replace(' ·', '') })
    await inDatabase(
      `update products set active = false where sale_unit = 'BKK01' and code = $1`,
      goods.slice(1),
    )
    await confirm.click()
    await expect(sheet.getByRole('alert')).toBeVisible()
    await expect(sheet.getByText(words['usual.leftOut'])).toHaveCount(1)
    expect(await ordersOf(own)).toHaveLength(0)
    await confirm.click()
    await expect(page).toHaveURL(/\/checkout\/succeed/)
    expect(await ordersOf(own)).toMatchObject([{ lines: '1' }])
    await inDatabase(
      `update products set active = true where sale_unit = 'BKK01' and code = $1`,
      goods.slice(1),
    )
  })

  test(`what is pressed before the list has woken up happens when it has (${locale})`, async ({ page }) => {
    const own = await ownCustomer()
    await boughtWeekly(own)
    let wakeUp = () => {}
    const held = new Promise<void>((done) => {
      wakeUp = done
    })
    await page.route(/home-advice/, async (route) => {
      await held
      await route.continue()
    })
    await signInAs(page, { prefix, locale }, own.mobile, '/')
    await untilAlive(page)
    const shelf = advice(page, words['advice.title'])
    const first = shelf.getByRole('listitem').first()
    for (const _press of [1, 2])
      await first.getByRole('button', { name: locale === 'th' ? /^ลด/ : /^One less/ }).click()
    await first.getByText(words['advice.take'], { exact: true }).click()
    await page.getByRole('button', { name: words['usual.order'] }).click()
    expect(await inDatabase('select 1 from cart_lines where customer_code = $1', [own.code])).toEqual([])
    wakeUp()
    await expect(page.getByRole('dialog', { name: words['usual.title'] })).toBeVisible()
    await expect
      .poll(() => inDatabase('select quantity1 from cart_lines where customer_code = $1', [own.code]))
      .toEqual([{ quantity1: 3 }])
  })

  test(`a standing order by hand begins with what the shop orders regularly (${locale})`, async ({
    page,
  }) => {
    const own = await ownCustomer()
    await boughtWeekly(own)
    await signInAs(page, { prefix, locale }, own.mobile, '/ordersubscription/new')
    await untilAlive(page)
    const regular = page.getByRole('region', { name: words['regular.title'] })
    await expect(regular.getByRole('listitem')).toHaveCount(1)
    await regular.getByRole('button', { name: words['regular.use'] }).click()
    // It has done its part, and the quantities are those of the orders.
    await expect(regular).toHaveCount(0)
    await expect(
      page.getByRole('spinbutton').or(page.locator('input[inputmode=numeric]')).first(),
    ).toBeVisible()
    await page.getByRole('button', { name: standing[locale]['standing.start'] }).click()
    await expect(page).toHaveURL(/ordersubscription\/[^/]+$/)
    await expect
      .poll(() =>
        inDatabase('select every, every_unit as unit from standing_orders where customer_code = $1', [
          own.code,
        ]),
      )
      .toEqual([{ every: 1, unit: 'week' }])
  })

  test(`a line is taken with another quantity, put aside, and stays away (${locale})`, async ({ page }) => {
    const own = await ownCustomer()
    await boughtWeekly(own)
    await signInAs(page, { prefix, locale }, own.mobile, '/')
    const shelf = advice(page, words['advice.title'])
    // The price has been asked for: the list is awake.
    await expect(shelf).toContainText(words['usual.COD'])
    const [first, second] = [shelf.getByRole('listitem').first(), shelf.getByRole('listitem').nth(1)]
    await first.getByRole('button', { name: locale === 'th' ? /^ลด/ : /^One less/ }).click()
    await first.getByText(words['advice.take'], { exact: true }).click()
    await expect(first).toContainText(words['advice.taken'])
    await second.getByRole('button', { expanded: false }).click()
    await second.getByRole('button', { name: words['advice.never'] }).click()
    await expect(shelf.getByRole('listitem')).toHaveCount(1)
    await expect
      .poll(() =>
        inDatabase('select hidden_until from order_advice_choices where customer_code = $1', [own.code]),
      )
      .toEqual([{ hidden_until: null }])
    await expect
      .poll(async () => {
        const [line] = await inDatabase<{ quantity1: number }>(
          'select quantity1 from cart_lines where customer_code = $1',
          [own.code],
        )
        return line?.quantity1
      })
      .toBe(4)
    await page.reload()
    await expect(shelf.getByRole('listitem')).toHaveCount(1)
  })
}

test('a guest’s home page loads nothing of it @once', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/')
  await untilAlive(page)
  expect(scripts.filter((url) => /home-advice|advice-(th|en|list)/.test(url))).toEqual([])
})
