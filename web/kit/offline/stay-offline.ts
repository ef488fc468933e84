import { useEffect } from 'react'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useCommonWords } from '#web/words/words.tsx'
import { keptAs } from './kept-pages.ts'

type WayOut = { again: () => void; href?: string }

/** A navigation that was pressed: a function that repeats it, and a link's address. */
function wayOut(event: Event): WayOut | undefined {
  const pressed = event.target as Element
  if (event instanceof SubmitEvent)
    return { again: () => (pressed as HTMLFormElement).requestSubmit(event.submitter) }
  const link = pressed.closest?.<HTMLAnchorElement>('a[href]')
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
  const stays = !link || link.target || link.origin !== location.origin || ctrlKey || metaKey || shiftKey
  return stays || link.href.split('#')[0] === location.href.split('#')[0]
    ? undefined
    : { again: () => link.click(), href: link.href }
}

/**
 * Offline, a link or form would end at the browser's error page and lose all input. `onLine` may be wrong, so
 * the server is tried first, then the cache.
 */
export function useStayOffline(): void {
  const text = useCommonWords()('app.offline')
  useEffect(() => {
    let reached = false
    const stay = (event: Event) => {
      if (navigator.onLine || reached) return
      const way = wayOut(event)
      if (!way) return
      event.preventDefault()
      event.stopPropagation()
      const press = () => {
        reached = true
        way.again()
        reached = false
      }
      const readKept = async () => {
        const kept = way.href ? await keptAs(way.href) : undefined
        if (kept === 'part') press()
        else if (kept === 'document' && way.href) location.assign(way.href)
        else showToast({ text, tone: 'danger', lifeMs: toastLife.local })
      }
      fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(press, readKept)
    }
    addEventListener('click', stay, true)
    addEventListener('submit', stay, true)
    return () => {
      removeEventListener('click', stay, true)
      removeEventListener('submit', stay, true)
    }
  }, [text])
}
