import { type FailReason, failReasons, type RefusalReason } from '#shop/deliveries/door-reasons.ts'
import type { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'

type SayDispatch = ReturnType<typeof useDispatchWords>

const fails = {
  closed: 'fail.closed',
  notHome: 'fail.notHome',
  noMoney: 'fail.noMoney',
  wrongAddress: 'fail.wrongAddress',
  refused: 'fail.refused',
  noTime: 'fail.noTime',
  noAccess: 'fail.noAccess',
  other: 'fail.other',
} as const satisfies Record<FailReason, string>
const refusals = {
  short: 'refusal.short',
  wrong: 'refusal.wrong',
  damaged: 'refusal.damaged',
  expired: 'refusal.expired',
  notOrdered: 'refusal.notOrdered',
  changedMind: 'refusal.changedMind',
  gift: 'refusal.gift',
} as const satisfies Record<RefusalReason | 'gift', string>

const isFail = (reason: string): reason is FailReason => (failReasons as readonly string[]).includes(reason)

/** Why a stop ended as it did: one of the known reasons, or what the rider wrote. */
export const sayReason = (say: SayDispatch, reason: string): string => {
  if (isFail(reason)) return say(fails[reason])
  return reason in refusals ? say(refusals[reason as keyof typeof refusals]) : reason
}
