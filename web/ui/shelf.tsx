import { Children, type ComponentType, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { joinClasses } from './join-classes.ts'
import type { ShelfArrowsProps, ShelfWords } from './shelf-arrows.tsx'

type ShelfProps = { words: ShelfWords; itemWidth: string; children: ReactNode }

/**
 * A row that scrolls sideways; the next item is partly visible to show it. `itemWidth` is a class such as
 * "w-40 md:w-52".
 */
export function Shelf({ words, itemWidth, children }: ShelfProps) {
  const row = useRef<HTMLUListElement>(null)
  const [Arrows, setArrows] = useState<ComponentType<ShelfArrowsProps>>()

  // Touch needs no arrows: they load with the first mouse movement.
  function bringArrows({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse' && !Arrows)
      import('./shelf-arrows.tsx').then(
        (part) => setArrows(() => part.ShelfArrows),
        () => undefined,
      )
  }

  return (
    <div className="relative" onPointerEnter={bringArrows}>
      <ul
        ref={row}
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        className="no-scrollbar -mx-3 flex snap-x scroll-px-3 gap-2 overflow-x-auto overscroll-x-contain px-3 py-1 md:mx-0 md:scroll-px-0 md:gap-4 md:px-0"
      >
        {Children.map(children, (child) => (
          <li className={joinClasses('flex shrink-0 snap-start *:flex-1', itemWidth)}>{child}</li>
        ))}
      </ul>
      {Arrows ? <Arrows row={row} words={words} /> : null}
    </div>
  )
}
