import { useEffect, useState } from 'react'
import { useLazyPart } from '#web/kit/offline/use-lazy-part.ts'
import type { Point } from './point.ts'

const load = () => import('./pin-picker.tsx')

type MapPinProps = {
  defaults?: { lat: string; lng: string } | undefined
  onPin?: (pin: Point) => void
  /** What the pin is for, where it is not a customer's shop. */
  about?: { title: string; hint: string }
}

/** The shop's position. Fields: lat, lng; blank until the pin is set. */
export function MapPin({ defaults, onPin, about }: MapPinProps) {
  const [alive, setAlive] = useState(false)
  const [pin, setPin] = useState(readPoint(defaults))
  const { Part: PinPicker } = useLazyPart(load, alive)
  useEffect(() => setAlive(true), [])
  useEffect(() => {
    if (pin) onPin?.(pin)
  }, [onPin, pin])
  return (
    <div className="grid gap-2">
      <input type="hidden" name="lat" value={pin?.lat ?? ''} />
      <input type="hidden" name="lng" value={pin?.lng ?? ''} />
      {PinPicker ? (
        <PinPicker pin={pin} onPin={setPin} about={about} />
      ) : alive ? (
        <div className="h-78 rounded-card bg-sunk md:h-90" />
      ) : null}
    </div>
  )
}

function readPoint(defaults: MapPinProps['defaults']): Point | undefined {
  const [lat, lng] = [Number(defaults?.lat || Number.NaN), Number(defaults?.lng || Number.NaN)]
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : undefined
}
