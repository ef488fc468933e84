import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type SectionProps = { number: number; title: string; hint?: string; className?: string; children: ReactNode }

/** A part of the form under its number. */
export function Section({ number, title, hint, className, children }: SectionProps) {
  return (
    <Card as="section" className={joinClasses('gap-4', className ?? 'grid')}>
      <div className="grid gap-1">
        <h2 className="flex items-center gap-2 text-lg">
          <span
            aria-hidden
            className="grid size-7 shrink-0 place-items-center rounded-chip bg-primary-tint text-primary-text text-sm"
          >
            {number}
          </span>
          {title}
        </h2>
        {hint ? <p className="text-muted text-sm">{hint}</p> : null}
      </div>
      {children}
    </Card>
  )
}
