import { LocateFixed, MapPinned } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSite } from '#web/kit/site.ts'
import { useLate } from '#web/kit/use-late.ts'
import { Button } from '#web/ui/button.tsx'
import { useRegisterWords } from '#web/words/register-words.ts'

export type Point = { lat: number; lng: number }

const load = () => import('./pin-map.tsx')

type MapPinProps = { defaults?: { lat: string; lng: string } | undefined; onPin?: (pin: Point) => void }

/** Where the shop stands, set by hand or by the phone's own position. Fields: lat, lng; blank until the pin is set. */
export function MapPin({ defaults, onPin }: MapPinProps) {
  const say = useRegisterWords()
  const tiles = useSite()?.settings.mapTiles ?? ''
  const [alive, setAlive] = useState(false)
  const [pin, setPin] = useState(readPoint(defaults))
  const [locating, setLocating] = useState(false)
  const [lost, setLost] = useState(false)
  const { Part: PinMap } = useLate(load, alive)
  useEffect(() => setAlive(true), [])

  useEffect(() => {
    if (pin) onPin?.(pin)
  }, [onPin, pin])

  function locate() {
    setLocating(true)
    setLost(false)
    const found = ({ coords }: GeolocationPosition) => {
      setLocating(false)
      setPin({ lat: round(coords.latitude), lng: round(coords.longitude) })
    }
    const failed = () => {
      setLocating(false)
      setLost(true)
    }
    if (navigator.geolocation) navigator.geolocation.getCurrentPosition(found, failed, { enableHighAccuracy: true, timeout: 10_000 })
    else failed()
  }

  return (
    <div className="grid gap-2">
      <input type="hidden" name="lat" value={pin?.lat ?? ''} />
      <input type="hidden" name="lng" value={pin?.lng ?? ''} />
      {alive ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="font-bold text-sm">{say('register.pin')}</p>
            <Button
              variant="secondary"
              size="sm"
              loading={locating}
              onClick={locate}
              icon={<LocateFixed aria-hidden size={18} strokeWidth={1.75} />}
            >
              {say('register.myPosition')}
            </Button>
          </div>
          <div className="relative isolate h-60 overflow-hidden rounded-card border border-hairline bg-sunk md:h-72">
            {PinMap ? (
              <PinMap
                pin={pin}
                tiles={tiles}
                words={{ pin: say('register.pinLabel'), closer: say('register.closer'), farther: say('register.farther') }}
                onMove={(point) => setPin({ lat: round(point.lat), lng: round(point.lng) })}
              />
            ) : null}
          </div>
          <p role="status" className="flex items-start gap-1.5 text-muted text-sm">
            <MapPinned aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
            {lost
              ? say('register.positionLost')
              : pin
                ? say('register.pinAt', { lat: pin.lat.toFixed(5), lng: pin.lng.toFixed(5) })
                : say('register.pinHint')}
          </p>
        </>
      ) : null}
    </div>
  )
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

function readPoint(defaults: MapPinProps['defaults']): Point | undefined {
  const [lat, lng] = [Number(defaults?.lat || Number.NaN), Number(defaults?.lng || Number.NaN)]
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : undefined
}
