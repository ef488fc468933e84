import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testDay, testOrdering } from '#checks/tools/test-ordering.ts'
import { moveOrder } from './move-order.ts'

const api = await testApi()
const { ask, tokenFor, db, app } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const me = callers.customer
const token = await tokenFor(me)
const [plain = '', second = ''] = await findProductCodes('BKK01', 2)
const lines = [{ P_Code: plain, qty1: 40 }]
const pointsAndDebt = async (code = 'C0001') =>
  (
    await rows(
      `select c.debt, c.points, s.reserved, s.on_hand from customers c, stock s where c.sale_unit = 'BKK01' and c.code = $1 and s.sale_unit = 'BKK01' and s.product_code = $2`,
      [code, plain],
    )
  )[0]
const placed = async (request: Record<string, unknown> = {}) =>
  (await place(token, await bodyFor(token, me, { lines, ...request }))).body
const move = (
  number: string,
  to: 'SO Approve' | 'Invoice wait' | 'Invoice Approve' | 'POD' | 'Invoice Cancel',
) =>
  moveOrder(db, {
    saleUnit: 'BKK01',
    number,
    to,
    right: 'staff',
    by: { kind: 'staff', name: 'กมล' },
    why: '',
    now: new Date(testDay),
    log: app.log,
  })

describe('the history', () => {
  test('shows orders by tab with their counts, and every tab is a part of all', async () => {
    const { body: all } = await ask('api/orders/history', { token })
    const { orderNumber } = await placed({ payment: 'BANK' })
    const { body: toPay } = await ask('api/orders/history', { token, body: { tab: 'toPay' } })
    expect(toPay.orders[0]).toMatchObject({
      number: orderNumber,
      tab: 'toPay',
      payment: 'BANK',
      paid: false,
      mayCancel: true,
    })
    const { counts } = toPay
    expect(counts.all).toBe(all.counts.all + 1)
    expect(counts.toPay + counts.toShip + counts.shipping + counts.done + counts.cancelled).toBe(counts.all)
    for (const tab of ['toShip', 'shipping', 'done', 'cancelled']) {
      const { body } = await ask('api/orders/history', { token, body: { tab, take: 48 } })
      expect(body.orders.every((order: { tab: string }) => order.tab === tab)).toBe(true)
    }
  })

  test('opens an order whole, with both names, VAT that adds up and its timeline', async () => {
    const acting = await tokenFor({ ...me, actor: { kind: 'staff', name: 'sales01' } })
    const { body } = await place(
      acting,
      await bodyFor(acting, me, { lines, taxInvoice: { taxNumber: '0105558080778', branch: '00012' } }),
    )
    const { body: detail } = await ask('api/MerchantOrder/GET_ORDER_DETAIL', {
      token,
      body: { orderid: body.orderNumber, saleunit: 'BKK01' },
    })
    expect(detail.Order).toMatchObject({
      OrderID: body.orderNumber,
      PlacedByKind: 'staff',
      PlacedBy: 'ต้น นักขาย',
      NeedTaxInvoice: 'Y',
      TaxBranch: '00012',
      PaymentType: 0,
    })
    expect(detail.Timeline).toMatchObject([{ Status: 'SO Wait', ByKind: 'staff', By: 'ต้น นักขาย' }])
    const gross = detail.VatGroups.reduce((sum: number, group: { Gross: number }) => sum + group.Gross, 0)
    expect(gross + detail.Order.DeliveryFee).toBeCloseTo(detail.Order.Total, 2)
    expect(detail.ShipTo).toMatchObject({
      Ampher: expect.any(String),
      ZipCode: expect.stringMatching(/^\d{5}$/),
    })
  })
})

