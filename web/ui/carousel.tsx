import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Children, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { useCarousel } from './use-carousel.ts'

type CarouselWords = {
  label: string
  previous: string
  next: string
  pause: string
  play: string
  slide: (number: number) => string
}

type CarouselProps = {
  words: CarouselWords
  /** 0 means no automatic motion. */
  everySeconds?: number
  children: ReactNode
  className?: string
}

/** Scroll snapping moves the slides, so touch and keyboard work before any script. */
export function Carousel({ words, everySeconds = 0, children, className }: CarouselProps) {
  const slides = Children.toArray(children).map((slide, at) => ({ slide, at, number: at + 1 }))
  const { track, index, goTo, onScroll, stopped, setHeld, setStopped } = useCarousel(
    slides.length,
    everySeconds,
  )
  const many = slides.length > 1

  return (
    <section
      aria-roledescription="carousel"
      aria-label={words.label}
      className={joinClasses('group relative', className)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul
        ref={track}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        aria-label={words.label}
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card"
      >
        {slides.map(({ slide, number }) => (
          <li key={number} className="w-full shrink-0 snap-center snap-always">
            {slide}
          </li>
        ))}
      </ul>
      {many && (
        <>
          <div className="pointer-events-none absolute inset-x-3 top-1/2 hidden -translate-y-1/2 justify-between opacity-0 transition group-focus-within:opacity-100 group-hover:opacity-100 md:flex *:pointer-events-auto">
            <IconButton
              variant="floating"
              label={words.previous}
              icon={<ChevronLeft strokeWidth={1.75} />}
              onClick={() => goTo(index - 1)}
            />
            <IconButton
              variant="floating"
              label={words.next}
              icon={<ChevronRight strokeWidth={1.75} />}
              onClick={() => goTo(index + 1)}
            />
          </div>
          <div className="flex items-center justify-center">
            {slides.map(({ at, number }) => (
              <button
                key={number}
                type="button"
                aria-label={words.slide(number)}
                aria-current={at === index || undefined}
                onClick={() => goTo(at)}
                className="-my-1.5 grid h-11 min-w-6 max-w-11 flex-1 place-items-center md:max-w-6"
              >
                <span
                  className={joinClasses(
                    'h-2 rounded-chip transition-all',
                    at === index ? 'w-5 bg-primary-text' : 'w-2 bg-outline',
                  )}
                />
              </button>
            ))}
            {everySeconds > 0 && (
              <button
                type="button"
                aria-label={stopped ? words.play : words.pause}
                onClick={() => setStopped(!stopped)}
                className="touch-44 grid size-8 place-items-center text-muted motion-reduce:hidden"
              >
                {stopped ? <Play size={16} strokeWidth={1.75} /> : <Pause size={16} strokeWidth={1.75} />}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  )
}
