import { Dot } from '#web/merchant/lists/dot.tsx'
import { useCouponWords } from '#web/words/merchant/promotions/coupon-words.ts'

type SeriesState = 'running' | 'soon' | 'over' | 'stopped' | 'usedUp'
type Dated = {
  startsOn: string
  endsOn: string
  stoppedAt: string | null
  used: number
  mostUses: number | null
}

const tones: Record<SeriesState, string> = {
  running: 'bg-primary',
  soon: 'bg-secondary',
  over: 'bg-outline',
  stopped: 'bg-danger',
  usedUp: 'bg-outline',
}

const stateWords = {
  running: 'state.running',
  soon: 'state.soon',
  over: 'state.over',
  stopped: 'state.stopped',
  usedUp: 'state.usedUp',
} as const

function stateOf({ startsOn, endsOn, stoppedAt, used, mostUses }: Dated, today: string): SeriesState {
  if (stoppedAt !== null) return 'stopped'
  if (today > endsOn) return 'over'
  if (mostUses !== null && used >= mostUses) return 'usedUp'
  return today < startsOn ? 'soon' : 'running'
}

export function SeriesDot({ series, today }: { series: Dated; today: string }) {
  const say = useCouponWords()
  const state = stateOf(series, today)
  return <Dot tone={tones[state]} text={say(stateWords[state])} />
}
