import { Children, type ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

/** A row that scrolls sideways; the next item peeks in, which says so without words. `itemWidth` is a class such as "w-40 md:w-52". */
export function Shelf({ label, itemWidth, children }: { label: string; itemWidth: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
      tabIndex={0}
      className="no-scrollbar -mx-3 flex snap-x scroll-px-3 gap-2 overflow-x-auto overscroll-x-contain px-3 py-1 md:mx-0 md:scroll-px-0 md:gap-4 md:px-0"
    >
      {Children.map(children, (child) => (
        <li className={joinClasses('flex shrink-0 snap-start *:flex-1', itemWidth)}>{child}</li>
      ))}
    </ul>
  )
}
