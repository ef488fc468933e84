import { expect, languages, test } from '../tools/journey.ts'
import { inDatabase } from '../tools/own-customer.ts'
import { atAStop } from './at-a-stop.ts'
import { openAsRider, ownRun, stopStates } from './own-run.ts'

const shops = ['ร้านหนึ่ง', 'ร้านสอง', 'ร้านสาม', 'ร้านสี่']

const cashOf = async (runId: string) =>
  inDatabase<{ state: string; cash_handed: string; actions: number; once: number }>(
    `select r.state, r.cash_handed, count(a.id)::int as actions, count(distinct a.id)::int as once
     from delivery_runs r left join rider_actions a on a.sale_unit = r.sale_unit and a.run_id = r.id
     where r.sale_unit = 'BKK01' and r.id = $1 group by 1, 2`,
    [runId],
  ).then(([row]) => row)

for (const language of languages) {
  const { locale } = language

  test(`a rider loads, delivers, delivers in part, is refused, finds nobody, and hands in the cash (${locale})`, async ({
    watched: page,
  }) => {
    const { mobile, runId, numbers } = await ownRun(shops.map((name) => ({ name })))
    await openAsRider(page, language, mobile)
    const { say, like, press, loadAndStart, arrive, deliver, notDelivered, next } = atAStop(page, locale)

    await loadAndStart(4)
    await page.getByRole('link', { name: say('run.toNext') }).click()

    await arrive()
    await deliver('คุณแดง')
    await expect(page.getByText(say('outcome.receiver', { name: 'คุณแดง' }))).toBeVisible()

    await next()
    await arrive()
    await press(say('stop.deliver'))
    const due = page.getByText(say('door.due')).locator('b')
    const before = await due.textContent()
    await page
      .getByRole('button', { name: like('door.less') })
      .first()
      .click()
    await expect(due).not.toHaveText(before ?? '')
    // Without a reason it goes no further.
    await expect(page.getByText(say('door.needsReason'))).toBeVisible()
    await page.getByText(say('reason.damaged'), { exact: true }).first().click()
    await press(say('door.partly'))
    await press('+1000')
    await press(like('pay.done'))
    await press(like('proof.keepPaid'))
    await expect(page.getByText(like('state.partly')).first()).toBeVisible()

    await next()
    await notDelivered('refused', say('fail.back'))
    await expect(page.getByText(say('outcome.back'))).toBeVisible()
    await next()
    await notDelivered('notHome', say('fail.tomorrow'))
    await page.getByRole('link', { name: say('stop.toRun') }).click()
    await press(say('run.finish'))
    await press(like('close.handIn'))
    await expect(page.getByText(say('close.waits'))).toBeVisible()

    await expect.poll(() => stopStates(runId)).toEqual(['delivered', 'partly', 'back', 'failed'])
    await expect.poll(async () => (await cashOf(runId))?.cash_handed).not.toBeNull()
    const [collected] = await inDatabase<{ cash: string }>(
      `select sum(collected) as cash from delivery_stops where sale_unit = 'BKK01' and run_id = $1 and paid_way = 'cash'`,
      [runId],
    )
    expect((await cashOf(runId))?.cash_handed).toBe(collected?.cash)
    const orders = await inDatabase<{ status: string }>(
      `select status from orders where sale_unit = 'BKK01' and number = any($1) order by array_position($1, number)`,
      [numbers],
    )
    expect(orders.map(({ status }) => status).slice(0, 2)).toEqual(['POD', 'POD'])
  })

  test(`a run without any signal is kept on the phone and arrives once, when there is one again (${locale})`, async ({
    page,
    context,
  }) => {
    const { mobile, runId } = await ownRun(shops.slice(0, 3).map((name) => ({ name })))
    await openAsRider(page, language, mobile)
    const { say, like, press, arrive, deliver, notDelivered, next } = atAStop(page, locale)
    await expect(page.getByText(like('rider.synced'))).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await press(say('run.start'))
    await press(say('place.no'))
    await page.getByRole('link', { name: say('run.toNext') }).click()
    await arrive()
    await deliver()
    await next()
    await arrive()
    await deliver()
    await next()
    await notDelivered('notHome', say('fail.back'))
    await page.getByRole('link', { name: say('stop.toRun') }).click()
    await press(say('run.finish'))
    await press(like('close.handIn'))
    await expect(page.getByText(like('rider.waits'))).toBeVisible()
    expect(await stopStates(runId)).toEqual(['waiting', 'waiting', 'waiting'])
    await page.waitForTimeout(6_000)
    expect(await stopStates(runId)).toEqual(['waiting', 'waiting', 'waiting'])
    await context.setOffline(false)
    await expect
      .poll(() => stopStates(runId), { timeout: 60_000 })
      .toEqual(['delivered', 'delivered', 'back'])
    await expect(page.getByText(like('rider.waits'))).toHaveCount(0)
    const { state, actions, once } = (await cashOf(runId)) ?? {}
    expect([state, actions, once]).toEqual(['finished', 8, 8])
  })

  test(`what was kept outlives a reload and a killed page, and is undone for five seconds only (${locale}) @side`, async ({
    page,
    context,
  }) => {
    const { mobile, runId, numbers } = await ownRun(shops.slice(0, 2).map((name) => ({ name })))
    await openAsRider(page, language, mobile)
    const { say, press, arrive, deliver, like } = atAStop(page, locale)
    await press(say('run.start'))
    await press(say('place.no'))
    await press(say('rider.undo'))
    await expect(page.getByRole('button', { name: say('run.start') })).toBeVisible()
    await page.waitForTimeout(6_000)
    const [{ state } = { state: '' }] = await inDatabase<{ state: string }>(
      `select state from delivery_runs where sale_unit = 'BKK01' and id = $1`,
      [runId],
    )
    expect(state).toBe('sent')

    await page.goto(`${language.prefix}/rider/detail/${numbers[0]}/BKK01`)
    await arrive()
    await press(say('stop.deliver'))
    await press(say('door.all'))
    await page.reload()
    // What was filled in is there again; so is what was kept.
    await expect(page.getByRole('button', { name: say('door.all') })).toBeVisible()
    await page.goto(`${language.prefix}/rider/detail/${numbers[0]}/BKK01`)
    await deliver()
    await page.close({ runBeforeUnload: false })
    const again = await context.newPage()
    await again.goto(`${language.prefix}/rider/detail/${numbers[0]}/BKK01`)
    await expect(again.getByText(like('state.delivered')).first()).toBeVisible()
    await expect.poll(() => stopStates(runId), { timeout: 60_000 }).toEqual(['delivered', 'waiting'])
  })

  test(`an order that was cancelled meanwhile is told of, with what to do with its goods (${locale}) @side`, async ({
    page,
    context,
  }) => {
    const { mobile, runId, numbers } = await ownRun(shops.slice(0, 2).map((name) => ({ name })))
    await openAsRider(page, language, mobile)
    const { say, like, arrive, deliver } = atAStop(page, locale)
    await page
      .getByRole('link', { name: new RegExp(shops[0] ?? '') })
      .first()
      .click()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await arrive()
    await deliver()
    await inDatabase(
      `update orders set status = 'Invoice Cancel' where sale_unit = 'BKK01' and number = $1`,
      [numbers[0]],
    )
    await inDatabase(
      `update delivery_stops set state = 'cancelled' where sale_unit = 'BKK01' and run_id = $1 and order_number = $2`,
      [runId, numbers[0]],
    )
    await page.waitForTimeout(5_500)
    await context.setOffline(false)
    const alert = page
      .getByRole('alert')
      .filter({ hasText: say('rider.refusedOf', { number: numbers[0] ?? '' }) })
    await expect(alert.first()).toBeVisible({ timeout: 60_000 })
    const all = await alert.count()
    for (let left = all; left > 0; left -= 1)
      await alert
        .first()
        .getByRole('button', { name: say('rider.understood') })
        .click()
    await expect(alert).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(like('state.cancelled')).first()).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  test(`a rider of the company approves an invoice on the road, and others open no such page (${locale})`, async ({
    page,
    browser,
    shop,
  }) => {
    const { mobile, numbers } = await ownRun(
      [{ name: shops[0] ?? '', status: 'Invoice wait', payment: 'CREDIT' }],
      'SINGHA_ROAD',
    )
    await openAsRider(page, language, mobile)
    const { say, like, press } = atAStop(page, locale)
    await page.getByRole('link', { name: say('rider.invoices') }).click()
    await expect(page.getByText(like('invoices.count'))).toBeVisible()
    await page.getByRole('link', { name: new RegExp(shops[0] ?? '') }).click()
    await press(say('invoices.approve'))
    await expect(page.getByText(say('invoices.none'))).toBeVisible()
    const statusOf = async () =>
      (
        await inDatabase<{ status: string }>(
          `select status from orders where sale_unit = 'BKK01' and number = $1`,
          [numbers[0]],
        )
      )[0]?.status
    await expect.poll(statusOf, { timeout: 30_000 }).toBe('Invoice Approve')

    const { mobile: other } = await ownRun([{ name: shops[1] ?? '' }])
    const theirs = await (await browser.newContext({ baseURL: shop })).newPage()
    await openAsRider(theirs, language, other)
    await expect(theirs.getByRole('link', { name: say('rider.invoices') })).toHaveCount(0)
    expect((await theirs.goto(`${language.prefix}/rider/singha`))?.status()).toBe(403)
  })

  test(`another rider on the same phone sees and sends nothing of what waits (${locale}) @side`, async ({
    page,
    context,
  }) => {
    const first = await ownRun([{ name: shops[0] ?? '' }])
    const second = await ownRun([{ name: shops[1] ?? '' }])
    await openAsRider(page, language, first.mobile)
    const { say, like, press } = atAStop(page, locale)
    await context.setOffline(true)
    await press(say('run.start'))
    await press(say('place.no'))
    await page.goto('about:blank')
    await context.setOffline(false)
    await openAsRider(page, language, second.mobile)
    await expect(page.getByText(shops[1] ?? '').first()).toBeVisible()
    await expect(page.getByText(like('rider.waits'))).toHaveCount(0)
    await page.waitForTimeout(7_000)
    expect((await cashOf(first.runId))?.state).toBe('sent')
    // Their own rider signs in again, and it goes.
    await openAsRider(page, language, first.mobile)
    await expect.poll(async () => (await cashOf(first.runId))?.state, { timeout: 60_000 }).toBe('started')
  })
}
