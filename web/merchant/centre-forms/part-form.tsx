import type { ReactNode } from 'react'
import { DifferenceDialog } from '#web/merchant/forms/difference-dialog.tsx'
import { FormSection } from '#web/merchant/forms/form-section.tsx'
import { SaveBar } from '#web/merchant/forms/save-bar.tsx'
import type { Part } from './use-part.ts'

type PartFormProps<Thing extends { version: string }> = {
  part: Part<Thing>
  title: string
  text?: string
  /** Instead of saving at once. */
  onSave?: () => void
  children: ReactNode
}

/** A part of the centre with the bar that saves it, and the choice when somebody else saved first. */
export function PartForm<Thing extends { version: string }>(props: PartFormProps<Thing>) {
  const { part, title, text, onSave, children } = props
  return (
    <div data-part={part.name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FormSection title={title} {...(text ? { text } : {})}>
        {children}
      </FormSection>
      {part.changes > 0 ? (
        <SaveBar
          changes={part.changes}
          errors={part.faults}
          isSaving={part.isSaving}
          onSave={onSave ?? (() => void part.save())}
          onDiscard={part.discard}
        />
      ) : null}
      {part.differences.length > 0 ? (
        <DifferenceDialog
          key={part.saved.version}
          by=""
          differences={part.differences}
          isSaving={part.isSaving}
          onClose={part.forgetStale}
          onSave={(mine) => {
            const next = part.settle(mine)
            part.forgetStale()
            if (mine.size === 0) part.discard()
            else void part.save(next)
          }}
        />
      ) : null}
    </div>
  )
}
