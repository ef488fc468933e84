import { Camera, Images } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'

type PhotoInputsProps = {
  isBusy: boolean
  onFiles: (files: File[]) => void
  /** What the two are for, where a page has several. */
  label?: string
  isSmall?: boolean
}

/** The phone's camera, or pictures that are already on the device. */
export function PhotoInputs({ isBusy, onFiles, label, isSmall = false }: PhotoInputsProps) {
  const say = useVisitWords()
  const camera = useRef<HTMLInputElement>(null)
  const library = useRef<HTMLInputElement>(null)
  function pass({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    // The same file can then be chosen again.
    currentTarget.value = ''
    if (files.length > 0) onFiles(files)
  }
  const name = (text: string) => (label ? `${text}: ${label}` : text)
  const size = isSmall ? 'sm' : 'md'
  const hidden = { type: 'file', accept: 'image/*', className: 'sr-only', tabIndex: -1, onChange: pass }
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant={isSmall ? 'secondary' : 'primary'}
        size={size}
        loading={isBusy}
        aria-label={name(say('take.camera'))}
        icon={<Camera aria-hidden size={20} strokeWidth={1.75} />}
        onClick={() => camera.current?.click()}
      >
        {say('take.camera')}
      </Button>
      <Button
        variant="secondary"
        size={size}
        aria-label={name(say('take.library'))}
        icon={<Images aria-hidden size={20} strokeWidth={1.75} />}
        onClick={() => library.current?.click()}
      >
        {say('take.library')}
      </Button>
      <input {...hidden} ref={camera} capture="environment" aria-hidden data-input="camera" />
      <input {...hidden} ref={library} multiple aria-hidden data-input="library" />
    </div>
  )
}
