import { useEffect } from 'react'
import { showToast, toastLife } from '#web/ui/toast-store.ts'

/** Shows a toast after a successful submission; each one has a new `answer`. */
export function useSavedToast(answer: { problem?: unknown } | undefined, text: string): void {
  useEffect(() => {
    if (answer && !answer.problem) showToast({ text, tone: 'success', lifeMs: toastLife.local })
  }, [answer, text])
}
