import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeSlipReader } from '#api/gateways/slips/read-slip.ts'
import { reconcileAll } from '#api/reconcile/reconcile.ts'
import { testMerchant } from '#checks/merchant/test-merchant.ts'
import { exampleSlip, pngBomb } from '#checks/payments/slip-pictures.ts'
import { closeAfterFile } from '#checks/tools/close-after-file.ts'
import { memoryStorage } from '#checks/tools/test-api.ts'

const reader = makeSlipReader()
closeAfterFile(reader.close)
const storage = memoryStorage()
const shop = await testMerchant({ storage, readSlip: reader.read })
const { ask, rows, placed, started, slipFor, linepay, later, manager, owner, customer, app, db, clock } = shop
const saleUnit = 'BKK01'

const odd = [
  Number.NaN,
  1e308,
  1e15,
  Number.MAX_SAFE_INTEGER,
  -1,
  -0.01,
  0,
  0.001,
  '5',
  null,
  [],
  {},
  '1e3',
  true,
]

test.each(odd)('an amount of %o breaks nothing and books nothing', async (amount) => {
  const order = await placed('BANK')
  const id = await started(order, 'BANK')
  const slipId = await slipFor(id)
  const answers = [
    await ask('api/payments/start', {
      token: customer,
      body: { orderNumbers: [order.number], method: 'LINEPAY', amountSeen: amount, key: randomUUID() },
    }),
    await ask('api/merchant/slips/decide', {
      token: manager,
      body: { saleUnit, slipId, decision: 'confirm', received: amount },
    }),
    await ask('api/merchant/refunds', {
      token: manager,
      body: {
        ...{ saleUnit, id: randomUUID(), paymentId: id, orderNumber: order.number, amount },
        ...{ how: 'transfer', why: 'x' },
      },
    }),
  ]
  for (const { status, body } of answers) {
    expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400)
    expect(status, JSON.stringify(body)).toBeLessThan(500)
  }
  expect(await rows(`select received, returned from payments where id = $1`, [id])).toEqual([
    { received: 0, returned: 0 },
  ])
})

async function upload(
  parts: readonly (readonly [string, string | Blob, string?])[],
  path = 'api/payments/slip',
) {
  const form = new FormData()
  for (const [name, value, file] of parts)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, file ?? 'slip.png')
  const sent = new Response(form)
  const answer = await app.inject({
    method: 'POST',
    url: `/rest/${path}`,
    headers: { authorization: `Bearer ${customer}`, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return { status: answer.statusCode, body: JSON.parse(answer.body) }
}
const asFile = (bytes: Uint8Array | string, type = 'image/png') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type })

const script = '<script>alert(1)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/>${script}</svg>`
test.each([
  ['of 900 million pixels in few bytes', pngBomb(30_000, 30_000)],
  ['of one line of pixels', pngBomb(60_000, 1)],
  ['that is drawn by text', Buffer.from(svg)],
  ['that is drawn by text, named otherwise', Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['of no bytes', Buffer.alloc(0)],
  ['that is a page', Buffer.from(`<!doctype html>${script}`)],
  ['that is an archive', Buffer.from('PK\x03\x04\x14\0\0\0')],
  ['that breaks off', (await exampleSlip()).subarray(0, 2_000)],
  ['that is a document', Buffer.from(`%PDF-1.7\n${script}`)],
])('a picture %s is refused in a sentence, and nothing is kept', async (_what, bytes) => {
  const { number } = await placed('BANK')
  const kept = storage.hidden.size
  for (const type of ['image/png', 'image/svg+xml', 'text/html']) {
    const { status, body } = await upload([
      ['request', JSON.stringify({ orderNumbers: number })],
      ['picture', asFile(bytes, type)],
    ])
    expect([400, 413, 415, 422], JSON.stringify(body)).toContain(status)
    expect(body.Message).toMatch(/[ก-๙]/)
  }
  expect(storage.hidden.size).toBe(kept)
  expect(
    await rows(
      `select from slips l join payment_shares s on s.payment_id = l.payment_id where s.order_number = $1`,
      [number],
    ),
  ).toEqual([])
})

test('what is hidden behind a picture is not kept with it', async () => {
  const { number } = await placed('BANK')
  const plain = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Copyright: script } })
    .jpeg()
    .toBuffer()
  const { status } = await upload([
    ['request', JSON.stringify({ orderNumbers: number })],
    ['picture', asFile(Buffer.concat([plain, Buffer.from(script)]), 'text/html'), '../../evil.html'],
  ])
  expect(status).toBe(200)
  const [name, bytes] = [...storage.hidden].at(-1) ?? ['', new Uint8Array()]
  expect(name).toMatch(/^slip-[\w-]+\.webp$/)
  expect(Buffer.from(bytes).includes('<script>')).toBe(false)
  expect((await sharp(bytes).metadata()).format).toBe('webp')
})

