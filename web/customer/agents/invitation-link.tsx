import { Copy, MessageSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { sayDate } from '#shop/time/bangkok.ts'
import { LineShareButton } from '#web/kit/page/share-buttons.tsx'
import type { QrPath } from '#web/kit/text/qr-path.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Card } from '#web/ui/card.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useAgentWords } from '#web/words/customer/agents/agent-words.ts'
import { useLocale } from '#web/words/words.tsx'

export type MadeInvitation = { path: string; link: string; expiresAt: string; qr: QrPath }

/** The link, this one time: to scan, to copy, or to send by LINE or SMS from the agent's own phone. */
export function InvitationLink({ made: { path, link, expiresAt, qr } }: { made: MadeInvitation }) {
  const say = useAgentWords()
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  // It stands above the form that asked for it.
  useEffect(() => {
    if (link) heading.current?.focus()
  }, [link])
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      showToast({ text: say('agent.copied'), tone: 'success' })
    } catch {
      showToast({ text: say('agent.notCopied'), tone: 'danger' })
    }
  }
  return (
    <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4 border-primary-text">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-lg">
          {say('agent.linkReady')}
        </h2>
        <p className="text-muted text-sm">
          {say('agent.linkReadyText', { day: sayDate(new Date(expiresAt), locale) })}
        </p>
      </div>
      <QrCode qr={qr} label={say('agent.qr')} className="mx-auto size-52" />
      <TextField
        label={say('agent.link')}
        value={link}
        readOnly
        onFocus={({ target }) => target.select()}
        className="text-sm"
      />
      <div className="flex flex-wrap gap-2">
        <LineShareButton
          size="md"
          page={{ title: say('agent.inviteText'), text: undefined, open: say('agent.openInvite'), path }}
        />
        <a
          href={`sms:?&body=${encodeURIComponent(`${say('agent.inviteText')} ${link}`)}`}
          className={buttonLook({ variant: 'secondary', size: 'md' })}
        >
          <MessageSquare aria-hidden size={18} strokeWidth={1.75} />
          {say('agent.sms')}
        </a>
        <Button
          variant="secondary"
          onClick={() => void copy()}
          icon={<Copy aria-hidden size={18} strokeWidth={1.75} />}
        >
          {say('agent.copy')}
        </Button>
      </div>
    </Card>
  )
}
