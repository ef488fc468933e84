import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { orderDeliveryContract } from '#shop/deliveries/tracking-contracts.ts'
import { isCancelled } from '#shop/orders/order-status.ts'
import type { Result } from '#web/kit/calls/ask-server.ts'

export type DeliveryNews = AnswerOf<typeof orderDeliveryContract>
export type AskDelivery = (since: string | undefined, signal: AbortSignal) => Promise<Result<DeliveryNews>>

const second = 1_000
const pauses = { news: second, waited: 200, atOnce: 10 * second, noRun: 30 * second }
/** An answer without news within this time did not wait at all. */
const waitedMs = 5 * second
/** A window is counted anew even when nothing happens: a late rider is late. */
const windowMs = 120 * second
const longestBackoff = 60 * second
/** Pictures come after the figures, perhaps from a dead spot. */
const picturesMs = 15 * 60 * second

/** Whether something may still happen to an order that is looked at. */
export function isFollowed(
  { status, delivery }: Pick<DeliveryNews, 'status' | 'delivery'>,
  now: number,
): boolean {
  if (isCancelled(status)) return false
  if (status !== 'POD') return status === 'Invoice wait' || status === 'Invoice Approve'
  const { doneAt, proofs = [] } = delivery ?? {}
  return Boolean(doneAt) && proofs.length === 0 && now - Date.parse(doneAt ?? '') < picturesMs
}

type Follow = {
  ask: AskDelivery
  cursor: string | undefined
  onNews: (news: DeliveryNews) => void
  signal: AbortSignal
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Asks for news of a delivery until there can be none, one question at a time; what fails is asked again ever later. */
export async function followDelivery({ ask, cursor, onNews, signal, sleep = rest }: Follow): Promise<void> {
  let [since, failures, countedAt] = [cursor || undefined, 0, Date.now()]
  while (!signal.aborted) {
    const begun = Date.now()
    const result = await ask(begun - countedAt > windowMs ? undefined : since, signal)
    if (signal.aborted || result.kind === 'refused') return
    if (result.kind === 'unknown') {
      await sleep(Math.min(longestBackoff, 2 * second * 2 ** failures++), signal)
      continue
    }
    const news = result.answer
    failures = 0
    since = news.cursor || undefined
    if (news.changed) {
      countedAt = Date.now()
      onNews(news)
      if (!isFollowed(news, Date.now())) return
    }
    await sleep(pauseAfter(news, Date.now() - begun), signal)
  }
}

function pauseAfter({ cursor, changed }: DeliveryNews, tookMs: number): number {
  if (!cursor) return pauses.noRun
  if (changed) return pauses.news
  return tookMs < waitedMs ? pauses.atOnce : pauses.waited
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
}
