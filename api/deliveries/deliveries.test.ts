import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { forgetPositions } from '#api/deliveries/rider-position.ts'
import { testRuns } from '#checks/deliveries/test-runs.ts'

const shop = await testRuns()
const {
  rows,
  readyOrders,
  sentRun,
  act,
  made,
  send,
  stop,
  run,
  order,
  shelf,
  close,
  detail,
  save,
  dispatch,
} = shop
const { first, second, rider, other, move, later, clock } = shop

const due = async (id: string, number: string) => (await stop(id, number))?.toCollect ?? 0
const debt = async () =>
  (
    await rows<{ debt: number }>(
      `select debt::float8 as debt from customers where sale_unit = 'BKK01' and code = 'C0001'`,
    )
  )[0]?.debt ?? 0

test('a run is planned, released, driven and closed: orders are invoiced, shipped, delivered and paid', async () => {
  const [one = '', two = ''] = await readyOrders('COD', 'CREDIT')
  const id = await sentRun([one, two])
  expect(await run(id)).toMatchObject({ state: 'sent', stops: [{ orderNumber: one }, { orderNumber: two }] })
  expect((await order(one)).Order.Status).toBe('Invoice Approve')
  expect(await act(id, { kind: 'start' })).toMatchObject({ outcome: 'done' })
  const toCollect = await due(id, one)
  expect(toCollect).toBeGreaterThan(0)
  expect(await due(id, two)).toBe(0)
  await act(id, { kind: 'arrive', orderNumber: one })
  expect(await stop(id, one)).toMatchObject({ state: 'arrived' })
  expect(
    await act(id, {
      kind: 'deliver',
      orderNumber: one,
      paidWay: 'cash',
      collected: toCollect,
      receiver: 'สมศรี',
    }),
  ).toMatchObject({ outcome: 'done' })
  expect(await act(id, { kind: 'deliver', orderNumber: two })).toMatchObject({ outcome: 'done' })
  expect(await stop(id, one)).toMatchObject({ state: 'delivered', collected: toCollect, receiver: 'สมศรี' })
  const paid = await order(one)
  expect(paid.Order).toMatchObject({ Status: 'POD', MoneyState: 'paid' })
  expect(paid.Timeline.at(-1)).toMatchObject({ Status: 'POD', ByKind: 'rider', By: 'เอก ส่งไว' })
  expect((await order(two)).Order).toMatchObject({ Status: 'POD', MoneyState: 'unpaid' })
  await act(id, { kind: 'finish' })
  expect(await act(id, { kind: 'handIn', amount: toCollect })).toMatchObject({ outcome: 'done' })
  const closed = await close(id, { cashCounted: toCollect })
  expect(closed.body).toEqual({ cancelled: [], difference: 0 })
  expect(await detail(id)).toMatchObject({
    run: { state: 'closed', cashCounted: toCollect },
    cash: { expected: toCollect },
  })
})

test('what is not taken at the door lowers sums and credit, makes a credit note, and comes back to the shelf', async () => {
  const [number = ''] = await readyOrders('CREDIT')
  const id = await sentRun([number])
  const [debtBefore, shelfBefore, before] = [await debt(), await shelf(first), await order(number)]
  const taken = await stop(id, number)
  const [line] = taken?.lines ?? []
  const result = await act(id, {
    kind: 'deliver',
    orderNumber: number,
    refused: [{ line: line?.line, taken: 1, reason: 'changedMind' }],
  })
  expect(result).toMatchObject({ outcome: 'done' })
  const after = await order(number)
  expect(after.Order.Status).toBe('POD')
  const less = before.Order.Total - after.Order.Total
  expect(less).toBeGreaterThan(0)
  expect(await debt()).toBe(debtBefore - Math.round(less * 100))
  expect(await stop(id, number)).toMatchObject({
    state: 'partly',
    refused: [{ brought: 4, taken: 1, reason: 'changedMind' }],
  })
  const [note] = await rows<{ total: number; invoiced: number; figures: object }>(
    `select n.total::float8 as total, i.total::float8 as invoiced, n.figures from credit_notes n
     join invoices i on i.sale_unit = n.sale_unit and i.number = n.invoice_number where i.order_number = $1`,
    [number],
  )
  expect(note).toMatchObject({
    total: Math.round(less * 100),
    figures: { before: { lines: [{ quantity: 4 }, {}] }, after: { lines: [{ quantity: 1 }, {}] } },
  })
  expect(note?.invoiced).toBe(Math.round(before.Order.Total * 100))
  // Still on the truck: the shelf has them once the centre has counted them.
  expect(await shelf(first)).toEqual(shelfBefore)
  const back = (await detail(id)).returns
  expect(back).toMatchObject([{ productCode: first, expected: 3 * (line?.rate ?? 0) }])
  await act(id, { kind: 'finish' })
  await close(id, { cashCounted: 0, returns: [{ productCode: first, good: 2 * (line?.rate ?? 0) }] })
  expect((await shelf(first)).on_hand).toBe(shelfBefore.on_hand + 2 * (line?.rate ?? 0))
})

