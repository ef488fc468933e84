import type { ReportReason } from '#shop/delivery-reports/delivery-report.ts'

export const reasonWords = {
  short: 'report.short',
  damaged: 'report.damaged',
  wrong: 'report.wrongGoods',
  expired: 'report.expired',
} as const satisfies Record<ReportReason, string>
