import type { ActionResult } from '#shop/deliveries/rider-contracts.ts'
import type { Locale } from '#shop/words/locale.ts'
import { shopperLeft } from '#web/kit/calls/one-shopper.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import type { KeptAction, KeptProof } from '#web/rider/store/kept-action.ts'
import { sendWithProgress } from '#web/shared/uploads/send-with-progress.ts'
import { askAsRider } from './ask-as-rider.ts'

/** `left`: somebody else is signed in, or nobody. `unknown`: perhaps it arrived; it is sent again. */
type Unsent = { kind: 'left' } | { kind: 'unknown' }
type SentActions = { kind: 'sent'; results: Pick<ActionResult, 'id' | 'outcome' | 'problem'>[] } | Unsent
type SentProof = { kind: 'sent' } | { kind: 'refused'; why: string } | Unsent

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

type ProofAnswer = { id?: string; why?: string; left?: boolean }

export async function sendProof(
  locale: Locale,
  { owner, action }: KeptAction,
  { id, kind, takenAt, bytes, type }: KeptProof,
): Promise<SentProof> {
  if (!('orderNumber' in action)) return { kind: 'sent' }
  const { runId, orderNumber } = action
  const form = new FormData()
  const sentAt = new Date().toISOString()
  form.set('request', JSON.stringify({ id, runId, orderNumber, kind, takenAt, sentAt }))
  form.set('rider', owner)
  form.set('picture', new Blob([bytes], { type }), `${id}.jpg`)
  let isLed = false
  // Whoever is signed out is led to the sign-in page.
  const onLed = () => {
    isLed = true
  }
  const href = inLanguage(locale, riderPaths.proofAdd)
  const answer = await sendWithProgress<ProofAnswer>(href, form, () => {}, onLed)
  if (answer?.id) return { kind: 'sent' }
  if (answer?.left || isLed) return { kind: 'left' }
  return answer?.why ? { kind: 'refused', why: answer.why } : { kind: 'unknown' }
}
