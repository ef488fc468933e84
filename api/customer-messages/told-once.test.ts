import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { type Behaviour, messageWorld } from '#checks/messages/message-world.ts'
import { callers, testApi } from '#checks/tools/test-api.ts'
import { testDay, testOrdering } from '#checks/tools/test-ordering.ts'
import type { MessageKind } from '#shop/customer-messages/message-kinds.ts'
import { addMessage, claimMessage, noteBegun } from './message-rows.ts'
import { sendDue } from './send-due.ts'
import { tellCustomer } from './tell-customer.ts'

const api = await testApi()
const { db, tokenFor } = api
const { rows, findProductCodes, bodyFor, place } = testOrdering(api)
const me = callers.customer
const token = await tokenFor(me)
const [product = ''] = await findProductCodes('BKK01')
const account = (
  await rows<{ id: string }>(
    `select account_id as id from customers where sale_unit = 'BKK01' and code = 'C0001'`,
  )
)[0]?.id
const line = `U${'1'.repeat(32)}`
const orders: string[] = []
for (let each = 0; each < 3; each++)
  orders.push(
    (await place(token, await bodyFor(token, me, { lines: [{ P_Code: product, qty1: 40 }] }))).body
      .orderNumber,
  )
// Ordered by staff for the customer: no answer that somebody waits for.
await rows(`update orders set placed_by_kind = 'staff' where number = any($1)`, [orders])

const hour = fc.integer({ min: 0, max: 23 })
const kinds = [
  'order-placed',
  'order-cancelled',
  'order-to-refund',
  'payment-overdue',
  'order-completed',
] as const
const declinable: MessageKind[] = ['order-placed', 'order-completed']
const behaviour = fc.constantFrom<Behaviour>('ok', 'ok', 'ok', 'down', 'busy', 'refuses', 'blocked')
const worlds = fc.record({
  quiet: fc.record({ isOn: fc.boolean(), from: hour, to: hour }),
  service: fc.boolean(),
  isActive: fc.constantFrom(true, true, true, false),
  declined: fc.subarray(declinable),
  off: fc.subarray([...kinds]),
  byPhone: fc.boolean(),
  isLinked: fc.boolean(),
  startsAt: fc.integer({ min: 0, max: 47 }),
  events: fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      order: fc.integer({ min: 0, max: 2 }),
      /** Minutes after the event before. */
      after: fc.integer({ min: 0, max: 400 }),
      repeats: fc.integer({ min: 1, max: 3 }),
      /** Its first sender dies: right after it took the message, or with a mail under way. */
      dies: fc.constantFrom('no', 'no', 'taken', 'mailing'),
      channels: fc.tuple(behaviour, behaviour, behaviour, behaviour),
    }),
    { minLength: 1, maxLength: 8 },
  ),
})

type Given = typeof worlds extends fc.Arbitrary<infer Value> ? Value : never

const put = (key: string, value: string) =>
  rows(
    `insert into settings (sale_unit, key, value, changed_by) values ('BKK01', $1, $2, 'test') on conflict (sale_unit, key) do update set value = excluded.value`,
    [key, value],
  )

async function prepare(given: Given) {
  for (const table of ['customer_messages', 'message_templates', 'message_choices', 'order_messages'])
    await rows(`delete from ${table} where sale_unit = 'BKK01'`)
  await rows(`delete from consents where account_id = $1`, [account])
  await rows(`delete from linked_identities where account_id = $1`, [account])
  await rows(
    `insert into consents (account_id, purpose, version, given, channel) values ($1, 'service', '1', $2, 'web')`,
    [account, given.service],
  )
  await rows(`update accounts set active = $2 where id = $1`, [account, given.isActive])
  await rows(
    `insert into message_choices (sale_unit, customer_code, declined, changed_at) values ('BKK01', 'C0001', $1, now())`,
    [given.declined],
  )
  for (const kind of given.off)
    await rows(
      `insert into message_templates (sale_unit, kind, is_on, changed_at, changed_by) values ('BKK01', $1, false, now(), 'x')`,
      [kind],
    )
  if (given.isLinked)
    await rows(
      `insert into linked_identities (account_id, provider, subject, name) values ($1, 'line', $2, 'x')`,
      [account, line],
    )
  await put('MESSAGE_QUIET_HOURS', given.quiet.isOn ? 'Y' : 'N')
  await put('MESSAGE_QUIET_FROM', String(given.quiet.from))
  await put('MESSAGE_QUIET_TO', String(given.quiet.to))
  await put('LINE_NOTIFICATION_MESSAGES', given.byPhone ? 'Y' : 'N')
}

