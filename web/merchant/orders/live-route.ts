import { setTimeout as sleep } from 'node:timers/promises'
import type { LoaderFunctionArgs } from 'react-router'
import { orderChangesContract } from '#shop/merchant-orders/merchant-order-contracts.ts'
import { visitorContext } from '#web/kit/visit/visitor.ts'

/** A browser connects again by itself; ending the stream now and then checks who asks. */
const longestMs = 5 * 60_000
const shortestMs = 1_000

/** Tells a page when orders of its centre are placed or moved; what changed, the page asks for itself. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { callAsStaff, findStaff } = context.get(visitorContext)
  const saleUnit = (await findStaff())?.user.centre
  if (!saleUnit) return new Response(null, { status: 401 })
  const until = Date.now() + longestMs
  const encoder = new TextEncoder()
  let since: string | undefined
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode('retry: 3000\n\n')),
    pull: async (controller) => {
      try {
        const begun = Date.now()
        const { cursor, placed, changed } = await callAsStaff(orderChangesContract, { saleUnit, since })
        // The first answer only says from where to listen.
        const isNews = since !== undefined && changed
        since = cursor
        const text = isNews ? `data: ${JSON.stringify({ placed })}\n\n` : ': still here\n\n'
        controller.enqueue(encoder.encode(text))
        if (Date.now() > until || request.signal.aborted) controller.close()
        else await sleep(Math.max(0, shortestMs - (Date.now() - begun)))
      } catch {
        controller.close()
      }
    },
  })
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Proxies that collect an answer before they pass it on must not.
      'x-accel-buffering': 'no',
    },
  })
}
