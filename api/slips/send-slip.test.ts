import { expect, test } from 'vitest'
import type { Gateways } from '#api/gateways/gateways.ts'
import { makeSlipReader } from '#api/gateways/slips/read-slip.ts'
import { type SlipService, SlipServiceAway, type SlipVerdict } from '#api/gateways/slips/slip-service.ts'
import { drawQr, exampleSlip } from '#checks/payments/slip-pictures.ts'
import { closeAfterFile } from '#checks/tools/close-after-file.ts'
import { callers, memoryStorage, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'

const reader = makeSlipReader()
closeAfterFile(reader.close)
/** What the service says next; without one it is away. */
let verdict: SlipVerdict | undefined
const slips: SlipService = {
  name: 'test',
  verify: async () => {
    if (!verdict) throw new SlipServiceAway('away')
    return verdict
  },
}
const gateways: Gateways = {
  sms: { name: 'silent', request: async () => ({ token: '', reference: '' }), verify: async () => false },
  sendMail: async () => {},
  readSlip: reader.read,
  slips,
}
const storage = memoryStorage()
const api = await testApi({ gateways, storage })
const { app, ask, tokenFor } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const me = callers.customer
const token = await tokenFor(me)
const [plain = ''] = await findProductCodes('BKK01')

async function placed(payment = 'BANK'): Promise<{ number: string; total: number }> {
  const body = await bodyFor(token, me, { lines: [{ P_Code: plain, qty1: 40 }], payment })
  const answer = await place(token, body)
  return { number: answer.body.orderNumber, total: body.totalSeen as number }
}
let running = 0
const newReference = () => `20261116120500${String(++running).padStart(8, '0')}`

async function send(orderNumbers: string, picture: Buffer, who = token) {
  const form = new FormData()
  form.set('request', JSON.stringify({ orderNumbers }))
  form.set('picture', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'slip.png')
  const sent = new Response(form)
  const answer = await app.inject({
    method: 'POST',
    url: '/rest/api/payments/slip',
    headers: {
      authorization: `Bearer ${who}`,
      'content-type': sent.headers.get('content-type') ?? '',
      'accept-language': 'en',
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return { status: answer.statusCode, body: JSON.parse(answer.body) }
}
const moneyOf = async (number: string) =>
  (await rows<{ state: string }>(`select state from order_money where order_number = $1`, [number]))[0]?.state

test('a slip waits for a person, and its order says so', async () => {
  const { number } = await placed()
  const sent = await send(number, await exampleSlip({ reference: newReference() }))
  expect(sent).toMatchObject({ status: 200, body: { state: 'checking', saleUnit: 'BKK01' } })
  expect(await moneyOf(number)).toBe('waiting')
  const again = await send(number, await exampleSlip({ reference: newReference() }))
  expect(again.body.Code).toBe('payments.underWay')
  const start = await ask('api/payments/start', {
    token,
    body: { orderNumbers: [number], method: 'BANK', amountSeen: 1, key: crypto.randomUUID() },
  })
  expect(start.body.Code).not.toBeUndefined()
})

test('a slip that is sent again, because its answer was lost, is one slip', async () => {
  const { number } = await placed()
  const picture = await exampleSlip({ reference: newReference() })
  const first = await send(number, picture)
  const before = storage.hidden.size
  expect(await send(number, picture)).toEqual(first)
  expect(storage.hidden.size).toBe(before)
  const kept = await rows(`select from slips where payment_id = $1`, [first.body.paymentId])
  expect(kept).toHaveLength(1)
  const stranger = await tokenFor({ ...me, customerCode: 'C0002' })
  expect((await send(number, picture, stranger)).body.Code).toBe('orders.none')
})

test('the same slip on a second order is refused, and nothing of it is kept', async () => {
  const [first, second] = [await placed(), await placed()]
  const picture = await exampleSlip({ reference: newReference() })
  await send(first.number, picture)
  const before = storage.hidden.size
  const { status, body } = await send(second.number, picture)
  expect([status, body.Code]).toEqual([409, 'payments.slipUsed'])
  expect(storage.hidden.size).toBe(before)
  expect(await moneyOf(second.number)).toBeUndefined()
})

test('sent from two phones at once, a slip is taken once', async () => {
  const [first, second] = [await placed(), await placed()]
  const picture = await exampleSlip({ reference: newReference() })
  const answers = await Promise.all([send(first.number, picture), send(second.number, picture)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a picture without a code is taken for a person to check', async () => {
  const { number } = await placed()
  const blank = await drawQr('x', 300).then(async (png) =>
    (await import('sharp')).default(png).blur(40).png().toBuffer(),
  )
  expect((await send(number, blank)).body.state).toBe('checking')
})

test.each([
  ['that is no picture', async () => Buffer.from('not a picture at all'), 'payments.notPicture'],
  [
    'of a PromptPay QR',
    () => drawQr('00020101021229370016A000000677010111011300668012345675802TH530376454044.22630444FE', 400),
    'payments.notSlip',
  ],
  [
    'with a broken checksum',
    () => drawQr('003900060000010103014021800111222233344ABCD5102TH9104B207', 400),
    'payments.slipDamaged',
  ],
] as const)('a file %s is refused with its own sentence', async (_what, picture, code) => {
  const { number } = await placed()
  expect((await send(number, await picture())).body.Code).toBe(code)
})

test('orders of somebody else, paid ones and unknown ones are refused', async () => {
  const { number } = await placed()
  const other = await tokenFor({ ...callers.customer, customerCode: 'C0002' })
  const picture = await exampleSlip({ reference: newReference() })
  expect((await send(number, picture, other)).body.Code).toBe('orders.none')
  expect((await send(`${number},SO1`, picture)).body.Code).toBe('orders.none')
  const cash = await placed('COD')
  await rows(`update orders set paid_at = now() where number = $1`, [cash.number])
  expect((await send(cash.number, picture)).body.Code).toBe('payments.nothingToPay')
})

const genuine = (reference: string, amount: number, more: object = {}): SlipVerdict => ({
  kind: 'genuine',
  amount,
  bankCode: '073',
  reference,
  paidAt: new Date('2026-11-16T12:05:00+07:00'),
  receiver: { accounts: [], name: '' },
  raw: '{}',
  ...more,
})
const ownAccount = async () =>
  (
    await rows<{ account_number: string }>(
      `select account_number from bank_accounts where sale_unit = 'BKK01' limit 1`,
    )
  )[0]?.account_number ?? ''

test('a slip that a service vouches for pays at once', async () => {
  const [one, two] = [await placed(), await placed('COD')]
  const reference = newReference()
  verdict = genuine(reference, Math.round((one.total + two.total) * 100), {
    receiver: { accounts: [await ownAccount()], name: '' },
  })
  const { body } = await send(`${one.number},${two.number}`, await exampleSlip({ reference }))
  expect(body.state).toBe('confirmed')
  expect([await moneyOf(one.number), await moneyOf(two.number)]).toEqual(['paid', 'paid'])
})

test.each([
  ['of another amount', 'payments.slipAmount', { amount: 1 }],
  ['older than the order', 'payments.slipTooOld', { paidAt: new Date('2026-11-15T12:00:00+07:00') }],
  ['to another account', 'payments.slipElsewhere', { receiver: { accounts: ['999-9-99999-9'], name: '' } }],
] as const)('a genuine slip %s proves nothing here', async (_what, code, more) => {
  const { number, total } = await placed()
  const reference = newReference()
  verdict = genuine(reference, Math.round(total * 100), more)
  const { body } = await send(number, await exampleSlip({ reference }))
  expect(body.Code).toBe(code)
  expect(await moneyOf(number)).toBeUndefined()
})
