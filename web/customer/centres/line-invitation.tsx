import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useCentreWords } from '#web/words/customer/centre-words.ts'
import { useShopWords } from '#web/words/words.tsx'

export type LineInvitationProps = {
  name: string
  url: string
  onLater: () => void
  onClose: () => void
  onGo?: () => void
}

/** The invitation to add a centre's LINE official account. */
export function LineInvitation({ name, url, onLater, onClose, onGo }: LineInvitationProps) {
  const say = useCentreWords()
  const shop = useShopWords()
  const safe = url.startsWith('https://') || url.startsWith('http://')
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('line.inviteTitle')}
      closeLabel={shop('app.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onLater}>
            {say('line.later')}
          </Button>
          {safe ? (
            <a href={url} target="_blank" rel="noopener noreferrer" onClick={onGo} className={buttonLook({})}>
              {say('line.go')}
            </a>
          ) : null}
        </>
      }
    >
      <p>{say('line.inviteBody', { name })}</p>
    </Dialog>
  )
}
