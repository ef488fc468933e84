import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

const api = await testApi()
const { ask, tokenFor } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const token = await tokenFor(callers.customer)
const guest = await tokenFor(callers.guest)
const [one = '', two = '', three = ''] = await findProductCodes('BKK01', 3)
type Line = { P_Code: string; qty1: number; selected: boolean }
const sync = async (body: object) => (await ask('api/cart/sync', { token, body })).body
const amounts = ({ lines }: { lines: Line[] }) =>
  Object.fromEntries(lines.filter(({ qty1 }) => qty1 > 0).map(({ P_Code, qty1 }) => [P_Code, qty1]))
const at = (minute: number) => `2026-11-16T04:${String(minute).padStart(2, '0')}:00Z`

describe('a cart kept on the server', () => {
  test('holds what two devices put in, the later change of a line, and knows what was removed', async () => {
    await sync({
      sentAt: at(10),
      lines: [
        { P_Code: one, qty1: 1, changedAt: at(5) },
        { P_Code: two, qty1: 2, changedAt: at(5) },
      ],
    })
    const merged = await sync({
      sentAt: at(10),
      lines: [
        { P_Code: one, qty1: 9, changedAt: at(1) },
        { P_Code: two, qty1: 0, changedAt: at(9) },
        { P_Code: three, qty1: 3, changedAt: at(2) },
      ],
    })
    expect(amounts(merged)).toEqual({ [one]: 1, [three]: 3 })
    expect(merged.lines.map(({ P_Code }: Line) => P_Code)).toContain(two)
    expect(
      amounts(await sync({ sentAt: at(10), lines: [{ P_Code: two, qty1: 5, changedAt: at(8) }] })),
    ).toEqual({ [one]: 1, [three]: 3 })
    expect(merged.products.map(({ P_Code }: Line) => P_Code)).toEqual(expect.arrayContaining([one, three]))
    expect(merged.toPrice.lines).toHaveLength(2)
    expect((await ask('api/cart/counts', { method: 'GET', token })).body).toEqual({
      normal: 2,
      advance: 0,
      points: 0,
    })
  })

  test('loses no line, however many devices write at once', async () => {
    const productCodes = await findProductCodes('BKK01', 30)
    await Promise.all(
      productCodes.map((P_Code) => ask('api/cart/sync', { token, body: { lines: [{ P_Code, qty1: 1 }] } })),
    )
    const { body } = await ask('api/cart/read', { token })
    expect(Object.keys(amounts(body))).toEqual(expect.arrayContaining(productCodes))
  })

  test('takes a guest’s lines in without making any less; goods this centre does not know are left out', async () => {
    await sync({ lines: [{ P_Code: one, qty1: 4 }] })
    const moved = {
      from: 'guest',
      lines: [
        { P_Code: one, qty1: 2 },
        { P_Code: three, qty1: 7 },
        { P_Code: 'NONE', qty1: 1 },
      ],
    }
    await sync(moved)
    expect(amounts(await sync(moved))).toMatchObject({ [one]: 4, [three]: 7 })
  })

  test('is another’s to nobody', async () => {
    const other = await tokenFor({ ...callers.customer, customerCode: 'C0005' })
    expect(amounts((await ask('api/cart/read', { token: other })).body)).toEqual({})
  })
})

