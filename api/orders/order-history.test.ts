import { describe, expect, test } from 'vitest'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

const api = await testApi()
const { ask, tokenFor } = api
const { rows } = testOrdering(api)
const me = callers.customer
const token = await tokenFor(me)
type Order = { number: string; saleUnit: string }
const history = async (body: object = {}, who = token) =>
  (await ask('api/orders/history', { token: who, body })).body

/** Past orders of a customer; a higher number was placed later. */
async function addOrders(
  saleUnit: string,
  customerCode: string,
  numbers: string[],
  more: { rider?: string; status?: string } = {},
) {
  for (const [at, number] of numbers.entries())
    await rows(
      `insert into orders (sale_unit, number, customer_code, customer_name, status, placed_at, placed_by_kind, placed_by, payment_code, payment_method,
         delivery_method, goods, total, ship_to, bill_to, tracking_key, rider_mobile)
       values ($1, $2, $3, 'x', $4, $5::timestamptz + make_interval(mins => $6), 'customer', $3, 0, 'COD', 'DELIVERY', 0, 0, '{}', '{}', md5($2) , $7)`,
      [
        saleUnit,
        number,
        customerCode,
        more.status ?? 'POD',
        '2026-11-10T09:00:00+07:00',
        at,
        more.rider ?? null,
      ],
    )
}
await rows(`delete from orders where customer_code in ('C0001', 'C0002')`)
const own = Array.from({ length: 30 }, (_, at) => `OWN-${String(at).padStart(2, '0')}`)
await addOrders('BKK01', 'C0001', own)
await addOrders('BKK01', 'C0002', ['OTHER-1', 'OTHER-2'])
await addOrders('NON01', 'C0001', ['AWAY-1', 'AWAY-2', 'AWAY-3'])
// Another person has the same code in Chiang Mai.
await addOrders('CNX01', 'C0001', ['FAR-1'])
const asClient = await tokenFor({ ...me, actor: { kind: 'staff', name: 'sales01' } })
const byLink = await api.tokenBy('link', me)
await rows(
  `update session_details d set bound_to = 'BKK01' from sessions s where s.id = d.session_id and s.method = 'link'`,
)

describe('the history', () => {
  test('is twelve a page, newest first, page by page, nothing twice and nothing left out', async () => {
    const newest = own.toReversed()
    const pages = await Promise.all([0, 12, 24, 36].map((skip) => history({ skip })))
    expect(pages.map(({ orders }) => orders.map(({ number }: Order) => number))).toEqual([
      newest.slice(0, 12),
      newest.slice(12, 24),
      newest.slice(24, 30),
      [],
    ])
    for (const { counts } of pages) expect(counts).toMatchObject({ all: 30, done: 30 })
    expect((await history({ take: 5, skip: 4 })).orders.map(({ number }: Order) => number)).toEqual(
      newest.slice(4, 9),
    )
  })

  test('holds no order of another customer, and none of the same person at another centre', async () => {
    const away = await history({}, await tokenFor({ ...me, saleUnit: 'NON01' }))
    expect(away).toMatchObject({
      counts: { all: 3 },
      orders: [{ number: 'AWAY-3' }, { number: 'AWAY-2' }, { number: 'AWAY-1' }],
    })
    const other = await history({}, await tokenFor({ ...me, customerCode: 'C0002' }))
    expect(other).toMatchObject({
      counts: { all: 2 },
      orders: [{ number: 'OTHER-2' }, { number: 'OTHER-1' }],
    })
  })
})

describe('an order of another own centre', () => {
  const open = (orderid: string, saleunit: string | undefined, who = token) =>
    ask('api/MerchantOrder/GET_ORDER_DETAIL', { token: who, body: { orderid, saleunit } })

  test('is shown whole, with or without its centre named, and is moved in its own centre only', async () => {
    await rows(`update orders set status = 'SO Wait' where number = 'AWAY-2'`)
    for (const saleunit of ['NON01', undefined])
      expect(await open('AWAY-2', saleunit)).toMatchObject({
        status: 200,
        body: { Order: { OrderID: 'AWAY-2', SaleUnit: 'NON01' }, MayCancel: false },
      })
    expect((await open('AWAY-2', 'NON01', await tokenFor({ ...me, saleUnit: 'NON01' }))).body).toMatchObject({
      MayCancel: true,
    })
    expect((await ask('api/orders/cancel', { token, body: { orderNumber: 'AWAY-2' } })).status).toBe(404)
  })

  test('is not shown to who acts for the customer, by a sign-in link of one centre, or to who bears the same code elsewhere', async () => {
    for (const who of [asClient, byLink])
      expect([
        (await open('AWAY-1', 'NON01', who)).status,
        (await open('AWAY-1', undefined, who)).status,
      ]).toEqual([403, 404])
    expect([(await open('FAR-1', 'CNX01')).status, (await open('FAR-1', undefined)).status]).toEqual([
      403, 404,
    ])
  })
})

