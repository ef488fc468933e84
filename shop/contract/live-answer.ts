import { z } from 'zod'

/** An answer that goes on: server-sent events, as bytes that all who listen share. Both carriers pass it on unread. */
export type LiveAnswer = AsyncIterable<Uint8Array>

export const liveAnswer = z.custom<LiveAnswer>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
)

export const isLive = ({ answer }: { answer: z.ZodType }): boolean => answer === liveAnswer

/** Nothing on the way may hold events back. */
export const liveHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}
