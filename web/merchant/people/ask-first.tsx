import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { usePeopleWords } from '#web/words/merchant/people/people-words.ts'

type AskFirstProps = {
  isOpen: boolean
  title: string
  /** What will happen, line by line. */
  lines: readonly string[]
  action: string
  isBusy: boolean
  onClose: () => void
  onGo: () => Promise<void>
  children?: ReactNode
}

/** Before something that takes a right away: what will happen, in sentences. */
export function AskFirst({ isOpen, title, lines, action, isBusy, onClose, onGo, children }: AskFirstProps) {
  const say = usePeopleWords()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      centered
      title={title}
      closeButtonProps={{ 'aria-label': say('back') }}
    >
      <div className="grid gap-3">
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {children}
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {say('back')}
          </Button>
          <Button variant="danger" loading={isBusy} onClick={() => void onGo()}>
            {action}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
