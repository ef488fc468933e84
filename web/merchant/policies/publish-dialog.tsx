import { Checkbox, Modal } from '@mantine/core'
import { useState } from 'react'
import { DayField } from '#web/merchant/lists/day-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { usePolicyWords } from '#web/words/merchant/contents/policy-words.ts'

type PublishDialogProps = {
  version: string
  customers: number
  /** No earlier than today, nor than a version that was published already. */
  earliest: string
  isBusy: boolean
  onPublish: (holdsOn: string) => Promise<boolean>
  onClose: () => void
}

/** From which day the version holds; says what cannot be undone before it is done. */
export function PublishDialog({
  version,
  customers,
  earliest,
  isBusy,
  onPublish,
  onClose,
}: PublishDialogProps) {
  const say = usePolicyWords()
  const [day, setDay] = useState(earliest)
  const [isUnderstood, setIsUnderstood] = useState(false)
  async function publish() {
    if (!(await onPublish(day))) onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('publishTitle', { version })}
      closeButtonProps={{ 'aria-label': say('cancel') }}
    >
      <div className="grid gap-4">
        <p>{say('publishText', { count: customers })}</p>
        <div className="grid gap-1">
          <DayField
            label={say('holdsOn')}
            value={day}
            min={earliest}
            onChange={(next) => setDay(next ?? earliest)}
          />
          <p className="text-muted text-xs">{say('holdsToday')}</p>
        </div>
        <Checkbox
          label={say('understood')}
          checked={isUnderstood}
          onChange={({ currentTarget }) => setIsUnderstood(currentTarget.checked)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button
            loading={isBusy}
            whyDisabled={isUnderstood ? undefined : say('tick')}
            onClick={() => void publish()}
          >
            {say('publish')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
