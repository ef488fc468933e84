import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Gateways } from '#api/gateways/gateways.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testOrdering } from '#checks/tools/test-ordering.ts'
import { sandboxClients } from '#sandbox/addresses.ts'
import { openSandbox } from '#sandbox/test-sandbox.ts'
import { readEnvironment } from '#start/settings/environment.ts'
import { paymentProviders } from '#start/settings/payment-providers.ts'

/** A generator that gives the same numbers in every run. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const sum = (text: string) => createHash('sha256').update(text).digest('hex')

/** A notification with a right checksum; `id` and the rest may be anything. */
function genuine(id: string, amount: number, reference: string, key: string): string {
  const said = {
    id,
    object: 'qr',
    amount,
    currency: 'THB',
    status: 'success',
    transaction_state: 'Authorized',
  }
  const checksum = sum(`${id}${amount.toFixed(4)}THBsuccessAuthorized${key}`)
  return JSON.stringify({ ...said, reference_order: reference, checksum })
}

const signed = ['id', 'amount', 'currency', 'status', 'transaction_state', 'reference_order']

/** Whether what the checksum covers, and the payment named, are as they were: then nothing was forged. */
function saysTheSame(spoiled: string | Buffer, right: string): boolean {
  try {
    const [one, other] = [JSON.parse(String(spoiled)), JSON.parse(right)]
    const isSigned = String(one.checksum).toLowerCase() === other.checksum
    return isSigned && signed.every((name) => String(one[name]) === String(other[name]))
  } catch {
    return false
  }
}

/** One of many ways to spoil a genuine message. */
function spoil(text: string, pick: (below: number) => number): string | Buffer {
  const at = pick(text.length)
  const ways: (() => string | Buffer)[] = [
    () => text.slice(0, at),
    () => text.slice(0, at) + String.fromCharCode(33 + pick(90)) + text.slice(at + 1),
    () => text.replace(/"checksum":"[0-9a-f]/, `"checksum":"${'ghijk'[pick(5)]}`),
    () => text.replace('"THB"', '"USD"'),
    () => text.replace(/"amount":[\d.]+/, `"amount":${pick(1e9)}.${pick(99)}1`),
    () => text.replace(/"amount":[\d.]+/, '"amount":1e400'),
    () => text.replace('"success"', '"SUCCESS"'),
    () => text.replace(/"id":"[^"]*"/, '"id":{"$gt":""}'),
    () => text.replace(/"checksum":"[^"]*"/, '"checksum":null'),
    () => text.replace(/"checksum":"[^"]*"/, `"checksum":"${sum(String(pick(1e9)))}"`),
    () => `[${text}]`,
    () => `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
    () => randomBytes(1 + pick(300)),
    () => '',
    () => 'null',
    () => text.replace(/"id":"[^"]*"/, `"id":"${'x'.repeat(3_000)}"`),
  ]
  return ways[pick(ways.length)]?.() ?? ''
}

test('10,000 mutated and forged callbacks: none is accepted, none breaks, nothing changes', {
  timeout: 120_000,
}, async () => {
  const { origin } = await openSandbox()
  const gateways: Gateways = {
    sms: { name: 'silent', request: async () => ({ token: '', reference: '' }), verify: async () => false },
    sendMail: async () => {},
    payments: paymentProviders(readEnvironment({}), () => origin),
  }
  const api = await testApi({ gateways })
  const { app, ask, tokenFor } = api
  const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
  const token = await tokenFor(callers.customer)
  const [product = ''] = await findProductCodes('BKK01')
  const body = await bodyFor(token, callers.customer, {
    lines: [{ P_Code: product, qty1: 40 }],
    payment: 'QR',
  })
  const { body: order } = await place(token, body)
  const started = await ask('api/payments/start', {
    token,
    body: { orderNumbers: [order.orderNumber], method: 'QR', amountSeen: body.totalSeen, key: randomUUID() },
  })
  const id = started.body.paymentId as string
  const books = () =>
    rows(
      `select p.*, (select count(*)::int from payment_messages m where m.kind = 'notified') as notified from payments p order by id`,
    )
  const before = JSON.stringify(await books())
  const pick = seeded(7)
  const statuses = new Map<number, number>()
  const right = genuine('chrg_1', Number(body.totalSeen), id, sandboxClients.kbank.secretKey)
  for (let at = 0; at < 10_000; at++) {
    const isReturn = at % 4 === 3
    const spoiled = spoil(at % 5 === 0 ? genuine(`chrg_${at}`, pick(1e6), id, 'another-key') : right, pick)
    if (!isReturn && saysTheSame(spoiled, right)) continue
    const answer = await app.inject({
      method: 'POST',
      url: isReturn
        ? '/rest/api/payments/returned'
        : `/rest/api/payments/notify/${['kbank-qr', 'kbank-card', 'linepay', 'toString', '%00'][pick(5)]}/${['BKK01', 'bkk01', 'NON01', '..%2f', "'"][pick(5)]}`,
      headers: { 'content-type': 'application/json' },
      payload: isReturn
        ? JSON.stringify({
            type: 'qr',
            saleUnit: 'BKK01',
            fields: { objectId: String(spoiled).slice(0, 90), status: 'true' },
          })
        : spoiled,
    })
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
    if (answer.statusCode >= 500 || (!isReturn && answer.statusCode === 200))
      throw new Error(`${answer.statusCode} for ${String(spoiled).slice(0, 200)}`)
    if (isReturn && answer.statusCode === 200) expect(answer.json().found).toBeNull()
  }
  expect(JSON.stringify(await books())).toBe(before)
  expect([...statuses.keys()].toSorted()).toEqual(expect.arrayContaining([400]))
})
