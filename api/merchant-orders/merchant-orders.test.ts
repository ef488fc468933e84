import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testMerchant } from '#checks/merchant/test-merchant.ts'
import { callers } from '#checks/tools/test-api.ts'

const shop = await testMerchant()
const { ask, tokenFor, rows, placed, owner, customer, findProductCodes, bodyFor, place } = shop
const supervisor = await tokenFor(callers.supervisor)
const salesperson = await tokenFor(callers.salesperson)
const saleUnit = 'BKK01'
const me = callers.customer
const [first = '', second = ''] = await findProductCodes(saleUnit, 3, 3)
await rows(`update products set stock_controlled = true where sale_unit = 'BKK01' and code = any($1)`, [
  [first, second],
])

const move = (numbers: string[], action: string, why = '', token = supervisor) =>
  ask('api/merchant/orders/move', { token, body: { saleUnit, numbers, action, why } })
const invoice = (orderNumber: string, shortages: object[] = [], token = supervisor) =>
  ask('api/merchant/orders/invoice', { token, body: { saleUnit, orderNumber, shortages } })
const detail = async (orderid: string, token = owner) =>
  (await ask('api/MerchantOrder/GET_ORDER_DETAIL', { token, body: { orderid, saleunit: saleUnit } })).body
const shelf = async (code: string) =>
  (
    await rows<{ on_hand: number; reserved: number }>(
      `select on_hand::int, reserved::int from stock where sale_unit = 'BKK01' and product_code = $1`,
      [code],
    )
  )[0] as { on_hand: number; reserved: number }
const debt = async () =>
  (
    await rows<{ debt: number }>(
      `select debt::int from customers where sale_unit = 'BKK01' and code = 'C0001'`,
    )
  )[0]?.debt ?? 0
const twoLines = async (payment: string) => {
  const lines = [
    { P_Code: first, qty1: 10 },
    { P_Code: second, qty1: 6 },
  ]
  const { body } = await place(customer, await bodyFor(customer, me, { lines, payment }))
  return body.orderNumber as string
}

test('an order goes from placed to delivered, each step named with who did it', async () => {
  const { number } = await placed('COD')
  expect((await move([number], 'approve')).body.orders).toEqual([
    { number, status: 'SO Approve', problem: null },
  ])
  const { body } = await invoice(number)
  expect(body).toMatchObject({
    status: 'Invoice wait',
    invoiceNumber: expect.stringMatching(/^IVBKK016911\d{5}$/),
  })
  expect((await detail(number)).Invoice).toMatchObject({ InvoiceNo: body.invoiceNumber, Status: 'Wait' })
  await move([number], 'ship')
  await move([number], 'deliver')
  const order = await detail(number)
  expect(order.Invoice).toMatchObject({ Status: 'Approved', CreditNoteNo: null })
  expect(order.Timeline.map(({ Status }: { Status: string }) => Status)).toEqual([
    ...['SO Wait', 'SO Approve', 'Invoice wait', 'Invoice Approve', 'POD'],
  ])
  expect(order.Order.MoneyState).toBe('paid')
  const log = await rows(
    `select what, before->>'status' as was, after->>'status' as is, username from activity where kind = 'order' and subject = $1 order by id`,
    [number],
  )
  expect(log).toEqual([
    { what: 'approve', was: 'SO Wait', is: 'SO Approve', username: 'supervisor01' },
    { what: 'invoice', was: 'SO Approve', is: 'Invoice wait', username: 'supervisor01' },
    { what: 'ship', was: 'Invoice wait', is: 'Invoice Approve', username: 'supervisor01' },
    { what: 'deliver', was: 'Invoice Approve', is: 'POD', username: 'supervisor01' },
  ])
})

