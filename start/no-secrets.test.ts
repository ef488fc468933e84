import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import type { Gateways } from '#api/gateways/gateways.ts'
import { kbankChecksum } from '#api/gateways/kbank/kbank-notification.ts'
import { easySlip } from '#api/gateways/slips/easyslip.ts'
import { makeSlipReader } from '#api/gateways/slips/read-slip.ts'
import type { SlipService } from '#api/gateways/slips/slip-service.ts'
import { slipOk } from '#api/gateways/slips/slipok.ts'
import { askWaitingOnce } from '#api/payments/ask-waiting.ts'
import { exampleSlip } from '#checks/payments/slip-pictures.ts'
import { closeAfterFile } from '#checks/tools/close-after-file.ts'
import { callers, memoryStorage, testApi, testSecret } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { sandboxAddresses, sandboxClients } from '#sandbox/addresses.ts'
import { findPlayed, flip, press, typeCard } from '#sandbox/test-payments.ts'
import { openSandbox, type TestSandbox } from '#sandbox/test-sandbox.ts'
import { makeLog } from './log.ts'
import { readEnvironment } from './settings/environment.ts'
import { paymentProviders } from './settings/payment-providers.ts'

const cards = ['4111111111111111', '4000000000000002', '5555555555554444']
const typed = ['4111 1111 1111 1111', '4000-0000-0000-0002']
const secrets = [
  sandboxClients.linePay.channelSecret,
  sandboxClients.kbank.secretKey,
  sandboxClients.easySlip.key,
  sandboxClients.slipOk.key,
  testSecret,
]

/** A text as it could be written anywhere; base64 has three forms, by where it begins. */
function formsOf(text: string): string[] {
  const bytes = Buffer.from(text)
  const inBase64 = [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '')
    return whole.slice(before === 0 ? 0 : before + 1, -2)
  })
  const urls = [encodeURIComponent(text), encodeURIComponent(text).replaceAll('%20', '+')]
  return [...new Set([text, ...inBase64, ...inBase64.map(toUrl), ...urls, bytes.toString('hex')])]
}
const toUrl = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_')

/** Pieces of a picture, as text, base64, hex and the numbers of its bytes. */
function formsOfPicture(picture: Buffer): string[] {
  return [0, 300, Math.floor(picture.length / 6) * 3].flatMap((at) => {
    const piece = picture.subarray(at, at + 24)
    return [piece.toString('base64').slice(4, 28), piece.toString('hex'), [...piece].join(',')]
  })
}

const lines: string[] = []
const log = makeLog('trace', { write: (line: string) => void lines.push(line) })
const reader = makeSlipReader()
closeAfterFile(reader.close)
/** The gateways are at the sandbox, or where a test says. */
let origin = ''
let service: SlipService
const gateways: Gateways = {
  sms: { name: 'silent', request: async () => ({ token: '', reference: '' }), verify: async () => false },
  sendMail: async () => {},
  payments: paymentProviders(readEnvironment({}), () => origin),
  readSlip: reader.read,
  slips: { name: 'slips', verify: (...slip) => service.verify(...slip) },
}
const storage = memoryStorage()
let isStorageBroken = false
const api = await testApi({
  gateways,
  log,
  storage: {
    ...storage,
    savePrivate: async (name, bytes) => {
      if (isStorageBroken) throw new Error('the disk is full')
      return storage.savePrivate(name, bytes)
    },
  },
})
const { app, ask, tokenFor, pool, db } = api
const { findProductCodes, bodyFor, place, rows } = testOrdering(api)
const customer = await tokenFor(callers.customer)
const manager = await tokenFor(callers.manager)
const [product = ''] = await findProductCodes('BKK01')
await rows(`update stock set on_hand = reserved + 5000000 where sale_unit = 'BKK01' and product_code = $1`, [
  product,
])
const saleUnit = 'BKK01'
const cardTokens: string[] = []

