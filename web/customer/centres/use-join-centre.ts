import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import * as paths from '#web/paths/customer-paths.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import type { action } from './centres-route.ts'

/** Asks a centre to serve the shop; a refusal is shown as a toast. */
export function useJoinCentre() {
  const fetcher = useFetcher<typeof action>()
  const refused = fetcher.data && 'problem' in fetcher.data ? fetcher.data.problem : undefined
  useEffect(() => {
    if (refused) showToast({ text: refused.message, tone: 'danger', lifeMs: toastLife.serverError })
  }, [refused])
  return {
    /** The centre of the last request. */
    joined: fetcher.data && 'asked' in fetcher.data ? fetcher.data.asked : undefined,
    joining: fetcher.state === 'idle' ? undefined : String(fetcher.formData?.get('saleUnit') ?? ''),
    join: (saleUnit: string) =>
      fetcher.submit({ do: 'join', saleUnit }, { method: 'post', action: paths.centres }),
  }
}
