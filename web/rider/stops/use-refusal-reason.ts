import { useEffect, useState } from 'react'
import type { WhyNotRecord } from '#shop/deliveries/deliveries-problems.ts'
import { useLocale, useRiderWords } from '#web/words/words.tsx'

type ProblemOf = typeof import('#shop/deliveries/deliveries-problems.ts').problemOf

/** Why something cannot be recorded, in words; its sentences come when the first one is needed. */
export function useRefusalReason(why: WhyNotRecord | undefined): string | undefined {
  const say = useRiderWords()
  const locale = useLocale()
  const [problemOf, setProblemOf] = useState<ProblemOf>()
  const isNeeded = why !== undefined
  useEffect(() => {
    if (!isNeeded) return
    import('#shop/deliveries/deliveries-problems.ts').then(
      (late) => setProblemOf(() => late.problemOf),
      () => {},
    )
  }, [isNeeded])
  return why && (problemOf ? problemOf(why).say(locale) : say('app.loading'))
}
