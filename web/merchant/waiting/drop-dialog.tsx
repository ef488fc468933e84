import type { Entry } from '#web/merchant/outbox/entry.ts'
import { removeEntry } from '#web/merchant/outbox/outbox.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'

type DropDialogProps = { entry: Entry | undefined; what: string; onClose: () => void }

/** Throwing away what never arrived is asked about first: nothing brings it back. */
export function DropDialog({ entry, what, onClose }: DropDialogProps) {
  const say = useVisitWords()
  async function drop() {
    if (entry) await removeEntry(entry.id)
    onClose()
  }
  return (
    <Dialog
      open={entry !== undefined}
      onClose={onClose}
      title={say('wait.dropTitle')}
      closeLabel={say('visit.cancel')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {say('visit.cancel')}
          </Button>
          <Button variant="danger" onClick={() => void drop()}>
            {say('wait.drop')}
          </Button>
        </>
      }
    >
      <p>{say('wait.dropText', { what, customer: entry?.customerName ?? '' })}</p>
    </Dialog>
  )
}
