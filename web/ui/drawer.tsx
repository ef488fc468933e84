import { useId } from 'react'
import type { DialogProps } from './dialog.tsx'
import { Modal } from './modal.tsx'
import { ModalFrame } from './modal-frame.tsx'

/** A menu, or a side task, at full height. */
export function Drawer({
  open,
  onClose,
  side = 'left',
  className,
  ...frame
}: DialogProps & { side?: 'left' | 'right' }) {
  const titleId = useId()
  return (
    <Modal open={open} onClose={onClose} labelledBy={titleId} shape={side} className={className}>
      <ModalFrame {...frame} titleId={titleId} onClose={onClose} />
    </Modal>
  )
}
