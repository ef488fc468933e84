import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Gateways } from '#api/gateways/gateways.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testDay, testOrdering } from '#checks/tools/test-ordering.ts'
import { notifyCustomer } from './order-messages.ts'

const api = await testApi()
const { db, tokenFor } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const me = callers.customer

beforeAll(async () => {
  await rows(
    `insert into linked_identities (account_id, provider, subject, name)
     select account_id, 'line', $1, 'LINE' from customers where sale_unit = 'BKK01' and code = 'C0001' on conflict do nothing`,
    [`U${'0'.repeat(32)}`],
  )
})

/**
 * Sends a new order's message while some channels are down; returns the tried channels and the stored one.
 */
async function notify(down: readonly string[]) {
  const token = await tokenFor(me)
  const [product = ''] = await findProductCodes('BKK01')
  const { body } = await place(token, await bodyFor(token, me, { lines: [{ P_Code: product, qty1: 40 }] }))
  const tried: string[] = []
  const say = (way: string) => async () => {
    tried.push(way)
    if (down.includes(way)) throw new Error(`${way} is down`)
  }
  const gateways = {
    pushLine: say('line'),
    sendMail: say('mail'),
    sendSms: say('sms'),
  } as unknown as Gateways
  const deps = { db, gateways, now: () => new Date(testDay), origin: () => 'http://shop' }
  const job = { id: randomUUID(), saleUnit: 'BKK01', orderNumber: body.orderNumber }
  const answer = await notifyCustomer(deps, 'order-placed', job).catch((error: Error) => error.message)
  const stored = await rows<{ channel: string }>(
    `select channel from order_messages where order_number = $1`,
    [body.orderNumber],
  )
  return { tried, answer, kept: stored.map(({ channel }) => channel) }
}

test.each([
  [[], ['line'], 'line'],
  [['line'], ['line', 'mail'], 'mail'],
  [['line', 'mail'], ['line', 'mail', 'sms'], 'sms'],
])('with %o down a customer is told by the next way', async (down, tried, channel) => {
  expect(await notify(down)).toEqual({ tried, answer: channel, kept: [channel] })
})

test('only when every way is down is the customer not told, and the job fails with each reason', async () => {
  const { answer, kept: stored } = await notify(['line', 'mail', 'sms'])
  expect(answer).toBe('line: line is down; mail: mail is down; sms: sms is down')
  expect(stored).toEqual([])
})
