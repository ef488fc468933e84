import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testReports } from '#checks/delivery-reports/test-reports.ts'
import { callers } from '#checks/tools/test-api.ts'

const shop = await testReports()
const { ask, tokenFor, rows, delivered, invoiced, send, sendPhoto, picture, drawn, reportsOf } = shop
const { answer, storage, saleUnit, supervisor, customer, later } = shop
const stranger = await tokenFor({ ...callers.customer, customerCode: 'C0002' })
const salesperson = await tokenFor(callers.salesperson)
const acting = await tokenFor({ ...callers.customer, actor: { kind: 'staff', name: 'sales01' } })
const short = { line: 1, quantity: 2, reason: 'short' }
const list = (body: object = {}, token = supervisor) =>
  ask('api/merchant/delivery-reports/list', { token, body: { saleUnit, ...body } })
const deliveredEarlier = (orderNumber: string, seconds: number) =>
  rows(
    `update order_events set at = at - make_interval(secs => $2) where order_number = $1 and status = 'POD'`,
    [...[orderNumber, seconds]],
  )
const codeOf = ({ status, body }: { status: number; body: { Code?: string } }) => [status, body.Code]

test('a customer reports within a day, with photos before and after, and sees it as sent', async () => {
  const orderNumber = await delivered()
  const before = await reportsOf(orderNumber)
  expect(before).toMatchObject({ mayReport: true, reports: [], until: '2026-11-17T05:00:00.000Z' })
  expect(before.reportable.map(({ line, most }: { line: number; most: number }) => [line, most])).toEqual([
    [1, 10],
    [2, 6],
  ])
  const reportId = crypto.randomUUID()
  const early = await sendPhoto(orderNumber, await drawn(2_000, 1_000), { reportId })
  const late = crypto.randomUUID()
  const sent = await send(
    orderNumber,
    [short, { line: 2, quantity: 6, reason: 'damaged', note: ' กล่องยุบ ' }],
    { id: reportId, photos: [early.id, late], note: 'เปิดกล่องแล้วแตก' },
  )
  expect([sent.status, sent.body]).toEqual([200, { id: reportId, state: 'open' }])
  expect((await reportsOf(orderNumber)).reports[0].photos).toEqual([
    { id: early.id, hasArrived: true },
    { id: late, hasArrived: false },
  ])
  expect((await sendPhoto(orderNumber, await drawn(), { reportId, id: late })).status).toBe(200)
  const { reports, mayReport } = await reportsOf(orderNumber)
  expect(mayReport).toBe(false)
  expect(reports).toMatchObject([
    {
      ...{ state: 'open', note: 'เปิดกล่องแล้วแตก', sentBy: { kind: 'customer' }, answeredAt: null },
      lines: [
        { line: 1, quantity: 2, reason: 'short', accepted: null },
        { line: 2, quantity: 6, reason: 'damaged', note: 'กล่องยุบ' },
      ],
      photos: [{ hasArrived: true }, { hasArrived: true }],
    },
  ])
})

test('sent again, also eight times at once, a report and a photo are there once', async () => {
  const orderNumber = await delivered()
  const id = crypto.randomUUID()
  const photo = await drawn()
  const kept = storage.hidden.size
  const photos = await Promise.all(
    Array.from({ length: 4 }, () => sendPhoto(orderNumber, photo, { id, reportId: id })),
  )
  expect(photos.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(storage.hidden.size).toBe(kept + 2)
  const sent = await Promise.all(
    Array.from({ length: 8 }, () => send(orderNumber, [short], { id, photos: [id] })),
  )
  expect(new Set(sent.map(({ status, body }) => `${status} ${body.state}`))).toEqual(new Set(['200 open']))
  expect(await rows('select id from delivery_reports where order_number = $1', [orderNumber])).toHaveLength(1)
  // An answer that was lost is asked for again after the day is over.
  await deliveredEarlier(orderNumber, 3 * 86_400)
  expect((await send(orderNumber, [short], { id })).body.state).toBe('open')
})

test('only one report is open at a time, whoever sends it', async () => {
  const orderNumber = await delivered()
  const sent = await Promise.all(Array.from({ length: 8 }, () => send(orderNumber, [short])))
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(sent.filter(({ status }) => status !== 200).map(({ body }) => body.Code))).toEqual(
    new Set(['deliveryReports.isOpen']),
  )
})

test('bad reports are refused, each with its sentence', async () => {
  const early = await invoiced('COD')
  expect(codeOf(await send(early, [short]))).toEqual([409, 'deliveryReports.notDelivered'])
  const orderNumber = await delivered()
  const refused = async (...[lines, more]: [Parameters<typeof send>[1], object?]) =>
    codeOf(await send(orderNumber, lines, more))
  expect(await refused([])).toEqual([400, 'deliveryReports.noLines'])
  expect(await refused([{ ...short, line: 9 }])).toEqual([400, 'deliveryReports.noLine'])
  expect(await refused([{ ...short, quantity: 11 }])).toEqual([400, 'deliveryReports.tooMany'])
  expect(await refused([{ ...short, quantity: 0 }])).toEqual([400, 'general.badInput'])
  expect(await refused([short, short])).toEqual([400, 'deliveryReports.twice'])
  expect(await refused([{ ...short, reason: 'damaged' }])).toEqual([400, 'deliveryReports.noPhoto'])
  expect(await refused([short], { photos: Array.from({ length: 6 }, () => crypto.randomUUID()) })).toEqual([
    ...[400, 'general.badInput'],
  ])
  expect(await refused([short], { token: stranger })).toEqual([404, 'orders.none'])
  const other = await delivered()
  const { id } = await send(other, [short])
  expect(await refused([short], { id })).toEqual([409, 'deliveryReports.idTaken'])
  await deliveredEarlier(orderNumber, 86_400 + 1)
  expect(await refused([short])).toEqual([409, 'deliveryReports.tooLate'])
  expect(await reportsOf(orderNumber)).toMatchObject({ mayReport: false, reportable: [] })
  await deliveredEarlier(orderNumber, -1)
  expect((await send(orderNumber, [short])).status).toBe(200)
})

