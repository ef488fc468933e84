import { type ComponentType, useEffect, useState } from 'react'
import { useSite } from '#web/kit/visit/site.ts'

/** Fetches the question for whoever has not accepted the policy in force: the home page of all others does without it. */
export function AskConsent() {
  const mustAsk = useSite()?.visitor?.mustAccept !== undefined
  const [Sheet, setSheet] = useState<ComponentType>()
  useEffect(() => {
    if (mustAsk) void import('./consent-sheet.tsx').then((part) => setSheet(() => part.ConsentSheet))
  }, [mustAsk])
  return Sheet ? <Sheet /> : null
}
