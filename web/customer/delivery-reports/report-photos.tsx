import { Camera, ImageUp, RotateCw, X } from 'lucide-react'
import type { ChangeEvent, ReactNode } from 'react'
import { mostReportPhotos } from '#shop/delivery-reports/delivery-report.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useReportWords } from '#web/words/customer/report-words.ts'
import { FieldError } from './report-lines.tsx'
import type { ReportPhoto } from './use-report-photos.ts'

type ReportPhotosProps = {
  photos: readonly ReportPhoto[]
  error: string | undefined
  onAdd: (files: readonly File[]) => void
  onAgain: (id: string) => void
  onRemove: (id: string) => void
}

/** Photos from the camera or the gallery, each with how much of it has gone. */
export function ReportPhotos({ photos, error, onAdd, onAgain, onRemove }: ReportPhotosProps) {
  const say = useReportWords()
  const left = mostReportPhotos - photos.length
  return (
    <Card as="section" aria-labelledby="report-photos" className="grid gap-3">
      <div>
        <h2 id="report-photos" className="text-lg">
          {say('report.photos')}
        </h2>
        <p className="text-muted text-sm">{say('report.photosHint')}</p>
        <FieldError message={error} />
      </div>
      {photos.length > 0 ? (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {photos.map((photo, at) => (
            <Photo key={photo.id} photo={photo} number={at + 1} onAgain={onAgain} onRemove={onRemove} />
          ))}
        </ul>
      ) : null}
      {left > 0 ? (
        <div className="grid gap-2 min-[22rem]:grid-cols-2">
          <FileButton
            icon={<Camera aria-hidden size={20} strokeWidth={1.75} />}
            text={say('report.camera')}
            isCamera
            onChosen={(files) => onAdd(files.slice(0, left))}
          />
          <FileButton
            icon={<ImageUp aria-hidden size={20} strokeWidth={1.75} />}
            text={say('report.gallery')}
            onChosen={(files) => onAdd(files.slice(0, left))}
          />
        </div>
      ) : (
        <p className="text-muted text-sm">{say('report.photosFull')}</p>
      )}
    </Card>
  )
}

type FileButtonProps = {
  icon: ReactNode
  text: string
  isCamera?: boolean
  onChosen: (files: readonly File[]) => void
}

function FileButton({ icon, text, isCamera, onChosen }: FileButtonProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    onChosen([...(target.files ?? [])])
    // The same picture may be chosen again after it was removed.
    target.value = ''
  }
  return (
    <label
      className={joinClasses(
        buttonLook({ variant: 'secondary', size: 'lg' }),
        'has-focus-visible:outline-3 has-focus-visible:outline-primary-text has-focus-visible:outline-offset-2',
      )}
    >
      {icon}
      {text}
      <input
        type="file"
        accept="image/*"
        {...(isCamera ? { capture: 'environment' } : { multiple: true })}
        onChange={choose}
        className="sr-only"
      />
    </label>
  )
}

type PhotoProps = {
  photo: ReportPhoto
  number: number
  onAgain: (id: string) => void
  onRemove: (id: string) => void
}

const corner = 'absolute grid size-11 place-items-center rounded-chip bg-card/90 text-ink'

function Photo({ photo: { id, href, state, percent, why }, number, onAgain, onRemove }: PhotoProps) {
  const say = useReportWords()
  return (
    <li className="min-w-0">
      <div className="relative overflow-hidden rounded-input border border-hairline bg-sunk">
        <img
          src={href}
          alt={say('report.photo', { number })}
          className={joinClasses('aspect-square w-full object-cover', state !== 'kept' && 'opacity-60')}
        />
        <button
          type="button"
          aria-label={say('report.photoRemove', { number })}
          onClick={() => onRemove(id)}
          className={joinClasses(corner, 'top-0.5 right-0.5')}
        >
          <X aria-hidden size={20} strokeWidth={2} />
        </button>
        {state === 'failed' && !why ? (
          <button
            type="button"
            aria-label={say('report.photoAgain', { number })}
            onClick={() => onAgain(id)}
            className={joinClasses(corner, 'bottom-0.5 left-0.5')}
          >
            <RotateCw aria-hidden size={20} strokeWidth={2} />
          </button>
        ) : null}
      </div>
      <p role="status" className={joinClasses('text-xs', state === 'failed' ? 'text-danger' : 'text-muted')}>
        {state === 'sending' ? say('report.photoSending', { percent }) : null}
        {state === 'failed' ? (why ?? say('report.photoFailed')) : null}
      </p>
    </li>
  )
}
