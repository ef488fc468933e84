import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { merchantCatalogueProblems } from '#shop/merchant-catalogue/merchant-catalogue-problems.ts'
import type { Result } from '#web/kit/calls/ask-server.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'

type Answer = { errors?: Record<string, string> }

/** Sends one change, says how it went, and shows the page anew. */
export function useCatalogueChange() {
  const say = useProductWords()
  const reload = useReload()
  const [isSaving, setIsSaving] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isStale, setIsStale] = useState(false)

  async function send(ask: () => Promise<Result<Answer>>, done: string): Promise<boolean> {
    if (isSaving) return false
    setIsSaving(true)
    const result = await ask()
    setIsSaving(false)
    if (result.kind !== 'ok') {
      const message = result.kind === 'refused' ? result.message : say('product.unknown')
      notifications.show({ color: 'red', message, autoClose: 30_000 })
      // Somebody else saved first: what they saved is needed to show the difference.
      await reload()
      setIsStale(result.kind === 'refused' && result.code === merchantCatalogueProblems.stale.code)
      return false
    }
    setIsStale(false)
    const wrong = result.answer.errors ?? {}
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return false
    notifications.show({ message: done })
    await reload()
    return true
  }
  return { send, isSaving, errors, isStale, forgetStale: () => setIsStale(false) }
}
