import { type ComponentType, useEffect, useState } from 'react'
import { useSite } from '#web/kit/visit/site.ts'

/** Loads the consent sheet only for customers who have not accepted the current policy. */
export function AskConsent() {
  const mustAsk = useSite()?.visitor?.mustAccept !== undefined
  const [Sheet, setSheet] = useState<ComponentType>()
  useEffect(() => {
    if (mustAsk) void import('./consent-sheet.tsx').then((part) => setSheet(() => part.ConsentSheet))
  }, [mustAsk])
  return Sheet ? <Sheet /> : null
}
