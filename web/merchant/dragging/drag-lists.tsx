import { GripVertical } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { type DropPlace, placeAt, scrollAtEdge } from './place-at.ts'

type DragList = {
  id: string
  keys: readonly string[]
  /** Whether the place within it matters. */
  isOrdered: boolean
}
type Dragged = { key: string; label: string }

type Dragging = {
  dragged: string | undefined
  over: DropPlace | undefined
  grab: (event: React.PointerEvent, dragged: Dragged) => void
  press: (event: React.KeyboardEvent, key: string) => void
}
const DraggingContext = createContext<Dragging | undefined>(undefined)

type DragListsProps = {
  /** In the order in which the arrow keys go through them. */
  lists: readonly DragList[]
  onMove: (key: string, to: DropPlace) => void
  onDragging: (isDragging: boolean) => void
  /** What is said once something stands somewhere else. */
  movedText: (key: string, to: DropPlace) => string
  children: ReactNode
}

/** Things dragged by a handle within lists and between them: with finger or mouse, or by the arrow keys on it. */
export function DragLists({ lists, onMove, onDragging, movedText, children }: DragListsProps) {
  const box = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const focused = useRef<string>(undefined)
  const [dragged, setDragged] = useState<Dragged>()
  const [over, setOver] = useState<DropPlace>()
  const [said, setSaid] = useState('')

  // A moved element loses its focus in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every move.
  useEffect(() => {
    if (!focused.current) return
    const row = box.current?.querySelector(`[data-key="${CSS.escape(focused.current)}"]`)
    row?.querySelector<HTMLElement>('[data-handle]')?.focus()
    focused.current = undefined
  }, [lists])

  function drop(key: string, to: DropPlace) {
    const from = lists.find(({ keys }) => keys.includes(key))
    const isBelow = from?.id === to.list && from.keys.indexOf(key) < to.at
    const at = isBelow ? to.at - 1 : to.at
    if (from?.id === to.list && (!from.isOrdered || from.keys.indexOf(key) === at)) return
    onMove(key, { list: to.list, at })
    setSaid(movedText(key, { list: to.list, at }))
  }

  function grab(event: React.PointerEvent, what: Dragged) {
    if (event.button !== 0) return
    event.preventDefault()
    setDragged(what)
    onDragging(true)
    let place: DropPlace | undefined
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (ghost.current) ghost.current.style.translate = `${clientX + 12}px ${clientY + 8}px`
      place = placeAt(box.current, clientX, clientY)
      setOver(place)
      scrollAtEdge(clientX, clientY)
    }
    const end = (isDropped: boolean) => {
      setDragged(undefined)
      setOver(undefined)
      onDragging(false)
      stop.abort()
      if (isDropped && place) drop(what.key, place)
    }
    const stop = new AbortController()
    const until = { signal: stop.signal }
    window.addEventListener('pointermove', move, until)
    window.addEventListener('pointerup', () => end(true), until)
    window.addEventListener('pointercancel', () => end(false), until)
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), until)
  }

  function press(event: React.KeyboardEvent, key: string) {
    const at = lists.findIndex(({ keys }) => keys.includes(key))
    const here = lists[at]
    const [step = 0, aside = 0] = steps[event.key] ?? []
    if (!here || (step === 0 && aside === 0)) return
    event.preventDefault()
    const next = lists[at + aside]
    const place = here.keys.indexOf(key) + step
    if (!next || (step !== 0 && (!here.isOrdered || place < 0 || place >= here.keys.length))) return
    focused.current = key
    const to = { list: next.id, at: aside ? next.keys.length : place }
    onMove(key, to)
    setSaid(movedText(key, to))
  }

  return (
    <DraggingContext value={{ dragged: dragged?.key, over, grab, press }}>
      <div ref={box} className="contents">
        {children}
      </div>
      {dragged ? (
        <div
          ref={ghost}
          aria-hidden
          className="pointer-events-none fixed top-0 left-0 z-50 max-w-60 truncate rounded-input border border-primary bg-card px-3 py-1.5 font-bold text-sm shadow-float"
          style={{ translate: '-999px 0' }}
        >
          {dragged.label}
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </DraggingContext>
  )
}

/** Places up or down, and lists to a side. */
const steps: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

function useDragging(): Dragging {
  const dragging = useContext(DraggingContext)
  if (!dragging) throw new Error('a row that is dragged stands within DragLists')
  return dragging
}

export function DragHandle({ id, name, label }: { id: string; name: string; label: string }) {
  const { grab, press } = useDragging()
  return (
    <button
      type="button"
      data-handle
      aria-label={label}
      onKeyDown={(event) => press(event, id)}
      onPointerDown={(event) => grab(event, { key: id, label: name })}
      className="grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-input text-muted hover:bg-sunk"
    >
      <GripVertical aria-hidden size={18} strokeWidth={1.75} />
    </button>
  )
}

/** A row of a list; a line shows where what is dragged would come to stand. */
export function DragRow({
  id,
  list,
  at,
  children,
}: {
  id: string
  list: string
  at: number
  children: ReactNode
}) {
  const { dragged, over } = useDragging()
  const isHere = over?.list === list && over.at === at && dragged !== id
  return (
    <li
      data-key={id}
      className={joinClasses(
        'border-hairline border-b last:border-b-0',
        dragged === id && 'bg-primary-tint opacity-60',
        isHere && 'shadow-[inset_0_2px_0_var(--color-primary)]',
      )}
    >
      {children}
    </li>
  )
}

/** Where rows are dropped: also on its head and its empty space, which is its end. */
export function DropZone({
  list,
  className,
  children,
}: {
  list: string
  className?: string
  children: ReactNode
}) {
  const { over } = useDragging()
  return (
    <div
      data-drop={list}
      className={joinClasses(className, over?.list === list && 'outline-2 outline-primary outline-offset-1')}
    >
      {children}
    </div>
  )
}
