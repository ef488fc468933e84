import type { KeptProof } from '#web/rider/store/kept-action.ts'
import { type ActionToKeep, riderPhone } from '#web/rider/store/rider-phone.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useRiderWords } from '#web/words/words.tsx'
import { sayWithSound } from './feedback.ts'
import { riderSender } from './rider-sender.ts'

/** Keeps what the rider did, says so to hand and ear, and has it sent when it can no longer be undone. */
export function useRecord(): (action: ActionToKeep, proofs?: KeptProof[]) => Promise<void> {
  const say = useRiderWords()
  return async (action, proofs) => {
    const isKept = await riderPhone.record(action, proofs)
    sayWithSound('kept')
    if (!isKept) showToast({ text: say('rider.notKept'), tone: 'danger', lifeMs: toastLife.serverError })
    riderSender.runNow()
  }
}
