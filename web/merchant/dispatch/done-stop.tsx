import type { DispatchStop } from '#shop/dispatch/dispatch-contracts.ts'
import { sayTime } from '#shop/time/bangkok.ts'
import { StopDot } from '#web/merchant/dispatch-plan/state-dots.tsx'
import { useLocale } from '#web/words/words.tsx'

/** A stop that is recorded, on one line: it is not moved any more. */
export function DoneStop({ stop: { customerName, state, doneAt } }: { stop: DispatchStop }) {
  const locale = useLocale()
  return (
    <div className="flex min-h-9 items-center gap-2 text-sm">
      <span className="min-w-0 flex-1 truncate text-muted">{customerName}</span>
      <StopDot state={state} />
      {doneAt ? <span className="tabular text-muted">{sayTime(new Date(doneAt), locale)}</span> : null}
    </div>
  )
}
