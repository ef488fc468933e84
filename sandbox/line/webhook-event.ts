import { lineMessageId, quoteToken, replyToken, webhookEventId } from './line-ids.ts'

/** What somebody does on the phone. */
export type PhoneAct =
  | { type: 'text'; text: string }
  | { type: 'sticker' | 'image' | 'location' | 'unfollow' }
  | { type: 'follow'; isUnblocked: boolean }
  | { type: 'postback'; data: string; display: string }
  | { type: 'accountLink'; nonce: string; result: 'ok' | 'failed' }

type LineMessage = { id: string; type: string; [property: string]: unknown }
export type WebhookEvent = {
  type: 'message' | 'follow' | 'unfollow' | 'postback' | 'accountLink' | 'delivery'
  mode: 'active'
  timestamp: number
  webhookEventId: string
  deliveryContext: { isRedelivery: boolean }
  source: { type: 'user'; userId: string }
  replyToken?: string
  message?: LineMessage
  postback?: { data: string }
  follow?: { isUnblocked: boolean }
  delivery?: { data: string }
  link?: { result: 'ok' | 'failed'; nonce: string }
}

/** The place that the phone sends: Hua Lamphong station. */
export const phonePlace = {
  title: 'สถานีหัวลำโพง',
  address: 'ถนนพระรามที่ 4 แขวงรองเมือง เขตปทุมวัน กรุงเทพฯ 10330',
  latitude: 13.7374,
  longitude: 100.5168,
}

export function webhookEvent(act: PhoneAct, userId: string, at: Date): WebhookEvent {
  return {
    ...whatHappened(act),
    ...envelope(userId, at),
    ...(act.type === 'unfollow' ? {} : { replyToken: replyToken() }),
  }
}

/** A message by telephone number arrived; it is named by the tag it was sent with. */
export const deliveryEvent = (tag: string, userId: string, at: Date): WebhookEvent => ({
  ...envelope(userId, at),
  type: 'delivery',
  delivery: { data: tag },
})

const envelope = (userId: string, at: Date) => ({
  ...{ mode: 'active' as const, timestamp: at.getTime(), webhookEventId: webhookEventId(at) },
  deliveryContext: { isRedelivery: false },
  source: { type: 'user' as const, userId },
})

function whatHappened(
  act: PhoneAct,
): Pick<WebhookEvent, 'type' | 'message' | 'postback' | 'follow' | 'link'> {
  const message = (content: Record<string, unknown>) => ({
    type: 'message' as const,
    message: { id: lineMessageId(), type: act.type, ...content },
  })
  switch (act.type) {
    case 'text':
      return message({ text: act.text, quoteToken: quoteToken() })
    case 'sticker':
      return message({ packageId: '446', stickerId: '1988', keywords: ['Hello', 'สวัสดี'] })
    case 'image':
      return message({ contentProvider: { type: 'line' }, quoteToken: quoteToken() })
    case 'location':
      return message(phonePlace)
    case 'postback':
      return { type: 'postback', postback: { data: act.data } }
    case 'accountLink':
      return { type: 'accountLink', link: { result: act.result, nonce: act.nonce } }
    case 'follow':
      return { type: 'follow', follow: { isUnblocked: act.isUnblocked } }
    default:
      return { type: 'unfollow' }
  }
}
