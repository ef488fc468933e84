import type { ReactNode } from 'react'
import { buttonLook } from '#web/ui/button-look.ts'

type FileButtonProps = { children: ReactNode; className?: string; onFile: (file: File) => void }

/** A button that takes a picture from the device. */
export function FileButton({ children, className, onFile }: FileButtonProps) {
  return (
    <label
      className={
        className ??
        `${buttonLook({ variant: 'secondary', size: 'sm' })} cursor-pointer has-focus-visible:outline-2`
      }
    >
      {children}
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
