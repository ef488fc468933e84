import { joinClasses } from '#web/ui/join-classes.ts'

/** A state as a word behind a dot of its colour. */
export function Dot({ tone, text }: { tone: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden className={joinClasses('size-2.5 shrink-0 rounded-chip', tone)} />
      {text}
    </span>
  )
}
