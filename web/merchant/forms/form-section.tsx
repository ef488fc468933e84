import { createContext, type ReactNode, useContext, useId } from 'react'
import { Card } from '#web/ui/card.tsx'

/**
 * Whether the sections inside may only be read. One fieldset around them all would do, but Chromium loses what is in
 * a container inside a fieldset.
 */
export const LockedForm = createContext(false)

type FormSectionProps = { title: string; text?: string; children: ReactNode }

/** A part of a form, with a sentence that says what it is for. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="@container">
      <div className="mb-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {text ? <p className="text-muted text-sm">{text}</p> : null}
      </div>
      <fieldset disabled={useContext(LockedForm)} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
        {children}
      </fieldset>
    </Card>
  )
}

/** What is wrong with a part that is no single field. */
export function PartError({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <ul role="alert" className="grid gap-0.5 text-danger text-sm">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
