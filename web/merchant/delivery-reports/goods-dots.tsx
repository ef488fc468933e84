import type { ReportReason, ReportState } from '#shop/delivery-reports/delivery-report.ts'
import { Dot } from '#web/merchant/lists/dot.tsx'
import { useGoodsWords } from '#web/words/merchant/goods/goods-words.ts'

export const reasonWords = {
  short: 'goods.short',
  damaged: 'goods.damaged',
  wrong: 'goods.wrong',
  expired: 'goods.expired',
} as const satisfies Record<ReportReason, string>

export const stateWords = {
  open: 'goods.open',
  toSend: 'goods.toSend',
  answered: 'goods.answered',
} as const satisfies Record<ReportState, string>

const tones = { open: 'bg-danger', toSend: 'bg-secondary', answered: 'bg-primary' } as const

export function ReportDot({ state }: { state: ReportState }) {
  return <Dot tone={tones[state]} text={useGoodsWords()(stateWords[state])} />
}
