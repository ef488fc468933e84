import type { Photo } from '#shop/photos/photo-contracts.ts'
import { bangkokDay, noonOf, sayLongDate, sayTime } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as visitPaths from '#web/paths/visit-paths.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'
import { useLocale } from '#web/words/words.tsx'

type PhotoGridProps = {
  customer: { code: string; saleUnit: string }
  photos: readonly Photo[]
  onOpen: (id: string) => void
}

/** By hand, since phones of 2023 do not know Map.groupBy. */
function byDay(photos: readonly Photo[]): Map<string, Photo[]> {
  const days = new Map<string, Photo[]>()
  for (const photo of photos) {
    const day = bangkokDay(new Date(photo.takenAt))
    days.set(day, [...(days.get(day) ?? []), photo])
  }
  return days
}

/** Small pictures under the day they were taken on, newest first. */
export function PhotoGrid({ customer: { code, saleUnit }, photos, onOpen }: PhotoGridProps) {
  const say = useVisitWords()
  const locale = useLocale()
  const days = byDay(photos)
  return (
    <div className="grid gap-4">
      {[...days].map(([day, taken]) => (
        <section key={day} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h2 className="font-bold text-base">{sayLongDate(noonOf(day), locale)}</h2>
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-6">
            {taken.map((photo) => {
              const group = pick(locale, photo.groupName, photo.groupNameEn) || say('photos.fromSurvey')
              const time = sayTime(new Date(photo.takenAt), locale)
              return (
                <li key={photo.id} className="min-w-0">
                  <button
                    type="button"
                    onClick={() => onOpen(photo.id)}
                    className="grid w-full gap-1 text-left"
                  >
                    <img
                      src={inLanguage(
                        locale,
                        visitPaths.photoPicture({ code, saleunit: saleUnit, id: photo.id, size: 'small' }),
                      )}
                      alt=""
                      width={320}
                      height={320}
                      loading="lazy"
                      className="aspect-square w-full rounded-input bg-sunk object-cover"
                    />
                    <span className="clamp-1 text-sm">
                      <VisuallyHidden>{say('photos.open')} </VisuallyHidden>
                      {group}
                    </span>
                    <span className="clamp-1 text-muted text-xs">{time}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
