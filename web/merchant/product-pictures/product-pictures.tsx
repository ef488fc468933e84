import { Progress } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { notifications } from '@mantine/notifications'
import { Camera, Crop, ImagePlus, X } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { largestUpload } from '#shop/contract/largest-upload.ts'
import { mostPictures } from '#shop/merchant-products/product-draft.ts'
import { Sortable } from '#web/merchant/lists/sortable.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useProductWords } from '#web/words/merchant/products/product-words.ts'
import { useUploads } from './use-uploads.ts'

const CropDialog = lazy(() => import('./crop-dialog.tsx').then((module) => ({ default: module.CropDialog })))

type ProductPicturesProps = {
  pictures: readonly string[]
  error: string | undefined
  mayChange: boolean
  onChange: (pictures: string[]) => void
}

/** Up to five pictures, the first one on the card: dropped, chosen or taken, and put in order. */
export function ProductPictures({ pictures, error, mayChange, onChange }: ProductPicturesProps) {
  const say = useProductWords()
  const latest = useRef(pictures)
  latest.current = pictures
  // An upload ends long after the press that began it: it writes into the form as it is then.
  const write = useRef(onChange)
  write.current = onChange
  /** As they came, larger than they are kept: those are the ones to crop. */
  const originals = useRef(new Map<string, File>())
  const [cropped, setCropped] = useState<string>()
  const { uploads, send, drop } = useUploads()
  const show = (shown: readonly string[]) => {
    latest.current = shown
    write.current([...shown])
  }
  const room = mostPictures - pictures.length - uploads.filter(({ why }) => !why).length
  function take(files: readonly File[]) {
    if (files.length > room)
      notifications.show({ color: 'red', message: say('pictures.tooMany', { count: room }) })
    void send(files.slice(0, Math.max(0, room)), (name, file) => {
      originals.current.set(name, file)
      show([...latest.current, name])
    })
  }
  function replace(old: string, file: File) {
    setCropped(undefined)
    void send([file], (name) => {
      // The next cut is made from the original too.
      const original = originals.current.get(old)
      if (original) originals.current.set(name, original)
      show(latest.current.map((each) => (each === old ? name : each)))
    })
  }
  return (
    <div className="grid gap-3">
      <Sortable
        items={pictures}
        keyOf={(name) => name}
        onChange={onChange}
        handleLabel={(name) => say('pictures.move', { place: pictures.indexOf(name) + 1 })}
        movedText={(_, place) => say('pictures.moved', { place })}
        className="grid grid-cols-2 gap-2 empty:hidden @sm:grid-cols-3 @xl:grid-cols-5"
        itemClassName="overflow-hidden rounded-card border border-hairline bg-card"
      >
        {(name, handle, at) => (
          <>
            <div className="relative">
              <Picture
                src={`/files/${name}`}
                width={600}
                height={600}
                sizes="160px"
                alt={say('pictures.one', { place: at + 1 })}
              />
              {at === 0 ? (
                <span className="absolute top-1 left-1">
                  <Tag tone="primary">{say('pictures.first')}</Tag>
                </span>
              ) : null}
            </div>
            <div className={mayChange ? 'flex justify-between' : 'hidden'}>
              {handle}
              <button
                type="button"
                aria-label={say('pictures.crop', { place: at + 1 })}
                onClick={() => setCropped(name)}
                className="grid size-9 place-items-center rounded-input text-muted hover:bg-sunk"
              >
                <Crop aria-hidden size={18} strokeWidth={1.75} />
              </button>
              <button
                type="button"
                aria-label={say('pictures.remove', { place: at + 1 })}
                onClick={() => onChange(pictures.filter((each) => each !== name))}
                className="grid size-9 place-items-center rounded-input text-muted hover:bg-sunk"
              >
                <X aria-hidden size={18} strokeWidth={1.75} />
              </button>
            </div>
          </>
        )}
      </Sortable>
      {uploads.length > 0 ? (
        <ul className="grid gap-2 text-sm">
          {uploads.map(({ id, file, percent, why }) => (
            <li key={id} className="grid gap-1">
              <span className="flex items-center justify-between gap-2">
                <span className="line-clamp-1">{file}</span>
                {why ? (
                  <button
                    type="button"
                    aria-label={say('pictures.forget', { file })}
                    onClick={() => drop(id)}
                  >
                    <X aria-hidden size={16} strokeWidth={1.75} />
                  </button>
                ) : (
                  <span className="tabular text-muted">{percent}%</span>
                )}
              </span>
              {why ? (
                <span role="alert" className="text-danger">
                  {why}
                </span>
              ) : (
                <Progress value={percent} aria-label={say('pictures.sending', { file })} size="sm" />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {!mayChange ? null : room > 0 ? (
        <div className="grid gap-2 @sm:grid-cols-[minmax(0,1fr)_auto]">
          <Dropzone
            onDrop={take}
            onReject={() => notifications.show({ color: 'red', message: say('pictures.refused') })}
            maxSize={largestUpload}
            accept={['image/jpeg', 'image/png', 'image/webp']}
            inputProps={{ 'aria-label': say('pictures.choose') }}
            className="py-3"
          >
            <span className="pointer-events-none flex items-center justify-center gap-2 text-muted text-sm">
              <ImagePlus aria-hidden size={20} strokeWidth={1.75} />
              {say('pictures.drop', { count: room })}
            </span>
          </Dropzone>
          <label className={buttonLook({ variant: 'secondary' })}>
            <Camera aria-hidden size={20} strokeWidth={1.75} />
            {say('pictures.camera')}
            <input
              type="file"
              accept="image/*"
              capture="environment"
              className="sr-only"
              onChange={({ currentTarget }) => {
                take([...(currentTarget.files ?? [])])
                currentTarget.value = ''
              }}
            />
          </label>
        </div>
      ) : (
        <p className="text-muted text-sm">{say('pictures.full', { count: mostPictures })}</p>
      )}
      {error ? (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      ) : null}
      {cropped ? (
        <Suspense>
          <CropDialog
            name={cropped}
            original={originals.current.get(cropped)}
            onClose={() => setCropped(undefined)}
            onCrop={(file) => replace(cropped, file)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
