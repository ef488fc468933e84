import { type ReactNode, useEffect, useState } from 'react'
import { callsOf } from '#web/kit/calls/ask-server.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { withQuery } from '#web/paths/path-to.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import type { RiderCalls } from '#web/rider/sending/rider-calls.ts'
import { keepRider, useKeptRider } from '#web/rider/store/rider-site.ts'
import { usePhone } from '#web/rider/store/use-rider-day.ts'
import { useLocale } from '#web/words/words.tsx'
import { OpeningRun } from './opening-run.tsx'
import { RiderFrame } from './rider-frame.tsx'

const ask = callsOf<RiderCalls>()

/**
 * The page that all riders are sent alike opens as that of the rider whom this phone knows. It asks who is signed in
 * where it knows none, or where the server says that it is somebody else.
 */
export function RiderShell({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const site = useKeptRider()
  const { state } = usePhone()
  const [isCut, setIsCut] = useState(false)
  const [times, setTimes] = useState(0)
  const mustAsk = !site || state === 'left'
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when pressed, not when somebody is found.
  useEffect(() => {
    if (!mustAsk) return
    let isGone = false
    const findOut = async () => {
      const result = await ask(locale, 'riderRuns', {})
      if (isGone) return
      setIsCut(result.kind === 'unknown')
      if (result.kind === 'ok') keepRider(result.answer.site)
      // What somebody has begun on this page is not taken away: the bar at the top says that they must sign in.
      if (result.kind === 'refused' && !(site && navigator.userActivation?.hasBeenActive))
        location.replace(inLanguage(locale, withQuery(riderPaths.login, { to: riderPaths.home })))
    }
    void findOut()
    return () => {
      isGone = true
    }
  }, [mustAsk, locale, times])
  if (!site) return <OpeningRun onAgain={isCut ? () => setTimes(times + 1) : undefined} />
  return (
    <RiderFrame key={site.mark} site={site}>
      {children}
    </RiderFrame>
  )
}
