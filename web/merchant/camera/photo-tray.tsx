import { X } from 'lucide-react'
import type { KeptPhoto } from '#web/merchant/outbox/entry.ts'
import { KeptThumb } from '#web/merchant/waiting/kept-thumb.tsx'
import { useVisitWords } from '#web/words/merchant/visits/visit-words.ts'

type PhotoTrayProps = { photos: readonly KeptPhoto[]; onDrop: (id: string) => void }

/** Photos that were taken and are not on their way yet. */
export function PhotoTray({ photos, onDrop }: PhotoTrayProps) {
  const say = useVisitWords()
  if (photos.length === 0) return null
  return (
    <ul aria-label={say('take.picked')} className="grid grid-cols-3 gap-2 sm:grid-cols-5 lg:grid-cols-8">
      {photos.map((photo, at) => (
        <li key={photo.id} className="relative">
          <KeptThumb
            photo={photo}
            alt={say('take.one', { place: at + 1 })}
            className="aspect-square w-full rounded-input"
          />
          <button
            type="button"
            aria-label={say('take.drop', { place: at + 1 })}
            onClick={() => onDrop(photo.id)}
            className="touch-44 absolute top-1 right-1 grid size-8 place-items-center rounded-chip bg-card/90 shadow-float"
          >
            <X aria-hidden size={18} strokeWidth={2} />
          </button>
        </li>
      ))}
    </ul>
  )
}
