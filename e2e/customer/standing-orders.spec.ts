import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { toldDaysAhead } from '#shop/standing-orders/run-day.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { weekdayOf } from '#shop/time/weekday.ts'
import { fill } from '#shop/words/locale.ts'
import { orderEn } from '#web/words/customer/en/order-en.ts'
import { standingEn } from '#web/words/customer/en/standing-en.ts'
import { orderTh } from '#web/words/customer/th/order-th.ts'
import { standingTh } from '#web/words/customer/th/standing-th.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { fillCart, inDatabase, type OwnCustomer, ownCustomer, signInAs } from '../tools/own-customer.ts'

const product = '1118'

/** The shop's job, now; the shop itself runs it every five minutes. */
const runJob = () => inShop('run')

const script = fileURLToPath(new URL('../../checks/standing-orders/job-process.ts', import.meta.url))
const inShop = async (...task: string[]) =>
  (await promisify(execFile)(process.execPath, [script, ...task])).stdout.trim()

/** The hour at which the coming run is placed is now. */
const letTimeCome = (id: string) =>
  inDatabase(
    `update standing_order_runs set due_at = now(), place_at = now() where standing_order_id = $1 and state = 'coming'`,
    [id],
  )

/** Where the message of a run leads, without waiting for the hours in which messages are sent. */
async function linkOfMessage({ code }: OwnCustomer, subject: string): Promise<string> {
  const [run] = await inDatabase<{ day: string }>(
    `select deliver_on::text as day from standing_order_runs where standing_order_id::text || '/' || planned_on::text = $1`,
    [subject],
  )
  return inShop('link', code, subject, run?.day ?? '')
}

const phone = { viewport: { width: 360, height: 740 } }

for (const { locale, prefix } of languages) {
  const words = { ...(locale === 'th' ? standingTh : standingEn), ...(locale === 'th' ? orderTh : orderEn) }
  const say = (key: keyof typeof words, params: Record<string, string | number> = {}) =>
    fill(words[key], params)
  const at = { locale, prefix }

  test.describe(`standing orders (${locale})`, () => {
    test.use(phone)

    test(`made from an order, skipped by link, changed, run, failed for credit and mended (${locale})`, async ({
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
      async function startSoon() {
        const soon = addDays(bangkokDay(new Date()), toldDaysAhead)
        await page.getByLabel(say('standing.weekday'), { exact: true }).selectOption(String(weekdayOf(soon)))
        await page.getByLabel(say('standing.startFrom')).fill(soon)
        await page.getByLabel(say('standing.payment'), { exact: true }).selectOption('CREDIT')
        await page.getByRole('button', { name: say('standing.start') }).click()
        await expect(page.getByRole('heading', { name: say('standing.coming') })).toBeVisible()
        await untilAlive(page)
      }
      await startSoon()
      const [made] = await inDatabase<{ id: string; starts_on: string }>(
        'select id, starts_on::text from standing_orders where customer_code = $1',
        [own.code],
      )
      const { id = '', starts_on: planned = '' } = made ?? {}
      const runsOf = (standingOrder: string) =>
        inDatabase<{ planned: string; state: string; told: boolean; order_number: string | null }>(
          `select planned_on::text as planned, state, told_at is not null as told, order_number from standing_order_runs
           where standing_order_id = $1 order by planned_on`,
          [standingOrder],
        )
      await expect(page.getByRole('button', { name: /^(ข้ามรอบ|Skip this one)/ })).toHaveCount(4)

      // The job tells of the run; the link of its message skips it, without signing in.
      await runJob()
      const runs = () => runsOf(id)
      // The job of the shop, or of the journey beside this one, may have taken the run in hand.
      await expect.poll(runs).toEqual([{ planned, state: 'coming', told: true, order_number: null }])
      const stranger = await browser.newContext({ baseURL: shop, ...phone })
      const link = await stranger.newPage()
      await link.goto(`${prefix}${await linkOfMessage(own, `${id}/${planned}`)}`)
      await untilAlive(link)
      await expect(link.getByText('ร้านทดลอง')).toHaveCount(0)
      expect(await runs()).toMatchObject([{ state: 'coming' }])
      await link.getByRole('button', { name: say('link.skip') }).click()
      await expect(link.getByRole('heading', { name: say('link.skipped') })).toBeVisible()
      expect(await runs()).toMatchObject([{ state: 'skipped' }])
      await link.reload()
      await expect(link.getByRole('heading', { name: say('link.cannot') })).toBeVisible()
      await stranger.close()

      // Taken back, changed, and ordered by the job when its time has come.
      await page.reload()
      await untilAlive(page)
      await page.getByRole('button', { name: /^(ยกเลิกการข้าม|Do not skip)/ }).click()
      await expect.poll(async () => (await runs())[0]?.state).toBe('coming')
      await page.getByRole('link', { name: say('standing.edit') }).click()
      await untilAlive(page)
      await page
        .getByRole('button', { name: /^(เพิ่ม|More) / })
        .first()
        .click()
      await page.getByRole('button', { name: say('standing.save'), exact: true }).click()
      await expect(page.getByRole('heading', { name: say('standing.coming') })).toBeVisible()
      await letTimeCome(id)
      await runJob()
      await expect.poll(runs).toMatchObject([{ planned, state: 'placed' }])
      await page.reload()
      await untilAlive(page)
      const [placed] = await runs()
      await expect(page.getByRole('link', { name: new RegExp(placed?.order_number ?? 'none') })).toBeVisible()

      // Another one fails for credit, still does, and is ordered once the debt is paid.
      await page.goto(`${prefix}/ordersubscription/new?order=${order?.number}`)
      await untilAlive(page)
      await startSoon()
      const other = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await runJob()
      await expect.poll(() => runsOf(other)).toMatchObject([{ state: 'coming', told: true }])
      await inDatabase(`update customers set debt = credit_limit where code = $1`, [own.code])
      await letTimeCome(other)
      await runJob()
      await expect.poll(() => runsOf(other)).toMatchObject([{ state: 'failed' }])
      await page.reload()
      await untilAlive(page)
      await expect(page.getByRole('link', { name: say('standing.payDebts') })).toBeVisible()
      await page.getByRole('button', { name: say('standing.tryAgain') }).click()
      await expect(page.getByRole('alert')).toContainText('฿')
      await inDatabase(`update customers set debt = 0 where code = $1`, [own.code])
      await page.getByRole('button', { name: say('standing.tryAgain') }).click()
      await expect(page.getByRole('button', { name: say('standing.tryAgain') })).toHaveCount(0)
      expect(await runsOf(other)).toMatchObject([{ state: 'placed' }])
      const orders = await inDatabase<{ payment_method: string; quantity: number }>(
        `select o.payment_method, l.quantity from orders o join order_lines l on l.sale_unit = o.sale_unit and l.order_number = o.number and not l.free
         where o.placed_by_kind = 'job' and o.customer_code = $1 order by o.number`,
        [own.code],
      )
      expect(orders).toEqual([
        { payment_method: 'CREDIT', quantity: 4 },
        { payment_method: 'CREDIT', quantity: 3 },
      ])
    })
  })
}