test('of money that was paid before, what is not taken is to be returned', async () => {
  const [number = ''] = await readyOrders('COD')
  await rows(
    `update orders set paid_at = placed_at, payment_method = 'BANK', payment_code = 2 where sale_unit = 'BKK01' and number = $1`,
    [number],
  )
  const id = await sentRun([number])
  expect(await due(id, number)).toBe(0)
  await act(id, {
    kind: 'deliver',
    orderNumber: number,
    refused: [{ line: 1, taken: 0, reason: 'damaged' }],
  })
  expect((await order(number)).Order).toMatchObject({ Status: 'POD', MoneyState: 'overpaid' })
})

test('of what was done at one stop and is sent together, what is refused does not take the rest with it', async () => {
  const [number = ''] = await readyOrders('COD')
  const id = await sentRun([number])
  const wrong = { kind: 'deliver', orderNumber: number, paidWay: 'cash', collected: 1 }
  const right = { ...wrong, collected: await due(id, number) }
  const actions = [{ kind: 'arrive', orderNumber: number }, wrong, right].map((action) => made(id, action))
  const { body } = await send(actions)
  expect(body.results).toMatchObject([
    { id: actions[0]?.id, outcome: 'done' },
    { id: actions[1]?.id, outcome: 'refused', code: 'deliveries.sayWhyAmount' },
    { id: actions[2]?.id, outcome: 'done' },
  ])
  expect(await stop(id, number)).toMatchObject({ state: 'delivered', collected: right.collected })
  expect((await send(actions)).body.results).toEqual(body.results)
})

test('cash that is less than due needs a reason, and the rest stays owed', async () => {
  const [number = ''] = await readyOrders('COD')
  const id = await sentRun([number])
  const toCollect = await due(id, number)
  const deliver = { kind: 'deliver', orderNumber: number, paidWay: 'cash', collected: toCollect - 100 }
  expect(await act(id, deliver)).toMatchObject({ outcome: 'refused', code: 'deliveries.sayWhyAmount' })
  expect((await order(number)).Order.Status).toBe('Invoice Approve')
  expect(await act(id, { ...deliver, why: 'ร้านมีเงินไม่พอ' })).toMatchObject({ outcome: 'done' })
  expect((await order(number)).Order).toMatchObject({ Status: 'POD', MoneyState: 'partly paid', Owed: 100 })
  await act(id, { kind: 'finish' })
  expect((await close(id, { cashCounted: toCollect - 120 })).body.Code).toBe('dispatch.sayWhyDifference')
  expect((await close(id, { cashCounted: toCollect - 120, reason: 'เหรียญหาย' })).body.difference).toBe(-20)
})

