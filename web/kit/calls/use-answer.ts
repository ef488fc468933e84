import { useEffect, useState } from 'react'
import { inLanguage } from '#web/paths/in-language.ts'
import { useLocale } from '#web/words/words.tsx'
import { askServer } from './ask-server.ts'

type Loaded<Answer> = { path: string; round: number; answer: Answer | undefined }
type Answered<Answer> = { answer: Answer | undefined; waiting: boolean; failed: boolean; again: () => void }

/** Reads a path once it has not changed for a while; the last answer stays until the next one arrives. */
export function useAnswer<Answer>(path: string | undefined, waitMs = 0): Answered<Answer> {
  const locale = useLocale()
  const [loaded, setLoaded] = useState<Loaded<Answer>>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!path) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const result = await askServer<Answer>(inLanguage(locale, path), { signal: controller.signal })
      const answer = result.kind === 'ok' ? result.answer : undefined
      if (!controller.signal.aborted) setLoaded({ path, round, answer })
    }, waitMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [locale, path, waitMs, round])
  const settled = loaded !== undefined && loaded.path === path && loaded.round === round
  return {
    answer: loaded?.answer,
    waiting: path !== undefined && !settled,
    failed: settled && loaded.answer === undefined,
    again: () => setRound(round + 1),
  }
}
