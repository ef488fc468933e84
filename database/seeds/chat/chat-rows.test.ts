import { expect, test } from 'vitest'
import { makeDemoNetwork } from '#database/seeds/demo/demo-network.ts'
import { demoChats } from './chat-rows.ts'

const today = '2026-11-16'
const chats = () => makeDemoNetwork(today).trades.flatMap((trade) => demoChats(trade, today))

test('the same day makes the same chats, and none of them lies ahead', () => {
  expect(chats()).toEqual(chats())
  for (const { messages } of chats())
    for (const [at, message] of messages.entries()) {
      expect(message.seq).toBe(at + 1)
      expect(String(message.at) >= String(messages[at - 1]?.at ?? '')).toBe(true)
      expect(String(message.at) < `${today}T00:31`).toBe(true)
    }
})

test('Bangkok shows every kind of chat', () => {
  const rows = chats().filter(({ conversation }) => conversation.sale_unit === 'BKK01')
  const those = (is: (row: Record<string, unknown>) => boolean) =>
    rows.filter(({ conversation }) => is(conversation)).length
  const messages = rows.flatMap(({ messages }) => messages)
  expect(rows).toHaveLength(8)
  expect(those((row) => row.waiting_since !== null)).toBe(3)
  expect(those((row) => row.done_at !== null)).toBe(1)
  expect(those((row) => row.line_user_id !== null && row.customer_code === null)).toBe(1)
  for (const part of ['product_code', 'order_number', 'picture'] as const)
    expect(messages.some((message) => message[part])).toBe(true)
  expect(messages.filter(({ is_note }) => is_note)).toHaveLength(2)
})