test('an order that could not be delivered goes out another day, or is cancelled when its goods are back', async () => {
  const [one = '', two = '', three = ''] = await readyOrders('COD', 'CREDIT', 'COD')
  const debtBefore = await debt()
  const id = await sentRun([one, two, three])
  const shelfBefore = await shelf(second)
  expect(await act(id, { kind: 'fail', orderNumber: one, retryOn: '2026-11-15' })).toMatchObject({
    code: 'deliveries.pastDay',
  })
  await act(id, { kind: 'fail', orderNumber: one, reason: 'notHome', retryOn: '2026-11-18' })
  await act(id, { kind: 'fail', orderNumber: two, reason: 'refused', retryOn: null })
  await act(id, { kind: 'fail', orderNumber: three, reason: 'closed', retryOn: null })
  await act(id, { kind: 'finish' })
  const closed = await close(id, { cashCounted: 0, again: [{ number: three, on: '2026-11-19' }] })
  expect(closed.body).toEqual({ cancelled: [two], difference: 0 })
  expect((await order(one)).Order).toMatchObject({ Status: 'Invoice Approve', DeliveryDate: '2026-11-18' })
  expect((await order(two)).Order.Status).toBe('Invoice Cancel')
  expect((await order(three)).Order).toMatchObject({ Status: 'Invoice Approve', DeliveryDate: '2026-11-19' })
  expect(await debt()).toBeLessThan(debtBefore)
  const [{ units } = { units: 0 }] = await rows<{ units: number }>(
    `select sum(quantity * rate)::int as units from order_lines where sale_unit = 'BKK01' and order_number = $1 and product_code = $2`,
    [two, second],
  )
  expect((await shelf(second)).on_hand).toBe(shelfBefore.on_hand + units)
  // Both wait for a run of their new day.
  const again = await sentRun([one, three])
  expect((await run(again))?.stops).toHaveLength(2)
})

test('staff who cancel or hand over an order while it rides back leave a run that can be closed', async () => {
  const [one = '', two = ''] = await readyOrders('COD', 'COD')
  const id = await sentRun([one, two])
  await act(id, { kind: 'fail', orderNumber: one, retryOn: null })
  await act(id, { kind: 'fail', orderNumber: two, retryOn: null })
  const shelfBefore = await shelf(first)
  await move([one], 'cancel')
  await move([two], 'deliver')
  expect(await stop(id, two)).toMatchObject({ state: 'delivered' })
  await act(id, { kind: 'finish' })
  const again = [one, two].map((number) => ({ number, on: '2026-11-19' }))
  const closed = await close(id, { cashCounted: 0, again })
  expect(closed.body).toEqual({ cancelled: [], difference: 0 })
  expect((await order(one)).Order.Status).toBe('Invoice Cancel')
  expect((await order(two)).Order.Status).toBe('POD')
  // Only the cancelled one came back.
  const [{ units } = { units: 0 }] = await rows<{ units: number }>(
    `select sum(quantity * rate)::int as units from order_lines where sale_unit = 'BKK01' and order_number = $1 and product_code = $2`,
    [one, first],
  )
  expect((await shelf(first)).on_hand).toBe(shelfBefore.on_hand + units)
})

test('an action sent twice, alone or at once, is done once; another one for a stop that is done is told so', async () => {
  const [number = ''] = await readyOrders('COD')
  const id = await sentRun([number])
  const toCollect = await due(id, number)
  const action = made(id, { kind: 'deliver', orderNumber: number, paidWay: 'cash', collected: toCollect })
  const answers = await Promise.all(Array.from({ length: 8 }, () => send([action])))
  for (const { body } of answers) expect(body.results[0]).toMatchObject({ id: action.id, outcome: 'done' })
  const events = await rows(
    `select 1 from order_events where sale_unit = 'BKK01' and order_number = $1 and status = 'POD'`,
    [number],
  )
  expect(events).toHaveLength(1)
  expect(await act(id, { kind: 'fail', orderNumber: number })).toMatchObject({
    code: 'deliveries.alreadyDone',
  })
  expect((await run(id))?.refusedActions).toMatchObject([{ kind: 'fail', orderNumber: number }])
})

test('an order that was cancelled meanwhile is told with what to do with the goods, and its cash is not forgotten', async () => {
  const [number = ''] = await readyOrders('COD')
  const id = await sentRun([number])
  const toCollect = await due(id, number)
  const shelfBefore = await shelf(first)
  expect((await move([number], 'cancel')).body.orders[0].status).toBe('Invoice Cancel')
  expect(await stop(id, number)).toMatchObject({ state: 'cancelled' })
  const result = await act(id, {
    kind: 'deliver',
    orderNumber: number,
    paidWay: 'cash',
    collected: toCollect,
  })
  expect(result).toMatchObject({ outcome: 'refused', code: 'deliveries.cancelled' })
  expect(result.problem).toContain('นำสินค้ากลับศูนย์')
  expect((await detail(id)).cash).toEqual({ expected: 0, qr: 0, refused: toCollect })
  expect(await shelf(first)).toEqual(shelfBefore)
  await act(id, { kind: 'finish' })
  await close(id, { cashCounted: 0 })
  expect((await shelf(first)).on_hand).toBeGreaterThan(shelfBefore.on_hand)
})