/** Told by counting hours, otherwise than the rule does. */
function isQuiet({ isOn, from, to }: { isOn: boolean; from: number; to: number }, at: Date): boolean {
  const there = new Date(at.getTime() + 7 * 3_600_000).getUTCHours()
  for (let each = from; isOn && each !== to; each = (each + 1) % 24) if (each === there) return true
  return false
}

test('whatever the settings, the failures and the deaths: nothing at night or against a wish, nothing twice, nothing lost', {
  timeout: 240_000,
}, async () => {
  const figures = { sent: 0, notSent: 0, unconfirmed: 0 }
  await fc.assert(
    fc.asyncProperty(worlds, async (given) => {
      await prepare(given)
      let now = new Date(new Date(testDay).getTime() + given.startsAt * 3_600_000)
      const world = messageWorld(() => now)
      const log = pino({ level: 'silent' })
      const parts = { db, gateways: world.gateways, now: () => now, origin: () => 'https://shop', log }
      const later = (minutes: number) => {
        now = new Date(now.getTime() + minutes * 60_000)
      }
      const wanted = new Set<string>()
      for (const { kind, order, after, repeats, dies, channels } of given.events) {
        later(after)
        await sendDue(parts)
        const subject = orders[order] ?? ''
        const key = { saleUnit: 'BKK01', customerCode: 'C0001', kind, subject, event: '' }
        const [byLine, byNumber, byMail, bySms] = channels
        const does = { line: byLine, pnp: byNumber, mail: byMail, sms: bySms }
        world.behave((channel) => does[channel])
        if (dies !== 'no' && !wanted.has(`${kind} ${subject}`)) {
          const id = await addMessage(db, key, now)
          const taken = await claimMessage(db, { saleUnit: 'BKK01', id }, { now, isRetry: false })
          if (taken && dies === 'mailing')
            await noteBegun(db, { saleUnit: 'BKK01', id, claimedAt: now }, 'mail')
        }
        wanted.add(`${kind} ${subject}`)
        await Promise.all(
          Array.from({ length: repeats }, () => tellCustomer(parts, key).catch(() => undefined)),
        )
      }
      // The days go by, with everything working again.
      world.behave(() => 'ok')
      for (let hours = 0; hours < 30; hours++) {
        later(61)
        await Promise.all([sendDue(parts), sendDue(parts)])
      }

      const stored = await rows<{
        id: string
        kind: MessageKind
        subject: string
        state: string
        reason: string
      }>(`select id, kind, subject, state, reason from customer_messages where sale_unit = 'BKK01'`)
      expect(stored.map(({ kind, subject }) => `${kind} ${subject}`).toSorted()).toEqual(
        [...wanted].toSorted(),
      )
      for (const { kind, state, reason } of stored) {
        expect(['sent', 'not sent']).toContain(state)
        if (state === 'not sent')
          expect(['closed account', 'no consent', 'declined', 'switched off']).toContain(reason)
        const isUnwanted =
          !given.service ||
          !given.isActive ||
          given.off.includes(kind as never) ||
          (declinable.includes(kind) && given.declined.includes(kind))
        if (reason !== 'unconfirmed') expect(state).toBe(isUnwanted ? 'not sent' : 'sent')
        figures[reason === 'unconfirmed' ? 'unconfirmed' : state === 'sent' ? 'sent' : 'notSent']++
      }
      expect(world.arrived.length).toBe(
        stored.filter(({ state, reason }) => state === 'sent' && reason !== 'unconfirmed').length,
      )
      for (const { at } of world.arrived) expect(isQuiet(given.quiet, at)).toBe(false)
    }),
    { numRuns: 60 },
  )
  expect(Math.min(figures.sent, figures.notSent, figures.unconfirmed)).toBeGreaterThan(10)
})

test('what is told twice by two jobs of one event is one message with one key', async () => {
  const key = {
    saleUnit: 'BKK01',
    customerCode: 'C0001',
    kind: 'order-short',
    subject: 'SOX',
    event: randomUUID(),
  } as const
  const ids = await Promise.all(Array.from({ length: 10 }, () => addMessage(db, key, new Date(testDay))))
  expect(new Set(ids).size).toBe(1)
})