describe('tracking', () => {
  const track = (body: object, who?: string) =>
    ask('api/orders/track', { body, ...(who ? { token: who } : {}) })

  test('by key needs the whole key', async () => {
    const [{ key = '' } = {}] = await rows<{ key: string }>(
      `select tracking_key as key from orders where number = 'OWN-00'`,
    )
    expect((await track({ key })).body).toMatchObject({ number: 'OWN-00' })
    for (const part of [
      key.slice(0, -1),
      key.slice(1),
      `${key.slice(0, 8)}%`,
      '%',
      '_'.repeat(key.length),
      key.toUpperCase(),
      '',
    ])
      expect([part, (await track({ key: part })).status]).toEqual([part, part === '' ? 400 : 404])
  })

  test('by number finds an own order of another own centre, and none of whoever bears the same code elsewhere', async () => {
    for (const orderNumber of ['OWN-00', 'AWAY-1'])
      expect((await track({ orderNumber }, token)).body).toMatchObject({ number: orderNumber })
    expect(
      (await track({ orderNumber: 'AWAY-1' }, await tokenFor({ ...me, saleUnit: 'NON01' }))).status,
    ).toBe(200)
    expect((await track({ orderNumber: 'FAR-1' }, token)).status).toBe(404)
    expect((await track({ orderNumber: 'AWAY-1' }, asClient)).status).toBe(404)
    expect((await track({ orderNumber: 'AWAY-1' }, byLink)).status).toBe(404)
  })

  test('names the rider by first name, and only while the goods are on their way', async () => {
    const [{ mobile = '', name = '' } = {}] = await rows<{ mobile: string; name: string }>(
      `select mobile, name from riders order by mobile limit 1`,
    )
    const statuses = [
      'SO Wait',
      'SO Approve',
      'Invoice wait',
      'Invoice Approve',
      'POD',
      'SO Cancel',
      'Invoice Cancel',
    ]
    for (const status of statuses) {
      await addOrders('BKK01', 'C0001', [`RIDE ${status}`], { rider: mobile, status })
      const { body } = await track({ orderNumber: `RIDE ${status}` }, token)
      expect([status, body.rider]).toEqual([status, status === 'Invoice Approve' ? name.split(' ')[0] : ''])
    }
    expect(name).toContain(' ')
  })
})

describe('where a transfer goes', () => {
  test.each([
    ['waits for it', {}, true],
    ['was paid', { paid_at: '2026-11-16T00:00:00Z' }, false],
    ['is paid in cash', { payment_method: 'COD' }, false],
    ['is on credit', { payment_method: 'CREDIT' }, false],
    ['was cancelled', { status: 'SO Cancel' }, false],
    ['had its invoice cancelled', { status: 'Invoice Cancel' }, false],
  ] as const)('is told of an order that %s: %o', async (what, change: Record<string, string>, expected) => {
    const number = `PAY ${what}`
    await addOrders('BKK01', 'C0001', [number], { status: 'SO Wait' })
    for (const [column, value] of Object.entries({ payment_method: 'BANK', total: 12_345, ...change }))
      await rows(`update orders set ${column} = $2 where number = $1`, [number, value])
    const { body } = await ask(`api/orders/pay-to?orderNumber=${encodeURIComponent(number)}`, {
      method: 'GET',
      token,
    })
    const accounts = await rows<{ account_number: string }>(
      `select account_number from bank_accounts where sale_unit = 'BKK01' order by position`,
    )
    expect(body.accounts.map(({ accountNumber }: { accountNumber: string }) => accountNumber)).toEqual(
      expected ? accounts.map(({ account_number }) => account_number) : [],
    )
    expect(body.amount).toBe(expected ? 123.45 : 0)
  })
})
