import { createHash, randomBytes } from 'node:crypto'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { fill } from '#shop/words/locale.ts'
import { orderEn } from '#web/words/customer/en/order-en.ts'
import { standingEn } from '#web/words/customer/en/standing-en.ts'
import { orderTh } from '#web/words/customer/th/order-th.ts'
import { standingTh } from '#web/words/customer/th/standing-th.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { fillCart, inDatabase, ownCustomer, signInAs } from '../tools/own-customer.ts'

const product = '1118'
const phone = { viewport: { width: 360, height: 740 } }

for (const { locale, prefix } of languages) {
  const words = { ...(locale === 'th' ? standingTh : standingEn), ...(locale === 'th' ? orderTh : orderEn) }
  const say = (key: keyof typeof words, params: Record<string, string | number> = {}) =>
    fill(words[key], params)
  const at = { locale, prefix }

  test.describe(`standing orders (${locale})`, () => {
    test.use(phone)

    test(`made from an order, skipped by link, changed, failed for credit and mended (${locale})`, async ({
      page,
      browser,
      shop,
    }) => {
      const own = await ownCustomer({ creditLimit: 10_000_000 })
      await inDatabase(
        `update stock set on_hand = on_hand + 500 where sale_unit = 'BKK01' and product_code = $1`,
        [product],
      )
      await fillCart(own, [{ product, quantities: [3, 0, 0] }])
      await signInAs(page, at, own.mobile, '/checkout')
      await page
        .getByRole('button', { name: new RegExp(`^${say('checkout.place').split('{')[0]?.trim()}`) })
        .filter({ visible: true })
        .click()
      await expect(page).toHaveURL(/succeed/)
      const [order] = await inDatabase<{ number: string }>(
        'select number from orders where customer_code = $1',
        [own.code],
      )

      // Made from that order.
      await page.goto(`${prefix}/history/${order?.number}`)
      await untilAlive(page)
      await page.getByRole('link', { name: say('order.standing') }).click()
      await expect(page.getByRole('heading', { level: 1, name: say('standing.newTitle') })).toBeVisible()
      await untilAlive(page)
      await page.getByLabel(say('standing.every'), { exact: true }).fill('0')
      await page.getByRole('button', { name: say('standing.start') }).click()
      await expect(page.getByRole('alert')).toContainText('26')
      await page.getByLabel(say('standing.every'), { exact: true }).fill('2')
      await page.getByLabel(say('standing.startFrom')).fill(addDays(bangkokDay(new Date()), 20))
      await page.getByLabel(say('standing.payment'), { exact: true }).selectOption('CREDIT')
      await page.getByRole('button', { name: say('standing.start') }).click()
      await expect(page.getByRole('heading', { name: say('standing.coming') })).toBeVisible()
      await untilAlive(page)
      const [made] = await inDatabase<{ id: string; starts_on: string }>(
        'select id, starts_on::text from standing_orders where customer_code = $1',
        [own.code],
      )
      const { id = '', starts_on: planned = '' } = made ?? {}
      await expect(page.getByRole('button', { name: /^(ข้ามรอบ|Skip the run)/ })).toHaveCount(4)

      // The next run is near; the link of its message skips it, without signing in.
      await inDatabase(
        `insert into standing_order_runs (sale_unit, standing_order_id, planned_on, deliver_on, slot, state, due_at, place_at, told_at)
         values ('BKK01', $1, $2, $2, '08-12', 'coming', now() + interval '2 days', now() + interval '2 days', now())`,
        [id, planned],
      )
      const secret = randomBytes(18).toString('base64url')
      await inDatabase(
        `insert into standing_order_links (sale_unit, token_hash, standing_order_id, planned_on, made_at) values ('BKK01', $1, $2, $3, now())`,
        [createHash('sha256').update(secret).digest('base64url'), id, planned],
      )
      const stranger = await browser.newContext({ baseURL: shop, ...phone })
      const link = await stranger.newPage()
      await link.goto(`${prefix}/next-order/BKK01-${secret}`)
      await untilAlive(link)
      await expect(link.getByText('ร้านทดลอง')).toHaveCount(0)
      const stateOf = async () =>
        (
          await inDatabase<{ state: string }>(
            'select state from standing_order_runs where standing_order_id = $1',
            [id],
          )
        )[0]?.state
      expect(await stateOf()).toBe('coming')
      await link.getByRole('button', { name: say('link.skip') }).click()
      await expect(link.getByRole('heading', { name: say('link.skipped') })).toBeVisible()
      expect(await stateOf()).toBe('skipped')
      await link.reload()
      await expect(link.getByRole('heading', { name: say('link.cannot') })).toBeVisible()
      await stranger.close()

      // Taken back, and changed.
      await page.reload()
      await untilAlive(page)
      await page.getByRole('button', { name: /^(ยกเลิกการข้าม|Do not skip)/ }).click()
      await expect.poll(stateOf).toBe('coming')
      await page.getByRole('link', { name: say('standing.edit') }).click()
      await untilAlive(page)
      await page
        .getByRole('button', { name: /^(เพิ่ม|More) / })
        .first()
        .click()
      await page.getByRole('button', { name: say('standing.save'), exact: true }).click()
      await expect(page.getByRole('heading', { name: say('standing.coming') })).toBeVisible()
      await untilAlive(page)

      // It failed for credit, still does, and is ordered once the debt is paid.
      await inDatabase(`update customers set debt = credit_limit where code = $1`, [own.code])
      await inDatabase(
        `insert into standing_order_runs (sale_unit, standing_order_id, planned_on, deliver_on, slot, state, due_at, place_at, reason, params, done_at)
         values ('BKK01', $1, $2, $2, '08-12', 'failed', now(), now(), 'checkout.overCredit', '{"left": "฿0.00", "total": "฿900.00"}', now())`,
        [id, bangkokDay(new Date())],
      )
      await page.reload()
      await untilAlive(page)
      await expect(page.getByRole('link', { name: say('standing.payDebts') })).toBeVisible()
      await page.getByRole('button', { name: say('standing.tryAgain') }).click()
      await expect(page.getByRole('alert')).toContainText('฿')
      await inDatabase(`update customers set debt = 0 where code = $1`, [own.code])
      await page.getByRole('button', { name: say('standing.tryAgain') }).click()
      await expect(page.getByRole('link', { name: /SO/ })).toBeVisible()
      const placed = await inDatabase<{ payment_method: string; quantity: number }>(
        `select o.payment_method, l.quantity from orders o join order_lines l on l.sale_unit = o.sale_unit and l.order_number = o.number and not l.free
         where o.placed_by_kind = 'job' and o.customer_code = $1`,
        [own.code],
      )
      expect(placed).toEqual([{ payment_method: 'CREDIT', quantity: 4 }])
    })
  })
}