test('what is missing is lowered before invoicing: lines, sums, credit, stock and its ledger', async () => {
  const [before, stockBefore] = [await debt(), await shelf(first)]
  const number = await twoLines('CREDIT')
  const ordered = await detail(number)
  const { UNITRATE: rate } = ordered.OrderDetails[0]
  await move([number], 'approve')
  const { body } = await invoice(number, [
    { line: 1, quantity: 7, reason: 'missing' },
    { line: 2, quantity: 0, reason: 'asked' },
  ])
  const order = await detail(number)
  expect(order.OrderDetails).toHaveLength(1)
  const [line] = order.OrderDetails
  expect(line).toMatchObject({ Line: 1, Qty: 7, Amount: (ordered.OrderDetails[0].Amount * 7) / 10 })
  expect(order.Shortages).toMatchObject([
    { Line: 1, Ordered: 10, Delivered: 7, Reason: 'missing' },
    { Line: 2, Ordered: 6, Delivered: 0, Reason: 'asked' },
  ])
  const lines = order.OrderDetails.reduce(
    (sum: number, { Amount, DiscountAmount }: { Amount: number; DiscountAmount: number }) =>
      sum + Math.round((Amount - DiscountAmount) * 100),
    0,
  )
  const groups = order.VatGroups.reduce(
    (sum: number, { Gross }: { Gross: number }) => sum + Math.round(Gross * 100),
    0,
  )
  expect(Math.round(order.Order.Total * 100)).toBe(groups)
  expect(Math.round(order.Order.Money * 100)).toBeGreaterThanOrEqual(lines)
  expect(body.total).toBe(order.Order.Total)
  expect((await debt()) - before).toBe(Math.round(order.Order.Total * 100))
  // Seven are sold and three are lost; six of the other go back to the shelf.
  expect(await shelf(first)).toEqual({
    on_hand: stockBefore.on_hand - 10 * rate,
    reserved: stockBefore.reserved,
  })
  expect((await shelf(second)).reserved).toBe(0)
  const moves = await rows(
    `select product_code, change, reason from stock_moves where order_number = $1 order by id`,
    [number],
  )
  expect(moves).toEqual([
    { product_code: first, change: -3 * rate, reason: 'missing' },
    { product_code: first, change: -7 * rate, reason: 'invoiced' },
  ])
  // The customer sees it too, and is told.
  expect((await detail(number, customer)).Shortages).toHaveLength(2)
  expect(
    await rows(`select topic from outbox where order_number = $1 and topic = 'order-short'`, [number]),
  ).toHaveLength(1)
})

test('a cancelled invoice gets a credit note, and what it held goes back to the shelf', async () => {
  const before = [await shelf(first), await shelf(second), await debt()]
  const number = await twoLines('CREDIT')
  await move([number], 'approve')
  await invoice(number, [{ line: 2, quantity: 4, reason: 'asked' }])
  expect((await move([number], 'cancel')).body.Code).toBe('merchantOrders.sayWhy')
  const { body } = await move([number], 'cancel', 'ร้านปิด')
  expect(body.orders[0].status).toBe('Invoice Cancel')
  expect((await detail(number)).Invoice).toMatchObject({
    Status: 'Canceled',
    CreditNoteNo: expect.stringMatching(/^CNBKK016911\d{5}$/),
  })
  expect([await shelf(first), await shelf(second), await debt()]).toEqual(before)
})

test('an order paid ahead waits for its money, and what was paid too much is a task', async () => {
  const order = await placed('LINEPAY')
  expect((await move([order.number], 'approve')).body.orders[0].problem).toMatch(/ต้องชำระเงินก่อน/)
  const id = await shop.started(order, 'LINEPAY')
  shop.linepay.set(id, { state: 'paid' })
  shop.later(5)
  await ask('api/payments/check', { body: { saleUnit, paymentId: id } })
  const settled = await detail(order.number)
  expect(settled.Order.MoneyState).toBe('paid')
  expect((await move([order.number], 'approve')).body.orders[0].status).toBe('SO Approve')
  await invoice(order.number, [{ line: 1, quantity: 4, reason: 'damaged' }])
  const shortened = await detail(order.number)
  expect(shortened.Order.MoneyState).toBe('overpaid')
  const tasks = await ask(`api/merchant/payments/tasks?saleUnit=${saleUnit}`, { method: 'GET', token: owner })
  expect(tasks.body.toReturn).toBeGreaterThan(0)
})

test('nothing at all cannot be invoiced, nor more than was ordered, nor a line that is not there', async () => {
  const number = await twoLines('COD')
  await move([number], 'approve')
  const before = await detail(number)
  const all = [1, 2].map((line) => ({ line, quantity: 0, reason: 'missing' }))
  expect((await invoice(number, all)).body.Code).toBe('invoices.nothingLeft')
  expect((await invoice(number, [{ line: 1, quantity: 11, reason: 'missing' }])).body.Code).toBe(
    'invoices.tooMany',
  )
  expect((await invoice(number, [{ line: 9, quantity: 1, reason: 'missing' }])).body.Code).toBe(
    'invoices.noLine',
  )
  expect((await invoice(number, [{ line: 1, quantity: 1, reason: 'gift' }])).status).toBe(400)
  expect(await detail(number)).toEqual(before)
})

test('many are approved at once, and the one that cannot be says why', async () => {
  const orders = await Promise.all([1, 2, 3].map(() => placed('COD')))
  const [one, gone, three] = orders.map(({ number }) => number) as [string, string, string]
  await ask('api/orders/cancel', { token: customer, body: { orderNumber: gone } })
  const { body } = await move([one, gone, three, 'SONONE'], 'approve')
  expect(body.orders).toEqual([
    { number: one, status: 'SO Approve', problem: null },
    { number: gone, status: null, problem: expect.stringContaining('ยกเลิกแล้ว') },
    { number: three, status: 'SO Approve', problem: null },
    { number: 'SONONE', status: null, problem: 'ไม่พบคำสั่งซื้อนี้' },
  ])
})