test('a shipped order without a run that is cancelled puts its goods back at once', async () => {
  const [number = ''] = await readyOrders('COD')
  const [shelfBefore, units] = [
    await shelf(first),
    4 * ((await order(number)).OrderDetails[0]?.UNITRATE ?? 0),
  ]
  await move([number], 'invoice')
  await move([number], 'ship')
  await move([number], 'cancel')
  expect(await shelf(first)).toEqual({ ...shelfBefore, reserved: shelfBefore.reserved - units })
})

test('an order moved to another run while its rider had no signal counts where it was handed over', async () => {
  const [number = '', stays = ''] = await readyOrders('COD', 'COD')
  const id = await sentRun([number, stays])
  const seen = await run(id)
  const lost = await save([stays], { id, version: seen?.version ?? 0 })
  expect(lost.status).toBe(200)
  const taken = await sentRun([number], '0820000002')
  expect(await stop(id, number)).toMatchObject({ state: 'moved' })
  const toCollect = await due(id, number)
  expect(
    await act(id, { kind: 'deliver', orderNumber: number, paidWay: 'cash', collected: toCollect }),
  ).toMatchObject({ outcome: 'done' })
  expect(await stop(taken, number, other)).toMatchObject({ state: 'moved' })
  expect(await act(taken, { kind: 'deliver', orderNumber: number }, other)).toMatchObject({
    outcome: 'refused',
  })
})

test('a run of another rider, of nobody, a stop elsewhere, and a planned run are refused', async () => {
  const [number = '', elsewhere = ''] = await readyOrders('COD', 'COD')
  const id = await sentRun([number])
  expect(await act(id, { kind: 'start' }, other)).toMatchObject({ code: 'deliveries.notYourRun' })
  expect(await act(randomUUID(), { kind: 'start' })).toMatchObject({ code: 'deliveries.noRun' })
  expect(await act(id, { kind: 'arrive', orderNumber: elsewhere })).toMatchObject({
    code: 'deliveries.noStop',
  })
  const planned = await save([elsewhere])
  expect(await act(planned.id, { kind: 'start' })).toMatchObject({ code: 'deliveries.notSent' })
  expect(await act(id, { kind: 'approve', orderNumber: number })).toMatchObject({
    code: 'deliveries.notApprover',
  })
  expect(await act(id, { kind: 'finish' })).toMatchObject({ code: 'deliveries.stopsOpen' })
  expect(await act(id, { kind: 'handIn', amount: 5 })).toMatchObject({ code: 'deliveries.notFinished' })
})

test('riders of the company that approves on the road ship their orders themselves', async () => {
  const [number = ''] = await readyOrders('COD')
  const id = await sentRun([number], '0820000002')
  expect((await order(number)).Order.Status).toBe('Invoice wait')
  expect(await run(id, other)).toMatchObject({
    approvesInvoices: true,
    stops: [{ orderStatus: 'Invoice wait' }],
  })
  expect(await act(id, { kind: 'approve', orderNumber: number }, other)).toMatchObject({ outcome: 'done' })
  expect((await order(number)).Order.Status).toBe('Invoice Approve')
})

test('a phone whose clock is hours off tells when things happened by how long ago they were', async () => {
  const [number = ''] = await readyOrders('CREDIT')
  const id = await sentRun([number])
  later(600)
  const wrong = new Date(clock().getTime() - 7 * 3_300_000)
  const action = {
    ...made(id, { kind: 'deliver', orderNumber: number }),
    at: new Date(wrong.getTime() - 300_000).toISOString(),
  }
  await shop.ask('api/rider/actions', {
    token: rider,
    body: { saleUnit: 'BKK01', sentAt: wrong.toISOString(), actions: [action] },
  })
  expect((await stop(id, number))?.doneAt).toBe(new Date(clock().getTime() - 300_000).toISOString())
})

