import { type ComponentType, useEffect, useState } from 'react'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useCommonWords } from '#web/words/words.tsx'
import { reloadOnce } from './reload-once.ts'

/**
 * Loads a part of the page when `want` is called or `wanted` becomes true; another value of `wanted` retries.
 * A file removed by a release reloads the page.
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
        if (!(await reloadOnce()))
          showToast({ text: say('error.network'), tone: 'danger', lifeMs: toastLife.local })
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
