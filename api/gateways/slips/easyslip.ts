import { z } from 'zod'
import { aboutThisSlip, askSlipService, baht, patience, referenceIn, text } from './ask-slip-service.ts'
import { type SlipService, SlipServiceAway } from './slip-service.ts'

type Access = { url: string; key: string; patience?: number }

const account = z.object({ account: text }).nullish()
const transfer = z.object({
  transRef: z.string().min(1),
  date: z.iso.datetime({ offset: true }).nullish().catch(null),
  amount: z.object({ amount: baht }),
  sender: z.object({ bank: z.object({ id: z.string() }) }),
  receiver: z.object({
    account: z.object({
      name: z.object({ th: text, en: text }).nullish(),
      bank: account,
      proxy: account,
    }),
    merchantId: text,
  }),
})
/** A slip asked for before is refused with its transfer: it is genuine, and our own check decides on reuse. */
const known = z.union([
  z.object({ status: z.literal(200), data: transfer }),
  z.object({ status: z.literal(400), message: z.literal('duplicate_slip'), data: transfer }),
])
const refused = z.object({
  message: z.enum(['slip_not_found', 'invalid_payload', 'invalid_check_duplicate', 'qrcode_not_found']),
})

/** EasySlip v1: the text of the slip's QR, with a Bearer token. */
export function easySlip({ url, key, patience: milliseconds = patience }: Access): SlipService {
  return {
    name: 'easyslip',
    verify: async (code) => {
      const reference = referenceIn(code)
      const query = new URLSearchParams({ payload: code, checkDuplicate: 'true' })
      const headers = { authorization: `Bearer ${key}`, accept: 'application/json' }
      const { status, raw, body } = await askSlipService(`${url}/verify?${query}`, { headers }, milliseconds)
      const found = known.safeParse(body)
      if (!found.success) {
        if (refused.safeParse(body).success) return { kind: 'unknown', raw }
        throw new SlipServiceAway(`EasySlip answered ${status}, which is no verdict: ${raw.slice(0, 200)}`)
      }
      const { transRef, date, amount, sender, receiver } = found.data.data
      const { name, bank, proxy } = receiver.account
      return aboutThisSlip(reference, {
        kind: 'genuine',
        amount: amount.amount,
        bankCode: sender.bank.id,
        reference: transRef,
        paidAt: date ? new Date(date) : null,
        receiver: {
          accounts: [bank?.account ?? '', proxy?.account ?? '', receiver.merchantId].filter(Boolean),
          name: name?.th || name?.en || '',
        },
        raw,
      })
    },
  }
}
