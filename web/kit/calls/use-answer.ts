import { useEffect, useState } from 'react'
import { inLanguage } from '#web/paths/in-language.ts'
import { useLocale } from '#web/words/words.tsx'

/** Asks one of our own addresses for JSON; nothing when it cannot be reached or refuses. A router's fetcher would put the error page in place of all that is being read. */
export async function askJson<Answer>(href: string, init: RequestInit = {}): Promise<Answer | undefined> {
  try {
    const response = await fetch(href, init)
    return response.ok ? ((await response.json()) as Answer) : undefined
  } catch {
    return undefined
  }
}

type Heard<Answer> = { path: string; round: number; answer: Answer | undefined }
type Asked<Answer> = { answer: Answer | undefined; waiting: boolean; failed: boolean; again: () => void }

/** The answer of an address, asked for when it has stood still for a while; the last one stays until the next has come. What failed can be asked `again`. */
export function useAnswer<Answer>(path: string | undefined, waitMs = 0): Asked<Answer> {
  const locale = useLocale()
  const [heard, hear] = useState<Heard<Answer>>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!path) return
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await askJson<Answer>(inLanguage(locale, path), { signal: asking.signal })
      if (!asking.signal.aborted) hear({ path, round, answer })
    }, waitMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [locale, path, waitMs, round])
  const settled = heard !== undefined && heard.path === path && heard.round === round
  return {
    answer: heard?.answer,
    waiting: path !== undefined && !settled,
    failed: settled && heard.answer === undefined,
    again: () => setRound(round + 1),
  }
}
