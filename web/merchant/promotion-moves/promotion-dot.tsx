import type { PromotionStatus } from '#shop/promotions/promotion.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { tabWords } from './promotion-sayings.ts'

const tones: Record<PromotionStatus | 'ARCHIVED', string> = {
  CURRENT: 'bg-primary',
  SOON: 'bg-secondary',
  EXPIRED: 'bg-outline',
  DISABLE: 'bg-danger',
  UNKNOWN: 'bg-danger',
  ARCHIVED: 'bg-outline',
}

type PromotionDotProps = { status: PromotionStatus; isArchived: boolean }

export function PromotionDot({ status, isArchived }: PromotionDotProps) {
  const say = usePromotionWords()
  const shown = isArchived ? 'ARCHIVED' : status
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden className={joinClasses('size-2.5 shrink-0 rounded-chip', tones[shown])} />
      {say(tabWords[shown])}
    </span>
  )
}
