import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sessionStore } from '#web/kit/offline/browser-storage.ts'
import * as paths from '#web/paths/customer-paths.ts'

const storageKey = 'sangdai_previous_path'

/**
 * Where Back leads from a path: home without a previous page or after a LINE page, the list from an order,
 * else one step.
 */
export function whereBack(path: string, previous: string | undefined): { to: string } | { step: -1 } {
  if (path.startsWith(`${paths.history}/`)) return { to: paths.history }
  if (!previous || previous.startsWith(paths.lineHook) || previous.startsWith(paths.lineAuthen))
    return { to: paths.home }
  return { step: -1 }
}

/** Stores the previous page for the life of the tab. */
export function rememberPrevious(path: string): void {
  const [, current] = readTrail()
  if (current !== path) sessionStore.write(storageKey, `${current} ${path}`)
}

/** Two paths with a space between them, which no path holds. */
function readTrail(): [string, string] {
  const [before = '', current = ''] = sessionStore.read(storageKey)?.split(' ') ?? []
  return [before, current]
}

export function useBack(): () => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(() => {
    const [before, current] = readTrail()
    const target = whereBack(pathname, (current === pathname ? before : current) || undefined)
    if ('to' in target) navigate(target.to)
    else navigate(-1)
  }, [navigate, pathname])
}
