import type { PlayedPayment } from '#sandbox/payments/played-payment.ts'
import type { World } from './retry-until-answered.ts'

/** The books of the gateways. */
export async function findPlayed({ sandbox }: World): Promise<PlayedPayment[]> {
  const answer = await fetch(`${sandbox}/sandbox/payments.json`)
  return ((await answer.json()) as { payments: PlayedPayment[] }).payments
}
