import { expect, test } from 'vitest'
import { testReports } from '#checks/delivery-reports/test-reports.ts'
import { callers } from '#checks/tools/test-api.ts'

const shop = await testReports()
const { ask, tokenFor, rows, delivered, send, weigh, answer, reportsOf, detail, debt, points } = shop
const { saleUnit, supervisor, manager, first, second } = shop
const salesperson = await tokenFor(callers.salesperson)
const satang = (baht: number) => Math.round(baht * 100)
const codeOf = ({ status, body }: { status: number; body: { Code?: string } }) => [status, body.Code]
const totalOf = async (orderNumber: string) => satang((await detail(orderNumber)).Order.Total)
const damaged = { line: 1, quantity: 4, reason: 'short' }
const credit = { line: 1, accepted: 4, how: 'credit note' }
const reported = async (orderNumber: string, lines = [damaged]) => (await send(orderNumber, lines)).id
const moneyOf = async (orderNumber: string) =>
  (
    await rows<{ state: string; received: number; returned: number }>(
      'select state, received::int, returned::int from order_money where order_number = $1',
      [orderNumber],
    )
  )[0]
const shelf = async (code: string) =>
  (
    await rows<{ on_hand: number; reserved: number }>(
      `select on_hand::int, reserved::int from stock where sale_unit = 'BKK01' and product_code = $1`,
      [code],
    )
  )[0] as { on_hand: number; reserved: number }
const expectSumsOf = async (orderNumber: string) => {
  const { Order, OrderDetails, VatGroups } = await detail(orderNumber)
  const sum = (all: Record<string, number>[], part: string) =>
    all.reduce((total, each) => total + satang(each[part] ?? 0), 0)
  expect(sum(VatGroups, 'Gross') + satang(Order.CashRounding)).toBe(satang(Order.Total))
  expect(sum(VatGroups, 'Vat')).toBe(satang(Order.Vat))
  expect(sum(OrderDetails, 'Amount')).toBe(satang(Order.Money))
}

test('of cash at the door: a credit note for the difference, and the money becomes one to give back', async () => {
  const orderNumber = await delivered('COD')
  const [before, stock] = [await totalOf(orderNumber), await shelf(first)]
  const id = await reported(orderNumber)
  const weighed = (await weigh(id, [credit])).body
  const { status, body } = await answer(id, [credit])
  expect(status).toBe(200)
  expect(body).toEqual({ ...weighed, creditNote: expect.stringMatching(/^CNBKK016911\d{5}$/) })
  const after = await totalOf(orderNumber)
  expect(satang(body.credit)).toBe(before - after)
  expect([satang(body.toReturn), body.lessDebt]).toEqual([before - after, 0])
  expect(await moneyOf(orderNumber)).toEqual({ state: 'overpaid', received: before, returned: 0 })
  expect((await detail(orderNumber)).OrderDetails[0]).toMatchObject({ Line: 1, Qty: 6 })
  await expectSumsOf(orderNumber)
  // What was short or damaged is lost, and not put back.
  expect(await shelf(first)).toEqual(stock)
  const [note] = await rows(
    `select n.total::int, i.order_number from credit_notes n join invoices i on i.sale_unit = n.sale_unit and i.number = n.invoice_number where n.number = $1`,
    [body.creditNote],
  )
  expect(note).toEqual({ total: before - after, order_number: orderNumber })
  const [report] = (await reportsOf(orderNumber)).reports
  expect(report).toMatchObject({
    ...{ state: 'answered', creditNote: body.creditNote, credited: body.credit },
    lines: [{ line: 1, accepted: 4, how: 'credit note' }],
  })
  const log = await rows(`select what from activity where kind = 'order' and subject = $1 order by id`, [
    orderNumber,
  ])
  expect(log.at(-1)).toEqual({ what: 'report answered' })
  expect(await rows(`select topic from outbox where order_number = $1`, [id])).toEqual([
    { topic: 'report-answered' },
  ])
})

test('paid ahead: what came too much is a task to give back, from the payment that brought it', async () => {
  const total = 40
  const order = await shop.placed('LINEPAY', total)
  await rows(`update orders set status = 'POD', paid_at = '2026-11-16T05:00:00Z' where number = $1`, [
    order.number,
  ])
  await rows(
    `insert into order_events (sale_unit, order_number, step, status, at, by_kind, by_name) values ('BKK01', $1, 90, 'POD', '2026-11-16T05:00:00Z', 'staff', 'x')`,
    [order.number],
  )
  const id = await reported(order.number)
  const { body } = await answer(id, [credit])
  expect(await moneyOf(order.number)).toMatchObject({ state: 'overpaid', received: satang(order.total) })
  expect(body.toReturn).toBe(body.credit)
  // It was never invoiced here: the money goes back without a document.
  expect(body.creditNote).toBeNull()
})

