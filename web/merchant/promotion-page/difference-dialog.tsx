import { Modal, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { usePromotionWords } from '#web/words/merchant/promotions/promotion-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { sayField, sayValue } from './say-draft.ts'
import type { Differences, Editor } from './use-editor.ts'

type DifferenceDialogProps = {
  differences: Differences
  editor: Editor
  isSaving: boolean
  onSettle: (theirs: ReadonlySet<string>) => void
  onClose: () => void
}

/** Somebody else saved first: each field that differs is chosen, and nothing is overwritten silently. */
export function DifferenceDialog({
  differences: { by, fields },
  editor,
  isSaving,
  onSettle,
  onClose,
}: DifferenceDialogProps) {
  const say = usePromotionWords()
  const locale = useLocale()
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  function choose(field: string, isTheirs: boolean) {
    const next = new Set(theirs)
    if (isTheirs) next.add(field)
    else next.delete(field)
    setTheirs(next)
  }
  const told = { ...editor, say, locale }
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={say('difference.title', { name: by || say('difference.somebody') })}
      closeButtonProps={{ 'aria-label': say('difference.back') }}
    >
      <div className="grid gap-3">
        <p className="text-sm">{say('difference.text')}</p>
        <ul className="grid gap-3">
          {fields.map(({ field, yours, theirs: other }) => (
            <li key={field} className="grid gap-1 rounded-input border border-hairline p-3 text-sm">
              <b>{sayField(field, say)}</b>
              <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 whitespace-pre-line">
                <dt className="text-muted">{say('difference.mine')}</dt>
                <dd className="wrap-anywhere">{sayValue(field, yours, told)}</dd>
                <dt className="text-muted">{say('difference.theirs')}</dt>
                <dd className="wrap-anywhere">{sayValue(field, other, told)}</dd>
              </dl>
              <SegmentedControl
                size="sm"
                aria-label={say('difference.choose', { field: sayField(field, say) })}
                value={theirs.has(field) ? 'theirs' : 'mine'}
                onChange={(value) => choose(field, value === 'theirs')}
                data={[
                  { value: 'mine', label: say('difference.mine') },
                  { value: 'theirs', label: say('difference.theirs') },
                ]}
              />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {say('difference.back')}
          </Button>
          <Button loading={isSaving} onClick={() => onSettle(theirs)}>
            {say('difference.save')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
