import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { ApplicationPicture } from '#shop/applications/application-form.ts'
import type { ApplicationDetail } from '#shop/applications/application-office-contracts.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import * as officePaths from '#web/paths/office-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useApplicationWords } from '#web/words/merchant/applications/application-words.ts'
import { useLocale } from '#web/words/words.tsx'

const captions = {
  taxImage: 'detail.card',
  shopImage: 'detail.shopPhoto',
  logoImage: 'detail.logo',
} as const satisfies Record<ApplicationPicture, string>

/** Shop and logo at once; the card only when it is asked for, since each look is recorded. */
export function ApplicationPictures({ application: { id, pictures } }: { application: ApplicationDetail }) {
  const say = useApplicationWords()
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-lg">{say('detail.pictures')}</h2>
      {pictures.length === 0 ? <p className="text-muted">{say('detail.noPictures')}</p> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        {pictures.map((picture) => (
          <OnePicture key={picture} id={id} picture={picture} />
        ))}
      </div>
    </Card>
  )
}

function OnePicture({ id, picture }: { id: string; picture: ApplicationPicture }) {
  const say = useApplicationWords()
  const locale = useLocale()
  const isPrivate = picture === 'taxImage'
  const [isOpen, setIsOpen] = useState(!isPrivate)
  const [isFailed, setIsFailed] = useState(false)
  const caption = say(captions[picture])
  return (
    <figure className="grid content-start gap-1">
      <div className="relative grid aspect-4/3 place-items-center overflow-hidden rounded-card border border-hairline bg-sunk p-2">
        {isOpen && !isFailed ? (
          <img
            src={inLanguage(locale, officePaths.applicationPicture({ id, picture }))}
            alt={caption}
            className="absolute inset-2 size-[calc(100%-1rem)] object-contain"
            onError={() => setIsFailed(true)}
          />
        ) : (
          <div className="grid justify-items-center gap-2 text-center">
            <Button
              variant="secondary"
              icon={<Eye aria-hidden size={18} strokeWidth={1.75} />}
              onClick={() => {
                setIsFailed(false)
                setIsOpen(true)
              }}
            >
              {isPrivate ? say('detail.seeCard') : caption}
            </Button>
            <p className="text-muted text-sm">{say(isFailed ? 'detail.pictureFailed' : 'detail.cardHint')}</p>
          </div>
        )}
      </div>
      <figcaption className="text-muted text-sm">{caption}</figcaption>
    </figure>
  )
}
