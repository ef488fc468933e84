import type { RunState, StopState } from '#shop/deliveries/run-states.ts'
import { Dot } from '#web/merchant/lists/dot.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'

const runTones: Record<RunState, string> = {
  planned: 'bg-outline',
  sent: 'bg-secondary',
  started: 'bg-primary',
  paused: 'bg-secondary',
  finished: 'bg-primary',
  closed: 'bg-outline',
}
const runWords = {
  planned: 'state.planned',
  sent: 'state.sent',
  started: 'state.started',
  paused: 'state.paused',
  finished: 'state.finished',
  closed: 'state.closed',
} as const satisfies Record<RunState, string>

const stopTones: Record<StopState, string> = {
  waiting: 'bg-outline',
  arrived: 'bg-secondary',
  delivered: 'bg-primary',
  partly: 'bg-secondary',
  failed: 'bg-danger',
  back: 'bg-danger',
  cancelled: 'bg-danger',
  moved: 'bg-outline',
}
const stopWords = {
  waiting: 'stop.waiting',
  arrived: 'stop.arrived',
  delivered: 'stop.delivered',
  partly: 'stop.partly',
  failed: 'stop.failed',
  back: 'stop.back',
  cancelled: 'stop.cancelled',
  moved: 'stop.moved',
} as const satisfies Record<StopState, string>

export function StateDot({ state }: { state: RunState }) {
  const say = useDispatchWords()
  return <Dot tone={runTones[state]} text={say(runWords[state])} />
}

export function StopDot({ state }: { state: StopState }) {
  const say = useDispatchWords()
  return <Dot tone={stopTones[state]} text={say(stopWords[state])} />
}
