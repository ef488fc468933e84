import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const userId = z.string().regex(/^U[0-9a-f]{32}$/)
const messageId = z.string().regex(/^\d{1,30}$/)
const message = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('sticker'), keywords: z.array(z.string()).optional() }),
  z.object({ type: z.literal('image'), id: messageId }),
  z.object({
    type: z.literal('location'),
    title: z.string().optional(),
    address: z.string().optional(),
    latitude: z.number(),
    longitude: z.number(),
  }),
  z.object({ type: z.string() }).transform(() => ({ type: 'other' as const })),
])
const event = z
  .looseObject({
    type: z.string(),
    // LINE calls it a ULID; it only has to be the same when the event comes again.
    webhookEventId: z
      .string()
      .min(1)
      .max(60)
      .regex(/^[^\0]*$/),
    timestamp: z.int().min(0).max(8_000_000_000_000),
    source: z.object({ type: z.literal('user'), userId }),
    message: message.optional(),
    // What is not as LINE writes it is as if it were not there.
    replyToken: z
      .string()
      .regex(/^[\w-]{1,200}$/)
      .optional()
      .catch(undefined),
    postback: z
      .object({ data: z.string().max(300) })
      .optional()
      .catch(undefined),
    delivery: z
      .object({ data: z.string().max(120) })
      .optional()
      .catch(undefined),
    link: z
      .object({ result: z.enum(['ok', 'failed']), nonce: z.string().min(10).max(255) })
      .optional()
      .catch(undefined),
  })
  .transform(
    ({
      type,
      webhookEventId: id,
      timestamp,
      source,
      message: said,
      replyToken,
      postback,
      delivery,
      link,
    }) => ({
      ...{ type, id, at: new Date(timestamp), userId: source.userId },
      message: said,
      ...(replyToken && { replyToken }),
      ...(postback && { postback: postback.data }),
      ...(delivery && { deliveryTag: delivery.data }),
      ...(link && { link }),
    }),
  )
export type LineEvent = z.output<typeof event>

const body = z.object({ destination: z.string(), events: z.array(z.unknown()) })

/** LINE signs the raw bytes of a webhook with the channel's secret. */
const signatureOf = (secret: string, raw: Uint8Array) => createHmac('sha256', secret).update(raw).digest()

/**
 * The events of a genuine webhook that are about one person; undefined when LINE did not sign it. Events of kinds
 * that are not known, or of groups, are left out.
 */
export function readWebhook(
  secret: string,
  raw: Uint8Array,
  signature: string | undefined,
): LineEvent[] | undefined {
  const [right, given] = [signatureOf(secret, raw), Buffer.from(signature ?? '', 'base64')]
  // Base64 that is written otherwise decodes to the same bytes, but LINE writes it in one way.
  if (given.length !== right.length || !timingSafeEqual(right, given)) return undefined
  if (given.toString('base64') !== signature) return undefined
  const parsed = body.safeParse(parseJson(raw))
  if (!parsed.success) return undefined
  return parsed.data.events.flatMap((each) => {
    const found = event.safeParse(each)
    return found.success ? [found.data] : []
  })
}

function parseJson(raw: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw))
  } catch {
    return undefined
  }
}
