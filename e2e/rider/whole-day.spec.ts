import type { Page } from '@playwright/test'
import { makeRider } from '#checks/deliveries/runs-on-phones.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { fill } from '#shop/words/locale.ts'
import { dispatchEn } from '#web/words/merchant/dispatch/dispatch-en.ts'
import { dispatchTh } from '#web/words/merchant/dispatch/dispatch-th.ts'
import { openOffice } from '../payments/owner-office.ts'
import { complaintsOf, expect, languages, test, untilAlive } from '../tools/journey.ts'
import { sayings } from '../tools/order-sayings.ts'
import { inDatabase, postSignIn } from '../tools/own-customer.ts'
import { atAStop } from './at-a-stop.ts'
import { type OwnOrder, ownOrders } from './own-orders.ts'
import { openAsRider } from './own-run.ts'

type RunKept = { state: string; handed: string; counted: string; reason: string }
type StopKept = { number: string; state: string; status: string; total: number; collected: number | null }

const findRun = (id: string) =>
  inDatabase<RunKept>(
    `select state, cash_handed as handed, cash_counted as counted, difference_reason as reason from delivery_runs where id = $1::uuid`,
    [id],
  ).then(([run]) => run)

const findStops = (runId: string) =>
  inDatabase<StopKept>(
    `select o.number, s.state, o.status, o.total::int as total, s.collected::int as collected
     from delivery_stops s join orders o on o.sale_unit = s.sale_unit and o.number = s.order_number
     where s.run_id = $1::uuid order by s.place`,
    [runId],
  )