describe('whoever acts for a customer', () => {
  const own = { ...callers.customer, customerCode: 'C0006' }
  const bySales = { ...own, actor: { kind: 'staff' as const, name: 'sales01' } }
  const put = async (who: typeof own, lines: object[]) =>
    ask('api/cart/sync', { token: await tokenFor(who), body: { lines } })
  const cartOf = async (who: typeof own) =>
    amounts((await ask('api/cart/read', { token: await tokenFor(who) })).body)
  const counts = async (who: typeof own) =>
    (await ask('api/cart/counts', { method: 'GET', token: await tokenFor(who) })).body.normal

  test('fills a cart apart: neither sees the other’s lines, and two who act do not mix', async () => {
    await put(own, [
      { P_Code: one, qty1: 3 },
      { P_Code: two, qty1: 1 },
    ])
    await put(bySales, [{ P_Code: one, qty1: 20 }])
    await put({ ...own, actor: { kind: 'staff', name: 'supervisor01' } } as typeof own, [
      { P_Code: three, qty1: 5 },
    ])
    expect(await cartOf(own)).toEqual({ [one]: 3, [two]: 1 })
    expect(await cartOf(bySales)).toEqual({ [one]: 20 })
    expect([await counts(own), await counts(bySales)]).toEqual([2, 1])
  })

  test('orders from their own cart: the customer’s lines stay, and the other way round', async () => {
    const acting = await tokenFor(bySales)
    const ordered = await place(acting, await bodyFor(acting, own, { lines: [{ P_Code: one, qty1: 20 }] }))
    expect(ordered.status).toBe(200)
    expect(await cartOf(bySales)).toEqual({})
    expect(await cartOf(own)).toEqual({ [one]: 3, [two]: 1 })
    await put(bySales, [{ P_Code: two, qty1: 30 }])
    const mine = await tokenFor(own)
    expect((await place(mine, await bodyFor(mine, own, { lines: [{ P_Code: two, qty1: 40 }] }))).status).toBe(
      200,
    )
    expect(await cartOf(own)).toEqual({ [one]: 3 })
    expect(await cartOf(bySales)).toEqual({ [two]: 30 })
    await ask('api/orders/buy-again', { token: acting, body: { orderNumber: ordered.body.orderNumber } })
    expect(await cartOf(bySales)).toEqual({ [one]: 20, [two]: 30 })
    expect(await cartOf(own)).toEqual({ [one]: 3 })
  })

  test('an order takes what it ordered out of the cart; what another device added meanwhile stays', async () => {
    const mine = await tokenFor(own)
    const body = await bodyFor(mine, own, { lines: [{ P_Code: two, qty1: 40 }] })
    await put(own, [{ P_Code: two, qty1: 46 }])
    expect((await place(mine, body)).status).toBe(200)
    expect(await cartOf(own)).toMatchObject({ [two]: 6 })
    // The same key again returns the same order and takes nothing more.
    expect((await place(mine, body)).status).toBe(200)
    expect(await cartOf(own)).toMatchObject({ [two]: 6 })
  })
})

test('a guest’s cart is priced from facts, and what is not sold is left out', async () => {
  const { status, body } = await ask('api/cart/facts', {
    token: guest,
    body: {
      lines: [
        { P_Code: one, qty1: 2 },
        { P_Code: 'NONE', qty1: 1 },
      ],
    },
  })
  expect(status).toBe(200)
  const codes = body.products.map(({ P_Code }: Line) => P_Code)
  expect(codes).toContain(one)
  expect(codes).not.toContain('NONE')
  expect(body.toPrice).toMatchObject({
    mode: 'money',
    vatPercent: 7,
    lines: [{ product: { code: one }, quantities: [2, 0, 0] }],
  })
})

test('quick order says of every row what becomes of it', async () => {
  const [scanned] = await rows<{ code: string; barcode2: string }>(
    `select p.code, p.barcode2 from products p where sale_unit = 'BKK01' and barcode2 is not null and unit2_rate > 0 and active and not needs_licence order by code limit 1`,
  )
  await rows(`update stock set on_hand = reserved + 500 where sale_unit = 'BKK01' and product_code = $1`, [
    scanned?.code,
  ])
  await rows(`update stock set on_hand = reserved + 3 where sale_unit = 'BKK01' and product_code = $1`, [two])
  const { body } = await ask('api/cart/quick-order', {
    token,
    body: {
      rows: [
        { code: ` ${one} `, quantity: 5 },
        { code: scanned?.barcode2, quantity: 2 },
        { code: 'no such thing', quantity: 1 },
        { code: one, quantity: 1.5 },
        { code: one, quantity: 1, unit: 3 },
        { code: two, quantity: 2 },
        { code: two, quantity: 2 },
        { code: two, quantity: 1 },
      ],
    },
  })
  expect(
    body.rows.map(({ outcome, quantity, unit, productCode }: Record<string, unknown>) => [
      outcome,
      quantity,
      unit,
      productCode,
    ]),
  ).toEqual([
    ['added', 5, 1, one],
    ['added', 2, 2, scanned?.code],
    ['unknown', 0, 1, ''],
    ['badQuantity', 0, 1, one],
    ['noSuchUnit', 0, 3, one],
    ['added', 2, 1, two],
    ['less', 1, 1, two],
    ['soldOut', 0, 1, two],
  ])
})

