import { useState } from 'react'
import { addDays, bangkokDay } from '#shop/time/bangkok.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useStandingWords } from '#web/words/customer/standing-words.ts'

type PauseDialogProps = { open: boolean; onClose: () => void; onPause: (until: string | null) => void }

export function PauseDialog({ open, onClose, onPause }: PauseDialogProps) {
  const say = useStandingWords()
  const today = bangkokDay(new Date())
  const [until, setUntil] = useState(addDays(today, 14))
  const [isOpenEnd, setIsOpenEnd] = useState(false)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('standing.pauseTitle')}
      closeLabel={say('standing.close')}
      actions={<Button onClick={() => onPause(isOpenEnd ? null : until)}>{say('standing.pauseDo')}</Button>}
    >
      <div className="grid gap-3">
        {isOpenEnd ? null : (
          <TextField
            type="date"
            label={say('standing.pauseUntil')}
            hint={say('standing.pauseHint')}
            value={until}
            min={addDays(today, 1)}
            max={addDays(today, 366)}
            onChange={(event) => setUntil(event.target.value)}
          />
        )}
        <Checkbox
          label={say('standing.pauseOpen')}
          checked={isOpenEnd}
          onChange={(event) => setIsOpenEnd(event.target.checked)}
        />
      </div>
    </Dialog>
  )
}

export function EndDialog({
  open,
  onClose,
  onEnd,
}: {
  open: boolean
  onClose: () => void
  onEnd: () => void
}) {
  const say = useStandingWords()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('standing.endTitle')}
      closeLabel={say('standing.close')}
      actions={<Button onClick={onEnd}>{say('standing.end')}</Button>}
    >
      <p>{say('standing.endText')}</p>
    </Dialog>
  )
}
