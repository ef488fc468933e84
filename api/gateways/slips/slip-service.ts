import type { Satang } from '#shop/money/satang.ts'

/** The transfer behind a slip, as its bank knows it. */
export type GenuineSlip = {
  kind: 'genuine'
  amount: Satang
  bankCode: string
  reference: string
  paidAt: Date | null
  /** Account and PromptPay numbers with `x` for hidden digits. */
  receiver: { accounts: string[]; name: string }
  raw: string
}

/** `unknown` is a slip that the service does not vouch for: forged, of another account, or not found. */
export type SlipVerdict = GenuineSlip | { kind: 'unknown'; raw: string }

/** Asks the banks whether a slip is genuine; throws `SlipServiceAway` when it gets no verdict. */
export type SlipService = {
  name: string
  verify: (code: string, picture: Uint8Array) => Promise<SlipVerdict>
}

/** No verdict now: the service is unreachable, out of quota, or does not know us; a person checks the slip. */
export class SlipServiceAway extends Error {}