for (const at of languages) {
  const { locale, prefix } = at
  const words = locale === 'th' ? dispatchTh : dispatchEn
  const sayCustomer = sayings(locale)

  /** Staff lay the orders into a run by hand, name who drives what, and send it. */
  async function sendRun(office: Page, day: { names: string; rider: string; orders: OwnOrder[] }) {
    await office.goto(`${prefix}/merchant/dispatch`)
    await untilAlive(office)
    await office.getByRole('searchbox', { name: words['waiting.search'] }).fill(day.names)
    const count = day.orders.length
    await office.getByLabel(fill(words['waiting.all'], { count })).check()
    await office.getByRole('button', { name: words['move.chosen'] }).click()
    await office.getByRole('menuitem', { name: words['move.toNew'] }).click()
    const run = office.getByRole('region').filter({ hasText: words['run.notSaved'] })
    await expect(run.getByRole('listitem')).toHaveCount(count)
    const due = day.orders.reduce((sum, { total }) => sum + total, 0)
    await expect(run).toContainText(fill(words['run.cash'], { amount: sayMoney(due) }))
    await run.getByRole('combobox', { name: words['run.rider'] }).fill(day.rider)
    await office.getByRole('option', { name: day.rider }).click()
    await run.getByRole('textbox', { name: words['run.vehicle'] }).fill('กระบะ 2กข 22')
    await office.getByRole('button', { name: fill(words['dispatch.save'], { count: 1 }) }).click()
    const saved = office.getByRole('region').filter({ hasText: day.orders[0]?.number ?? '' })
    await saved.getByRole('button', { name: words['release.do'] }).click()
    const release = office.getByRole('dialog')
    await expect(release).toContainText(fill(words['release.ships'], { count }))
    await release.getByRole('button', { name: words['release.do'] }).click()
    await saved.getByRole('link', { name: words['run.open'] }).click()
    await expect(office.getByRole('heading', { level: 1 })).toContainText(words['state.sent'])
    return /dispatch\/([0-9a-f-]{36})/.exec(office.url())?.[1] ?? ''
  }

  test(`a day from the dispatch through four doors to the cash that staff count, and the first customer watches it come (${locale})`, async ({
    watched: page,
    shop,
    browser,
  }) => {
    const office = await openOffice(browser, shop, at)
    const officeSays = complaintsOf(office, shop)
    const key = String(Math.floor(Math.random() * 1e6)).padStart(6, '0')
    const shops = ['ร้านข้าว', 'ร้านน้ำ', 'ร้านขนม', 'ร้านยา'].map((name) => `${name} ${key}`)
    const rider = `สมชาย ${key}`
    const mobile = await makeRider(inDatabase, undefined, rider)
    const orders = await ownOrders(page, office, at, shops)

    const phone = await (await browser.newContext({ baseURL: shop })).newPage()
    const phoneSays = complaintsOf(phone, shop)
    await openAsRider(phone, at, mobile)
    const { say, like, press, loadAndStart, arrive, notDelivered, next } = atAStop(phone, locale)
    await expect(phone.getByText(say('run.none'))).toBeVisible()
    const runId = await sendRun(office, { names: key, rider, orders })
    await press(say('run.loadAgain'))
    await expect(phone.getByText(say('run.next', { place: 1, all: 4 }))).toBeVisible()

    // Whoever is first on the way looks at the order from now on, and never loads the page again.
    const way = (await findStops(runId)).map(({ number }) => {
      const order = orders.find((each) => each.number === number)
      if (!order) throw new Error(`${number} is no order of this journey`)
      return order
    })
    const [first, second, third, fourth] = way as [OwnOrder, OwnOrder, OwnOrder, OwnOrder]
    await page.goto(await postSignIn(page, at, first.own.mobile, `/history/${first.number}/BKK01`))
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const card = page.getByRole('region', { name: sayCustomer('delivery.title') })
    await expect(card).toContainText(sayCustomer('delivery.planned'))

    await loadAndStart(4)
    const comes = sayCustomer('delivery.rider', { name: 'สมชาย' })
    await expect(card).toContainText(sayCustomer('delivery.coming', { rider: comes }))
    await expect(card).toContainText(sayCustomer('delivery.next'))
    await phone.getByRole('link', { name: say('run.toNext') }).click()

    await arrive()
    await expect(card).toContainText(sayCustomer('delivery.here', { rider: comes }))
    await press(say('stop.deliver'))
    await press(say('door.all'))
    await expect(phone.getByText(say('pay.collect'))).toContainText(sayMoney(first.total))
    const given = Math.ceil(first.total / 100_000)
    for (let notes = 0; notes < given; notes += 1) await press('+1000')
    const change = given * 100_000 - first.total
    await expect(phone.getByText(say('pay.change', { amount: sayMoney(change) }))).toBeVisible()
    await press(say('pay.done', { amount: sayMoney(first.total) }))
    await phone.getByLabel(say('proof.receiver')).fill('คุณแดง')
    await press(say('proof.keepPaid', { amount: sayMoney(first.total) }))
    await expect(phone.getByText(say('outcome.receiver', { name: 'คุณแดง' }))).toBeVisible()
    await expect(card).toContainText(sayCustomer('delivery.delivered'))
    await expect(card).toContainText(sayCustomer('delivery.receiver', { name: 'คุณแดง' }))
    await expect(page.getByText(sayCustomer('money.paid'), { exact: true })).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

    // One case of the second order is damaged: as much less is asked for.
    await next()
    await arrive()
    const [line] = await inDatabase<{ quantity: number; amount: number }>(
      'select quantity::int as quantity, amount::int as amount from order_lines where order_number = $1 and not free',
      [second.number],
    )
    const due = second.total - Math.round((line?.amount ?? 0) / (line?.quantity ?? 1))
    await press(say('stop.deliver'))
    await phone
      .getByRole('button', { name: like('door.less') })
      .first()
      .click()
    await expect(phone.getByText(say('door.due')).locator('b')).toHaveText(sayMoney(due))
    await phone.getByText(say('reason.damaged'), { exact: true }).click()
    await press(say('door.partly'))
    await press(say('pay.done', { amount: sayMoney(due) }))
    await press(say('proof.keepPaid', { amount: sayMoney(due) }))
    await expect(phone.getByText(like('state.partly')).first()).toBeVisible()

    await next()
    await notDelivered('refused', say('fail.back'))
    await expect(phone.getByText(say('outcome.back'))).toBeVisible()
    await next()
    await notDelivered('notHome', say('fail.tomorrow'))
    await phone.getByRole('link', { name: say('stop.toRun') }).click()
    await press(say('run.finish'))

    // The rider hands in twenty baht less, and says why.
    const cash = first.total + due
    const handed = cash - 2_000
    await expect(phone.getByText(say('close.counts', { done: 1, partly: 1, failed: 2 }))).toBeVisible()
    await expect(phone.getByText(new RegExp(fourth.number))).toBeVisible()
    await expect(phone.getByText(sayMoney(cash), { exact: true })).toBeVisible()
    await phone.getByLabel(say('close.amount')).fill((handed / 100).toFixed(2))
    await expect(phone.getByText(say('close.sayWhy'))).toBeVisible()
    await phone.getByLabel(say('close.why')).fill('ทอนเกินไปยี่สิบ')
    await press(say('close.handIn', { amount: sayMoney(handed) }))
    await expect(phone.getByText(say('close.waits'))).toBeVisible()
    await expect.poll(async () => (await findRun(runId))?.handed).toBe(String(handed))

    await office.reload()
    await untilAlive(office)
    const close = office.getByRole('region', { name: words['close.title'] })
    await expect(close).toContainText(sayMoney(cash))
    await expect(close).toContainText(sayMoney(handed))
    await expect(close).toContainText(fill(words['close.riderNote'], { note: 'ทอนเกินไปยี่สิบ' }))
    await close.getByRole('textbox', { name: words['close.cash'] }).fill(String(handed / 100))
    await expect(close).toContainText(fill(words['close.short'], { amount: sayMoney(2_000) }))
    await close.getByText(words['close.whyChange'], { exact: true }).click()
    await close.getByRole('button', { name: new RegExp(words['close.do'].split('{')[0] ?? '') }).click()
    await expect(office.getByRole('heading', { name: words['closed.title'], exact: true })).toBeVisible()

    expect(await findRun(runId)).toEqual({
      ...{ state: 'closed', handed: String(handed), counted: String(handed) },
      reason: words['close.whyChange'],
    })
    expect(await findStops(runId)).toEqual([
      { number: first.number, state: 'delivered', status: 'POD', total: first.total, collected: first.total },
      { number: second.number, state: 'partly', status: 'POD', total: due, collected: due },
      {
        ...{ number: third.number, state: 'back', status: 'Invoice Cancel' },
        ...{ total: third.total, collected: null },
      },
      {
        ...{ number: fourth.number, state: 'failed', status: 'Invoice Approve' },
        ...{ total: fourth.total, collected: null },
      },
    ])
    const [note] = await inDatabase<{ total: number }>(
      `select n.total::int as total from credit_notes n join invoices i on i.number = n.invoice_number where i.order_number = $1`,
      [second.number],
    )
    expect(note?.total).toBe(second.total - due)
    const [again] = await inDatabase<{ on: string }>(
      'select deliver_on::text as on from orders where number = $1',
      [fourth.number],
    )
    expect(again?.on).toBe(addDays(bangkokDay(new Date()), 1))

    await phone.reload()
    await expect(phone.getByText(say('close.less', { amount: sayMoney(2_000) }))).toBeVisible()
    await expect(phone.getByText(say('close.reason', { reason: words['close.whyChange'] }))).toBeVisible()
    expect([...officeSays, ...phoneSays]).toEqual([])
  })
}
