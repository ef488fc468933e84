import type { FailReason, RefusalReason } from '#shop/deliveries/door-reasons.ts'
import type { DoorWords } from '#web/words/rider/road/door-th.ts'
import type { Say } from '#web/words/translation.ts'

/** A reason of the lists in words; any other as it was typed. */
export function sayReason(reason: string, say: Say<DoorWords>): string {
  const sentences: Record<RefusalReason | FailReason | 'gift', string> = {
    short: say('reason.short'),
    wrong: say('reason.wrong'),
    damaged: say('reason.damaged'),
    expired: say('reason.expired'),
    notOrdered: say('reason.notOrdered'),
    changedMind: say('reason.changedMind'),
    gift: say('reason.gift'),
    closed: say('reason.closed'),
    notHome: say('reason.notHome'),
    noMoney: say('reason.noMoney'),
    wrongAddress: say('reason.wrongAddress'),
    refused: say('reason.refused'),
    noTime: say('reason.noTime'),
    noAccess: say('reason.noAccess'),
    other: say('reason.other'),
  }
  return Object.hasOwn(sentences, reason) ? sentences[reason as keyof typeof sentences] : reason
}
