import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { joinClasses } from './join-classes.ts'
import { useBackCloses } from './use-back-closes.ts'

const leavingMs = 200

type ModalProps = {
  open: boolean
  onClose: () => void
  labelledBy: string
  shape: 'centre' | 'left' | 'right' | 'bottom'
  className?: string | undefined
  children: ReactNode
}

/**
 * The native dialog under dialogs, drawers and sheets: the browser traps focus, handles Esc and restores
 * focus.
 */
export function Modal({ open, onClose, labelledBy, shape, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const present = usePresence(open)
  useBackCloses(open, onClose)

  useEffect(() => {
    const box = dialog.current
    if (!box || box.open === open) return
    if (!open) return box.close()
    box.showModal()
    // Otherwise the close button takes the first focus, and the title is not read out.
    const first = box.querySelector<HTMLElement>('[data-focus-first]') ?? box
    first.focus()
  }, [open])

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; the native dialog answers Esc itself.
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      onClose={() => open && onClose()}
      onClick={closeOnBackdrop}
      className={joinClasses('modal', `modal-${shape}`, className)}
    >
      {present && children}
    </dialog>
  )
}

/** The content stays mounted until the closing animation ends. */
function usePresence(open: boolean): boolean {
  const [leaving, setLeaving] = useState(false)
  const wasOpen = useRef(open)

  useEffect(() => {
    if (wasOpen.current === open) return
    wasOpen.current = open
    setLeaving(!open)
    if (open) return
    const timer = setTimeout(() => setLeaving(false), leavingMs)
    return () => clearTimeout(timer)
  }, [open])

  return open || leaving
}
