import type { StopState } from '#shop/deliveries/run-states.ts'
import type { RunWords } from '#web/words/rider/road/run-th.ts'
import type { Say } from '#web/words/translation.ts'

export function sayStopState(state: StopState, say: Say<RunWords>): string {
  const sentences: Record<StopState, string> = {
    waiting: say('state.waiting'),
    arrived: say('state.arrived'),
    delivered: say('state.delivered'),
    partly: say('state.partly'),
    failed: say('state.failed'),
    back: say('state.back'),
    cancelled: say('state.cancelled'),
    moved: say('state.moved'),
  }
  return sentences[state]
}