test('on credit and unpaid: the debt is lowered by the credit, and nothing goes back', async () => {
  const orderNumber = await delivered('CREDIT')
  const [owed, before] = [await debt(), await totalOf(orderNumber)]
  const { body } = await answer(await reported(orderNumber), [credit])
  expect(body).toMatchObject({ toReturn: 0, lessDebt: body.credit })
  expect(owed - (await debt())).toBe(before - (await totalOf(orderNumber)))
  expect(body.credit).toBeGreaterThan(0)
  expect((await moneyOf(orderNumber))?.state).toBe('unpaid')
})

test.each([
  ['less than what is still owed lowers the debt', 0.3],
  ['more than what is still owed ends the debt, and the rest goes back', 0.9],
])('on credit and partly paid: a credit of %s', async (_name, paid) => {
  const orderNumber = await delivered('CREDIT')
  const before = await totalOf(orderNumber)
  const part = Math.floor(before * paid)
  await rows(
    `with p as (insert into payments (sale_unit, id, customer_code, method, provider, amount, received, state, key, made_at, made_by_kind, made_by, paid_at)
       values ('BKK01', 'PY' || upper(substr(md5($1), 1, 14)), 'C0001', 'BANK', 'hand', $2, $2, 'paid', gen_random_uuid(), now(), 'staff', 'x', now()) returning id)
     insert into payment_shares (sale_unit, payment_id, order_number, amount, received) select 'BKK01', id, $1, $2, $2 from p`,
    [orderNumber, part],
  )
  await rows(
    `insert into order_money (sale_unit, order_number, state, received, returned, changed_at) values ('BKK01', $1, 'partly paid', $2, 0, now())
     on conflict (sale_unit, order_number) do update set state = 'partly paid', received = $2`,
    [orderNumber, part],
  )
  await rows(`update customers set debt = debt - $1 where sale_unit = 'BKK01' and code = 'C0001'`, [part])
  const owed = await debt()
  const { body } = await answer(await reported(orderNumber), [credit])
  const after = await totalOf(orderNumber)
  expect(owed - (await debt())).toBe(before - part - Math.max(0, after - part))
  expect([satang(body.lessDebt), satang(body.toReturn)]).toEqual([
    before - part - Math.max(0, after - part),
    Math.max(0, part - after),
  ])
  expect((await moneyOf(orderNumber))?.state).toBe(part > after ? 'overpaid' : 'partly paid')
})

test('points are given on top, a replacement leaves the stock once it is sent, and the rest is explained', async () => {
  const orderNumber = await delivered('COD')
  const [total, had, stock] = [await totalOf(orderNumber), await points(), await shelf(second)]
  const id = await reported(orderNumber, [damaged, { line: 2, quantity: 3, reason: 'wrong' }])
  const { body } = await answer(id, [
    { line: 1, accepted: 1, how: 'points', points: 250, answer: 'รับ 1 ชิ้น ที่เหลือครบ' },
    { line: 2, accepted: 3, how: 'replacement' },
  ])
  expect(body).toMatchObject({ credit: 0, points: 250, replacements: 1, creditNote: null })
  expect(await totalOf(orderNumber)).toBe(total)
  expect((await points()) - had).toBe(250)
  const [entry] = await rows(
    `select points::int, reason, order_number from points_ledger where customer_code = 'C0001' order by at desc, id desc limit 1`,
  )
  expect(entry).toEqual({ points: 250, reason: 'adjusted', order_number: null })
  const replaced = (token = supervisor, line = 2) =>
    ask('api/merchant/delivery-reports/replacement-sent', { token, body: { saleUnit, id, line } })
  expect(await shelf(second)).toEqual(stock)
  expect((await reportsOf(orderNumber)).reports[0]).toMatchObject({ state: 'toSend' })
  expect(codeOf(await replaced(supervisor, 1))).toEqual([409, 'deliveryReports.notToSend'])
  const sent = await Promise.all(Array.from({ length: 8 }, () => replaced()))
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(sent.filter(({ body: { Code } }) => Code === 'deliveryReports.sentBefore')).toHaveLength(7)
  const rate = (await detail(orderNumber)).OrderDetails[1].UNITRATE
  expect(await shelf(second)).toEqual({ ...stock, on_hand: stock.on_hand - 3 * rate })
  const moves = await rows(
    `select change, reason from stock_moves where order_number = $1 and reason = 'replacement'`,
    [orderNumber],
  )
  expect(moves).toEqual([{ change: -3 * rate, reason: 'replacement' }])
  expect((await reportsOf(orderNumber)).reports[0]).toMatchObject({ state: 'answered' })
  // What was made good cannot be reported again; the rest can.
  const { reportable } = await reportsOf(orderNumber)
  expect(reportable.map(({ line, most }: { line: number; most: number }) => [line, most])).toEqual([
    [1, 9],
    [2, 3],
  ])
})

