import { beforeAll, describe, expect, test } from 'vitest'
import { passTime } from '#checks/tools/pass-time.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

const api = await testApi()
const { ask, pool, tokenFor } = api
const { findProductCodes, bodyFor, place } = testOrdering(api)
const me = callers.customer
const token = await tokenFor(me)
const [plain = ''] = await findProductCodes('BKK01')
const lines = [{ P_Code: plain, qty1: 40 }]

async function addAddress(
  town: string,
  district: string,
  province: string,
  postcode: string,
): Promise<string> {
  const { body } = await ask('master_data_management/ADD_DELIVERY_ADDRESS', {
    token,
    body: {
      ...{ Address_Type: 'S', Name: 'สาขาสอง', Address_: '9/9 ถนนใหญ่', Phone: '0810000001' },
      ...{ Town: town, Ampher: district, Province: province, PostalCode: postcode },
    },
  })
  return body.data[0]._id
}

let [phuket, bangYai, pakKret, chiangRai] = ['', '', '', '']
beforeAll(async () => {
  phuket = await addAddress('รัษฎา', 'เมืองภูเก็ต', 'ภูเก็ต', '83000')
  bangYai = await addAddress('บางม่วง', 'บางใหญ่', 'นนทบุรี', '11140')
  pakKret = await addAddress('ปากเกร็ด', 'ปากเกร็ด', 'นนทบุรี', '11120')
  chiangRai = await addAddress('เวียง', 'เมืองเชียงราย', 'เชียงราย', '57000')
})

const preview = async (more: object, locale: 'th' | 'en' = 'en') =>
  (await ask('api/checkout/preview', { token, body: { lines, ...more }, locale })).body

describe('an address outside the areas of the centre', () => {
  test('in Phuket is refused, with what can be done instead, and nothing is placed', async () => {
    const before = await pool.query('select count(*) from orders')
    const body = await bodyFor(token, me, { lines, shipTo: phuket })
    const english = await ask('api/orders', { token, body, locale: 'en' })
    expect(english).toMatchObject({ status: 409, body: { Code: 'checkout.outsideArea' } })
    expect(english.body.Message).toBe(
      'This centre does not deliver to รัษฎา 83000. You can choose another of your addresses, fetch the goods yourself or ask to join Phuket Centre.',
    )
    expect((await place(token, body)).body.Message).toBe(
      'ศูนย์นี้ส่งไม่ถึง รัษฎา 83000 กรุณาเลือกที่อยู่อื่นของท่าน หรือมารับสินค้าเองที่ศูนย์ หรือขอเป็นลูกค้าของศูนย์กระจายสินค้าภูเก็ต',
    )
    expect((await pool.query('select count(*) from orders')).rows).toEqual(before.rows)
  })

  test('that an own other centre serves says which one to change to', async () => {
    const { whyNot } = await preview({ shipTo: bangYai })
    expect(whyNot).toContain('order from Nonthaburi Centre')
    expect(whyNot).not.toContain('join')
  })

  test('that a centre serves which was asked already says that it was asked, and offers it no more', async () => {
    await ask('authen/customer/dcs/join', { token, body: { saleUnit: 'HKT01' } })
    const { body } = await ask('api/checkout/options', { token, body: { kind: 'normal' } })
    const place = body.places.find(({ addressIds }: { addressIds: string[] }) => addressIds.includes(phuket))
    expect(place.outside.others).toEqual([expect.objectContaining({ saleUnit: 'HKT01', asked: true })])
    expect((await preview({ shipTo: phuket })).whyNot).not.toContain('join')
  })

  test('offers whoever orders on behalf no centre to join: only the shop itself asks', async () => {
    const acting = await tokenFor({ ...me, actor: { kind: 'staff', name: 'sales01' } })
    const { whyNot } = (
      await ask('api/checkout/preview', { token: acting, body: { lines, shipTo: phuket }, locale: 'en' })
    ).body
    expect(whyNot).toBe(
      'This centre does not deliver to รัษฎา 83000. You can choose another of your addresses or fetch the goods yourself.',
    )
  })

  test('that nobody serves says so without a centre', async () => {
    expect((await preview({ shipTo: chiangRai })).whyNot).toBe(
      'This centre does not deliver to เวียง 57000. You can choose another of your addresses or fetch the goods yourself.',
    )
  })

  test('does not keep anyone from fetching the goods', async () => {
    const request = { lines, shipTo: phuket, deliveryMethod: 'PICKUP' }
    expect((await preview(request)).whyNot).toBe('')
    expect(await place(token, await bodyFor(token, me, request))).toMatchObject({ status: 200 })
  })

  test('is no way around the area where nothing is given out', async () => {
    await pool.query(
      `insert into settings (sale_unit, key, value, changed_by) values ('BKK01', 'PICKUP', 'N', 'test')`,
    )
    passTime(60_000)
    const body = await bodyFor(token, me, { lines, shipTo: phuket, deliveryMethod: 'PICKUP' })
    expect(await place(token, body)).toMatchObject({ status: 409, body: { Code: 'checkout.noPickup' } })
    await pool.query(`delete from settings where sale_unit = 'BKK01' and key = 'PICKUP'`)
    passTime(60_000)
  })

  test('is told before the goods that are missing to the minimum', async () => {
    expect((await preview({ lines: [{ P_Code: plain, qty1: 1 }], shipTo: phuket })).whyNot).toContain(
      'does not deliver',
    )
  })

  test('of somebody else is nobody’s', async () => {
    const [{ id }] = (
      await pool.query(
        `select id from addresses where sale_unit = 'BKK01' and customer_code = 'C0002' limit 1`,
      )
    ).rows
    expect(await ask('api/checkout/preview', { token, body: { lines, shipTo: id } })).toMatchObject({
      body: { Code: 'account.noAddress' },
    })
  })
})

