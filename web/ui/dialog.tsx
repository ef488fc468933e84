import { type ReactNode, useId } from 'react'
import { Modal } from './modal.tsx'
import { ModalFrame } from './modal-frame.tsx'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  actions?: ReactNode
  children: ReactNode
  className?: string
}

/** A question that must be answered before going on. */
export function Dialog({ open, onClose, className, ...frame }: DialogProps) {
  const titleId = useId()
  return (
    <Modal open={open} onClose={onClose} labelledBy={titleId} shape="centre" className={className}>
      <ModalFrame {...frame} titleId={titleId} onClose={onClose} />
    </Modal>
  )
}
