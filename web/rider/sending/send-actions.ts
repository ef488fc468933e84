import type { ActionResult } from '#shop/deliveries/rider-contracts.ts'
import type { Locale } from '#shop/words/locale.ts'
import { shopperLeft } from '#web/kit/calls/one-shopper.ts'
import type { KeptAction } from '#web/rider/store/kept-action.ts'
import { askAsRider } from './ask-as-rider.ts'

/** `left`: somebody else is signed in, or nobody. `unknown`: perhaps it arrived; it is sent again. */
export type Unsent = { kind: 'left' } | { kind: 'unknown' }
type SentActions = { kind: 'sent'; results: Pick<ActionResult, 'id' | 'outcome' | 'problem'>[] } | Unsent

/** A batch in its order. One that is refused as a whole goes one by one, so that none holds up the others. */
export async function sendActions(locale: Locale, kept: readonly KeptAction[]): Promise<SentActions> {
  const sent = await askAsRider(locale, 'riderActions', {
    sentAt: new Date().toISOString(),
    actions: kept.map(({ action }) => action),
  })
  if (sent.kind === 'ok') return { kind: 'sent', results: sent.answer.results }
  if (sent.kind === 'unknown') return sent
  if (sent.code === shopperLeft) return { kind: 'left' }
  const [first, second] = kept
  if (!first) return { kind: 'sent', results: [] }
  if (!second) return { kind: 'sent', results: [{ id: first.id, outcome: 'refused', problem: sent.message }] }
  return sendActions(locale, [first])
}
