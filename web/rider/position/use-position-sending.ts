import { useEffect } from 'react'
import { askAsRider } from '#web/rider/sending/ask-as-rider.ts'
import { useLocale } from '#web/words/words.tsx'
import { findOwnPlace } from './find-own-place.ts'

const everyMs = 60_000

/** Tells the centre once a minute where the rider is, only while a run is on and only with consent. */
export function usePositionSending(owner: string, runId: string | undefined): void {
  const locale = useLocale()
  useEffect(() => {
    if (!runId) return
    const tell = async () => {
      const place = document.hidden ? null : await findOwnPlace(owner)
      if (!place) return
      const at = new Date().toISOString()
      await askAsRider(locale, 'riderPosition', { runId, at, sentAt: at, place })
    }
    void tell()
    const timer = setInterval(() => void tell(), everyMs)
    return () => clearInterval(timer)
  }, [owner, runId, locale])
}
