import { useEffect, useRef } from 'react'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'

/** Scrolls only to a field that is hidden, also under the sticky header: if the page moves, a press under way misses. */
export function focusField(field: Element | RadioNodeList | null | undefined): void {
  if (!(field instanceof HTMLElement)) return
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'nearest' })
}

/** Brings whoever was refused to what is wrong, or to the field most likely so, ready to be typed over. */
export function useProblemFocus(problem: FormProblem | undefined, likely: string) {
  const form = useRef<HTMLFormElement>(null)
  const arrived = useRef(false)
  useEffect(() => {
    const arriving = !arrived.current
    arrived.current = true
    // On a page that just came, whoever has taken hold of something already keeps it.
    if (!problem || (arriving && document.activeElement !== document.body)) return
    const field =
      form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]') ??
      form.current?.elements.namedItem(likely)
    if (!(field instanceof HTMLInputElement)) return
    focusField(field)
    field.select()
  }, [problem, likely])
  return form
}
