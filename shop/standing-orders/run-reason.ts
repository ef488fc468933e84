import { accountProblems } from '../account/account-problems.ts'
import { checkoutProblems } from '../checkout/checkout-problems.ts'
import { identityProblems } from '../identity/identity-problems.ts'
import type { ProblemRow } from '../problems/problem.ts'
import { fill, type Locale } from '../words/locale.ts'
import { standingOrderProblems } from './standing-order-problems.ts'

const rows = new Map<string, ProblemRow>(
  [standingOrderProblems, checkoutProblems, accountProblems, identityProblems].flatMap((table) =>
    Object.values(table).map((row: ProblemRow) => [row.code, row] as const),
  ),
)

type Reason = { reason: string | null; params: Record<string, string | number> }

/** Why a run was not ordered, as its order would have been refused. */
export function sayRunReason({ reason, params }: Reason, locale: Locale): string {
  if (!reason) return ''
  const row = rows.get(reason) ?? checkoutProblems.changed
  return fill(row[locale], params)
}

/** What the customer can do about a run that was not ordered. */
type Mending = 'pay' | 'agree' | 'edit' | 'contact' | 'again' | 'nothing'

const mendings: Readonly<Record<string, Mending>> = {
  [checkoutProblems.overCredit.code]: 'pay',
  [checkoutProblems.creditHeld.code]: 'pay',
  [standingOrderProblems.overLimit.code]: 'agree',
  [standingOrderProblems.nothingLeft.code]: 'edit',
  [standingOrderProblems.noPickup.code]: 'edit',
  [checkoutProblems.badTaxNumber.code]: 'edit',
  [checkoutProblems.badTaxBranch.code]: 'edit',
  [checkoutProblems.belowMinimum.code]: 'edit',
  [checkoutProblems.noSuchPayment.code]: 'edit',
  [checkoutProblems.outsideArea.code]: 'edit',
  [checkoutProblems.outsideEveryArea.code]: 'contact',
  [checkoutProblems.noAddress.code]: 'edit',
  [accountProblems.noAddress.code]: 'edit',
  [standingOrderProblems.accountClosed.code]: 'contact',
  [identityProblems.centreClosed.code]: 'contact',
  [standingOrderProblems.closedDay.code]: 'nothing',
  [standingOrderProblems.noDay.code]: 'nothing',
  [standingOrderProblems.bySelf.code]: 'nothing',
  [standingOrderProblems.whilePaused.code]: 'nothing',
}

export const mendingOf = (reason: string): Mending => mendings[reason] ?? 'again'

const advice: Readonly<Record<Mending, { th: string; en: string }>> = {
  pay: {
    th: 'ชำระยอดค้าง หรือเปลี่ยนวิธีชำระเงิน แล้วกดลองสั่งอีกครั้ง',
    en: 'Pay what is due, or choose another payment, then try again.',
  },
  agree: {
    th: 'ถ้ายังต้องการ กดสั่งรอบนี้ได้เลย หรือปรับยอดสูงสุด',
    en: 'If you still want it, order this run, or change your limit.',
  },
  edit: { th: 'แก้รายการสั่งประจำ แล้วกดลองสั่งอีกครั้ง', en: 'Change the standing order, then try again.' },
  contact: { th: 'กรุณาติดต่อศูนย์', en: 'Please contact the centre.' },
  again: { th: 'กดลองสั่งอีกครั้งได้', en: 'You can try again.' },
  nothing: { th: 'รอบถัดไปจะสั่งตามปกติ', en: 'The next one comes as planned.' },
}

export const sayMending = (reason: string, locale: Locale): string => advice[mendingOf(reason)][locale]
