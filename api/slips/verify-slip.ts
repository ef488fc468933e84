import { type GenuineSlip, SlipServiceAway } from '#api/gateways/slips/slip-service.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Payable } from '#api/payments/payable-orders.ts'
import type { Upload } from '#shop/contract/upload.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { paymentsProblems } from '#shop/payments/payments-problems.ts'
import { isOneOfAccounts } from '#shop/payments/same-account.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'

/** What a service vouches for; without one, or without its verdict, a person checks. */
export type SlipCheck = { isGenuine: boolean; amount: number | null; paidAt: Date | null }

type ToVerify = {
  slip: { code: string; bankCode: string | null; reference: string | null }
  picture: Upload
  payable: readonly Payable[]
  saleUnit: string
}

const byPerson: SlipCheck = { isGenuine: false, amount: null, paidAt: null }
/** A bank's clock and ours may differ. */
const clockMs = 10 * 60_000

export async function verifySlip(
  context: Context,
  { slip, picture, payable, saleUnit }: ToVerify,
): Promise<SlipCheck> {
  const { slips } = context.gateways
  if (!slips || !slip.code) return byPerson
  try {
    const verdict = await slips.verify(slip.code, picture.bytes)
    if (verdict.kind !== 'genuine') return byPerson
    const accounts = await findAccounts(context, saleUnit)
    const problem = whyNotProof(verdict, { slip, payable, accounts })
    if (problem) throw problem
    // A receiver that the service does not tell is for a person to compare.
    const isKnown = verdict.receiver.accounts.length > 0
    return { isGenuine: isKnown, amount: verdict.amount, paidAt: verdict.paidAt }
  } catch (error) {
    if (!(error instanceof SlipServiceAway)) throw error
    context.log.warn({ gateway: slips.name, reason: error.message }, 'a slip could not be verified')
    return byPerson
  }
}

type Compared = { slip: ToVerify['slip']; payable: readonly Payable[]; accounts: readonly string[] }

/** The first reason that a genuine slip does not prove this payment. */
function whyNotProof(genuine: GenuineSlip, { slip, payable, accounts }: Compared): Problem | undefined {
  if (genuine.reference !== slip.reference) return refuse(paymentsProblems.slipDamaged)
  const due = payable.reduce((sum, { owed }) => sum + owed, 0)
  if (genuine.amount !== due)
    return refuse(paymentsProblems.slipAmount, { paid: sayMoney(genuine.amount), due: sayMoney(due) })
  const first = Math.min(...payable.map(({ order }) => order.placed_at.getTime()))
  if (genuine.paidAt && genuine.paidAt.getTime() < first - clockMs) return refuse(paymentsProblems.slipTooOld)
  const { accounts: receivers } = genuine.receiver
  if (receivers.length > 0 && !receivers.some((receiver) => isOneOfAccounts(receiver, accounts)))
    return refuse(paymentsProblems.slipElsewhere)
  return undefined
}

async function findAccounts({ db }: Context, saleUnit: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bank_accounts')
    .select(['account_number', 'promptpay_id'])
    .where('sale_unit', '=', saleUnit)
    .execute()
  return rows.flatMap(({ account_number, promptpay_id }) => [
    account_number,
    ...(promptpay_id ? [promptpay_id] : []),
  ])
}
