import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

type Address = { pathname: string; search: string }
const addressOf = ({ pathname, search }: Address) => pathname + search

/**
 * Shows the page with what is true now; whoever has left it, or is about to, stays where they are.
 * The router's own hook would be in the part of it that shoppers load.
 */
export function useReload(): () => Promise<void> {
  const navigate = useNavigate()
  const here = useLocation()
  const { location: next } = useNavigation()
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const isLeaving = next && addressOf(next) !== addressOf(here)
    shown.current = isLeaving ? undefined : addressOf(here)
    return () => {
      shown.current = undefined
    }
  })
  return useCallback(async () => {
    if (shown.current !== undefined)
      await navigate(shown.current, { replace: true, preventScrollReset: true })
  }, [navigate])
}
