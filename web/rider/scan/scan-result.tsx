import { CircleCheck, TriangleAlert } from 'lucide-react'
import { joinClasses } from '#web/ui/join-classes.ts'

export type Scanned = { text: string; isHere: boolean }

/** What was scanned; what does not belong here is seen before it is read. */
export function ScanResult({ scanned }: { scanned: Scanned | undefined }) {
  if (!scanned) return null
  const Icon = scanned.isHere ? CircleCheck : TriangleAlert
  return (
    <p
      role="status"
      className={joinClasses(
        'flex items-start gap-2 rounded-input p-3 font-bold',
        scanned.isHere ? 'border-2 border-ink' : 'border-3 border-danger-hover text-danger-hover',
      )}
    >
      <Icon aria-hidden size={26} strokeWidth={2.25} className="shrink-0" />
      <span className="wrap-anywhere min-w-0">{scanned.text}</span>
    </p>
  )
}
