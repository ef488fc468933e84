import { Link } from 'react-router'
import type { Content } from '#shop/content/whats-new-contract.ts'
import { pick } from '#shop/words/locale.ts'
import { Carousel } from '#web/ui/carousel.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'

/** Drawn pictures with the words set over them, so that they are sharp, spoken and in the reader's language. */
export function BannerCarousel({ banners, seconds }: { banners: Content[]; seconds: number }) {
  const say = useShopWords()
  const locale = useLocale()
  // The banners behind the first come when the page has settled; until then their words stand on the shop's colour.
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
    <Carousel words={words} everySeconds={seconds}>
      {banners.map((banner, at) => {
        const picture = pick(locale, banner.pictureTh ?? '', banner.pictureEn ?? '')
        return (
          <Link
            key={banner.id}
            to={banner.link || '/product'}
            className="relative block aspect-[5/2] min-h-40 overflow-hidden rounded-card bg-primary"
          >
            {picture && (at === 0 || settled) ? (
              <Picture
                src={`/files/${picture}`}
                width={1200}
                height={480}
                sizes="(min-width: 75rem) 1152px, (min-width: 48rem) 100vw, 330px"
                alt=""
                priority={at === 0}
                className="min-h-40 object-right"
              />
            ) : null}
            <span
              className={joinClasses(
                'absolute inset-y-0 left-0 grid w-[54%] content-center md:w-[58%] gap-1 p-4 md:gap-3 md:p-10',
                banner.textTone === 'light' ? 'text-white' : 'text-ink',
              )}
            >
              <span className="clamp-2 font-bold text-lg md:text-2xl">{pick(locale, banner.titleTh, banner.titleEn)}</span>
              <span className="clamp-2 text-sm md:text-lg">{pick(locale, banner.bodyTh, banner.bodyEn)}</span>
              <span className="mt-1 hidden w-fit items-center rounded-chip bg-white px-5 py-2 font-bold text-ink md:inline-flex">
                {say('home.bannerGo')}
              </span>
            </span>
          </Link>
        )
      })}
    </Carousel>
  )
}
