import { useEffect } from 'react'
import { showToast, toastLife } from '#web/ui/toast-store.ts'

/** Says so when a form went through; `answer` is new for every submission. */
export function useSavedToast(answer: { problem?: unknown } | undefined, text: string): void {
  useEffect(() => {
    if (answer && !answer.problem) showToast({ text, tone: 'success', lifeMs: toastLife.local })
  }, [answer, text])
}
