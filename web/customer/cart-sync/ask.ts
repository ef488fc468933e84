import type { Locale } from '#shop/words/locale.ts'
import { loadSender } from './load-sender.ts'

/** Asks the server something about the cart; the part that talks may already be here. */
export async function ask<Answer>(locale: Locale, asked: object): Promise<Answer> {
  const { exchange } = await loadSender()
  return exchange<Answer>(locale, asked)
}
