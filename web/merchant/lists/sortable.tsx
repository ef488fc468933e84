import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type SortableProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string
  onChange: (items: Item[]) => void
  /** What the handle of an item is called, and what is said after it was moved. */
  handleLabel: (item: Item) => string
  movedText: (item: Item, place: number) => string
  className?: string
  itemClassName?: string
  children: (item: Item, handle: ReactNode, place: number) => ReactNode
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** A list put in order by dragging a handle, with a finger or a mouse, or by the arrow keys on it. */
export function Sortable<Item>(props: SortableProps<Item>) {
  const { items, keyOf, handleLabel, className, itemClassName, children } = props
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<string>(undefined)
  const latest = useRef(props)
  latest.current = props
  const [dragged, setDragged] = useState<string>()
  const [said, setSaid] = useState('')

  function move(key: string, to: number) {
    const { items, keyOf, onChange, movedText } = latest.current
    const from = items.findIndex((item) => keyOf(item) === key)
    const item = items[from]
    if (!item || to === from || to < 0 || to >= items.length) return
    onChange(moved(items, from, to))
    setSaid(movedText(item, to + 1))
  }

  // A moved element loses its focus in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every new order.
  useEffect(() => {
    if (!focused.current) return
    const rows = [...(list.current?.children ?? [])] as HTMLElement[]
    rows
      .find((row) => row.dataset.key === focused.current)
      ?.querySelector<HTMLElement>('[data-handle]')
      ?.focus()
    focused.current = undefined
  }, [items])

  function onKeyDown(event: KeyboardEvent, key: string, at: number) {
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    focused.current = key
    move(key, at + step)
  }

  function onPointerDown(event: PointerEvent, key: string) {
    if (event.button !== 0) return
    setDragged(key)
    const over = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-key]')
      if (!row || row.parentElement !== list.current) return
      move(key, [...(list.current?.children ?? [])].indexOf(row))
    }
    const end = () => {
      setDragged(undefined)
      window.removeEventListener('pointermove', over)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
    window.addEventListener('pointermove', over)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }

  return (
    <>
      <ul ref={list} className={className}>
        {items.map((item, at) => {
          const key = keyOf(item)
          const handle = (
            <button
              type="button"
              data-handle
              aria-label={handleLabel(item)}
              onKeyDown={(event) => onKeyDown(event, key, at)}
              onPointerDown={(event) => onPointerDown(event, key)}
              className="grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-input text-muted hover:bg-sunk"
            >
              <GripVertical aria-hidden size={18} strokeWidth={1.75} />
            </button>
          )
          return (
            <li
              key={key}
              data-key={key}
              className={joinClasses(itemClassName, key === dragged && 'bg-primary-tint opacity-80')}
            >
              {children(item, handle, at)}
            </li>
          )
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
