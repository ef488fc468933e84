import { useEffect } from 'react'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useCommonWords } from '#web/words/words.tsx'
import { cachedAs } from './cached-pages.ts'

type PressedExit = { again: () => void; href?: string }

/** A navigation that was pressed: a function that repeats it, and a link's address. */
function pressedExit(event: Event): PressedExit | undefined {
  const pressed = event.target as Element
  if (event instanceof SubmitEvent)
    return { again: () => (pressed as HTMLFormElement).requestSubmit(event.submitter) }
  const link = pressed.closest?.<HTMLAnchorElement>('a[href]')
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
  // Pages of a run on the phone open without the server.
  const opensOffline = link?.dataset.opensOffline !== undefined
  const stays =
    !link || opensOffline || link.target || link.origin !== location.origin || ctrlKey || metaKey || shiftKey
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
      const exit = pressedExit(event)
      if (!exit) return
      event.preventDefault()
      event.stopPropagation()
      const press = () => {
        reached = true
        exit.again()
        reached = false
      }
      const openCached = async () => {
        const cached = exit.href ? await cachedAs(exit.href) : undefined
        if (cached === 'part') press()
        else if (cached === 'document' && exit.href) location.assign(exit.href)
        else showToast({ text, tone: 'danger', lifeMs: toastLife.local })
      }
      fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(press, openCached)
    }
    addEventListener('click', stay, true)
    addEventListener('submit', stay, true)
    return () => {
      removeEventListener('click', stay, true)
      removeEventListener('submit', stay, true)
    }
  }, [text])
}
