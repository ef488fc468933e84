import { type ComponentType, useEffect, useState } from 'react'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useCommonWords } from '#web/words/words.tsx'
import { reloadOnce } from './reload-once.ts'

/**
 * A part of the page that comes when it is first wanted: by calling `want`, or by a `wanted` that is true; each other value asks again
 * after a failure. One that is gone since a release reloads the page, once a minute; where the line is cut that is said.
 */
export function useLate<Props>(load: () => Promise<{ default: ComponentType<Props> }>, wanted?: unknown) {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: wanted with each value, not with each render.
  useEffect(() => {
    if (wanted) void want()
  }, [wanted])
  return { Part, coming, want }
}
