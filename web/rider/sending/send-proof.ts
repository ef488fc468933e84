import type { Locale } from '#shop/words/locale.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import type { KeptAction, KeptProof } from '#web/rider/store/kept-action.ts'
import { sendWithProgress } from '#web/shared/uploads/send-with-progress.ts'
import type { Unsent } from './send-actions.ts'

type SentProof = { kind: 'sent' } | { kind: 'refused'; why: string } | Unsent
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
