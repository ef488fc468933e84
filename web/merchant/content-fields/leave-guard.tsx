import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'

/**
 * Asks before a link leads away from what is not saved. As the router's own blocker, whose text would be in the part
 * that shoppers load.
 */
export function LeaveGuard({ isDirty, onDiscard }: { isDirty: boolean; onDiscard: () => void }) {
  const say = useContentWords()
  const navigate = useNavigate()
  const [to, setTo] = useState<string>()
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || link.target === '_blank') return
      const { origin, pathname, search } = new URL(link.href)
      if (origin !== location.origin || pathname === location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      setTo(pathname.replace(/^\/en(?=\/|$)/, '') + search)
    }
    window.addEventListener('beforeunload', warn)
    document.addEventListener('click', hold, true)
    return () => {
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('click', hold, true)
    }
  }, [isDirty])
  async function leave() {
    setTo(undefined)
    if (to) await navigate(to)
  }
  return (
    <Dialog
      open={to !== undefined}
      onClose={() => setTo(undefined)}
      title={say('leave.title')}
      closeLabel={say('leave.stay')}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              onDiscard()
              void leave()
            }}
          >
            {say('leave.discard')}
          </Button>
          <Button variant="secondary" onClick={() => void leave()}>
            {say('leave.keep')}
          </Button>
          <Button onClick={() => setTo(undefined)}>{say('leave.stay')}</Button>
        </>
      }
    >
      <p>{say('leave.text')}</p>
    </Dialog>
  )
}
