import { ProviderAway } from '#api/gateways/payment-provider.ts'
import { maskCards } from '#shop/payments/mask-cards.ts'
import { parseDigits } from './digits-json.ts'

export const usualTimeLimit = 10_000

type Question = {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  timeLimit: number
}

/** `body` has every number as its digits; `raw` is the text as it came. */
export type ProviderAnswer = { status: number; body: unknown; raw: string }

/** One call with a time limit. Whatever leaves the truth open is ProviderAway: no answer, 5xx, or no JSON. */
export async function callProvider({ url, timeLimit, body, ...call }: Question): Promise<ProviderAnswer> {
  const { status, raw: said } = await send(url, {
    ...call,
    ...(body === undefined ? {} : { body }),
    // Our keys must not follow a redirect to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimit),
  })
  const raw = maskCards(withoutKeys(said, call.headers))
  if (status >= 500 || status === 429 || status === 408) throw new ProviderAway(`it answered ${status}`)
  const answer = parseDigits(raw)
  if (typeof answer !== 'object' || answer === null)
    throw new ProviderAway(`it answered ${status} without JSON`)
  return { status, body: answer, raw }
}

/** A gateway that repeats our key in its answer must not bring it into a table or a log. */
function withoutKeys(said: string, headers: Question['headers']): string {
  const keys = Object.entries(headers)
    .filter(([name]) => name !== 'content-type')
    .flatMap(([, value]) => value.split(' '))
    .filter((value) => value.length >= 8)
  return keys.reduce((text, key) => text.replaceAll(key, '…'), said)
}

async function send(url: string, call: RequestInit): Promise<{ status: number; raw: string }> {
  try {
    const answer = await fetch(url, call)
    return { status: answer.status, raw: await answer.text() }
  } catch (error) {
    throw new ProviderAway('it did not answer', { cause: error })
  }
}