describe('cancelling', () => {
  test('while it waits gives stock and credit back, once', async () => {
    const before = await pointsAndDebt()
    const { orderNumber } = await placed({ payment: 'CREDIT' })
    expect(await pointsAndDebt()).not.toEqual(before)
    expect(await ask('api/orders/cancel', { token, body: { orderNumber, why: 'สั่งผิด' } })).toMatchObject({
      status: 200,
      body: { status: 'SO Cancel' },
    })
    expect(await pointsAndDebt()).toEqual(before)
    expect(await ask('api/orders/cancel', { token, body: { orderNumber } })).toMatchObject({
      status: 409,
      body: { Code: 'orders.cannotCancel' },
    })
    expect(await pointsAndDebt()).toEqual(before)
  })

  test('is refused once the centre has accepted it; the centre itself still may, until it is shipped', async () => {
    const before = (await pointsAndDebt()) as { on_hand: number; reserved: number }
    const { orderNumber } = await placed()
    await move(orderNumber, 'SO Approve')
    expect(await ask('api/orders/cancel', { token, body: { orderNumber } })).toMatchObject({ status: 409 })
    await move(orderNumber, 'Invoice wait')
    expect(await pointsAndDebt()).toMatchObject({ on_hand: before.on_hand - 40, reserved: before.reserved })
    await move(orderNumber, 'Invoice Cancel')
    expect(await pointsAndDebt()).toEqual(before)
    await expect(move(orderNumber, 'Invoice Approve')).rejects.toMatchObject({ code: 'orders.wrongMove' })
  })

  test('many at once give back once', async () => {
    const before = await pointsAndDebt()
    const { orderNumber } = await placed()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask('api/orders/cancel', { token, body: { orderNumber } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await pointsAndDebt()).toEqual(before)
  })

  test('the invoice takes the goods off the shelf once, delivery in cash counts as paid', async () => {
    const before = (await pointsAndDebt()) as { on_hand: number; reserved: number }
    const { orderNumber } = await placed()
    for (const to of ['SO Approve', 'Invoice wait', 'Invoice Approve', 'POD'] as const)
      await move(orderNumber, to)
    expect(await pointsAndDebt()).toMatchObject({ on_hand: before.on_hand - 40, reserved: before.reserved })
    expect(
      await rows(`select paid_at is not null as paid from orders where number = $1`, [orderNumber]),
    ).toEqual([{ paid: true }])
  })
})

test('buying again fills the cart with what is still sold and names the rest', async () => {
  const { orderNumber } = await placed({
    lines: [
      { P_Code: plain, qty1: 40 },
      { P_Code: second, qty1: 3 },
    ],
  })
  await rows(`update products set active = false where sale_unit = 'BKK01' and code = $1`, [second])
  const { body } = await ask('api/orders/buy-again', { token, body: { orderNumber } })
  expect(body).toMatchObject({
    kind: 'normal',
    added: [{ productCode: plain, unit: 1, quantity: 40 }],
    missing: [{ productCode: second, why: 'notSold' }],
  })
  const { body: again } = await ask('api/orders/buy-again', { token, body: { orderNumber, lines: [1] } })
  expect(again.missing).toEqual([])
  const { body: cart } = await ask('api/cart/read', { token })
  expect(cart.lines.find((line: { P_Code: string }) => line.P_Code === plain)).toMatchObject({
    qty1: 80,
    selected: true,
  })
  await rows(`update products set active = true where sale_unit = 'BKK01' and code = $1`, [second])
})

describe('tracking', () => {
  test('by its key tells anyone where the order is, and nobody’s name', async () => {
    const { orderNumber, trackingKey } = await placed()
    const { status, body } = await ask('api/orders/track', { body: { key: trackingKey } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      number: orderNumber,
      status: 'SO Wait',
      timeline: [{ status: 'SO Wait' }],
      rider: '',
    })
    expect(JSON.stringify(body)).not.toMatch(/สมศรี|0810000001|C0001/)
  })

  test('by its number is for its owner alone', async () => {
    const { orderNumber } = await placed()
    expect((await ask('api/orders/track', { token, body: { orderNumber } })).status).toBe(200)
    const other = await tokenFor({ ...me, customerCode: 'C0002' })
    for (const stranger of [other, await tokenFor(callers.guest), undefined])
      expect(
        await ask('api/orders/track', { body: { orderNumber }, ...(stranger ? { token: stranger } : {}) }),
      ).toMatchObject({
        status: 404,
      })
    expect((await ask('api/orders/track', { body: { key: '0'.repeat(32) } })).status).toBe(404)
  })
})

test('a transfer is told where to go while it is waited for, and only to whoever ordered; without an account it is not offered', async () => {
  const { orderNumber, total } = await placed({ payment: 'BANK' })
  const payTo = (who: string) =>
    ask(`api/orders/pay-to?orderNumber=${orderNumber}`, { method: 'GET', token: who })
  const { body } = await payTo(token)
  expect(body).toMatchObject({
    amount: total,
    accounts: [{ bankCode: '004', bank: 'ธนาคารกสิกรไทย', accountNumber: expect.stringMatching(/^\d{10}$/) }],
  })
  expect(body.promptPay).toContain(
    `54${String(total.toFixed(2).length).padStart(2, '0')}${total.toFixed(2)}6304`,
  )
  expect(await payTo(await tokenFor({ ...callers.customer, customerCode: 'C0005' }))).toMatchObject({
    status: 404,
  })
  await ask('api/orders/cancel', { token, body: { orderNumber } })
  expect((await payTo(token)).body).toMatchObject({ accounts: [], promptPay: null })
  const accounts = await rows(`delete from bank_accounts where sale_unit = 'BKK01' returning *`)
  const { body: options } = await ask('api/checkout/options', {
    token,
    body: { lines: [{ P_Code: plain, qty1: 40 }] },
  })
  expect(options.payments.map(({ method }: { method: string }) => method)).not.toContain('BANK')
  for (const row of accounts as Record<string, unknown>[])
    await rows(`insert into bank_accounts select * from jsonb_populate_record(null::bank_accounts, $1)`, [
      JSON.stringify(row),
    ])
})