test('quick order reads unit words, picks the reading that names a product, and asks where two do', async () => {
  const [three] = await rows<{ code: string; unit1_name_th: string; unit3_name_en: string; name_en: string }>(
    `select code, unit1_name_th, unit3_name_en, name_en from products where sale_unit = 'BKK01' and unit3_rate > 0 and active and not needs_licence order by code limit 1`,
  )
  await rows(
    `update stock set on_hand = reserved + 5000 where sale_unit = 'BKK01' and product_code in ($1, $2)`,
    [three?.code, one],
  )
  const code = three?.code ?? ''
  const { body } = await ask('api/cart/quick-order', {
    token,
    body: {
      rows: [
        { code, quantity: 2, unitName: three?.unit1_name_th },
        { code, quantity: 2, unitName: `${three?.unit3_name_en}s` },
        { code, quantity: 2, unitName: 'ตะกร้า' },
        { code, quantity: 2, unitName: three?.name_en.split(' ')[0] },
        { code: '3', quantity: Number(code), or: [{ code, quantity: 3 }] },
        { code, quantity: 7, or: [{ code: one, quantity: 8 }] },
        { code, quantity: 0 },
      ],
    },
  })
  expect(
    body.rows.map(({ outcome, quantity, unit, reading }: Record<string, unknown>) => [
      outcome,
      quantity,
      unit,
      reading,
    ]),
  ).toEqual([
    ['added', 2, 1, 0],
    ['added', 2, 3, 0],
    ['noSuchUnit', 0, 3, 0],
    ['added', 2, 3, 0],
    ['added', 3, 3, 1],
    ['ambiguous', 0, 1, 0],
    ['badQuantity', 0, 3, 0],
  ])
})

test('the suggested order follows the shop’s own rhythm', async () => {
  for (const [number, day] of [
    ['T1', '2026-10-26'],
    ['T2', '2026-11-02'],
    ['T3', '2026-11-09'],
  ]) {
    await rows(
      `insert into orders (sale_unit, number, customer_code, customer_name, status, placed_at, placed_by_kind, placed_by, payment_code, payment_method, delivery_method, goods, total, ship_to, bill_to)
       select 'BKK01', $1, 'C0005', 'x', 'POD', $2::timestamptz, 'customer', 'C0005', 0, 'COD', 'DELIVERY', 0, 0, '{}', '{}'`,
      [number, `${day}T09:00:00+07:00`],
    )
    await rows(
      `insert into order_lines (sale_unit, order_number, line, product_code, name_th, name_en, unit, unit_name_th, unit_name_en, rate, quantity, price, price_type, amount)
       select 'BKK01', $1, 1, p.code, '', '', 1, '', '', p.unit1_rate, 6, 0, 1, 0 from products p where p.sale_unit = 'BKK01' and p.code = $2`,
      [number, one],
    )
  }
  const { body } = await ask('api/cart/suggested', {
    method: 'GET',
    token: await tokenFor({ ...callers.customer, customerCode: 'C0005' }),
  })
  expect(body.items).toContainEqual({
    productCode: one,
    unit: 1,
    quantity: 6,
    everyDays: 7,
    lastOn: '2026-11-09',
    dueOn: '2026-11-16',
  })
})
