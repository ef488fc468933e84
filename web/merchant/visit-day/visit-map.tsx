import 'leaflet/dist/leaflet.css'
import { control, divIcon, latLngBounds, map, marker, polyline } from 'leaflet'
import { useEffect, useRef } from 'react'
import type { Position } from '#shop/centres/distance.ts'
import { groundOf, pinIcon } from '#web/kit/map/map-ground.ts'

type VisitMapProps = {
  start: Position & { name: string }
  stops: readonly (Position & { place: number; name: string; isDone: boolean })[]
  tiles: string
  closer: string
  farther: string
}

const numbered = (place: number, isDone: boolean) =>
  divIcon({
    className: '',
    iconSize: [32, 32],
    iconAnchor: [16, 16],
    html: `<span class="grid size-8 place-items-center rounded-chip border-2 border-white font-bold text-sm ${
      isDone ? 'bg-muted text-white' : 'bg-primary text-on-primary'
    }">${place}</span>`,
  })

/** The stops by number, along the way from the start. */
export default function VisitMap({ start, stops, tiles, closer, farther }: VisitMapProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    const shown = map(box.current, {
      ...{ scrollWheelZoom: false, zoomControl: false, attributionControl: tiles !== '' },
    })
    groundOf(tiles).addTo(shown)
    shown.attributionControl?.setPrefix(false)
    control.zoom({ zoomInTitle: closer, zoomOutTitle: farther }).addTo(shown)
    control.scale({ imperial: false }).addTo(shown)
    const way = [start, ...stops].map(({ lat, lng }): [number, number] => [lat, lng])
    polyline(way, { className: 'stroke-primary', weight: 3, opacity: 0.6 }).addTo(shown)
    marker([start.lat, start.lng], { icon: pinIcon(), title: start.name, alt: start.name })
      .bindTooltip(start.name)
      .addTo(shown)
    for (const { lat, lng, name, place, isDone } of stops)
      marker([lat, lng], { icon: numbered(place, isDone), title: name, alt: `${place} ${name}` })
        .bindTooltip(`${place}. ${name}`)
        .addTo(shown)
    shown.fitBounds(latLngBounds(way), { maxZoom: 16, padding: [36, 36] })
    return () => {
      shown.remove()
    }
  }, [start, stops, tiles, closer, farther])
  return (
    <div
      ref={box}
      className="absolute inset-0 [&_.leaflet-control-zoom_a]:grid! [&_.leaflet-control-zoom_a]:size-11! [&_.leaflet-control-zoom_a]:place-items-center"
    />
  )
}
