import type { PromotionStatus } from '#shop/promotions/promotion.ts'
import { Dot } from '#web/merchant/lists/dot.tsx'
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
  return <Dot tone={tones[shown]} text={say(tabWords[shown])} />
}
