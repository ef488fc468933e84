import type { Locale } from '#shop/words/locale.ts'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import type { WishlistCalls } from './wishlist-calls.ts'

const ask = callsOf<WishlistCalls>()
const mostAtOnce = 60

/** Sends changes and gets the whole list, and which changes are in it; nothing when they must be sent again. */
export async function syncWishlist(locale: Locale, changes: Readonly<Record<string, boolean>>) {
  const sent = Object.entries(changes).slice(0, mostAtOnce)
  const codes = (wanted: boolean) => sent.flatMap(([code, added]) => (added === wanted ? [code] : []))
  const result = await ask(locale, 'syncWishlist', { add: codes(true), remove: codes(false) })
  return result.kind === 'ok' ? { codes: result.answer.codes, sent: Object.fromEntries(sent) } : undefined
}
