import type { Locale } from '#shop/words/locale.ts'
import { shopperHeaders, shopperLeft } from '#web/kit/visit/one-shopper.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import type { CheckoutAnswer } from './checkout-exchange-route.ts'
import type { Told } from './place-attempt.ts'

const patienceMs = 30_000

/** Asks the server; what cannot be heard is told apart from what was refused. */
export async function askCheckout<Answer>(
  locale: Locale,
  asked: object,
  signal?: AbortSignal,
): Promise<Told<Answer>> {
  try {
    const patience = AbortSignal.timeout(patienceMs)
    const response = await fetch(inLanguage(locale, paths.checkoutExchange), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...shopperHeaders() },
      body: JSON.stringify(asked),
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    })
    // Who asked too often asks again later: an order that may have arrived keeps its key.
    if (response.status >= 500 || response.status === 429) return { kind: 'unheard' }
    const answer = (await response.json()) as { code?: string; message?: string; details?: unknown }
    const { code = '', message = '', details } = answer
    if (response.ok && code !== shopperLeft) return { kind: 'heard', answer: answer as Answer }
    return { kind: 'refused', code, message, details }
  } catch {
    return { kind: 'unheard' }
  }
}

export type PlacedOrder = CheckoutAnswer<'place'>
export const findPlaced = (locale: Locale, key: string) =>
  askCheckout<CheckoutAnswer<'placed'>>(locale, { do: 'placed', key })
export const sendOrder = (locale: Locale) => (key: string, body: string) =>
  askCheckout<PlacedOrder>(locale, { ...(JSON.parse(body) as object), do: 'place', key })
