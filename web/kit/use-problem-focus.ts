import { useEffect, useRef } from 'react'
import type { FormProblem } from './form-problem.ts'

/** A field under the sticky header counts as seen for the browser, and would stay there. */
export function focusField(field: Element | RadioNodeList | null | undefined): void {
  if (!(field instanceof HTMLElement)) return
  field.focus()
  field.scrollIntoView({ block: 'center' })
}

/** Brings whoever was refused to what is wrong, or to the field most likely so, ready to be typed over. */
export function useProblemFocus(problem: FormProblem | undefined, likely: string) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!problem) return
    const field = form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]') ?? form.current?.elements.namedItem(likely)
    if (!(field instanceof HTMLInputElement)) return
    focusField(field)
    field.select()
  }, [problem, likely])
  return form
}
