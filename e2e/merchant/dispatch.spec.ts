import type { Page } from '@playwright/test'
import { sayMoney } from '#shop/money/say-money.ts'
import { fill } from '#shop/words/locale.ts'
import { dispatchEn } from '#web/words/merchant/dispatch/dispatch-en.ts'
import { dispatchTh } from '#web/words/merchant/dispatch/dispatch-th.ts'
import { paperEn } from '#web/words/merchant/paper-en.ts'
import { paperTh } from '#web/words/merchant/paper-th.ts'
import { type At, orderAsOwn, placeOrder } from '../payments/customer-pays.ts'
import { officeWidths, openOffice } from '../payments/owner-office.ts'
import { expect, languages, test, untilAlive } from '../tools/journey.ts'
import { inDatabase } from '../tools/own-customer.ts'

/** Hours that no other order has, so that a proposal takes these orders alone. */
const ownHours = { th: '05-06', en: '06-07' }

/** Three approved orders of a customer of this journey, for hours of their own. */
async function threeOrders(page: Page, office: Page, at: At): Promise<string[]> {
  const { number } = await orderAsOwn(page, at, 'COD', 1)
  const numbers = [number]
  for (const cases of [2, 3]) numbers.push((await placeOrder(page, at, 'COD', cases)).number)
  const approved = await office.request.post(`${at.prefix}/exchange/moveOrders`, {
    data: { numbers, action: 'approve', why: '' },
  })
  expect(approved.ok()).toBe(true)
  await inDatabase(
    `update orders set slot = $2, deliver_on = (now() at time zone 'Asia/Bangkok')::date where number = any($1::text[])`,
    [numbers, ownHours[at.locale]],
  )
  return numbers
}

/** What the rider records on the road, told to the database: their screens have journeys of their own. */
async function driveAll(runId: string): Promise<number> {
  await inDatabase(
    `update delivery_stops s set state = 'delivered', done_at = now(), due = o.total, collected = o.total, paid_way = 'cash'
     from orders o where o.number = s.order_number and o.sale_unit = s.sale_unit and s.run_id = $1::uuid`,
    [runId],
  )
  await inDatabase(
    `update orders set status = 'POD' where number in (select order_number from delivery_stops where run_id = $1::uuid)`,
    [runId],
  )
  await inDatabase(
    `update delivery_runs set state = 'finished', started_at = now(), finished_at = now() where id = $1::uuid`,
    [runId],
  )
  const [sum] = await inDatabase<{ cash: number }>(
    'select sum(collected)::int as cash from delivery_stops where run_id = $1::uuid',
    [runId],
  )
  return sum?.cash ?? 0
}

for (const at of languages) {
  const { locale, prefix } = at
  const words = locale === 'th' ? { ...dispatchTh, ...paperTh } : { ...dispatchEn, ...paperEn }
  const width = officeWidths[locale]
  test(`runs are proposed, corrected by keyboard, saved, released, printed and closed with a difference, at ${width} px (${locale})`, async ({
    watched: page,
    shop,
    browser,
  }) => {
    const office = await openOffice(browser, shop, at, width)
    const numbers = await threeOrders(page, office, at)
    await office.goto(`${prefix}/merchant/dispatch`)
    await untilAlive(office)
    await office.getByRole('combobox', { name: words['waiting.slot'] }).click()
    await office.getByRole('option', { name: ownHours[locale] }).click()
    for (const number of numbers) await expect(office.getByText(number).first()).toBeVisible()

    await office.getByRole('button', { name: words['propose.open'], exact: true }).click()
    const dialog = office.getByRole('dialog', { name: words['propose.title'] })
    const riders = dialog.getByRole('listitem')
    for (const [index, rider] of (await riders.all()).entries()) {
      await rider.getByRole('checkbox').setChecked(index < 2)
      if (index < 2) await rider.getByRole('textbox').last().fill('2')
    }
    await dialog.getByRole('button', { name: fill(words['propose.do'], { count: 2 }) }).click()
    await expect(dialog.getByRole('list', { name: words['propose.runs'] }).getByRole('listitem')).toHaveCount(
      2,
    )
    await dialog.getByRole('button', { name: words['propose.accept'] }).click()

    // Nothing is saved yet; one order goes to the other run by the arrow keys alone.
    const made = office.getByRole('region').filter({ hasText: words['run.notSaved'] })
    await expect(made).toHaveCount(2)
    const stopsOf = (index: number) => made.nth(index).getByRole('listitem')
    const isFirstFuller = (await stopsOf(0).count()) === 2
    const [from, to] = isFirstFuller ? [0, 1] : [1, 0]
    await expect(stopsOf(from)).toHaveCount(2)
    const handle = stopsOf(from).first().locator('[data-handle]')
    await handle.focus()
    await handle.press(isFirstFuller ? 'ArrowRight' : 'ArrowLeft')
    await expect(stopsOf(from)).toHaveCount(1)
    await expect(stopsOf(to)).toHaveCount(2)
    const inRun = (await stopsOf(to).allTextContents()).map(
      (text) => numbers.find((number) => text.includes(number)) ?? '',
    )

    await office.getByRole('button', { name: fill(words['dispatch.save'], { count: 2 }) }).click()
    await expect(made).toHaveCount(0)
    const run = office
      .getByRole('region')
      .filter({ hasText: inRun[0] ?? '' })
      .filter({ hasText: inRun[1] ?? '' })
    await run.getByRole('button', { name: words['release.do'] }).click()
    const release = office.getByRole('dialog')
    await expect(release).toContainText(fill(words['release.invoices'], { count: 2 }))
    await release.getByRole('button', { name: words['release.do'] }).click()
    await run.getByRole('link', { name: words['run.open'] }).click()
    await expect(office.getByRole('heading', { level: 1 })).toContainText(words['state.sent'])

    await office.getByRole('link', { name: words['paper.run-sheet'] }).click()
    const sheet = office.locator('.paper-sheet')
    for (const number of inRun) await expect(sheet).toContainText(number)
    const pdf = (await office.getByRole('link', { name: words['paper.pdf'] }).getAttribute('href')) ?? ''
    const answer = await office.request.get(pdf)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await office.getByRole('link', { name: words['paper.backToRun'] }).click()
    await expect(office).toHaveURL(/\/dispatch\/[0-9a-f-]{36}$/)

    const cash = await driveAll(/dispatch\/([0-9a-f-]{36})/.exec(office.url())?.[1] ?? '')
    await office.reload()
    await untilAlive(office)
    await office.getByRole('textbox', { name: words['close.cash'] }).fill(String((cash - 100) / 100))
    const close = office.getByRole('button', { name: new RegExp(`^${words['close.do'].split('{')[0]}`) })
    await close.click()
    await expect(office.getByText(words['close.sayWhy'])).toBeVisible()
    await office.getByRole('textbox', { name: words['close.why'] }).fill(words['close.whyChange'])
    await close.click()
    await expect(office.getByRole('heading', { name: words['closed.title'] })).toBeVisible()
    await expect(office.getByText(fill(words['close.short'], { amount: sayMoney(100) }))).toBeVisible()
    await expect(close).toHaveCount(0)
    await office.context().close()
  })
}
