import { Modal } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import { Button } from '#web/ui/button.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { cutOut } from './cut-out.ts'

type CropDialogProps = {
  /** The picture as it is kept. */
  name: string
  /** The file it was made from, when it came in this visit. */
  original: File | undefined
  onClose: () => void
  onCrop: (file: File) => void
}

/** A square frame over a picture, moved by finger, mouse or arrow keys. */
export function CropDialog({ name, original, onClose, onCrop }: CropDialogProps) {
  const say = useProductWords()
  const shown = useRef<HTMLImageElement>(null)
  const [frame, setFrame] = useState<PercentCrop>()
  const [hasFailed, setHasFailed] = useState(false)
  const [address, setAddress] = useState(original ? undefined : `/files/${name}`)
  useEffect(() => {
    if (!original) return
    const own = URL.createObjectURL(original)
    setAddress(own)
    return () => URL.revokeObjectURL(own)
  }, [original])

  async function crop() {
    const file =
      shown.current && frame ? await cutOut(shown.current, frame, original?.name ?? name) : undefined
    if (file) onCrop(file)
    else setHasFailed(true)
  }
  const corner = (which: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight') =>
    say('crop.corner', { corner: say(`crop.${which}`) })
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('crop.title')}
      closeButtonProps={{ 'aria-label': say('crop.back') }}
    >
      <div className="grid justify-items-center gap-3">
        <p className="justify-self-start text-sm">{say('crop.text')}</p>
        <ReactCrop
          aspect={1}
          keepSelection
          minWidth={48}
          {...(frame && { crop: frame })}
          onChange={(_, percent) => setFrame(percent)}
          ariaLabels={{
            ...{
              cropArea: say('crop.area'),
              nwDragHandle: corner('topLeft'),
              neDragHandle: corner('topRight'),
            },
            ...{ swDragHandle: corner('bottomLeft'), seDragHandle: corner('bottomRight') },
            ...{ nDragHandle: '', eDragHandle: '', sDragHandle: '', wDragHandle: '' },
          }}
        >
          <img
            ref={shown}
            src={address}
            alt=""
            className="max-h-[60dvh] min-h-24"
            onLoad={({ currentTarget: { width, height } }) =>
              setFrame(centerCrop(makeAspectCrop({ unit: '%', width: 90 }, 1, width, height), width, height))
            }
            onError={() => setHasFailed(true)}
          />
        </ReactCrop>
        {hasFailed ? (
          <p role="alert" className="text-danger text-sm">
            {say('crop.failed')}
          </p>
        ) : null}
        <div className="flex gap-2 justify-self-end">
          <Button variant="quiet" onClick={onClose}>
            {say('crop.back')}
          </Button>
          <Button whyDisabled={hasFailed ? say('crop.failed') : undefined} onClick={() => void crop()}>
            {say('crop.do')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
