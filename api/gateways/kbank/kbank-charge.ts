import { z } from 'zod'
import { type Found, ProviderAway } from '#api/gateways/payment-provider.ts'
import type { ProviderAnswer } from '#api/gateways/provider-calls/call-provider.ts'
import { satangOfText } from '#shop/money/baht-text.ts'
import { kbankId } from './kbank-client.ts'

const text = z.string().nullish().catch(undefined)
const charge = z.object({
  id: kbankId,
  amount: z.string(),
  currency: z.string(),
  status: z.string(),
  transaction_state: z.string(),
  reference_order: text,
  order_id: text,
  redirect_url: text,
  failure_code: text,
  failure_message: text,
  refund_info: z.unknown().optional(),
})
type KbankCharge = z.output<typeof charge>

export function readCharge({ body }: ProviderAnswer): KbankCharge {
  const read = charge.safeParse(body)
  if (!read.success) throw new ProviderAway('KBank answered without a charge')
  return read.data
}

const ends = new Map<string, Found['state']>([
  ['declined', 'failed'],
  ['reversed', 'cancelled'],
  ['voided', 'cancelled'],
  ['void', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['expired', 'expired'],
])
const begun = new Set(['pre-authorized', 'initialized', 'initialize', 'pending'])

/** Money on the card or account: `approved` if it still has to be settled, else `paid`. */
type Meaning = { authorized: 'approved' | 'paid' }

export function foundIn(charge: KbankCharge, raw: string, { authorized }: Meaning): Found {
  const state = stateOf(charge, authorized)
  const why = [charge.failure_code, charge.failure_message].filter(Boolean).join(' ')
  return {
    state,
    amount: satangOfText(charge.amount) ?? null,
    currency: charge.currency,
    id: charge.reference_order ?? null,
    reference: charge.order_id ?? charge.id,
    why: state === 'failed' ? why : '',
    raw,
  }
}

function stateOf(
  { status, transaction_state }: KbankCharge,
  authorized: 'approved' | 'paid',
): Found['state'] {
  const state = transaction_state.toLowerCase()
  const end = ends.get(state)
  if (end) return end
  if (begun.has(state)) return 'waiting'
  // Without success it is not known whether the money moved, so it is asked again.
  if (state === 'authorized') return status === 'success' ? authorized : 'waiting'
  if (state === 'settled') return status === 'success' ? 'paid' : 'waiting'
  throw new ProviderAway(`KBank answered an unknown state ${transaction_state}`)
}