test('an order rides in one run, is ready, and a run that somebody else changed is not overwritten', async () => {
  const [one = '', two = ''] = await readyOrders('COD', 'COD')
  const mine = await save([one])
  expect((await save([one])).body.Code).toBe('dispatch.inRun')
  expect((await save([await shop.ordered('COD')])).body.Code).toBe('dispatch.notReady')
  const again = await save([one], { id: mine.id })
  expect(again.body).toEqual(mine.body)
  const [left, right] = await Promise.all([
    save([one, two], { id: mine.id, version: again.body.version }),
    save([two, one], { id: mine.id, version: again.body.version }),
  ])
  expect([left.status, right.status].sort()).toEqual([200, 409])
  expect((await dispatch('delete', { id: mine.id, version: again.body.version + 1 })).status).toBe(200)
  expect((await save([one, two])).status).toBe(200)
})

test('staff cannot give an order of a run to another rider, and what they hand over themselves is done in its run', async () => {
  const [number = ''] = await readyOrders('COD')
  const id = await sentRun([number])
  const { body } = await shop.ask('api/merchant/orders/rider', {
    token: shop.supervisor,
    body: { saleUnit: 'BKK01', numbers: [number], rider: '0820000002' },
  })
  expect(body.orders[0].problem).toContain('อยู่ในรอบส่งของ เอก ส่งไว')
  await move([number], 'deliver')
  expect(await stop(id, number)).toMatchObject({ state: 'delivered' })
})

test('where a rider is is kept once a minute while the run is on, and forgotten after a week', async () => {
  const [number = ''] = await readyOrders('COD')
  const id = await sentRun([number])
  const seen = (at: Date) =>
    shop.ask('api/rider/position', {
      token: rider,
      body: {
        ...{ saleUnit: 'BKK01', runId: id, at: at.toISOString(), sentAt: clock().toISOString() },
        place: { lat: 13.75, lng: 100.5, accuracy: 12 },
      },
    })
  expect((await seen(clock())).body.kept).toBe(false)
  await act(id, { kind: 'start' })
  expect((await seen(clock())).body.kept).toBe(true)
  expect((await seen(new Date(clock().getTime() - 10_000))).body.kept).toBe(false)
  expect((await seen(new Date(clock().getTime() - 60_000))).body.kept).toBe(true)
  await act(id, { kind: 'pause' })
  expect((await seen(new Date(clock().getTime() - 180_000))).body.kept).toBe(false)
  expect((await detail(id)).positions).toHaveLength(2)
  await forgetPositions({ db: shop.db, now: new Date(clock().getTime() + 6 * 86_400_000) })
  expect((await detail(id)).positions).toHaveLength(2)
  await forgetPositions({ db: shop.db, now: new Date(clock().getTime() + 8 * 86_400_000) })
  expect((await detail(id)).positions).toHaveLength(0)
})

test('a rider’s runs say whose they are, also where there is none', async () => {
  const whose = async (token: string) =>
    (await shop.ask(`api/rider/runs?saleUnit=BKK01`, { method: 'GET', token })).body
  const [number = ''] = await readyOrders('COD')
  await sentRun([number])
  const [own] = await rows<{ name: string; vehicle: string }>(
    `select name, vehicle from riders where mobile = '0820000001'`,
  )
  expect(await whose(rider)).toMatchObject({
    rider: { mobile: '0820000001', ...own, approvesInvoices: false },
    runs: expect.arrayContaining([expect.objectContaining({ saleUnit: 'BKK01' })]),
  })
  await rows(`update delivery_runs set rider_mobile = '0820000001' where rider_mobile = '0820000002'`)
  const [approver] = await rows<{ name: string; vehicle: string }>(
    `select name, vehicle from riders where mobile = '0820000002'`,
  )
  expect(await whose(other)).toMatchObject({
    rider: { mobile: '0820000002', ...approver, approvesInvoices: true },
    runs: [],
  })
})
