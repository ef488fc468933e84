import type { Handler } from '#api/kit/calls/perform.ts'
import type { orderDeliveryContract } from '#shop/deliveries/tracking-contracts.ts'
import { isCancelled } from '#shop/orders/order-status.ts'
import { awaitRunNews, type SeenRun } from './await-run-news.ts'
import { findDelivery } from './find-delivery.ts'
import { loadFollowed } from './find-followed.ts'
import { findRunMark } from './run-marks.ts'

/** Shorter than a call over HTTP may take. */
const patienceMs = 10_000

/** Without a run there is nothing to wait for: it answers at once, and the page asks again in its own time. */
export const orderDelivery: Handler<typeof orderDeliveryContract> = async (request, context) => {
  const { db, notifications } = context
  const { order, follower } = await loadFollowed(request, context)
  const { saleUnit, runId, status } = order
  if (!runId || isCancelled(status)) return { cursor: '', changed: true, status, delivery: null }
  const seen = readCursor(request.since, runId)
  const news = seen && (await awaitRunNews({ db, notifications, saleUnit, runId, waitMs: patienceMs }, seen))
  if (news && !news.changed) return { cursor: cursorOf(news, runId), changed: false, status, delivery: null }
  // From where to listen is noted first: what happens while this is read is news again.
  const { cursor } = news ?? (await notifications.since(saleUnit, undefined, 0))
  const mark = await findRunMark(db, saleUnit, runId)
  const now = news ? await loadFollowed(request, context) : { order, follower }
  return {
    cursor: cursorOf({ mark, cursor }, runId),
    changed: true,
    status: now.order.status,
    delivery: await findDelivery(context, { ...now.order, runId }, follower),
  }
}

const markLength = 12
/** Enough of the run's id to tell that the order was put into another one. */
const idOf = (runId: string) => runId.slice(0, 8)

const cursorOf = ({ mark, cursor }: SeenRun, runId: string) => `${mark}${idOf(runId)}${cursor}`

function readCursor(text: string | undefined, runId: string): SeenRun | undefined {
  if (!text || text.length <= markLength || !text.startsWith(idOf(runId), markLength)) return undefined
  const [mark, cursor] = [text.slice(0, markLength), text.slice(markLength + idOf(runId).length)]
  // Where nothing is heard there is no cursor, and nothing to wait for.
  return cursor ? { mark, cursor } : undefined
}
