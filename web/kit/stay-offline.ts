import { useEffect } from 'react'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useCommonWords } from '#web/words/words.tsx'

/** A way out of the page that was pressed, as a function that presses it again. */
function wayOut(event: Event): (() => void) | undefined {
  const pressed = event.target as Element
  if (event instanceof SubmitEvent) return () => (pressed as HTMLFormElement).requestSubmit(event.submitter)
  const link = pressed.closest?.<HTMLAnchorElement>('a[href]')
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
  const stays = !link || link.target || link.origin !== location.origin || ctrlKey || metaKey || shiftKey
  return stays || link.href.split('#')[0] === location.href.split('#')[0] ? undefined : () => link.click()
}

/**
 * Without a signal a link or a form ends at the browser's own error page, and all that was typed or found is gone: one stays here and is told.
 * A browser may call itself offline and still reach us, so we are asked first.
 */
export function useStayOffline(): void {
  const text = useCommonWords()('app.offline')
  useEffect(() => {
    let reached = false
    const stay = (event: Event) => {
      if (navigator.onLine || reached) return
      const again = wayOut(event)
      if (!again) return
      event.preventDefault()
      event.stopPropagation()
      fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(
        () => {
          reached = true
          again()
          reached = false
        },
        () => showToast({ text, tone: 'danger', lifeMs: toastLife.local }),
      )
    }
    addEventListener('click', stay, true)
    addEventListener('submit', stay, true)
    return () => {
      removeEventListener('click', stay, true)
      removeEventListener('submit', stay, true)
    }
  }, [text])
}
