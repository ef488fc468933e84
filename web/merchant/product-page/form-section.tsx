import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'

type FormSectionProps = { title: string; text: string; children: ReactNode }

/** A part of the form with a sentence of what it is for. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="@container grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="text-muted text-sm">{text}</p>
      </div>
      {children}
    </Card>
  )
}
