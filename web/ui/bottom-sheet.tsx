import { type PointerEvent, useId, useRef } from 'react'
import type { DialogProps } from './dialog.tsx'
import { Modal } from './modal.tsx'
import { ModalFrame } from './modal-frame.tsx'

const farEnough = 72

/** A sheet at the bottom of a phone; from tablets on a dialog. */
export function BottomSheet({ open, onClose, className, ...frame }: DialogProps) {
  const titleId = useId()
  const from = useRef<number>(undefined)

  function release(event: PointerEvent) {
    if (from.current !== undefined && event.clientY - from.current > farEnough) onClose()
    from.current = undefined
  }

  return (
    <Modal open={open} onClose={onClose} labelledBy={titleId} shape="bottom" className={className}>
      <div
        className="grid h-6 touch-none place-items-center sm:hidden"
        onPointerDown={(event) => {
          from.current = event.clientY
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerUp={release}
      >
        <span className="h-1 w-10 rounded-chip bg-outline/60" />
      </div>
      <ModalFrame {...frame} titleId={titleId} onClose={onClose} />
    </Modal>
  )
}
