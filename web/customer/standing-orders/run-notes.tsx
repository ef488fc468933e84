import { CircleAlert } from 'lucide-react'
import { sayRunNote } from '#shop/standing-orders/run-messages.ts'
import type { RunNote } from '#shop/standing-orders/standing-order.ts'
import { useLocale } from '#web/words/words.tsx'

/** What of a run is not as usual. */
export function RunNotes({ notes }: { notes: readonly RunNote[] }) {
  const locale = useLocale()
  if (notes.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm">
      {notes.map((note) => (
        <li key={sayRunNote(note, locale)} className="flex items-start gap-2">
          <CircleAlert aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted" />
          {sayRunNote(note, locale)}
        </li>
      ))}
    </ul>
  )
}
