import { useEffect, useState } from 'react'
import type { ReportReason } from '#shop/delivery-reports/delivery-report.ts'
import { sessionStore } from '#web/kit/offline/browser-storage.ts'

export type DraftLine = { quantity: number; reason: ReportReason | undefined; note: string }
export type ReportDraft = {
  /** Made once: sent again after a lost answer, it is the same report. */
  id: string
  lines: Record<number, DraftLine>
  note: string
  /** Photos that have arrived. */
  photos: string[]
}

const nameOf = (order: string) => `sangdai_report_${order}`

/** What is typed outlives a reload and a lost signal in this tab; undefined until it was read. */
export function useReportDraft(order: string) {
  const [draft, setDraft] = useState<ReportDraft>()
  useEffect(() => setDraft(readDraft(order)), [order])
  function change(next: (before: ReportDraft) => ReportDraft): void {
    setDraft((before) => {
      if (!before) return before
      const after = next(before)
      sessionStore.write(nameOf(order), JSON.stringify(after))
      return after
    })
  }
  return { draft, change, forget: () => sessionStore.remove(nameOf(order)) }
}

function readDraft(order: string): ReportDraft {
  const fresh: ReportDraft = { id: crypto.randomUUID(), lines: {}, note: '', photos: [] }
  try {
    return { ...fresh, ...JSON.parse(sessionStore.read(nameOf(order)) ?? '{}') }
  } catch {
    return fresh
  }
}
