import type { StandingOrderSummary } from '#shop/standing-orders/standing-order-contracts.ts'
import { sayDay } from '#web/customer/standing-order-form/say-standing.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useStandingWords } from '#web/words/customer/standing-words.ts'
import { useLocale } from '#web/words/words.tsx'

export function StateTag({ standing }: { standing: Pick<StandingOrderSummary, 'state' | 'pausedUntil'> }) {
  const say = useStandingWords()
  const locale = useLocale()
  const { state, pausedUntil } = standing
  if (state === 'active') return <Tag tone="primary">{say('standing.active')}</Tag>
  if (state === 'ended') return <Tag>{say('standing.ended')}</Tag>
  return (
    <Tag tone="secondary">
      {pausedUntil
        ? say('standing.pausedUntil', { day: sayDay(pausedUntil, locale) })
        : say('standing.paused')}
    </Tag>
  )
}
