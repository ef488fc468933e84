import 'leaflet/dist/leaflet.css'
import { control, latLngBounds, map, marker } from 'leaflet'
import { useEffect, useRef } from 'react'
import { groundOf, pinIcon } from '#web/kit/map/map-ground.ts'

type PlaceMapProps = {
  pins: readonly { id: string; name: string; lat: number; lng: number }[]
  tiles: string
  closer: string
  farther: string
}

/** All pins at once; each says its name. */
export default function PlaceMap({ pins, tiles, closer, farther }: PlaceMapProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    const shown = map(box.current, {
      scrollWheelZoom: false,
      zoomControl: false,
      attributionControl: tiles !== '',
    })
    groundOf(tiles).addTo(shown)
    shown.attributionControl?.setPrefix(false)
    control.zoom({ zoomInTitle: closer, zoomOutTitle: farther }).addTo(shown)
    control.scale({ imperial: false }).addTo(shown)
    for (const { lat, lng, name } of pins)
      marker([lat, lng], { icon: pinIcon(), title: name, alt: name }).bindTooltip(name).addTo(shown)
    shown.fitBounds(latLngBounds(pins.map(({ lat, lng }) => [lat, lng])), { maxZoom: 16, padding: [48, 48] })
    return () => {
      shown.remove()
    }
  }, [pins, tiles, closer, farther])
  return (
    <div
      ref={box}
      className="absolute inset-0 [&_.leaflet-control-zoom_a]:grid! [&_.leaflet-control-zoom_a]:size-11! [&_.leaflet-control-zoom_a]:place-items-center"
    />
  )
}
