import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listenAt } from '#checks/chat/live-events.ts'
import { testChat, upTo } from '#checks/chat/test-chat.ts'
import { testSecret } from '#checks/tools/test-api.ts'
import { testNow } from '#checks/tools/test-day.ts'
import { type Server, startServer } from '../../bench/ordering/servers.ts'

const shop = await testChat()
const { rows, url, saleUnit, supervisor, manager, newCustomer, write, answer, caughtUp, later } = shop
const start = (port?: number) =>
  startServer({
    ...{ databaseUrl: url, secret: testSecret, now: testNow.toISOString(), port },
    environment: { NOTIFICATIONS: 'yes' },
  })
const servers: [Server, Server] = await Promise.all([start(), start()])
afterAll(() => Promise.all(servers.map((server) => server.stop())))
beforeEach(() => later(61))

const live = (server: Server, after: number, path: string) =>
  `${server.origin}/rest/api/${path}after=${after}&seconds=600`
const officePath = (chatId = '') =>
  `merchant/chat/live?saleUnit=${saleUnit}&${chatId && `conversationId=${chatId}&`}`
const post = (server: Server, path: string, token: string, body: object) =>
  fetch(`${server.origin}/rest/api/${path}`, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
const say = (server: Server, chatId: string, token = supervisor) =>
  post(server, 'merchant/chat/send', token, {
    ...{ saleUnit, conversationId: chatId, id: randomUUID(), text: 'ค่ะ' },
  })
const isThere = (heard: ReturnType<typeof listenAt>, last: number) =>
  expect.poll(() => heard.ids().at(-1), { timeout: 10_000, interval: 5 }).toBe(last)
/** It has caught up, and from then on only hears. */
const isHere = (heard: ReturnType<typeof listenAt>) =>
  expect.poll(() => heard.events.length, { timeout: 10_000 }).toBeGreaterThan(0)

test('for no time, a stream gives what came after a message and ends', async () => {
  const { token, chatId } = await newCustomer()
  for (const text of ['1', '2', '3']) await write(token, text)
  const { status, headers, events } = await caughtUp(token, 1)
  expect([status, headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
  expect(headers['cache-control']).toMatch(/no-store/)
  expect(events.map(({ id, name }) => [id, name])).toEqual([
    ...[
      [2, 'message'],
      [3, 'message'],
      [undefined, 'read'],
    ],
  ])
  expect(events[0]?.data).toMatchObject({ seq: 2, text: '2', by: 'customer' })
  expect((await caughtUp(token, 3)).events.map(({ name }) => name)).toEqual(['read'])
  const seen = await caughtUp(supervisor, 2, officePath(chatId).replace('merchant', 'api/merchant'))
  expect(seen.events.map(({ id, name }) => [id, name])).toEqual([
    [undefined, 'chats'],
    [3, 'message'],
    [undefined, 'read'],
  ])
})

test('what is written at one process is heard at the other within a second, by both sides', async () => {
  const { token, chatId } = await newCustomer()
  const customer = listenAt((last) => live(servers[0], last, 'chat/live?'), token)
  const staff = listenAt((last) => live(servers[1], last, officePath(chatId)), supervisor)
  const list = listenAt((last) => live(servers[0], last, officePath()), manager)
  await Promise.all([customer, staff, list].map(isHere))
  const delays: number[] = []
  for (const seq of upTo(12)) {
    const begun = performance.now()
    if (seq % 2) await post(servers[0], 'chat/send', token, { id: randomUUID(), text: 'คะ' })
    else await say(servers[1], chatId)
    await Promise.all([isThere(customer, seq), isThere(staff, seq)])
    delays.push(performance.now() - begun)
  }
  expect(Math.max(...delays)).toBeLessThan(1_000)
  expect(list.events.at(-1)).toMatchObject({ name: 'chats', data: { changed: [chatId] } })
  await post(servers[1], 'merchant/chat/typing', supervisor, { saleUnit, conversationId: chatId })
  await expect
    .poll(() => customer.events.at(-1), { timeout: 1_000 })
    .toMatchObject({ name: 'typing', data: { name: 'พิมพ์' } })
  await post(servers[1], 'chat/read', token, { upTo: 12 })
  await expect
    .poll(() => staff.events.at(-1), { timeout: 1_000 })
    .toMatchObject({ name: 'read', data: { customer: 12 } })
  expect(customer.ids()).toEqual(upTo(12))
  await Promise.all([customer.stop(), staff.stop(), list.stop()])
})

test('when a process is killed its listeners come again, and miss nothing and hear nothing twice', async () => {
  const { token, chatId } = await newCustomer()
  const [first, second] = servers
  const listeners = upTo(6).map(() =>
    listenAt((last, cuts) => live(servers[cuts % 2] as Server, last, 'chat/live?'), token),
  )
  await Promise.all(listeners.map(isHere))
  const send = async (count: number) => {
    for (let each = 0; each < count; each++) await say(second, chatId, each % 2 ? manager : supervisor)
  }
  await send(8)
  const sending = send(24)
  await first.kill()
  await sending
  await Promise.all(listeners.map((heard) => isThere(heard, 32)))
  servers[0] = await start(first.port)
  await later(61)
  const more = send(20).catch(() => {})
  const begun = performance.now()
  await second.stop()
  expect(performance.now() - begun).toBeLessThan(5_000)
  await more
  servers[1] = await start(second.port)
  await later(61)
  await say(servers[1], chatId)
  const [{ last } = { last: 0 }] = await rows<{ last: number }>(
    `select last_seq as last from chat_conversations where id = $1`,
    [chatId],
  )
  await Promise.all(listeners.map((heard) => isThere(heard, last)))
  for (const heard of listeners) {
    expect(heard.ids()).toEqual(upTo(last))
    expect(heard.cuts()).toBeGreaterThan(0)
    await heard.stop()
  }
}, 40_000)

test('what is written while the database’s news are not heard comes when they are heard again', async () => {
  const { token, chatId } = await newCustomer()
  const customer = listenAt((last) => live(servers[0], last, 'chat/live?'), token)
  await isHere(customer)
  const { rowCount } = await shop.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'sangdai notifications'`,
  )
  expect(rowCount).toBe(2)
  for (let each = 0; each < 5; each++) await answer(chatId, `${each}`)
  await isThere(customer, 5)
  expect([customer.ids(), customer.cuts()]).toEqual([upTo(5), 0])
  await customer.stop()
})

test('so many pages of one customer listen and no more; one that closes makes room', async () => {
  const { token } = await newCustomer()
  const open = async () => {
    const closing = new AbortController()
    const response = await fetch(live(servers[0], 0, 'chat/live?'), {
      headers: { authorization: `Bearer ${token}` },
      signal: closing.signal,
    })
    return { status: response.status, close: () => closing.abort() }
  }
  const pages = await Promise.all(upTo(8).map(open))
  expect(pages.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect((await open()).status).toBe(429)
  pages[0]?.close()
  await expect.poll(async () => (await open()).status, { timeout: 5_000 }).toBe(200)
  for (const { close } of pages) close()
})
