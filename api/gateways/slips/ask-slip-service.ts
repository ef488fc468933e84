import { z } from 'zod'
import { fromBaht, isBaht } from '#shop/money/satang.ts'
import { readSlipCode, trueMoney } from '#shop/thai-qr/slip-code.ts'
import { type GenuineSlip, SlipServiceAway, type SlipVerdict } from './slip-service.ts'

export const patience = 10_000

/** Positive baht of at most two decimals, as satang. */
export const baht = z
  .number()
  .refine((value) => value > 0 && isBaht(value))
  .transform(fromBaht)
/** Missing, null and empty texts are all nothing to these services. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

type SlipAnswer = { status: number; raw: string; body: unknown }

/** One question; trouble of the network and of the service is `SlipServiceAway`. */
export async function askSlipService(
  url: string,
  request: RequestInit,
  milliseconds: number,
): Promise<SlipAnswer> {
  try {
    // Our key and the picture must not follow a redirect to another host.
    const response = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
    })
    const raw = await response.text()
    const { status } = response
    if (status >= 500 || [401, 402, 403, 408, 429].includes(status))
      // Its words may repeat our key.
      throw new SlipServiceAway(`the slip service answered ${status}`)
    return { status, raw, body: JSON.parse(raw) as unknown }
  } catch (error) {
    if (error instanceof SlipServiceAway) throw error
    throw new SlipServiceAway('the slip service gave no answer', { cause: error })
  }
}

/** The reference of a bank's slip; TrueMoney's are verified elsewhere, so a person checks them. */
export function referenceIn(code: string): string {
  const read = readSlipCode(code)
  if (read.kind !== 'slip' || read.bankCode === trueMoney)
    throw new SlipServiceAway('only slips of banks are verified')
  return read.reference
}

/** A picture may hold two slips: the verdict counts only for the one whose code we read. */
export function aboutThisSlip(reference: string, slip: GenuineSlip): SlipVerdict {
  return slip.reference === reference ? slip : { kind: 'unknown', raw: slip.raw }
}
