import { Copy, ExternalLink, Send, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { WrittenContent } from '#shop/merchant-contents/merchant-content-contracts.ts'
import { pick } from '#shop/words/locale.ts'
import type { ContentCalls } from '#web/merchant/contents/content-calls.ts'
import { contentsAt } from '#web/merchant/contents/content-query.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import * as paths from '#web/paths/customer-paths.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { withQuery } from '#web/paths/path-to.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useContentWords } from '#web/words/merchant/contents/content-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { SendDialog } from './send-dialog.tsx'

const ask = officeCallsOf<ContentCalls>()
const undoMs = 10_000

type ContentActionsProps = {
  content: WrittenContent
  state: string
  mayChange: boolean
  hasChanges: boolean
  onGone: () => void
}

/** What can be done with a saved content besides changing it. */
export function ContentActions({ content, state, mayChange, hasChanges, onGone }: ContentActionsProps) {
  const say = useContentWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const reload = useReload()
  const [isSending, setIsSending] = useState(false)
  const [isMoving, setIsMoving] = useState(false)
  const { id, kind } = content
  const name = pick(locale, content.titleTh, content.titleEn)
  const saveFirst = hasChanges ? say('act.saveFirst') : undefined

  async function move(removed: boolean): Promise<boolean> {
    setIsMoving(true)
    const result = await ask(locale, 'removeContent', { id, removed })
    setIsMoving(false)
    if (result.kind === 'ok') return true
    const text = result.kind === 'refused' ? result.message : say('unknown')
    showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })
    return false
  }
  async function restore() {
    if (await move(false)) showToast({ text: say('act.restored'), tone: 'success' })
    await reload()
  }
  async function remove() {
    if (!(await move(true))) return reload()
    onGone()
    await navigate(contentsAt({ kind }))
    showToast({
      ...{ text: say('act.removed', { name }), lifeMs: undoMs },
      action: { text: say('act.undo'), onAct: () => void restore() },
    })
  }
  if (content.isRemoved)
    return mayChange ? (
      <Button
        size="sm"
        loading={isMoving}
        className="ml-auto"
        icon={<Undo2 aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => void restore()}
      >
        {say('act.restore')}
      </Button>
    ) : null
  return (
    <div className="flex flex-wrap items-center gap-2 md:ml-auto">
      {state === 'live' ? (
        <LinkButton
          size="sm"
          variant="quiet"
          target="_blank"
          rel="noopener"
          to={shownAt()}
          icon={<ExternalLink aria-hidden size={18} strokeWidth={1.75} />}
        >
          {say('act.view')}
        </LinkButton>
      ) : null}
      {mayChange ? (
        <>
          <LinkButton
            size="sm"
            variant="quiet"
            to={withQuery(officePaths.content({ id: 'new' }), { from: id })}
            icon={<Copy aria-hidden size={18} strokeWidth={1.75} />}
          >
            {say('act.copy')}
          </LinkButton>
          {content.otherCentres.length > 0 ? (
            <Button
              size="sm"
              variant="quiet"
              whyDisabled={saveFirst}
              icon={<Send aria-hidden size={18} strokeWidth={1.75} />}
              onClick={() => setIsSending(true)}
            >
              {say('act.send')}
            </Button>
          ) : null}
          <Button
            size="sm"
            variant="quiet"
            loading={isMoving}
            icon={<Trash2 aria-hidden size={18} strokeWidth={1.75} />}
            onClick={() => void remove()}
          >
            {say('act.remove')}
          </Button>
        </>
      ) : null}
      {isSending ? <SendDialog content={content} onClose={() => setIsSending(false)} /> : null}
    </div>
  )

  function shownAt(): string {
    if (kind === 'N') return paths.contents({ id })
    return kind === 'P' ? withQuery(paths.news, { code: content.code }) : paths.home
  }
}
