import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { countGivenUp } from '#api/kit/jobs.ts'
import { moveOrder } from '#api/orders/move-order.ts'
import { callers, memoryStorage, testApi } from '#checks/tools/test-api.ts'
import { testDay, testOrdering } from '#checks/tools/test-ordering.ts'
import { makeHttpServer } from '#start/http-server.ts'
import { addMetrics } from '#start/metrics.ts'
import { runJobs } from './jobs.ts'

const api = await testApi()
const { db, applicationUrl: url, pool, tokenFor } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const me = callers.customer
const token = await tokenFor(me)
const [plain = ''] = await findProductCodes('BKK01')
const sent: { to: string; text: string }[] = []
let mailDown = false
const gateways = {
  sms: { name: 'none', request: async () => ({ token: '', reference: '' }), verify: async () => false },
  sendMail: async (to: string, _subject: string, text: string) => {
    if (mailDown) throw new Error('the gateway answered 421')
    sent.push({ to, text })
  },
}
const logged: string[] = []
const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })
const start = () =>
  runJobs({
    db,
    url,
    gateways,
    storage: memoryStorage(),
    log,
    origin: () => 'http://shop',
    now: () => new Date(testDay),
  })

async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 15_000; waited += 100) {
    if (await done()) return
    await sleep(100)
  }
  throw new Error('it did not happen')
}

/** Waits until this many jobs of the order have reached the state. */
const untilIn = (state: string, order: string, count = 1, topic = 'order-placed') =>
  until(
    async () =>
      (
        await rows(
          `select 1 from jobs.job where name = $1 and data->>'orderNumber' = $2 and state::text = $3`,
          [topic, order, state],
        )
      ).length >= count,
  )
/** Makes the next retry due now. */
const dueNow = (order: string) =>
  rows(`update jobs.job set start_after = now() where name = 'order-placed' and data->>'orderNumber' = $1`, [
    order,
  ])

test('whoever orders is told once, also when the mail gateway was down at first', {
  timeout: 40_000,
}, async () => {
  mailDown = true
  const { body } = await place(token, await bodyFor(token, me, { lines: [{ P_Code: plain, qty1: 40 }] }))
  const jobs = await start()
  await untilIn('retry', body.orderNumber)
  expect(sent).toEqual([])
  mailDown = false
  await dueNow(body.orderNumber)
  await until(() => sent.length > 0)
  expect(sent).toMatchObject([
    {
      to: 'somsri@example.com',
      text: expect.stringContaining(`http://shop/order/tracking/${body.trackingKey}`),
    },
  ])
  await jobs.stop()

  // The same job again, as after a crash between sending and its confirmation.
  await rows(`insert into outbox (sale_unit, topic, order_number) values ('BKK01', 'order-placed', $1)`, [
    body.orderNumber,
  ])
  const again = await start()
  await untilIn('completed', body.orderNumber, 2)
  await again.stop()
  expect(sent).toHaveLength(1)
})

test('a delivered order earns its points once, however often the job runs', { timeout: 40_000 }, async () => {
  const { body } = await place(token, await bodyFor(token, me, { lines: [{ P_Code: plain, qty1: 40 }] }))
  const steps = ['SO Approve', 'Invoice wait', 'Invoice Approve', 'POD'] as const
  for (const to of steps)
    await moveOrder(db, {
      saleUnit: 'BKK01',
      number: body.orderNumber,
      to,
      right: 'staff',
      by: { kind: 'staff', name: 'x' },
      why: '',
      now: new Date(testDay),
      log: api.app.log,
    })
  await rows(`insert into outbox (sale_unit, topic, order_number) values ('BKK01', 'order-completed', $1)`, [
    body.orderNumber,
  ])
  const points = async () =>
    (
      await rows<{ points: number }>(
        `select points from customers where sale_unit = 'BKK01' and code = 'C0001'`,
      )
    )[0]?.points ?? 0
  const before = await points()
  const jobs = await start()
  await until(
    async () =>
      (
        await rows(`select 1 from order_messages where order_number = $1 and topic = 'order-completed'`, [
          body.orderNumber,
        ])
      ).length > 0,
  )
  await untilIn('completed', body.orderNumber, 1, 'order-completed')
  await jobs.stop()
  expect(await points()).toBe(before + Math.floor(body.total / 100))
  expect(
    await rows(`select points from points_ledger where order_number = $1`, [body.orderNumber]),
  ).toHaveLength(1)
})

/** The metrics that the operator reads. */
async function figures(): Promise<string> {
  const app = await makeHttpServer(log, { proxies: 0, secure: false })
  const loadBuild = async () => ({ build: { routes: {} }, words: {} }) as never
  await addMetrics(app, { ready: async () => true, pool, loadBuild, token: undefined })
  const { body } = await app.inject('/metrics')
  await app.close()
  return body
}

test('a job that fails every time is given up: told loudly, counted, kept, and done when it is put in again', {
  timeout: 40_000,
}, async () => {
  mailDown = true
  const { body } = await place(token, await bodyFor(token, me, { lines: [{ P_Code: plain, qty1: 40 }] }))
  const jobs = await start()
  await untilIn('retry', body.orderNumber)
  // Makes the last retry due now.
  await rows(
    `update jobs.job set retry_count = retry_limit, start_after = now() where name = 'order-placed' and data->>'orderNumber' = $1`,
    [body.orderNumber],
  )
  await until(() => logged.some((line) => line.includes('given up')))
  const logLine = JSON.parse(logged.find((line) => line.includes('given up')) ?? '{}')
  expect(logLine).toMatchObject({
    topic: 'order-placed',
    orderNumber: body.orderNumber,
    reason: { reason: expect.stringContaining('answered 421') },
  })
  expect(await countGivenUp(pool)).toEqual(new Map([['order-placed', 1]]))
  expect(await figures()).toContain('jobs_given_up{topic="order-placed"} 1')

  mailDown = false
  sent.length = 0
  await rows(`with again as (delete from jobs.job where name = 'given-up' and data ? 'orderNumber' returning source_name, data)
    insert into outbox (sale_unit, topic, order_number) select data->>'saleUnit', source_name, data->>'orderNumber' from again`)
  await until(() => sent.length > 0)
  await jobs.stop()
  expect(await countGivenUp(pool)).toEqual(new Map())
  expect(await figures()).not.toContain('jobs_given_up{')
})
