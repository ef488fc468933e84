import type { Locale } from '#shop/words/locale.ts'
import type { CheckoutAnswer } from './checkout-exchange-route.ts'
import type { Told } from './place-attempt.ts'

const patienceMs = 30_000

/** Asks the server; what cannot be heard is told apart from what was refused. */
export async function askCheckout<Answer>(locale: Locale, asked: object, signal?: AbortSignal): Promise<Told<Answer>> {
  try {
    const patience = AbortSignal.timeout(patienceMs)
    const response = await fetch(locale === 'en' ? '/en/checkout/exchange' : '/checkout/exchange', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    })
    if (response.status >= 500) return { kind: 'unheard' }
    const answer: unknown = await response.json()
    if (response.ok) return { kind: 'heard', answer: answer as Answer }
    const { code = '', message = '', details } = answer as { code?: string; message?: string; details?: unknown }
    return { kind: 'refused', code, message, details }
  } catch {
    return { kind: 'unheard' }
  }
}

export type PlacedOrder = CheckoutAnswer<'place'>
export const sendOrder = (locale: Locale) => (key: string, body: string) =>
  askCheckout<PlacedOrder>(locale, { ...(JSON.parse(body) as object), do: 'place', key })
