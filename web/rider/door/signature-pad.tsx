import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { ActionBar } from '#web/rider/parts/action-bar.tsx'
import { RiderButton } from '#web/rider/parts/rider-button.tsx'
import { RiderPage } from '#web/rider/parts/rider-page.tsx'
import type { KeptProof } from '#web/rider/store/kept-action.ts'
import { useDoorWords } from '#web/words/rider/road/door-words.ts'

type SignaturePadProps = { name: string; onSigned: (signature: KeptProof) => void; onBack: () => void }

const [width, height] = [960, 480]

/** A finger writes on it. Drawn on white, so that it reads on every paper. */
export default function SignaturePad({ name, onSigned, onBack }: SignaturePadProps) {
  const say = useDoorWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const isDown = useRef(false)
  const [isSigned, setIsSigned] = useState(false)

  function clear() {
    const drawing = canvas.current?.getContext('2d')
    if (!drawing) return
    drawing.fillStyle = '#fff'
    drawing.fillRect(0, 0, width, height)
    setIsSigned(false)
  }
  useEffect(clear, [])

  function at({ clientX, clientY }: PointerEvent): [number, number] {
    const box = canvas.current?.getBoundingClientRect()
    if (!box) return [0, 0]
    return [((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height]
  }
  function begin(event: PointerEvent<HTMLCanvasElement>) {
    const drawing = canvas.current?.getContext('2d')
    if (!drawing) return
    event.currentTarget.setPointerCapture(event.pointerId)
    isDown.current = true
    Object.assign(drawing, { lineWidth: 7, lineCap: 'round', lineJoin: 'round', strokeStyle: '#000' })
    drawing.beginPath()
    drawing.moveTo(...at(event))
  }
  function draw(event: PointerEvent) {
    const drawing = canvas.current?.getContext('2d')
    if (!isDown.current || !drawing) return
    drawing.lineTo(...at(event))
    drawing.stroke()
    setIsSigned(true)
  }
  const end = () => {
    isDown.current = false
  }
  async function keep() {
    const blob = await new Promise<Blob | null>((done) => canvas.current?.toBlob(done, 'image/jpeg', 0.85))
    if (!blob) return
    const takenAt = new Date().toISOString()
    const bytes = await blob.arrayBuffer()
    onSigned({ id: crypto.randomUUID(), kind: 'signature', bytes, type: 'image/jpeg', takenAt })
  }
  return (
    <RiderPage
      title={say('sign.title', { name })}
      back={onBack}
      actions={
        <ActionBar>
          <RiderButton whyDisabled={isSigned ? undefined : say('sign.empty')} onClick={() => void keep()}>
            {say('sign.keep')}
          </RiderButton>
          <RiderButton look="secondary" onClick={clear}>
            {say('sign.clear')}
          </RiderButton>
        </ActionBar>
      }
    >
      <canvas
        ref={canvas}
        width={width}
        height={height}
        aria-label={say('sign.pad')}
        role="img"
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        className="mx-auto aspect-2/1 w-full max-w-lg touch-none rounded-input border-3 border-ink bg-white [@media(max-height:26rem)]:max-w-xs"
      />
    </RiderPage>
  )
}
