import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

type ModalFrameProps = {
  title: ReactNode
  titleId: string
  closeLabel: string
  onClose: () => void
  /** Stays visible at the bottom while the rest scrolls. */
  actions?: ReactNode
  children: ReactNode
}

/** Title and close button, content, actions. */
export function ModalFrame({ title, titleId, closeLabel, onClose, actions, children }: ModalFrameProps) {
  return (
    <>
      <header className="flex items-start gap-2 border-hairline border-b py-1.5 pr-1.5 pl-4">
        <h2 id={titleId} className="min-w-0 flex-1 py-2 text-lg">
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X strokeWidth={1.75} />} onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">{children}</div>
      {actions && (
        <footer className="flex flex-wrap justify-end gap-2 border-hairline border-t p-3 *:flex-1 sm:*:min-w-24 sm:*:flex-none">
          {actions}
        </footer>
      )}
    </>
  )
}
