import { Link } from 'react-router'
import * as paths from '#web/paths/customer-paths.ts'
import { Carousel } from '#web/ui/carousel.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import { useShopWords } from '#web/words/words.tsx'
import type { HomeContent } from './home-content.ts'

/** Drawn pictures with HTML text on top, so that it is sharp, accessible and translated. */
export function BannerCarousel({ banners, seconds }: { banners: HomeContent[]; seconds: number }) {
  const say = useShopWords()
  // Banners after the first load once the page is idle; until then their text stands on the brand colour.
  const settled = useSettled()
  if (banners.length === 0) return null
  const words = {
    label: say('home.banners'),
    previous: say('home.previous'),
    next: say('home.next'),
    pause: say('home.pause'),
    play: say('home.play'),
    slide: (number: number) => say('home.goTo', { number }),
  }
  return (
    <Carousel words={words} everySeconds={seconds} className="-mb-3 lg:row-span-2 lg:mb-0">
      {banners.map(({ id, picture, link, tone, title, text }, at) => (
        <Link
          key={id}
          to={link || paths.products}
          className="relative block aspect-[5/2] min-h-40 overflow-hidden rounded-card bg-primary lg:aspect-[13/5]"
        >
          {picture && (at === 0 || settled) ? (
            <Picture
              src={`/files/${picture}`}
              width={1200}
              height={480}
              sizes="(min-width: 64rem) 848px, (min-width: 48rem) 100vw, 330px"
              alt=""
              priority={at === 0}
              className="min-h-40 object-right"
            />
          ) : null}
          <span
            className={joinClasses(
              'absolute inset-y-0 left-0 grid w-[54%] content-center gap-1 p-4 md:w-[58%] md:gap-3 md:p-10',
              tone === 'light' ? 'text-white' : 'text-ink',
            )}
          >
            <span className="clamp-2 font-bold text-lg md:text-2xl">{title}</span>
            <span className="clamp-2 text-sm md:text-lg">{text}</span>
            <span className="mt-1 hidden w-fit items-center rounded-chip bg-white px-5 py-2 font-bold text-ink md:inline-flex">
              {say('home.bannerGo')}
            </span>
          </span>
        </Link>
      ))}
    </Carousel>
  )
}
