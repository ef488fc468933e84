import { expect, test } from 'vitest'
import { testProducts } from '#checks/products/test-products.ts'

const { ask, saved, logOf, saleUnit, manager, owner, guest } = await testProducts()
// The clock stands at noon of 16 November 2026.
const today = '2026-11-16'
const prices = { UNIT1PRICELEVEL1: 100, UNIT1PRICELEVEL1TYPE: 1, UNIT2PRICELEVEL1: 5 }
type Window = Record<string, unknown> & { DateStart: string; Version: string }

const send = (what: string, body: object, token = manager) =>
  ask(`api/merchant/advanceprice/${what}`, { token, body: { SaleUnit: saleUnit, ...body } })
const add = (P_Code: string, DateStart: string, DateEnd: string, more: object = {}) =>
  send('save', { P_Code, DateStart, DateEnd, ...prices, ...more })
const windowsOf = async (P_Code: string): Promise<Window[]> =>
  (await send('GetAdvancePriceByProduct', { P_Code })).body

test('windows are saved, read back, and in force on their days', async () => {
  await saved('A-1')
  const { status, body } = await add('A-1', '2026-12-01', '2026-12-31')
  expect([status, body.length]).toEqual([200, 1])
  expect((await add('A-1', today, '2026-11-30')).body.map(({ DateStart }: Window) => DateStart)).toEqual([
    ...[today, '2026-12-01'],
  ])
  expect((await windowsOf('A-1'))[0]).toMatchObject({
    ...prices,
    DateEnd: '2026-11-30',
    UNIT2PRICELEVEL1TYPE: 1,
  })
  const product = async () =>
    (await ask('api/products/items', { token: guest, body: { ProductIds: ['A-1'] } })).body[0]
  await expect
    .poll(async () => [(await product())?.SalesPrice1, (await product())?.SalesPrice2], { timeout: 5_000 })
    .toEqual([100, 5])
  expect((await product()).IsProductAdvancePrice).toBe(true)
})

test('no window overlaps another, starts in the past, ends before it starts or is without a price', async () => {
  await saved('A-2')
  await add('A-2', '2026-12-01', '2026-12-31')
  const fields = async (...[start, end, more]: [string, string, object?]) =>
    ((await add('A-2', start, end, more)).body.Fields ?? []).map(({ Field }: { Field: string }) => Field)
  expect(await fields('2026-12-31', '2027-01-05')).toEqual(['DateStart'])
  expect(await fields('2026-11-20', '2026-12-01')).toEqual(['DateStart'])
  expect(await fields('2026-12-10', '2026-12-11')).toEqual(['DateStart'])
  expect(await fields('2026-11-15', '2026-11-20')).toEqual(['DateStart'])
  expect(await fields('2026-11-20', '2026-11-19')).toEqual(['DateEnd'])
  expect(await fields('2026-02-30', 'soon')).toEqual(['DateStart', 'DateEnd'])
  expect(
    await fields('2026-11-20', '2026-11-21', { UNIT1PRICELEVEL1: null, UNIT2PRICELEVEL1: null }),
  ).toEqual(['UNIT1PRICELEVEL1'])
  expect(await fields('2026-11-20', '2026-11-21', { UNIT2PRICELEVEL3: 4 })).toEqual(['UNIT1PRICELEVEL3'])
  expect(await windowsOf('A-2')).toHaveLength(1)
})

test('two at the same moment cannot both take the same days', async () => {
  await saved('A-3')
  const answers = await Promise.all([1, 2, 3].map(() => add('A-3', '2026-12-01', '2026-12-31')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
})

test('a window is changed or removed only as it was seen; what ended stays', async () => {
  await saved('A-4')
  await add('A-4', '2026-12-01', '2026-12-31')
  const [seen] = await windowsOf('A-4')
  const change = { P_Code: 'A-4', WasDateStart: '2026-12-01', Version: seen?.Version, ...prices }
  const moved = await send('save', { ...change, DateStart: '2026-12-05', DateEnd: '2026-12-20' })
  expect(moved.body.map(({ DateStart }: Window) => DateStart)).toEqual(['2026-12-05'])
  const late = await send('save', { ...change, DateStart: '2026-12-01', DateEnd: '2026-12-02' }, owner)
  expect([late.status, late.body.Code]).toEqual([409, 'merchantProducts.staleWindow'])
  const [now] = await windowsOf('A-4')
  expect(
    (await send('delete', { P_Code: 'A-4', WasDateStart: '2026-12-05', Version: seen?.Version })).status,
  ).toBe(409)
  expect(
    (await send('delete', { P_Code: 'A-4', WasDateStart: '2026-12-05', Version: now?.Version })).body,
  ).toEqual([])
  expect((await logOf('A-4')).map(({ what }) => what)).toEqual([
    ...['created', 'advance price saved', 'advance price saved', 'advance price removed'],
  ])
})
