import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { Result } from '#web/kit/calls/ask-server.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'

type Answer = { errors?: Record<string, string> }
type Sayings = {
  /** What to say when no answer came. */
  unknown: string
  /** The refusal that says somebody else saved first. */
  staleCode?: string
}

/** Sends one change, says how it went, and shows the page anew. */
export function useChange({ unknown, staleCode }: Sayings) {
  const reload = useReload()
  const [isSaving, setIsSaving] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isStale, setIsStale] = useState(false)

  async function send<Given extends object>(
    ask: () => Promise<Result<Given>>,
    done: string | ((answer: Given) => string),
  ): Promise<boolean> {
    if (isSaving) return false
    setIsSaving(true)
    const result = await ask()
    setIsSaving(false)
    if (result.kind !== 'ok') {
      const message = result.kind === 'refused' ? result.message : unknown
      notifications.show({ color: 'red', message, autoClose: 30_000 })
      // Somebody else saved first: what they saved is needed to show the difference.
      await reload()
      setIsStale(result.kind === 'refused' && result.code === staleCode)
      return false
    }
    setIsStale(false)
    const wrong = (result.answer as Answer).errors ?? {}
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return false
    notifications.show({ message: typeof done === 'string' ? done : done(result.answer) })
    await reload()
    return true
  }
  return { send, isSaving, errors, isStale, forgetStale: () => setIsStale(false) }
}