describe('an area with terms of its own', () => {
  const few = [{ P_Code: plain, qty1: 1 }]
  test('has its fee, its free delivery and its minimum in the preview', async () => {
    expect((await preview({ shipTo: pakKret })).toPrice).toMatchObject({
      delivery: { fee: 9_000, freeFrom: 250_000 },
      minimumOrder: 50_000,
    })
    expect((await preview({})).toPrice).toMatchObject({
      delivery: { fee: 6_000, freeFrom: 150_000 },
      minimumOrder: 30_000,
    })
    expect((await preview({ lines: few, shipTo: pakKret })).whyNot).toContain('฿500')
  })

  test('has its rounds: on Tuesday nothing goes there, on Wednesday it does, with its fee', async () => {
    await pool.query(`update delivery_areas set free_from = 0 where sale_unit = 'BKK01' and id = 'nearby'`)
    const { total } = await preview({ shipTo: pakKret })
    const body = await bodyFor(token, me, { lines, shipTo: pakKret, totalSeen: total })
    expect(await place(token, body)).toMatchObject({ status: 409, body: { Code: 'checkout.noDay' } })
    const placed = await place(token, { ...body, deliverOn: '2026-11-18' })
    expect(placed).toMatchObject({ status: 200 })
    const { rows } = await pool.query('select delivery_fee from orders where number = $1', [
      placed.body.orderNumber,
    ])
    expect(rows).toEqual([{ delivery_fee: 9_000 }])
  })

  test('is among what can be chosen, address by address', async () => {
    const { body } = await ask('api/checkout/options', { token, body: { kind: 'normal' } })
    const of = (id: string) =>
      body.places.find(({ addressIds }: { addressIds: string[] }) => addressIds.includes(id))
    expect(of(pakKret)).toMatchObject({ served: true, fee: 90, minimumOrder: 500, outside: null })
    expect(
      of(pakKret)
        .days.map(({ day }: { day: string }) => day)
        .slice(0, 3),
    ).toEqual(['2026-11-18', '2026-11-20', '2026-11-23'])
    expect(of(phuket)).toMatchObject({
      served: false,
      days: [],
      outside: { own: [], others: [{ saleUnit: 'HKT01' }], pickup: true },
    })
    expect(of(phuket).outside.addressIds).toContain(pakKret)
    expect(of(bangYai)).toMatchObject({
      served: false,
      outside: { own: [{ saleUnit: 'NON01' }], others: [] },
    })
  })

  test('holds in the cart when the first address lies in it', async () => {
    const facts = async () =>
      (await ask('api/cart/facts', { token, body: { kind: 'normal', lines } })).body.toPrice
    expect(await facts()).toMatchObject({ delivery: { fee: 6_000 }, minimumOrder: 30_000 })
    await ask('master_data_management/SET_DEFAULT_DELIVERY_ADDRESS', { token, body: { _id: pakKret } })
    expect(await facts()).toMatchObject({ delivery: { fee: 9_000, freeFrom: null }, minimumOrder: 50_000 })
  })
})

test('a centre that has set up no areas delivers everywhere, as before', async () => {
  await pool.query(`delete from delivery_areas where sale_unit = 'BKK01'`)
  expect((await preview({ shipTo: phuket })).whyNot).toBe('')
  expect(await place(token, await bodyFor(token, me, { lines, shipTo: phuket }))).toMatchObject({
    status: 200,
  })
})
