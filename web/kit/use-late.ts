import { type ComponentType, useState } from 'react'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useCommonWords } from '#web/words/words.tsx'

/**
 * A part of the page that comes when it is first wanted. Where the line is cut that is said, and the next wish asks again:
 * a lazy part would put the error page in place of all that is being read and typed.
 */
export function useLate<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const say = useCommonWords()
  const [Part, hold] = useState<ComponentType<Props>>()
  const [coming, wait] = useState(false)
  async function want(): Promise<void> {
    if (Part || coming) return
    wait(true)
    await load().then(
      (part) => hold(() => part.default),
      () => showToast({ text: say('error.network'), tone: 'danger', lifeMs: toastLife.local }),
    )
    wait(false)
  }
  return { Part, coming, want }
}
