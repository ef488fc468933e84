import { X } from 'lucide-react'
import { type PointerEvent, useId, useRef, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { useShopWords } from '#web/words/words.tsx'

type PictureZoomProps = { pictures: string[]; name: string; at: number | undefined; onClose: () => void }

/** A full-screen picture: a tap zooms at its point, dragging moves it, pinching works natively. */
export function PictureZoom({ pictures, name, at, onClose }: PictureZoomProps) {
  const say = useShopWords()
  const titleId = useId()
  const last = useRef(0)
  if (at !== undefined) last.current = at
  const picture = pictures[last.current]
  return (
    <Modal
      open={at !== undefined}
      onClose={onClose}
      labelledBy={titleId}
      shape="centre"
      className="picture-zoom"
    >
      <h2 id={titleId} className="sr-only">
        {name}
      </h2>
      {picture ? <Zoomed key={picture} src={`/files/${picture}`} name={name} /> : null}
      <div className="absolute top-2 right-2">
        <IconButton
          variant="floating"
          label={say('app.close')}
          icon={<X strokeWidth={1.75} />}
          onClick={onClose}
        />
      </div>
    </Modal>
  )
}

const scale = 2.5

function Zoomed({ src, name }: { src: string; name: string }) {
  const say = useShopWords()
  const [large, setLarge] = useState(false)
  const [origin, setOrigin] = useState({ x: 50, y: 50 })
  const dragged = useRef(false)

  function placeOf(event: { clientX: number; clientY: number; currentTarget: Element }) {
    const box = event.currentTarget.getBoundingClientRect()
    return {
      x: ((event.clientX - box.left) / box.width) * 100,
      y: ((event.clientY - box.top) / box.height) * 100,
    }
  }

  function move(event: PointerEvent<HTMLButtonElement>) {
    const pressed = event.buttons > 0
    // A mouse pans without pressing, a finger drags.
    if (!large || (event.pointerType !== 'mouse' && !pressed)) return
    if (pressed) dragged.current = true
    const box = event.currentTarget.getBoundingClientRect()
    setOrigin((before) => {
      if (event.pointerType === 'mouse') return placeOf(event)
      const limit = (value: number) => Math.min(100, Math.max(0, value))
      return {
        x: limit(before.x - (event.movementX / box.width / (scale - 1)) * 100),
        y: limit(before.y - (event.movementY / box.height / (scale - 1)) * 100),
      }
    })
  }

  return (
    <button
      type="button"
      aria-pressed={large}
      aria-label={say('productPage.larger')}
      onPointerDown={() => {
        dragged.current = false
      }}
      onPointerMove={move}
      onClick={(event) => {
        if (dragged.current) return
        if (event.detail > 0) setOrigin(placeOf(event))
        setLarge(!large)
      }}
      className={`size-full overflow-hidden -outline-offset-3 ${large ? 'cursor-zoom-out touch-none' : 'cursor-zoom-in'}`}
    >
      <img
        src={src}
        alt={name}
        draggable={false}
        style={{
          transformOrigin: `${origin.x}% ${origin.y}%`,
          transform: large ? `scale(${scale})` : undefined,
        }}
        className="size-full object-contain transition-transform"
      />
    </button>
  )
}
