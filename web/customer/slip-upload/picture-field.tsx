import { Camera, CircleAlert, CircleCheck, ImageUp, UserRoundSearch } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { buttonLook } from '#web/ui/button-look.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { usePayWords } from '#web/words/customer/pay-words.ts'
import type { SlipRead } from './read-slip.ts'
import type { SlipPicture } from './use-slip-picture.ts'

type PictureFieldProps = {
  chosen: SlipPicture | undefined
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void
  error: string | undefined
}

/** The slip from the gallery or the camera, with what was read of it. */
export function PictureField({ chosen, onChoose, error }: PictureFieldProps) {
  const say = usePayWords()
  return (
    <div className="grid gap-3">
      {chosen ? (
        <div className="flex gap-3">
          <img
            src={chosen.href}
            alt={say('slip.preview')}
            className="h-40 w-28 shrink-0 rounded-input border border-hairline bg-sunk object-cover"
          />
          <div className="grid min-w-0 flex-1 content-start gap-1">
            <p className="wrap-anywhere text-muted text-xs">{chosen.name}</p>
            <ReadState read={chosen.read} />
          </div>
        </div>
      ) : (
        <p className="balanced text-muted text-sm">{say('slip.chooseText')}</p>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        <label
          className={`${buttonLook({ variant: chosen ? 'secondary' : 'primary', size: 'lg' })} has-focus-visible:outline-3 has-focus-visible:outline-primary-text has-focus-visible:outline-offset-2`}
        >
          <ImageUp aria-hidden size={20} strokeWidth={1.75} />
          {say(chosen ? 'slip.other' : 'slip.choose')}
          <input
            type="file"
            name="picture"
            accept="image/*"
            onChange={onChoose}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'picture-error' : undefined}
            className="sr-only"
          />
        </label>
        <label
          className={`${buttonLook({ variant: 'secondary', size: 'lg' })} has-focus-visible:outline-3 has-focus-visible:outline-primary-text has-focus-visible:outline-offset-2`}
        >
          <Camera aria-hidden size={20} strokeWidth={1.75} />
          {say('slip.camera')}
          <input
            type="file"
            name="picture"
            accept="image/*"
            capture="environment"
            onChange={onChoose}
            className="sr-only"
          />
        </label>
      </div>
      {error ? (
        <p id="picture-error" role="alert" className="flex gap-1 text-danger text-sm">
          <CircleAlert aria-hidden size={16} strokeWidth={2} className="mt-0.75 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  )
}

function ReadState({ read }: { read: SlipRead | undefined }) {
  const say = usePayWords()
  const row = 'flex items-start gap-2 text-sm'
  return (
    <p role="status" className={read && 'reference' in read ? `${row} text-primary-text` : row}>
      {read === undefined ? (
        <>
          <Spinner />
          {say('slip.reading')}
        </>
      ) : read.kind === 'slip' ? (
        <>
          <CircleCheck aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
          <span className="wrap-anywhere min-w-0">{say('slip.found', { reference: read.reference })}</span>
        </>
      ) : read.kind === 'none' ? (
        <>
          <UserRoundSearch aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-muted" />
          {say('slip.noCode')}
        </>
      ) : (
        <span className="flex gap-2 text-danger">
          <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
          {say(read.kind === 'damaged' ? 'slip.damaged' : 'slip.notSlip')}
        </span>
      )}
    </p>
  )
}
