import { useEffect } from 'react'

const afterMs = 1_500

/** The parts that come with a press are loaded while there is a signal: a door may have none. */
export function usePartsAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const parts = [
        import('./pay-qr.tsx'),
        import('./signature-pad.tsx'),
        import('#web/rider/scan/scan-here.tsx'),
      ]
      void Promise.allSettled(parts)
    }, afterMs)
    return () => clearTimeout(timer)
  }, [])
}
