import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

/** A success message above a form; read out when it appears. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-start gap-2 rounded-input bg-primary-tint px-3 py-2 text-sm">
      <CircleCheck aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-primary-text" />
      {children}
    </p>
  )
}
