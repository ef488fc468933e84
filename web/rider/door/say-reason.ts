import { failReasons, refusalReasons } from '#shop/deliveries/door-reasons.ts'
import type { DoorWords } from '#web/words/rider/door-th.ts'
import type { Say } from '#web/words/translation.ts'

const known = [...refusalReasons, ...failReasons, 'gift'] as const

/** A reason of the lists in words; any other as it was typed. */
export function sayReason(reason: string, say: Say<DoorWords>): string {
  const found = known.find((each) => each === reason)
  return found ? say(`reason.${found}`) : reason
}
