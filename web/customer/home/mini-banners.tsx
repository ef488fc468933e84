import { Pause, Play } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import * as paths from '#web/paths/customer-paths.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import { useShopWords } from '#web/words/words.tsx'
import type { HomeContent } from './home-content.ts'

/** Small banners in a row that advances by itself, by setting, until the reader interacts or stops it. */
export function MiniBanners({ banners, seconds }: { banners: HomeContent[]; seconds: number }) {
  const say = useShopWords()
  const { track, stopped, setStopped, hold } = useMovingRow(seconds)
  if (banners.length === 0) return null
  return (
    <Suspense>
      <section
        aria-label={say('home.miniBanners')}
        className="offscreen-lazy relative [--lazy-height:150px]"
        {...hold}
      >
        <ul
          ref={track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
          tabIndex={0}
          aria-label={say('home.miniBanners')}
          className="no-scrollbar -mx-3 flex snap-x scroll-px-3 gap-2 overflow-x-auto overscroll-x-contain px-3 py-1 md:mx-0 md:scroll-px-0 md:gap-4 md:px-0"
        >
          {banners.map(({ id, title, picture, link }) => (
            <li key={id} className="w-56 shrink-0 snap-start md:w-72">
              <Link
                to={link || paths.products}
                className="block overflow-hidden rounded-card border border-hairline bg-card hover:border-primary"
              >
                {picture ? (
                  <Picture
                    src={`/files/${picture}`}
                    width={600}
                    height={300}
                    sizes="(min-width: 48rem) 288px, 224px"
                    alt=""
                  />
                ) : null}
                <span className="clamp-1 px-3 py-1.5 font-bold text-sm">{title}</span>
              </Link>
            </li>
          ))}
        </ul>
        <button
          type="button"
          aria-label={stopped ? say('home.play') : say('home.pause')}
          onClick={() => setStopped(!stopped)}
          className="touch-44 absolute top-3 right-5 md:right-2 grid size-8 place-items-center rounded-chip bg-card/90 text-muted motion-reduce:hidden"
        >
          {stopped ? (
            <Play aria-hidden size={16} strokeWidth={1.75} />
          ) : (
            <Pause aria-hidden size={16} strokeWidth={1.75} />
          )}
        </button>
      </section>
    </Suspense>
  )
}

function useMovingRow(seconds: number) {
  const track = useRef<HTMLUListElement>(null)
  const [held, setHeld] = useState(false)
  const [stopped, setStopped] = useState(false)
  const settled = useSettled()
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (held || stopped || still || !settled) return
    const timer = setInterval(() => {
      const row = track.current
      if (!row || document.hidden) return
      const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 4
      row.scrollTo({
        left: atEnd ? 0 : row.scrollLeft + (row.firstElementChild?.clientWidth ?? 0) + 8,
        behavior: 'smooth',
      })
    }, seconds * 1000)
    return () => clearInterval(timer)
  }, [seconds, held, stopped, settled])
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return { track, stopped, setStopped, hold }
}
