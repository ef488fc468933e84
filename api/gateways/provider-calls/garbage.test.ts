import fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { kbankCard } from '../kbank/kbank-card.ts'
import { kbankQr } from '../kbank/kbank-qr.ts'
import { linePay } from '../linepay/linepay.ts'
import { type PaymentProvider, ProviderAway, ProviderRefused } from '../payment-provider.ts'
import { parseDigits } from './digits-json.ts'

type Said = { status?: number; body: string; location?: string }

/** A gateway that says the same to everything. */
async function say({ status = 200, body, location }: Said): Promise<string> {
  const app = fastify({ forceCloseConnections: true })
  app.all('/*', async (_request, reply) => {
    if (location) reply.header('location', location)
    return reply.code(status).type('application/json').send(body)
  })
  onTestFinished(() => app.close())
  return app.listen({ port: 0, host: '127.0.0.1' })
}

const payment = {
  ...{ saleUnit: 'BKK01', id: 'PY00000000000001', amount: 100, reference: '2026111600000000001' },
  ...{
    orderNumbers: ['SO1'],
    locale: 'th' as const,
    returnTo: 'http://s',
    cancelTo: 'http://s',
    notifyTo: '',
  },
}
const kbank = (url: string) => ({
  access: () => ({ url, uiUrl: url, publicKey: 'p', secretKey: 's', merchantId: 'm' }),
  ...{ secretKeys: () => ['s'], timeLimit: 3_000 },
})
const channel = { version: 'v3' as const, channelId: '1', channelSecret: 's' }
const providers: [string, (url: string) => PaymentProvider][] = [
  ['LINE Pay', (url) => linePay({ access: () => ({ url, ...channel }), timeLimit: 3_000 })],
  ['KBank card', (url) => kbankCard(kbank(url))],
  ['KBank QR', (url) => kbankQr(kbank(url))],
]
const garbage: Said[] = [
  { body: '' },
  { body: '<html><body>Welcome</body></html>' },
  { body: '{"returnCode":"0000","info":{"transactionId":20261' },
  { body: '[]' },
  { body: 'null' },
  { body: '"0000"' },
  { body: '{}' },
  { body: '{"returnCode":{"0":1},"id":[],"amount":{}}' },
  { body: '{"returnCode":"9000","returnMessage":"internal"}' },
  { status: 500, body: '{"returnCode":"0123"}' },
  { status: 503, body: '' },
  { status: 429, body: '{}' },
  { status: 302, body: '', location: 'http://127.0.0.1:1/' },
  { status: 403, body: '<h1>Forbidden</h1>' },
]

describe.each(providers)('%s', (name, open) => {
  test.each(garbage)('an answer of $status $body leaves the truth open', async (said) => {
    const provider = open(await say(said))
    await expect(provider.inquire(payment)).rejects.toBeInstanceOf(ProviderAway)
    await expect(provider.refund(payment, 100, 'RF1')).rejects.toBeInstanceOf(ProviderAway)
    if (name !== 'KBank card') await expect(provider.start(payment)).rejects.toBeInstanceOf(ProviderAway)
    if (provider.charge) await expect(provider.charge(payment, 'tokn_1')).rejects.toBeInstanceOf(ProviderAway)
    if (provider.capture) await expect(provider.capture(payment)).rejects.toBeInstanceOf(ProviderAway)
    if (provider.letGo) await expect(provider.letGo(payment)).rejects.toBeInstanceOf(ProviderAway)
  })

  test('a host that nobody answers at leaves the truth open', async () => {
    await expect(open('http://127.0.0.1:1').inquire(payment)).rejects.toBeInstanceOf(ProviderAway)
  })

  test('an unknown code is a refusal that bears it', async () => {
    const body = '{"returnCode":"4242","returnMessage":"?","object":"error","code":"4242","message":"?"}'
    const refused = open(await say({ body })).inquire(payment)
    await expect(refused).rejects.toBeInstanceOf(ProviderRefused)
    await expect(refused).rejects.toMatchObject({ code: '4242', raw: body })
  })
})

test.each(['Melted', '', 'constructor'])(
  'KBank: a charge in state %j leaves the truth open',
  async (state) => {
    const body = `{"id":"chrg_1","amount":1,"currency":"THB","status":"success","transaction_state":"${state}"}`
    const url = await say({ body })
    await expect(kbankCard(kbank(url)).inquire(payment)).rejects.toBeInstanceOf(ProviderAway)
    await expect(kbankQr(kbank(url)).inquire(payment)).rejects.toBeInstanceOf(ProviderAway)
  },
)

test('numbers above 2^53 stay their digits, also nested', () => {
  const text =
    '{"transactionId":2026111612345678901,"info":[{"id":9007199254740993,"amount":0.10}],"ok":true}'
  expect(parseDigits(text)).toEqual({
    transactionId: '2026111612345678901',
    info: [{ id: '9007199254740993', amount: '0.10' }],
    ok: true,
  })
})

test('LINE Pay: ids above 2^53 stay text in the request, the details and the refunds', async () => {
  const [id, refundId] = ['9223372036854775807', '9007199254740993']
  const body = `{"returnCode":"0000","returnMessage":"","info":{"transactionId":${id},"refundTransactionId":${refundId},"paymentUrl":{"web":"https://pay.test/"}}}`
  const url = await say({ body })
  const open = linePay({ access: () => ({ url, ...channel }), timeLimit: 3_000 })
  expect((await open.start(payment)).reference).toBe(id)
  const details = await say({
    body: `{"returnCode":"0000","info":[{"transactionId":${id},"orderId":"${payment.id}","currency":"THB","payInfo":[{"method":"BALANCE","amount":0.3},{"method":"POINT","amount":0.7}]}]}`,
  })
  const found = await linePay({ access: () => ({ url: details, ...channel }) }).inquire({
    ...payment,
    reference: null,
  })
  expect(found).toMatchObject({ state: 'paid', reference: id, amount: 100, currency: 'THB' })
})
