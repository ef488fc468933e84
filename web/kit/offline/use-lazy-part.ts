import { type ComponentType, useEffect, useState } from 'react'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useCommonWords } from '#web/words/words.tsx'
import { reloadOnce } from './reload-once.ts'

/**
 * Loads a part of the page when `loadPart` is called or `needed` becomes true; another value of `needed` retries.
 * A file removed by a release reloads the page.
 */
export function useLazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>, needed?: unknown) {
  const say = useCommonWords()
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [isLoading, setIsLoading] = useState(false)
  async function loadPart(): Promise<void> {
    if (Part || isLoading) return
    setIsLoading(true)
    await load().then(
      (part) => setPart(() => part.default),
      async () => {
        if (!(await reloadOnce()))
          showToast({ text: say('error.network'), tone: 'danger', lifeMs: toastLife.local })
      },
    )
    setIsLoading(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: wanted with each value, not with each render.
  useEffect(() => {
    if (needed) void loadPart()
  }, [needed])
  return { Part, isLoading, loadPart }
}