test('strange forms are refused: too many parts, no request, a request as a file, too large', async () => {
  const { number } = await placed('BANK')
  const request = ['request', JSON.stringify({ orderNumbers: number })] as const
  const many = Array.from({ length: 80 }, (_, at) => [`f${at}`, 'x'] as const)
  const files = Array.from({ length: 9 }, () => ['picture', asFile('x')] as const)
  const large = asFile(new Uint8Array(9_000_000))
  for (const parts of [
    [request, ...many],
    [request, ...files],
    [['picture', asFile('x')]],
    [
      ['request', asFile('{}')],
      ['picture', asFile('x')],
    ],
    [
      ['request', '{'],
      ['picture', asFile('x')],
    ],
    [
      ['request', 'null'],
      ['picture', asFile('x')],
    ],
    [request, ['picture', large]],
    [request, ['picture', 'no file']],
  ] as (readonly [string, string | Blob])[][]) {
    const { status, body } = await upload(parts)
    expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400)
    expect(status, JSON.stringify(body)).toBeLessThan(500)
  }
})

test('a notification played again, after the money went back too, changes nothing', async () => {
  const order = await placed('LINEPAY')
  const id = await started(order, 'LINEPAY')
  linepay.set(id, { state: 'paid' })
  const notify = () =>
    app.inject({
      ...{ method: 'POST', url: '/rest/api/payments/notify/linepay/BKK01', payload: `genuine ${id}` },
      headers: { 'content-type': 'text/plain' },
    })
  await notify()
  await ask('api/orders/cancel', { token: customer, body: { orderNumber: order.number } })
  const refund = {
    ...{ saleUnit, id: randomUUID(), paymentId: id, orderNumber: order.number },
    ...{ amount: order.total, how: 'gateway', why: 'ยกเลิก' },
  }
  expect((await ask('api/merchant/refunds', { token: manager, body: refund })).body).toEqual({
    state: 'done',
  })
  const before = await rows(`select * from payments where id = $1`, [id])
  later(5)
  for (const { statusCode } of await Promise.all(Array.from({ length: 10 }, notify)))
    expect(statusCode).toBe(200)
  expect(await rows(`select * from payments where id = $1`, [id])).toEqual(before)
  // At another centre's address it is nobody's.
  const elsewhere = await app.inject({
    ...{ method: 'POST', url: '/rest/api/payments/notify/linepay/CNX01', payload: `genuine ${id}` },
    headers: { 'content-type': 'text/plain' },
  })
  expect(elsewhere.statusCode).toBe(404)
})

test('deciding, refunding, changing the method, paying again and cancelling at once leave the books in order', {
  timeout: 120_000,
}, async () => {
  for (let round = 0; round < 12; round++) {
    const order = await placed('BANK')
    const id = await started(order, 'BANK')
    const slipId = await slipFor(id)
    const send = (path: string, token: string, body: object) => ask(path, { token, body })
    const refund = () => ({
      ...{ saleUnit, id: randomUUID(), paymentId: id, orderNumber: order.number },
      ...{ amount: order.total, how: 'transfer', why: 'x' },
    })
    const acts = [
      () => send('api/merchant/slips/decide', manager, { saleUnit, slipId, decision: 'confirm' }),
      () => send('api/merchant/slips/decide', owner, { saleUnit, slipId, decision: 'refuse', why: 'x' }),
      () => send('api/orders/cancel', customer, { orderNumber: order.number }),
      () =>
        send('api/payments/change-method', customer, {
          orderNumber: order.number,
          method: round % 2 ? 'COD' : 'CREDIT',
        }),
      () => send('api/merchant/refunds', manager, refund()),
      () => send('api/merchant/refunds', owner, refund()),
      () => send('api/orders/transfer-received', manager, { orderNumber: order.number, saleUnit }),
      () =>
        send('api/payments/start', customer, {
          ...{ orderNumbers: [order.number], method: 'LINEPAY', amountSeen: order.total, key: randomUUID() },
        }),
    ]
    const from = round % acts.length
    const answers = await Promise.all([...acts.slice(from), ...acts.slice(0, from)].map((act) => act()))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  }
  expect(await reconcileAll({ db, gateways: shop.gateways, now: clock() })).toEqual([])
})
