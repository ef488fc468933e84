import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { IconButton } from './icon-button.tsx'

export type ShelfWords = { label: string; previous: string; next: string }
export type ShelfArrowsProps = { row: RefObject<HTMLUListElement | null>; words: ShelfWords }

/** For a mouse, which cannot swipe; an arrow hides at the end. */
export function ShelfArrows({ row, words }: ShelfArrowsProps) {
  const [ends, setEnds] = useState({ before: false, after: false })
  useEffect(() => {
    const list = row.current
    if (!list) return
    const look = () => {
      const before = list.scrollLeft > 1
      const after = list.scrollLeft + list.clientWidth < list.scrollWidth - 1
      setEnds((now) => (now.before === before && now.after === after ? now : { before, after }))
    }
    look()
    list.addEventListener('scroll', look, { passive: true })
    const size = new ResizeObserver(look)
    size.observe(list)
    return () => {
      list.removeEventListener('scroll', look)
      size.disconnect()
    }
  }, [row])
  const move = (way: 1 | -1) =>
    row.current?.scrollBy({ left: way * row.current.clientWidth * 0.8, behavior: 'smooth' })
  const icon = { size: 24, strokeWidth: 1.75 } as const
  return (
    <>
      {ends.before ? (
        <IconButton
          variant="floating"
          label={`${words.previous}: ${words.label}`}
          icon={<ChevronLeft {...icon} />}
          className="absolute top-1/2 left-2 -translate-y-1/2 shadow-float"
          onClick={() => move(-1)}
        />
      ) : null}
      {ends.after ? (
        <IconButton
          variant="floating"
          label={`${words.next}: ${words.label}`}
          icon={<ChevronRight {...icon} />}
          className="absolute top-1/2 right-2 -translate-y-1/2 shadow-float"
          onClick={() => move(1)}
        />
      ) : null}
    </>
  )
}
