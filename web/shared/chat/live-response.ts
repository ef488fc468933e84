import { type LiveAnswer, liveHeaders } from '#shop/contract/live-answer.ts'
import { CallProblem } from '#web/kit/calls/call.ts'

/** A stream as the browser's EventSource reads it; a refusal has a status of its own, which ends the listening. */
export async function liveResponse(open: () => Promise<LiveAnswer>): Promise<Response> {
  try {
    return new Response(streamOf(await open()), { headers: liveHeaders })
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    return new Response(error.said, {
      status: error.status,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  }
}

function streamOf(answer: LiveAnswer): ReadableStream<Uint8Array> {
  const events = answer[Symbol.asyncIterator]()
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await events.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => void (await events.return?.()),
    },
    { highWaterMark: 0 },
  )
}

/** The last event that was heard: said by the browser when it comes again by itself, else by the page. */
export function heardUpTo(request: Request): number {
  const heard = request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('after')
  const number = Number(heard)
  return Number.isSafeInteger(number) && number >= 0 && number <= 2_000_000 ? number : 0
}
