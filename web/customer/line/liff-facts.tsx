import { useEffect, useState } from 'react'
import type { LiffApp, LiffSdk } from '#shop/line/liff.ts'
import { startLiff } from '#web/kit/line/liff.ts'
import { useReadingWords } from '#web/words/customer/reading-words.ts'
import { FactList } from './fact-list.tsx'

type Facts = Record<string, string | boolean | undefined>

/** What LINE's script says about this phone and the person who holds it. */
export function LiffFacts({ app }: { app: LiffApp }) {
  const read = useReadingWords()
  const [facts, setFacts] = useState<Facts | 'none'>()
  useEffect(() => {
    void startLiff(app)
      .then((liff) => liff && readFacts(liff))
      .then((found) => setFacts(found ?? 'none'))
  }, [app])
  if (facts === 'none') return <p role="status">{read('test.noLiff')}</p>
  return facts ? <FactList facts={facts} /> : <p role="status">{read('test.liffStarts')}</p>
}

async function readFacts(liff: LiffSdk): Promise<Facts> {
  const [profile, friendship] = await Promise.all([
    liff.getProfile().catch(() => undefined),
    liff.getFriendship().catch(() => undefined),
  ])
  const { iss, aud, exp } = claimsOf(liff.getIDToken())
  return {
    ...{ sdk: liff.getVersion(), line: liff.getLineVersion() ?? '', os: liff.getOS() },
    ...{ isInClient: liff.isInClient(), isLoggedIn: liff.isLoggedIn() },
    context: liff.getContext()?.type,
    shareTargetPicker: liff.isApiAvailable('shareTargetPicker'),
    ...{ userId: profile?.userId, displayName: profile?.displayName },
    friend: friendship?.friendFlag,
    ...{ 'idToken.iss': iss, 'idToken.aud': aud },
    'idToken.exp': exp === undefined ? undefined : new Date(exp * 1_000).toISOString(),
  }
}

/** Read without verification, to be looked at. */
function claimsOf(token: string | null): { iss?: string; aud?: string; exp?: number } {
  try {
    const payload = token?.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? ''
    return JSON.parse(atob(payload))
  } catch {
    return {}
  }
}
