import { useEffect } from 'react'
import type { LiffApp } from '#shop/line/liff.ts'

/** LINE hands its tokens over in the address of the first page: its script takes them out, for sharing later. */
export function useLiffTokens(app: LiffApp | undefined): void {
  useEffect(() => {
    if (app && /[#&]access_token=/.test(location.hash))
      void import('./liff.ts').then(({ startLiff }) => startLiff(app))
  }, [app])
}
