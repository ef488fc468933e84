import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sandboxAddresses, sandboxClients } from '../addresses.ts'
import { openSandbox, post, readJson } from '../test-sandbox.ts'

const to = `U${'0'.repeat(31)}7`
const hello = { type: 'text', text: 'จัดส่งแล้ว' }
const bearer = { authorization: `Bearer ${sandboxClients.lineMessaging.channelToken}` }
const day = 24 * 3_600_000

async function openLine() {
  const world = await openSandbox()
  const url = `${sandboxAddresses(world.origin).line.api}/v2/bot/message/push`
  const push = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
    post(url, body, { ...bearer, ...headers })
  return { ...world, push }
}

test('a push lands in the inbox of its receiver and is answered with one id per message', async () => {
  const { push, inbox } = await openLine()
  const flex = { type: 'flex', altText: 'ออเดอร์ SO1 จัดส่งแล้ว', contents: { type: 'bubble' } }
  const answer = await push({ to, messages: [hello, flex] })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-line-request-id')).toBeTruthy()
  expect(await readJson(answer)).toEqual({
    sentMessages: [{ id: expect.stringMatching(/^\d{18}$/) }, { id: expect.any(String) }],
  })
  expect(inbox.list(to).map(({ text }) => text)).toEqual(['ออเดอร์ SO1 จัดส่งแล้ว', 'จัดส่งแล้ว'])
})

test('a retry key accepted within a day is answered 409 with the first answer and sends nothing', async () => {
  const { push, inbox, wait } = await openLine()
  const key = { 'x-line-retry-key': randomUUID() }
  const first = await push({ to, messages: [hello] }, key)
  const again = await push({ to, messages: [hello] }, key)
  expect(again.status).toBe(409)
  expect(again.headers.get('x-line-accepted-request-id')).toBe(first.headers.get('x-line-request-id'))
  expect(await readJson(again)).toEqual({
    message: 'The retry key is already accepted',
    ...(await readJson(first)),
  })
  expect(inbox.list(to)).toHaveLength(1)
  wait(day)
  expect((await push({ to, messages: [hello] }, key)).status).toBe(200)
})

test('a retry key of a push that failed may be used again', async () => {
  const { push, origin } = await openLine()
  const key = { 'x-line-retry-key': randomUUID() }
  await post(`${origin}/sandbox/switches`, { lineDown: 'once' })
  expect((await push({ to, messages: [hello] }, key)).status).toBe(500)
  expect((await push({ to, messages: [] }, key)).status).toBe(400)
  expect((await push({ to, messages: [hello] }, key)).status).toBe(200)
})

test.each([
  ['no messages', { to, messages: [] }, 'messages'],
  ['six messages', { to, messages: Array(6).fill(hello) }, 'messages'],
  ['an empty text', { to, messages: [{ type: 'text', text: '' }] }, 'messages[0].text'],
  ['a receiver that is no LINE id', { to: '0812345678', messages: [hello] }, 'to'],
])('%s is refused by name of the property', async (_what, body, property) => {
  const { push, inbox } = await openLine()
  const answer = await push(body)
  expect(answer.status).toBe(400)
  expect(await readJson(answer)).toMatchObject({
    message: 'The request body has 1 error(s)',
    details: [{ property }],
  })
  expect(inbox.list()).toEqual([])
})

test('without the channel token nothing is sent', async () => {
  const { push } = await openLine()
  expect((await push({ to, messages: [hello] }, { authorization: 'Bearer guess' })).status).toBe(401)
})
