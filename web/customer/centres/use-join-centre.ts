import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import * as paths from '#web/paths/customer-paths.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import type { action } from './centres-route.ts'

/** Asks a centre to serve the shop; a refusal is shown as a toast. */
export function useJoinCentre() {
  const asking = useFetcher<typeof action>()
  const refused = asking.data && 'problem' in asking.data ? asking.data.problem : undefined
  useEffect(() => {
    if (refused) showToast({ text: refused.message, tone: 'danger', lifeMs: toastLife.serverError })
  }, [refused])
  return {
    /** The centre of the last request. */
    asked: asking.data && 'asked' in asking.data ? asking.data.asked : undefined,
    asking: asking.state === 'idle' ? undefined : String(asking.formData?.get('saleUnit') ?? ''),
    join: (saleUnit: string) =>
      asking.submit({ do: 'join', saleUnit }, { method: 'post', action: paths.centres }),
  }
}
