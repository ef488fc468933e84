import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { localStore } from '#web/kit/offline/browser-storage.ts'
import { useLazyPart } from '#web/kit/offline/use-lazy-part.ts'
import type { Owner } from '#web/merchant/outbox/entry.ts'
import { waitingFlag } from '#web/merchant/outbox/waiting-flag.ts'

const loadBar = () => import('./waiting-bar.tsx')
// They send and tell of it themselves.
const pagesOfVisits =
  /^\/(sales\/mysales\/visits|merchant\/(waiting|customer\/[^/]+\/[^/]+\/(photos|survey(\/[^/]+)?)))$/

/** Loads what sends only where something waits: most pages of most people never need it. */
export function OutboxGate(owner: Owner) {
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    const look = () => setWaits(localStore.read(waitingFlag) !== null)
    look()
    addEventListener(waitingFlag, look)
    addEventListener('storage', look)
    return () => {
      removeEventListener(waitingFlag, look)
      removeEventListener('storage', look)
    }
  }, [])
  const isShown = !pagesOfVisits.test(useLocation().pathname) && waits
  const { Part } = useLazyPart(loadBar, isShown)
  return Part && isShown ? <Part {...owner} /> : null
}
