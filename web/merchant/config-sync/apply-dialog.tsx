import { Modal } from '@mantine/core'
import { useState } from 'react'
import type { ComparedLine } from '#shop/merchant-settings/config-lines.ts'
import { mostApplied } from '#shop/merchant-settings/config-sync-contracts.ts'
import { Button } from '#web/ui/button.tsx'
import { useSyncWords } from '#web/words/merchant/settings/sync-words.ts'

type ApplyDialogProps = {
  lines: readonly ComparedLine[]
  isBusy: boolean
  onClose: () => void
  /** With an id of its own: pressed twice, it is applied once. */
  onApply: (id: string) => void
}

/** Says what will happen, and for whom. */
export function ApplyDialog({ lines, isBusy, onClose, onApply }: ApplyDialogProps) {
  const say = useSyncWords()
  const [id] = useState(() => crypto.randomUUID())
  const ofNetwork = lines.filter(({ scope }) => scope === '*').length
  const centres = new Set(lines.filter(({ scope }) => scope !== '*').map(({ scope }) => scope))
  const removed = lines.filter(({ there }) => there === null).length
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      title={say('apply.title', { count: lines.length })}
      closeButtonProps={{ 'aria-label': say('apply.back') }}
    >
      <div className="grid gap-3">
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          {ofNetwork > 0 ? <li>{say('apply.network', { count: ofNetwork })}</li> : null}
          {centres.size > 0 ? (
            <li>
              {say('apply.centres', { count: lines.length - ofNetwork, names: [...centres].join(', ') })}
            </li>
          ) : null}
          {removed > 0 ? <li>{say('apply.removed', { count: removed })}</li> : null}
          <li>{say('apply.together')}</li>
        </ul>
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {say('apply.back')}
          </Button>
          <Button
            loading={isBusy}
            whyDisabled={lines.length > mostApplied ? say('apply.most', { count: mostApplied }) : undefined}
            onClick={() => onApply(id)}
          >
            {say('apply.open', { count: lines.length })}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
