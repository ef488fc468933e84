import type { StandingOrderState } from '#shop/standing-orders/standing-order.ts'
import { Dot } from '#web/merchant/lists/dot.tsx'
import { useStandingOfficeWords } from '#web/words/merchant/standing/standing-office-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { sayDay } from './standing-sayings.ts'

const tones: Record<StandingOrderState, string> = {
  active: 'bg-primary',
  paused: 'bg-secondary',
  ended: 'bg-outline',
}

export function StandingDot({
  state,
  pausedUntil,
}: {
  state: StandingOrderState
  pausedUntil: string | null
}) {
  const say = useStandingOfficeWords()
  const locale = useLocale()
  const text = pausedUntil
    ? say('state.pausedUntil', { day: sayDay(pausedUntil, locale) })
    : say(`state.${state}`)
  return <Dot tone={tones[state]} text={text} />
}
