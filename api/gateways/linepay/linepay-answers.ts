import { z } from 'zod'
import { satangOfText } from '#shop/money/baht-text.ts'
import type { Satang } from '#shop/money/satang.ts'

/** Numbers arrive as their digits: a transaction's 19 do not fit a number. */
const transactionId = z.string().regex(/^\d{1,30}$/)

const payInfo = z.array(z.object({ method: z.string(), amount: z.string() })).min(1)

export const requestInfo = z.object({
  transactionId,
  paymentUrl: z.object({ web: z.url({ protocol: /^https?$/ }) }),
})

export const confirmInfo = z.object({ orderId: z.string(), transactionId, payInfo })

export const detailsInfo = z.array(
  z.object({
    transactionId,
    orderId: z.string(),
    currency: z.string(),
    payInfo,
    refundList: z
      .array(z.object({ refundTransactionId: transactionId, refundAmount: z.string() }))
      .optional()
      .catch(undefined),
  }),
)

export const refundInfo = z.object({ refundTransactionId: transactionId })

/** A payment may be split between a card, points and a balance; null when a part is no amount. */
export function sumOf(parts: z.output<typeof payInfo>): Satang | null {
  const amounts = parts.map(({ amount }) => satangOfText(amount))
  return amounts.reduce<Satang | null>(
    (sum, amount) => (sum === null || amount === undefined ? null : sum + amount),
    0,
  )
}
