import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'

/**
 * Shows the page with what is true now, and holds up nobody who is leaving it. As `useRevalidator`, whose text
 * would be in the part of the router that shoppers load.
 */
export function useReload(): () => Promise<void> {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  return useCallback(async () => router?.revalidate(), [router])
}
