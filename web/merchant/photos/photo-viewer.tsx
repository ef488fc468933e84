import { ChevronLeft, ChevronRight, MapPin, Trash2 } from 'lucide-react'
import type { Photo } from '#shop/photos/photo-contracts.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { sayDistance } from '#web/merchant/visits/say-distance.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'

type PhotoViewerProps = {
  customer: { code: string; saleUnit: string }
  photos: readonly Photo[]
  openId: string | undefined
  onOpen: (id: string | undefined) => void
  onRemove: (photo: Photo) => void
}

const lateMs = 10 * 60_000
/** Farther than a phone errs: the photo was hardly taken at the shop. */
const farMetres = 500

/** One photo as large as the screen, with when, where and by whom. */
export function PhotoViewer({ customer, photos, openId, onOpen, onRemove }: PhotoViewerProps) {
  const say = useVisitWords()
  const locale = useLocale()
  const at = photos.findIndex(({ id }) => id === openId)
  const photo = photos[at]
  const [before, next] = [photos[at - 1], photos[at + 1]]
  const title = photo ? pick(locale, photo.groupName, photo.groupNameEn) || say('photos.fromSurvey') : ''
  return (
    <Dialog
      open={photo !== undefined}
      onClose={() => onOpen(undefined)}
      title={title}
      closeLabel={say('photos.close')}
      className="w-[min(100%-32px,48rem)]"
      actions={
        photo ? (
          <div className="flex w-full items-center gap-2">
            <IconButton
              label={say('photos.before')}
              icon={<ChevronLeft strokeWidth={1.75} />}
              disabled={!before}
              className="disabled:opacity-30"
              onClick={() => before && onOpen(before.id)}
            />
            <IconButton
              label={say('photos.next')}
              icon={<ChevronRight strokeWidth={1.75} />}
              disabled={!next}
              className="disabled:opacity-30"
              onClick={() => next && onOpen(next.id)}
            />
            {photo.mayRemove ? (
              <Button
                variant="quiet"
                className="ml-auto"
                icon={<Trash2 aria-hidden size={20} strokeWidth={1.75} />}
                onClick={() => onRemove(photo)}
              >
                {say('photos.remove')}
              </Button>
            ) : null}
          </div>
        ) : null
      }
    >
      {photo ? (
        <div className="grid gap-3">
          <img
            key={photo.id}
            src={inLanguage(
              locale,
              visitPaths.photoPicture({
                ...{ code: customer.code, saleunit: customer.saleUnit, id: photo.id, size: 'large' },
              }),
            )}
            alt={`${title} ${sayDateTime(new Date(photo.takenAt), locale)}`}
            width={photo.width}
            height={photo.height}
            className="max-h-[45dvh] w-full rounded-input bg-sunk object-contain"
          />
          <PhotoFacts photo={photo} />
        </div>
      ) : null}
    </Dialog>
  )
}

function PhotoFacts({ photo }: { photo: Photo }) {
  const say = useVisitWords()
  const locale = useLocale()
  const { takenAt, receivedAt, by, note, lat, lng, distance } = photo
  const isLate = Date.parse(receivedAt) - Date.parse(takenAt) > lateMs
  return (
    <div className="grid gap-1 text-sm">
      {note ? <p className="wrap-anywhere whitespace-pre-line text-base">{note}</p> : null}
      <p>
        {sayDateTime(new Date(takenAt), locale)} · {say('photos.by', { name: by })}
      </p>
      {isLate ? (
        <p className="text-muted">
          {say('photos.received', { time: sayDateTime(new Date(receivedAt), locale) })}
        </p>
      ) : null}
      {lat !== null && lng !== null ? (
        <p className="flex flex-wrap items-center gap-x-2">
          <MapPin aria-hidden size={18} strokeWidth={1.75} className="text-muted" />
          {distance === null ? null : (
            <span className={distance > farMetres ? 'font-bold text-secondary-text' : undefined}>
              {sayDistance(say, distance)}
            </span>
          )}
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center text-primary-text underline"
          >
            {say('photos.map')}
          </a>
        </p>
      ) : null}
    </div>
  )
}
