import { type ComponentType, useState } from 'react'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useCommonWords } from '#web/words/words.tsx'
import { reloadOnce } from './reload-once.ts'

/**
 * A part of the page that comes when it is first wanted. One that is gone since a release reloads the page, once a minute like the
 * pages' own; where the line is cut that is said, and the next wish asks again.
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
      async () => {
        if (!(await reloadOnce())) showToast({ text: say('error.network'), tone: 'danger', lifeMs: toastLife.local })
      },
    )
    wait(false)
  }
  return { Part, coming, want }
}
