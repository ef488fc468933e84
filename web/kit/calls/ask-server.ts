import type { Locale } from '#shop/words/locale.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { shopperHeader, shopperHeaders, shopperLeft } from './one-shopper.ts'

/** `unknown`: no response came, or none that says what became of the request; it may be sent again. */
export type Result<Answer> =
  | { kind: 'ok'; answer: Answer }
  | { kind: 'refused'; code: string; message: string; details?: unknown }
  | { kind: 'unknown' }

type Options = {
  /** Sent as JSON by POST; without it the address is read by GET. */
  body?: unknown
  /** Whom the request is for, by `shopperMark`, where that may no longer be the page's own visitor. */
  shopper?: string | undefined
  signal?: AbortSignal | undefined
}

const timeoutMs = 20_000

/** The one way from a page's script to our server. */
export async function askServer<Answer>(
  href: string,
  { body, shopper, signal }: Options = {},
): Promise<Result<Answer>> {
  // By hand, since phones of 2023 know neither AbortSignal.any nor AbortSignal.timeout.
  const stop = new AbortController()
  const abort = () => stop.abort()
  const timer = setTimeout(abort, timeoutMs)
  signal?.addEventListener('abort', abort)
  try {
    const response = await fetch(href, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(shopper ? { [shopperHeader]: shopper } : shopperHeaders()),
      },
      signal: stop.signal,
    })
    // A server that fails or is too busy may still have carried the request out: the caller asks again.
    if (response.status >= 500 || response.status === 429) return { kind: 'unknown' }
    const answer = await response.json()
    const { code = '', message = '', details } = answer
    if (response.ok && code !== shopperLeft) return { kind: 'ok', answer }
    return { kind: 'refused', code, message, details }
  } catch {
    return { kind: 'unknown' }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

export type PageCalls = Record<string, { answer: (request: never, visitor: never) => Promise<unknown> }>
type RequestOf<Calls extends PageCalls, Name extends keyof Calls> = Parameters<Calls[Name]['answer']>[0]
export type ResultOf<Calls extends PageCalls, Name extends keyof Calls> = Result<
  Awaited<ReturnType<Calls[Name]['answer']>>
>

/** Makes the calls of one business's table, as `web/start/exchange/exchange.ts` answers them. */
export const callsOf =
  <Calls extends PageCalls>() =>
  <Name extends keyof Calls & string>(
    locale: Locale,
    call: Name,
    body: RequestOf<Calls, Name>,
    options: Omit<Options, 'body'> = {},
  ): Promise<ResultOf<Calls, Name>> =>
    askServer(inLanguage(locale, paths.exchange({ call })), { ...options, body })