test('a photo is private, without what the camera wrote, and only for who may see the order', async () => {
  const orderNumber = await delivered()
  const { id } = await sendPhoto(orderNumber, await drawn(2_000, 1_000))
  const whole = Buffer.from((await picture(id)).body.content, 'base64')
  expect(await sharp(whole).metadata()).toMatchObject({ format: 'webp', width: 1_600 })
  expect((await sharp(whole).metadata()).exif).toBeUndefined()
  expect(storage.shown.size).toBe(0)
  expect(codeOf(await picture(id, { token: stranger }))).toEqual([404, 'deliveryReports.noPicture'])
  expect((await picture(id, { token: supervisor })).status).toBe(200)
  expect((await picture(id, { token: salesperson, small: true })).status).toBe(200)
  await picture(id, { token: acting })
  const looks = await rows(
    `select kind, username from private_views where sale_unit = 'BKK01' and customer_code = 'C0001' and kind in ('photo', 'photos') order by id`,
  )
  expect(looks).toEqual([
    { kind: 'photo', username: 'supervisor01' },
    { kind: 'photos', username: 'sales01' },
    { kind: 'photo', username: 'sales01' },
  ])
})

test('rubbish, photos of others and too many of them are refused, and leave nothing behind', async () => {
  const orderNumber = await delivered()
  const kept = storage.hidden.size
  const photo = await drawn(40, 40)
  expect(codeOf(await sendPhoto(orderNumber, Buffer.from('no picture')))).toEqual([400, 'photos.notPicture'])
  expect(codeOf(await sendPhoto(orderNumber, undefined))).toEqual([400, 'photos.notPicture'])
  expect((await sendPhoto(orderNumber, Buffer.alloc(40 * 1_048_576, 1))).status).toBe(413)
  expect(codeOf(await sendPhoto(orderNumber, photo, { token: stranger }))).toEqual([404, 'orders.none'])
  expect(codeOf(await sendPhoto(await invoiced('COD'), photo))).toEqual([409, 'deliveryReports.notDelivered'])
  expect(storage.hidden.size).toBe(kept)
  for (let at = 0; at < 15; at++) expect((await sendPhoto(orderNumber, photo)).status).toBe(200)
  expect(codeOf(await sendPhoto(orderNumber, photo))).toEqual([409, 'deliveryReports.tooManyPhotos'])
  // What was taken and left out of the report goes; what it never named is not taken.
  const { id: reportId } = await send(orderNumber, [short])
  expect(storage.hidden.size).toBe(kept)
  expect(codeOf(await sendPhoto(orderNumber, photo, { reportId }))).toEqual([
    404,
    'deliveryReports.noPicture',
  ])
})

test('the list shows the oldest open report first, by reason and words, to whoever looks after the customer', async () => {
  await rows('delete from delivery_reports')
  const [one, two] = [await delivered(), await delivered()]
  const { id } = await send(one, [short])
  later(60)
  await send(two, [{ line: 2, quantity: 1, reason: 'wrong' }])
  shop.backToNoon()
  const { body } = await list()
  expect(body).toMatchObject({ isMore: false, counts: { open: 2, toSend: 0 } })
  expect(body.reports).toMatchObject([
    {
      orderNumber: one,
      customerCode: 'C0001',
      reasons: ['short'],
      lineCount: 1,
      photoCount: 0,
      state: 'open',
    },
    { orderNumber: two, reasons: ['wrong'] },
  ])
  expect((await list({ take: 1 })).body).toMatchObject({ reports: [{ id }], isMore: true })
  expect((await list({ reason: 'wrong' })).body.reports).toMatchObject([{ orderNumber: two }])
  expect((await list({ text: one.slice(-6) })).body.reports).toMatchObject([{ orderNumber: one }])
  expect((await list({ text: '%' })).body.reports).toEqual([])
  expect((await list({}, salesperson)).body.reports).toHaveLength(2)
  await rows(`update customers set sale_code = 'manager01' where sale_unit = 'BKK01' and code = 'C0001'`)
  expect((await list({}, salesperson)).body).toMatchObject({ reports: [], counts: { open: 0 } })
  await rows(`update customers set sale_code = 'sales01' where sale_unit = 'BKK01' and code = 'C0001'`)
  await answer(id, [{ line: 1, accepted: 0, answer: 'ครบตามใบส่งของ' }])
  expect((await list({ state: 'answered' })).body.reports).toMatchObject([{ id, state: 'answered' }])
  expect((await list()).body.counts).toEqual({ open: 1, toSend: 0 })
})

test('a report may be sent by whoever acts for the customer, and says who', async () => {
  const orderNumber = await delivered()
  await send(orderNumber, [short], { token: acting })
  const [report] = (await reportsOf(orderNumber, customer)).reports
  expect(report.sentBy.kind).toBe('staff')
})