async function placed(payment: string) {
  const lines = [{ P_Code: product, qty1: 40 }]
  const body = await bodyFor(customer, callers.customer, { lines, payment })
  const answer = await place(customer, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const { orderNumber } = answer.body
  return { number: orderNumber as string, total: body.totalSeen as number }
}
async function started(method: string) {
  const order = await placed(method)
  const key = randomUUID()
  const answer = await ask('api/payments/start', {
    token: customer,
    body: { orderNumbers: [order.number], method, amountSeen: order.total, key },
  })
  return { ...order, answer, id: String(answer.body.paymentId ?? ''), href: String(answer.body.next?.href) }
}
const back = (type: string, paymentId: string, fields: object) =>
  ask('api/payments/returned', { token: customer, body: { type, saleUnit, paymentId, fields } })
const stateOf = async (id: string) =>
  (await rows<{ state: string }>(`select state from payments where id = $1`, [id]))[0]?.state
const notify = (provider: string, payload: string) =>
  app.inject({ method: 'POST', url: `/rest/api/payments/notify/${provider}/BKK01`, payload })

async function payCard(sandbox: TestSandbox, number: string) {
  const { id } = await started('CARD')
  const token = await typeCard(sandbox, number, 'https://shop.test')
  cardTokens.push(token)
  const { body } = await back('card', id, { token })
  if (typeof body?.href === 'string') await press(body.href, 'approve')
  const reference = (await findPlayed(sandbox, id))?.reference ?? ''
  await back('card', id, { objectId: reference, status: typed[0] })
  return { id, reference }
}

async function sendSlip(orderNumbers: string, picture: Buffer, type = 'image/png') {
  const form = new FormData()
  form.set('request', JSON.stringify({ orderNumbers }))
  form.set('picture', new Blob([new Uint8Array(picture)], { type }), `${cards[0]}.png`)
  const sent = new Response(form)
  return app.inject({
    method: 'POST',
    url: '/rest/api/payments/slip',
    headers: {
      authorization: `Bearer ${customer}`,
      'content-type': sent.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
}

/** A gateway that refuses and repeats all it was told, keys and bodies. */
async function openEcho(): Promise<string> {
  const server = createServer((request, answer) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      const heard = `${JSON.stringify(request.headers)} ${body} ${typed.join(' ')}`.slice(0, 4_000)
      answer.writeHead(request.url?.includes('slip') ? 401 : 400, { 'content-type': 'application/json' })
      const refusal = { object: 'error', code: 'invalid_key', message: heard }
      answer.end(JSON.stringify({ ...refusal, returnCode: '1106', returnMessage: heard, heard }))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closeAfterFile(async () => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

let drawn = 0
const slip = () => exampleSlip({ reference: `20261116120500${String(++drawn).padStart(8, '0')}` })
const pictures: Buffer[] = []
async function slipFor(type?: string) {
  const picture = await slip()
  pictures.push(picture)
  return sendSlip((await placed('BANK')).number, picture, type)
}

async function goodFlows(sandbox: TestSandbox) {
  const paid = await payCard(sandbox, cards[0] ?? '')
  expect(await stateOf(paid.id)).toBe('paid')
  await payCard(sandbox, cards[1] ?? '')
  await payCard(sandbox, cards[2] ?? '')
  const line = await started('LINEPAY')
  expect(line.answer.status).toBe(200)
  await press(line.href, 'approve')
  await back('linepay', line.id, { orderId: line.id })
  expect(await stateOf(line.id)).toBe('paid')
  await ask('api/orders/cancel', { token: customer, body: { orderNumber: line.number } })
  const refund = await ask('api/merchant/refunds', {
    token: manager,
    body: {
      ...{ saleUnit, id: randomUUID(), paymentId: line.id, orderNumber: line.number },
      ...{ amount: line.total, how: 'gateway', why: `คืน ${randomUUID()}` },
    },
  })
  expect(refund.body).toEqual({ state: 'done' })
  expect((await started('QR')).answer.status).toBe(200)
  for (const slips of [
    easySlip({ url: sandboxAddresses(origin).easySlip, ...sandboxClients.easySlip }),
    slipOk({ url: sandboxAddresses(origin).slipOk, ...sandboxClients.slipOk }),
  ]) {
    service = slips
    expect((await slipFor()).statusCode).toBe(200)
  }
  // A genuine notification that somehow carries a number.
  const message = { id: paid.reference, amount: '70.00', currency: 'THB', status: 'success' }
  const told = { ...message, transaction_state: 'Authorized', reference_order: paid.id, source: typed[0] }
  const checksum = kbankChecksum(told, sandboxClients.kbank.secretKey)
  expect((await notify('kbank-card', JSON.stringify({ ...told, checksum }))).statusCode).toBe(200)
}

async function refusedFlows() {
  expect((await slipFor('text/html')).statusCode).toBeLessThan(500)
  const { number } = await placed('BANK')
  for (const bytes of [Buffer.from(cards.join()), Buffer.alloc(0), pictures[0]?.subarray(0, 900)])
    expect((await sendSlip(number, bytes ?? Buffer.alloc(0))).statusCode).toBeGreaterThanOrEqual(400)
  for (const body of [...cards, ...typed, `{"id":"${cards[0]}"`, 'x'.repeat(70_000), '\0'])
    for (const provider of ['kbank-card', 'kbank-qr', 'linepay', cards[0] ?? ''])
      expect((await notify(provider, body)).statusCode).toBeGreaterThanOrEqual(400)
  await back(cards[0] ?? '', 'PY00000000000000', { transactionId: cards[0], token: `tokn_${cards[0]}` })
  await ask('api/payments/start', { token: customer, body: `{"orderNumbers":["${cards[0]}"],` })
}

/** A database that refuses a row quotes the row: that must stay out of the log. */
async function brokenFlows(sandbox: TestSandbox) {
  const pays = async () => {
    for (const method of ['LINEPAY', 'QR'] as const) {
      const { id } = await started(method)
      await back(method.toLowerCase(), id, {})
    }
    const { id } = await started('CARD')
    const token = await typeCard(sandbox, cards[0] ?? '', 'https://shop.test')
    cardTokens.push(token)
    await back('card', id, { token, status: typed[0] })
  }
  for (const table of ['payment_messages', 'payments', 'slips', 'payment_events']) {
    const before = lines.length
    await pool.query(`alter table ${table} add constraint broken check (sale_unit = 'NOWHERE') not valid`)
    await (table === 'slips' ? slipFor() : pays())
    await pool.query(`alter table ${table} drop constraint broken`)
    expect(lines.slice(before).join('')).toContain('"broken"')
  }
  isStorageBroken = true
  expect((await slipFor()).statusCode).toBe(500)
  isStorageBroken = false
}

async function failingGateways(sandbox: TestSandbox) {
  for (const trouble of ['payDown', 'payLost', 'slipsDown'] as const) {
    await flip(sandbox, { [trouble]: true })
    if (trouble === 'slipsDown') await slipFor()
    else for (const method of ['LINEPAY', 'CARD', 'QR']) await started(method)
    await flip(sandbox, { [trouble]: false })
  }
  const waiting = await started('LINEPAY')
  const card = await started('CARD')
  origin = await openEcho()
  for (const method of ['LINEPAY', 'QR']) expect((await started(method)).answer.status).not.toBe(200)
  await back('card', card.id, { token: 'tokn_planted_0123456789abcdef' })
  cardTokens.push('tokn_planted_0123456789abcdef')
  await back('linepay', waiting.id, {})
  for (const slips of [
    easySlip({ url: `${origin}/slip`, ...sandboxClients.easySlip }),
    slipOk({ url: `${origin}/slip`, ...sandboxClients.slipOk }),
  ]) {
    service = slips
    expect((await slipFor()).statusCode).toBe(200)
  }
  await rows(
    `update payments set ask_at = '2026-11-16T00:00:00Z' where state = 'waiting' and ask_at is not null`,
  )
  await askWaitingOnce({ db, gateways, log, now: () => testNow })
  origin = 'http://127.0.0.1:1'
  await started('LINEPAY')
}

/** Which of the texts stand anywhere in a table. Its rows are written out once, not for each text. */
async function findTexts(table: string, texts: readonly string[]): Promise<string[]> {
  const found = await rows<{ text: string }>(
    `with whole as materialized (select string_agg(t::text, chr(10)) as text from ${table} t)
     select f.text from whole cross join unnest($1::text[]) f (text) where strpos(whole.text, f.text) > 0`,
    [texts],
  )
  return found.map(({ text }) => text)
}

test('no card number, key, token or slip reaches the log at its most talkative, and no number or key a table', {
  timeout: 180_000,
}, async () => {
  const sandbox = await openSandbox({ shop: () => 'https://shop.test' })
  sandbox.wait(testNow.getTime() - Date.now())
  origin = sandbox.origin
  await goodFlows(sandbox)
  await refusedFlows()
  await brokenFlows(sandbox)
  await failingGateways(sandbox)

  expect(cardTokens.filter((token) => /^tokn_\w{8}/.test(token)).length).toBeGreaterThan(5)
  const planted = [...cards, ...typed, ...secrets, ...cardTokens]
  const forms = planted.flatMap(formsOf)
  const logged = lines.join('')
  expect(logged).toContain('"route":"/rest/api/payments/slip"')
  expect(logged).toContain('could not be asked about')
  expect(logged).toContain('a slip could not be verified')
  const pieces = [...pictures, ...storage.hidden.values()].flatMap((bytes) =>
    formsOfPicture(Buffer.from(bytes)),
  )
  const tokens = [customer, manager].flatMap((token) => [token, token.split('.')[2] ?? token])
  expect([...forms, ...pieces, ...tokens].filter((form) => logged.includes(form))).toEqual([])

  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.map(({ name }) => name)).toContain('public.payment_messages')
  const found: string[] = []
  for (const { name } of tables) {
    found.push(...(await findTexts(name, forms)).map((text) => `${name} has ${text}`))
  }
  expect(found).toEqual([])
  const [order] = await rows<{ number: string }>('select min(number) as number from orders')
  const number = order?.number ?? ''
  expect(await findTexts('public.orders', ['not there', number])).toEqual([number])
})

test('what is looked for would be found', async () => {
  const picture = await slip()
  const asLog = JSON.stringify({ a: picture.toString('base64'), b: picture.toString('hex'), c: picture })
  for (const form of formsOfPicture(picture))
    expect(asLog.includes(form) || asLog.includes(`[${form}`)).toBe(true)
  for (const text of [...cards, ...secrets])
    for (const before of ['', 'x', 'xy'])
      expect(
        formsOf(text).some((form) => Buffer.from(`${before}${text}zz`).toString('base64').includes(form)),
      ).toBe(true)
})