test('a replacement that is not on the shelf, or reserved for others, is not sent', async () => {
  const orderNumber = await delivered('COD')
  const id = await reported(orderNumber)
  await answer(id, [{ line: 1, accepted: 4, how: 'replacement' }])
  const before = await shelf(first)
  await rows(`update stock set on_hand = reserved + 1 where sale_unit = 'BKK01' and product_code = $1`, [
    first,
  ])
  const sent = await ask('api/merchant/delivery-reports/replacement-sent', {
    token: supervisor,
    body: { saleUnit, id, line: 1 },
  })
  expect(codeOf(sent)).toEqual([409, 'deliveryReports.notInStock'])
  await rows(`update stock set on_hand = $2 where sale_unit = 'BKK01' and product_code = $1`, [
    ...[first, before.on_hand],
  ])
})

test('eight people who answer at once have one effect, and seven are told who was first', async () => {
  const orderNumber = await delivered('CREDIT')
  const [owed, before] = [await debt(), await totalOf(orderNumber)]
  const id = await reported(orderNumber)
  const { body: seen } = await weigh(id, [credit])
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      ask('api/merchant/delivery-reports/answer', {
        token: at % 2 ? manager : supervisor,
        body: { saleUnit, id, lines: [credit], creditSeen: seen.credit },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const second = answers.filter(({ body }) => body.Code === 'deliveryReports.answered')
  expect(second).toHaveLength(7)
  expect(second[0]?.body.Message).toMatch(/ตอบเรื่องนี้ไปก่อนแล้ว$/)
  expect(owed - (await debt())).toBe(before - (await totalOf(orderNumber)))
  const notes = await rows(
    `select n.number from credit_notes n join invoices i on i.sale_unit = n.sale_unit and i.number = n.invoice_number where i.order_number = $1`,
    [orderNumber],
  )
  expect(notes).toHaveLength(1)
})

test('an order is credited in parts until nothing of it is left, each note for its difference', async () => {
  const orderNumber = await delivered('COD')
  const before = await totalOf(orderNumber)
  let credited = 0
  for (const quantities of [
    [3, 0],
    [7, 2],
    [0, 4],
  ]) {
    const lines = quantities.flatMap((quantity, at) => (quantity > 0 ? [{ line: at + 1, quantity }] : []))
    const id = await reported(
      orderNumber,
      lines.map((line) => ({ ...line, reason: 'expired' })),
    )
    const { body } = await answer(
      id,
      lines.map(({ line, quantity }) => ({ line, accepted: quantity, how: 'credit note' })),
    )
    expect(body).toMatchObject({ creditNote: expect.any(String) })
    credited += satang(body.credit)
    expect(before - (await totalOf(orderNumber))).toBe(credited)
    await expectSumsOf(orderNumber)
  }
  const order = await detail(orderNumber)
  expect(order.OrderDetails).toEqual([])
  expect(satang(order.Order.Total)).toBe(satang(order.Order.DeliveryFee))
  const papers = async (body: object) =>
    ask('api/papers/order', { token: supervisor, body: { saleUnit, orderNumber, ...body } })
  // The invoice says what was invoiced, whatever was credited since.
  const invoice = (await papers({ kind: 'invoice' })).body
  expect(invoice.sums.at(-1).value.replaceAll(',', '')).toBe((before / 100).toFixed(2))
  const notes = await rows<{ number: string; total: number }>(
    `select n.number, n.total::int from credit_notes n join invoices i on i.sale_unit = n.sale_unit and i.number = n.invoice_number
     where i.order_number = $1 order by n.number`,
    [orderNumber],
  )
  expect(notes).toHaveLength(3)
  for (const { number, total } of notes) {
    const { body } = await papers({ kind: 'credit-note', creditNote: number })
    expect(body.fileName).toBe(number)
    expect(body.sums.at(-1).value.replaceAll(',', '')).toBe((total / 100).toFixed(2))
  }
  const first = (await papers({ kind: 'credit-note', creditNote: notes[0]?.number })).body
  expect(first.groups[0].rows.map(({ cells }: { cells: string[] }) => cells[3])).toEqual(['3'])
})

test('bad answers are refused, each with its sentence, and change nothing', async () => {
  const orderNumber = await delivered('COD')
  const before = await totalOf(orderNumber)
  const id = await reported(orderNumber)
  const refused = async (lines: Parameters<typeof answer>[1], token = supervisor) =>
    codeOf(await answer(id, lines, token))
  expect(await refused([])).toEqual([400, 'general.badInput'])
  expect(await refused([{ ...credit, line: 2 }])).toEqual([400, 'deliveryReports.answerAll'])
  expect(await refused([credit, { ...credit, line: 2 }])).toEqual([400, 'deliveryReports.answerAll'])
  expect(await refused([{ ...credit, accepted: 5 }])).toEqual([400, 'deliveryReports.acceptTooMany'])
  expect(await refused([{ ...credit, accepted: 3 }])).toEqual([400, 'deliveryReports.explain'])
  expect(await refused([{ line: 1, accepted: 0 }])).toEqual([400, 'deliveryReports.explain'])
  expect(await refused([{ line: 1, accepted: 4 }])).toEqual([400, 'deliveryReports.sayHow'])
  expect(await refused([{ line: 1, accepted: 4, how: 'points' }])).toEqual([400, 'deliveryReports.noPoints'])
  expect((await refused([credit], salesperson))[0]).toBe(403)
  const unseen = await ask('api/merchant/delivery-reports/answer', {
    token: supervisor,
    body: { saleUnit, id, lines: [credit], creditSeen: 0.01 },
  })
  expect(codeOf(unseen)).toEqual([409, 'deliveryReports.creditChanged'])
  expect(await totalOf(orderNumber)).toBe(before)
  const nobody = await ask('api/merchant/delivery-reports/answer', {
    token: supervisor,
    body: { saleUnit, id: crypto.randomUUID(), lines: [credit] },
  })
  expect(codeOf(nobody)).toEqual([404, 'deliveryReports.none'])
})

test('an order paid with points gives points back, never a credit note', async () => {
  const orderNumber = await delivered('COD')
  await rows(
    `update orders set points_mode = true, payment_method = 'POINTS', payment_code = -1, points = 1000, total = 0, goods = 0, discount = 0, vat = 0, vat_groups = '[]', delivery_fee = 0 where number = $1`,
    [orderNumber],
  )
  await rows(
    `update order_lines set price = 0, price_type = 0, amount = 0, discount = 0, points = 500 where order_number = $1`,
    [orderNumber],
  )
  await rows(`update invoices set total = 0 where order_number = $1`, [orderNumber])
  const had = await points()
  const give = async (pieces: number) => {
    const id = await reported(orderNumber, [{ ...damaged, quantity: pieces }])
    expect(codeOf(await answer(id, [{ ...credit, accepted: pieces }]))).toEqual([
      ...[409, 'deliveryReports.paidWithPoints'],
    ])
    return (await answer(id, [{ line: 1, accepted: pieces, how: 'points' }])).body
  }
  expect(await give(4)).toMatchObject({ points: 200, credit: 0, toReturn: 0 })
  expect(await give(2)).toMatchObject({ points: 100 })
  expect((await points()) - had).toBe(300)
  const ledger = await rows(
    `select sum(points)::int as points from points_ledger where order_number = $1 and reason = 'given back'`,
    [orderNumber],
  )
  expect(ledger).toEqual([{ points: 300 }])
  expect((await detail(orderNumber)).OrderDetails[0]).toMatchObject({ Qty: 4, Point: 200 })
})

test('a gift has no price to credit, but can be replaced or made good with points', async () => {
  const orderNumber = await delivered('COD')
  await rows(
    `update order_lines set free = true, price = 0, amount = 0, discount = 0 where order_number = $1 and line = 2`,
    [orderNumber],
  )
  const id = await reported(orderNumber, [{ line: 2, quantity: 1, reason: 'wrong' }])
  const give = (more: object) => answer(id, [{ line: 2, accepted: 1, ...more }])
  expect(codeOf(await give({ how: 'credit note' }))).toEqual([409, 'deliveryReports.gift'])
  expect((await give({ how: 'replacement' })).body).toMatchObject({ replacements: 1 })
})
