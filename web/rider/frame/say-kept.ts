import type { RiderAction, RiderActionKind } from '#shop/deliveries/rider-actions.ts'
import type { RiderWords } from '#web/words/rider/rider-th.ts'
import type { Say } from '#web/words/translation.ts'

/** What was just kept, in a few words. */
export function sayKept(action: RiderAction, say: Say<RiderWords>): string {
  const sentences: Record<RiderActionKind, string> = {
    start: say('kept.start'),
    pause: say('kept.pause'),
    resume: say('kept.resume'),
    finish: say('kept.finish'),
    reorder: say('kept.reorder'),
    load: say('kept.load'),
    approve: say('kept.approve'),
    arrive: say('kept.arrive'),
    deliver: say('kept.deliver'),
    fail: say('kept.fail'),
    message: say('kept.message'),
    handIn: say('kept.handIn'),
  }
  return sentences[action.kind]
}
