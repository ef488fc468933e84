import { Modal, Radio } from '@mantine/core'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useMerchantWords } from '#web/words/words.tsx'

/** A field that two people wrote differently, in words. */
type Difference = {
  field: string
  label: string
  mine: string
  theirs: string
  /** Whether I changed it; what I left alone stays as the other one saved it. */
  isMine: boolean
}

type DifferenceDialogProps = {
  /** Who saved first. */
  by: string
  differences: readonly Difference[]
  isSaving: boolean
  onClose: () => void
  /** With the fields in which mine holds. */
  onSave: (mine: ReadonlySet<string>) => void
}

/** Somebody else saved first: each field that differs is chosen, and nothing is overwritten silently. */
export function DifferenceDialog({ by, differences, isSaving, onClose, onSave }: DifferenceDialogProps) {
  const say = useMerchantWords()
  const name = by || say('difference.somebody')
  const [mine, setMine] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter(({ isMine }) => isMine).map(({ field }) => field)),
  )
  const choose = (field: string, isMine: boolean) =>
    setMine((before) => new Set(isMine ? [...before, field] : [...before].filter((each) => each !== field)))
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={say('difference.title', { name })}
      closeButtonProps={{ 'aria-label': say('difference.back') }}
    >
      <div className="grid gap-3">
        <p className="text-sm">{say('difference.text')}</p>
        <ul className="grid gap-2">
          {differences.map(({ field, label, mine: own, theirs }) => (
            <li key={field} className="rounded-card border border-hairline p-3">
              <Radio.Group
                label={label}
                value={mine.has(field) ? 'mine' : 'theirs'}
                onChange={(value) => choose(field, value === 'mine')}
              >
                <div className="wrap-anywhere mt-1 grid gap-2 whitespace-pre-line sm:grid-cols-2">
                  <Radio value="theirs" label={theirs} description={say('difference.theirs', { name })} />
                  <Radio value="mine" label={own} description={say('difference.mine')} />
                </div>
              </Radio.Group>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {say('difference.back')}
          </Button>
          <Button loading={isSaving} onClick={() => onSave(mine)}>
            {say('difference.save')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
