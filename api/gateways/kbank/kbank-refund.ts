import { z } from 'zod'
import { ProviderAway, type Refunded } from '#api/gateways/payment-provider.ts'
import type { ProviderAnswer } from '#api/gateways/provider-calls/call-provider.ts'
import { readCharge } from './kbank-charge.ts'

const entry = z.object({ id: z.string().min(1).max(100), reason: z.string().nullish() })
const entries = z.union([z.array(entry), entry.transform((one) => [one])]).catch([])

/** What `refund_info` holds is not confirmed; a refund of ours is known by our id as its reason. */
function findRefund(answer: ProviderAnswer, refundId: string): Refunded | undefined {
  const made = entries.parse(readCharge(answer).refund_info).find(({ reason }) => reason === refundId)
  return made && { reference: made.id, raw: answer.raw }
}

type RefundCalls = {
  refundId: string
  look: () => Promise<ProviderAnswer>
  send: () => Promise<ProviderAnswer>
}

/** Sends a refund unless KBank already knows it, also when the answer to it was lost. */
export async function refundOnce({ refundId, look, send }: RefundCalls): Promise<Refunded> {
  const before = findRefund(await look(), refundId)
  if (before) return before
  try {
    const answer = await send()
    return findRefund(answer, refundId) ?? { reference: refundId, raw: answer.raw }
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    const made = findRefund(await look(), refundId)
    if (made) return made
    throw error
  }
}
