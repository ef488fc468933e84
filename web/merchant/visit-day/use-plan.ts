import { useState } from 'react'
import { mostStops } from '#shop/my-sales/limits.ts'
import { mySalesProblems } from '#shop/my-sales/my-sales-problems.ts'
import type { Stop } from '#shop/my-sales/visit-contracts.ts'
import { inRouteOrder } from '#shop/routes/route-order.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import type { MySalesCalls } from '#web/merchant/my-sales/my-sales-calls.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import type { usePlace } from '#web/shared/positions/use-place.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import { useLocale } from '#web/words/words.tsx'
import type { VisitDay } from './visit-day.ts'

const ask = officeCallsOf<MySalesCalls>()
const codesOf = (stops: readonly Stop[]) => stops.map(({ code }) => code)

/** The stops as they are being arranged, until they are saved. */
export function usePlan(day: VisitDay, place: ReturnType<typeof usePlace>) {
  const say = useSalesWords()
  const locale = useLocale()
  const reload = useReload()
  const [arranged, setArranged] = useState<Stop[]>()
  const [isSaving, setIsSaving] = useState(false)
  const [isSorting, setIsSorting] = useState(false)
  const stops = arranged ?? day.stops
  const isChanged = arranged !== undefined && codesOf(arranged).join() !== codesOf(day.stops).join()
  const taken = new Set(codesOf(stops))

  async function sort() {
    setIsSorting(true)
    const here = place.isShared ? await place.find() : null
    if (place.isShared && !here) showToast({ text: say('visits.noPlace'), lifeMs: toastLife.local })
    setArranged(inRouteOrder(here ?? day.start, stops))
    setIsSorting(false)
    showToast({ text: say('visits.sorted'), tone: 'success' })
  }

  async function save() {
    if (isSaving) return
    setIsSaving(true)
    const result = await ask(locale, 'saveVisitPlan', {
      ...{ day: day.day, version: day.version, customerCodes: codesOf(stops) },
    })
    if (result.kind === 'ok') {
      await reload()
      setArranged(undefined)
      showToast({ text: say('visits.saved'), tone: 'success' })
    } else {
      const text = result.kind === 'refused' ? result.message : say('sales.unknown')
      showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })
      // What is arranged here stays, over what was saved elsewhere.
      if (result.kind === 'refused' && result.code === mySalesProblems.changed.code) await reload()
    }
    setIsSaving(false)
  }

  return {
    ...{ stops, isChanged, isSaving, isSorting, sort, save },
    arrange: (next: Stop[]) => setArranged(next),
    add: (stop: Stop) => setArranged([...stops, stop]),
    remove: (code: string) => setArranged(stops.filter((stop) => stop.code !== code)),
    discard: () => setArranged(undefined),
    isFull: stops.length >= mostStops,
    others: [...day.others, ...day.stops].filter(({ code }) => !taken.has(code)),
  }
}
export type Plan = ReturnType<typeof usePlan>
