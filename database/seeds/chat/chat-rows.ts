import { addDays, atMinute } from '#database/seeds/calendar.ts'
import { damagedSize } from '#database/seeds/delivery-reports/damaged-goods.ts'
import type { Trade } from '#database/seeds/demo/demo-network.ts'
import type { Row } from '#database/seeds/insert-rows.ts'
import { openingHours } from '#database/seeds/people/centre-rows.ts'
import { staffNames } from '#database/seeds/people/more-people.ts'
import { makeRandom } from '#database/seeds/random.ts'
import { answerHours } from '#shop/chat/answer-hours.ts'
import { closedAnswer } from '#shop/chat/closed-answer.ts'
import { type ChatStory, cannedAnswers, chatStories, customer, shop } from './chat-stories.ts'

export type Chatting = Pick<Trade, 'centre' | 'products' | 'orders'>
type Message = Row & { id: string; picture: string | null }
type SeedChat = { conversation: Row; messages: Message[] }

export function demoChats(trade: Chatting, today: string): SeedChat[] {
  return (chatStories[trade.centre.saleUnit] ?? []).map((story) => chatOf(story, trade, today))
}

export function cannedRows(saleUnit: string): Row[] {
  const random = makeRandom(`canned answers ${saleUnit}`)
  return cannedAnswers.map(([title, text]) => ({ sale_unit: saleUnit, id: random.uuid(), title, text }))
}

function chatOf(story: ChatStory, trade: Chatting, today: string): SeedChat {
  const { saleUnit } = trade.centre
  const day = (ago: number, minute: number) => atMinute(addDays(today, -ago), minute)
  const line = typeof story.of === 'string' ? null : story.of.line
  const random = makeRandom(`chat ${saleUnit} ${line ?? story.of}`)
  const id = random.uuid()
  const productOf = (word: string) => trade.products.find(({ item }) => item.th.includes(word))?.item.code
  const orderBefore = (at: string) =>
    trade.orders.findLast(
      ({ customer, status, events }) =>
        customer.code === story.of && status === 'POD' && (events.at(-1)?.at ?? at) < at,
    )?.number
  const messages = story.said.map(([by, ago, minute, text, more = {}], at): Message => {
    const [message, written, isStaff] = [random.uuid(), day(ago, minute), by !== customer && by !== shop]
    return {
      ...{ sale_unit: saleUnit, conversation_id: id, seq: at + 1, id: message, at: written },
      ...{ author: isStaff ? 'staff' : by, username: isStaff ? by : null },
      name: isStaff ? staffNames.get(by) : '',
      text: by === shop ? automatic(written) : text,
      is_note: more.isNote ?? false,
      product_code: more.product ? productOf(more.product) : null,
      order_number: more.order ? orderBefore(written) : null,
      picture: more.picture ? `chat-pictures/demo-${message}.webp` : null,
      picture_width: more.picture ? damagedSize.width : null,
      picture_height: more.picture ? damagedSize.height : null,
    }
  })
  return { conversation: { ...conversationOf(story, messages, day), sale_unit: saleUnit, id }, messages }
}

function automatic(at: string): string | undefined {
  const now = new Date(at)
  return closedAnswer(answerHours(openingHours, now), null, { now, locale: 'th' })
}

/** What the messages left in their conversation. */
function conversationOf(
  { of, unread = 0, assignedTo, doneAgo }: ChatStory,
  messages: readonly Message[],
  day: (ago: number, minute: number) => string,
): Row {
  const line = typeof of === 'string' ? null : of.line
  const answered = messages.findLastIndex(({ author, is_note }) => author === 'staff' && !is_note)
  const waits = messages.slice(answered + 1).find(({ author }) => author === 'customer')
  const shown = messages.findLast(({ author, is_note }) => author !== 'shop' && !is_note)
  return {
    customer_code: line === null ? of : null,
    line_user_id: line === null ? null : `U${makeRandom(line).uuid().replaceAll('-', '')}`,
    line_name: line ?? '',
    made_at: messages[0]?.at,
    last_seq: messages.length,
    last_at: shown?.at,
    last_by: shown?.author,
    last_text: shown?.text,
    read_by_customer: messages.length - unread,
    read_by_staff: messages.findLastIndex(({ author }) => author === 'staff') + 1,
    waiting_since: doneAgo === undefined ? (waits?.at ?? null) : null,
    assigned_to: assignedTo ?? messages[answered]?.username ?? null,
    done_at: doneAgo === undefined ? null : day(doneAgo, 600),
  }
}
