import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Notification } from '#api/gateways/payment-provider.ts'
import { parseDigits } from '#api/gateways/provider-calls/digits-json.ts'
import { bahtText, satangOfText } from '#shop/money/baht-text.ts'
import { kbankId } from './kbank-client.ts'

const word = z.string().min(1).max(60)
const message = z.object({
  id: kbankId,
  amount: z.string().max(30),
  currency: word,
  status: word,
  transaction_state: word,
  checksum: z.string().regex(/^[0-9a-f]{64}$/i),
  reference_order: z.string().max(60).nullish(),
  order_id: kbankId.nullish(),
})

type Signed = Pick<z.output<typeof message>, 'id' | 'amount' | 'currency' | 'status' | 'transaction_state'>

/** KBank's checksum: the amount has four decimals. Undefined when the amount is none. */
export function kbankChecksum(
  { id, amount, currency, status, transaction_state }: Signed,
  secretKey: string,
): string | undefined {
  const satang = satangOfText(amount)
  if (satang === undefined) return undefined
  const signed = `${id}${bahtText(satang)}00${currency}${status}${transaction_state}${secretKey}`
  return createHash('sha256').update(signed).digest('hex')
}

/**
 * A message with a valid checksum of any of our merchants. The checksum does not cover `reference_order`, so
 * the message only makes us ask.
 */
export function readKbankNotification(body: Buffer, secretKeys: readonly string[]): Notification | undefined {
  const read = message.safeParse(parseDigits(body.toString('utf8')))
  if (!read.success) return undefined
  const { id, checksum, reference_order, order_id } = read.data
  const given = Buffer.from(checksum, 'hex')
  const isGenuine = secretKeys
    .map((key) => kbankChecksum(read.data, key))
    .some((expected) => expected !== undefined && timingSafeEqual(Buffer.from(expected, 'hex'), given))
  if (!isGenuine) return undefined
  const content = [checksum.toLowerCase(), reference_order ?? '', order_id ?? ''].join('\n')
  return {
    messageId: createHash('sha256').update(content).digest('hex'),
    id: reference_order ?? null,
    reference: order_id ?? id,
  }
}