test('a salesperson sees their own customers’ orders and moves none', async () => {
  const list = await ask('api/merchant/orders/list', {
    token: salesperson,
    body: { saleUnit, tab: 'all', take: 500 },
  })
  const own = await rows<{ number: string }>(
    `select o.number from orders o join customers c on c.sale_unit = o.sale_unit and c.code = o.customer_code
     join staff_centres s on s.sale_unit = c.sale_unit and s.sale_code = c.sale_code
     where o.sale_unit = 'BKK01' and s.username = 'sales01'`,
  )
  const seen = new Set(list.body.orders.map(({ number }: { number: string }) => number))
  expect(seen.size).toBeGreaterThan(5)
  expect([...seen].filter((number) => !own.some((order) => order.number === number))).toEqual([])
  const { number } = await placed('COD')
  expect((await move([number], 'approve', '', salesperson)).status).toBe(403)
})

test('a salesperson is led to no payment, which only supervisors and above may open', async () => {
  const [paid] = await rows<{ number: string }>(
    `select o.number from payment_shares h join payments p on p.sale_unit = 'BKK01' and p.id = h.payment_id and p.state in ('waiting', 'paid')
     join orders o on o.sale_unit = 'BKK01' and o.number = h.order_number
     join customers c on c.sale_unit = o.sale_unit and c.code = o.customer_code
     join staff_centres s on s.sale_unit = c.sale_unit and s.sale_code = c.sale_code
     where h.sale_unit = 'BKK01' and s.username = 'sales01' limit 1`,
  )
  const seenBy = async (token: string) => (await detail(paid?.number ?? '', token)).Order.PaymentID
  expect([typeof (await seenBy(supervisor)), await seenBy(salesperson)]).toEqual(['string', null])
})

test('a note is for staff alone, a message for the customer too, each once', async () => {
  const { number } = await placed('COD')
  const say = (kind: string, text: string, id: string = randomUUID()) =>
    ask('api/merchant/orders/remark', {
      token: supervisor,
      body: { saleUnit, id, orderNumber: number, kind, text },
    })
  const id = randomUUID()
  await say('note', 'ลูกค้าขอเลื่อน')
  for (const _ of [1, 2]) await say('message', 'รถจะถึงบ่ายสอง', id)
  expect((await say('note', '   ')).body.Code).toBe('merchantOrders.emptyText')
  const told = ({ Remarks }: { Remarks: { Kind: string; Text: string }[] }) => Remarks.map(({ Text }) => Text)
  expect(told(await detail(number))).toEqual(['ลูกค้าขอเลื่อน', 'รถจะถึงบ่ายสอง'])
  expect(told(await detail(number, customer))).toEqual(['รถจะถึงบ่ายสอง'])
  expect(await rows(`select topic from outbox where order_number = $1`, [id])).toEqual([
    { topic: 'staff-message' },
  ])
})

test('orders are given to a rider of the centre, and to nobody else; what is delivered keeps its rider', async () => {
  const [{ number: open }, { number: over }] = [await placed('COD'), await placed('COD')]
  for (const action of ['approve', 'invoice', 'ship', 'deliver']) await move([over], action)
  const assign = (rider: string | null, token = supervisor) =>
    ask('api/merchant/orders/rider', {
      token,
      body: { saleUnit, numbers: [open, over, 'SONONE'], rider },
    })
  expect((await assign('0829999999')).body).toMatchObject({ Code: 'merchantOrders.noRider' })
  const { body } = await assign('0820000001')
  expect(body.orders).toEqual([
    { number: open, status: 'SO Wait', problem: null },
    { number: over, status: 'POD', problem: expect.stringContaining('สำเร็จ') },
    { number: 'SONONE', status: null, problem: expect.any(String) },
  ])
  expect((await detail(open)).Order.RiderMobile).toBe('0820000001')
  expect((await detail(over)).Order.RiderMobile).toBe('')
  await assign(null)
  expect((await detail(open)).Order.RiderMobile).toBe('')
  expect((await assign('0820000001', salesperson)).status).toBe(403)
  const log = await rows(
    `select before->>'rider' as was, after->>'rider' as is from activity where subject = $1 and what = 'rider' order by id`,
    [open],
  )
  expect(log).toEqual([
    { was: null, is: '0820000001' },
    { was: '0820000001', is: null },
  ])
})
