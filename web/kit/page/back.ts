import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
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
  try {
    const [, current] = readTrail()
    if (current !== path) sessionStorage.setItem(storageKey, JSON.stringify([current ?? '', path]))
  } catch {
    // Storage may be blocked in an embedded browser; Back then leads home.
  }
}

function readTrail(): [string, string] {
  const trail: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
  return Array.isArray(trail) ? [String(trail[0] ?? ''), String(trail[1] ?? '')] : ['', '']
}

export function useBack(): () => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(() => {
    let previous: string | undefined
    try {
      const [before, current] = readTrail()
      previous = current === pathname ? before : current
    } catch {}
    const target = whereBack(pathname, previous || undefined)
    if ('to' in target) navigate(target.to)
    else navigate(-1)
  }, [navigate, pathname])
}
