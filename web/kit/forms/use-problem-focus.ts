import { useEffect, useRef } from 'react'
import type { FormProblem } from '#web/kit/calls/form-problem.ts'

/**
 * Scrolls only to a hidden field, also under the sticky header: when the page moves, a press in progress
 * misses.
 */
export function focusField(field: Element | RadioNodeList | null | undefined): void {
  if (!(field instanceof HTMLElement)) return
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'nearest' })
}

/** Focuses the wrong field after a refusal, or the most likely one, with its text selected. */
export function useProblemFocus(problem: FormProblem | undefined, likely: string) {
  const form = useRef<HTMLFormElement>(null)
  const arrived = useRef(false)
  useEffect(() => {
    const arriving = !arrived.current
    arrived.current = true
    // On a fresh page the reader may have focused something already, which stays.
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
