import { LocateFixed, MapPinned } from 'lucide-react'
import { useState } from 'react'
import { PinMap } from '#web/kit/map/pin-map.tsx'
import { useSettings } from '#web/kit/visit/site.ts'
import { Button } from '#web/ui/button.tsx'
import { useRegisterWords } from '#web/words/customer/register-words.ts'
import type { Point } from './point.ts'

/** Sets the pin by hand on the map, or by the phone's position. */
export default function PinPicker({
  pin,
  onPin,
  about,
}: {
  pin: Point | undefined
  onPin: (pin: Point) => void
  about?: { title: string; hint: string } | undefined
}) {
  const say = useRegisterWords()
  const { mapTiles: tiles = '' } = useSettings()
  const [locating, setLocating] = useState(false)
  const [lost, setLost] = useState(false)
  const set = ({ lat, lng }: Point) => onPin({ lat: round(lat), lng: round(lng) })

  function locate() {
    setLocating(true)
    setLost(false)
    const found = ({ coords }: GeolocationPosition) => {
      setLocating(false)
      set({ lat: coords.latitude, lng: coords.longitude })
    }
    const failed = () => {
      setLocating(false)
      setLost(true)
    }
    if (navigator.geolocation)
      navigator.geolocation.getCurrentPosition(found, failed, { enableHighAccuracy: true, timeout: 10_000 })
    else failed()
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-bold text-sm">{about?.title ?? say('register.pin')}</p>
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
        <PinMap
          pin={pin}
          tiles={tiles}
          words={{
            pin: say('register.pinLabel'),
            closer: say('register.closer'),
            farther: say('register.farther'),
          }}
          onMove={set}
        />
      </div>
      <p role="status" className="flex items-start gap-1.5 text-muted text-sm">
        <MapPinned aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        {lost
          ? say('register.positionLost')
          : pin
            ? say('register.pinAt', { lat: pin.lat.toFixed(5), lng: pin.lng.toFixed(5) })
            : (about?.hint ?? say('register.pinHint'))}
      </p>
    </>
  )
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
