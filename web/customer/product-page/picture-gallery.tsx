import { ZoomIn } from 'lucide-react'
import { useState } from 'react'
import { Carousel } from '#web/ui/carousel.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useShopWords } from '#web/words/words.tsx'
import { PictureZoom } from './picture-zoom.tsx'

/** Pictures to swipe; a tap opens one full-screen. */
export function PictureGallery({
  pictures,
  name,
  faded,
}: {
  pictures: string[]
  name: string
  faded: boolean
}) {
  const say = useShopWords()
  const [zoomedAt, setZoomedAt] = useState<number>()
  const words = {
    label: say('productPage.pictures'),
    previous: say('home.previous'),
    next: say('home.next'),
    pause: say('home.pause'),
    play: say('home.play'),
    slide: (number: number) => say('home.goTo', { number }),
  }
  if (pictures.length === 0) return <div className="aspect-square rounded-card bg-primary-tint" />
  return (
    <div>
      <Carousel words={words}>
        {pictures.map((picture, at) => (
          <button
            key={picture}
            type="button"
            aria-label={say('productPage.zoom', { number: at + 1 })}
            onClick={() => setZoomedAt(at)}
            className="group/zoom relative block w-full cursor-zoom-in -outline-offset-3"
          >
            <Picture
              src={`/files/${picture}`}
              width={600}
              height={600}
              sizes="(min-width: 75rem) 500px, (min-width: 48rem) 42vw, 100vw"
              alt={at === 0 ? name : ''}
              priority={at === 0}
              className={faded ? 'opacity-45' : ''}
            />
            <span
              aria-hidden
              className="absolute right-3 bottom-3 grid size-9 place-items-center rounded-chip bg-card/90"
            >
              <ZoomIn size={20} strokeWidth={1.75} />
            </span>
          </button>
        ))}
      </Carousel>
      <PictureZoom pictures={pictures} name={name} at={zoomedAt} onClose={() => setZoomedAt(undefined)} />
    </div>
  )
}
