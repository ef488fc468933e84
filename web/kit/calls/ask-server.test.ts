import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askServer } from './ask-server.ts'
import { shopperLeft } from './one-shopper.ts'

type Sent = { method?: string; body?: string; headers: Record<string, string>; signal: AbortSignal }
const sent: Sent[] = []

function answering(answer: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (_href: string, init: Sent) => {
    sent.push(init)
    return answer()
  })
}
/** A server that never answers; the request ends when it is aborted. */
function silent(): void {
  vi.stubGlobal(
    'fetch',
    (_href: string, init: Sent) =>
      new Promise((_, fail) => {
        sent.push(init)
        init.signal.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')))
      }),
  )
}
beforeEach(() => {
  sent.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['an answer', () => Response.json({ codes: [1] }), { kind: 'ok', answer: { codes: [1] } }],
  ['a code of its own', () => Response.json({ code: '1118' }), { kind: 'ok', answer: { code: '1118' } }],
  [
    'a refusal',
    () => Response.json({ code: 'a.b', message: 'no', details: [1] }, { status: 409 }),
    { kind: 'refused', code: 'a.b', message: 'no', details: [1] },
  ],
  [
    'that the shopper left',
    () => Response.json({ code: shopperLeft, message: 'gone' }),
    { kind: 'refused', code: shopperLeft, message: 'gone' },
  ],
  ['a failure', () => Response.json({ code: 'a.b' }, { status: 500 }), { kind: 'unknown' }],
  ['too many requests', () => Response.json({ code: 'a.b' }, { status: 429 }), { kind: 'unknown' }],
  ['a page of somebody else', () => new Response('<html>Sign in to the Wi-Fi</html>'), { kind: 'unknown' }],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'unknown' }],
])('of %s the result is told', async (_what, answer, result) => {
  answering(answer)
  expect(await askServer('/x')).toEqual(result)
})

test('a body is sent as JSON, and without one the address is only read', async () => {
  answering(() => Response.json({}))
  await askServer('/x', { body: { a: 1 }, shopper: 'C0001' })
  await askServer('/x')
  expect(sent[0]).toMatchObject({ method: 'POST', body: '{"a":1}' })
  expect(sent[0]?.headers).toEqual({ 'content-type': 'application/json', 'x-shopper': 'C0001' })
  expect([sent[1]?.method, sent[1]?.body, sent[1]?.headers]).toEqual([undefined, undefined, {}])
})

test('a server that stays silent, and a request that was given up, have no known result', async () => {
  silent()
  // As on phones that do not know them.
  vi.stubGlobal('AbortSignal', { ...AbortSignal, any: undefined, timeout: undefined })
  const late = askServer('/x')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await late).toEqual({ kind: 'unknown' })
  const stop = new AbortController()
  const stopped = askServer('/x', { signal: stop.signal })
  stop.abort()
  expect(await stopped).toEqual({ kind: 'unknown' })
  expect(vi.getTimerCount()).toBe(0)
})
