import 'leaflet/dist/leaflet.css'
import { control, type Map as LeafletMap, type Marker, map, marker } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { groundOf, pinIcon } from '#web/kit/map/map-ground.ts'
import type { Point } from './point.ts'

const bangkok: Point = { lat: 13.7563, lng: 100.5018 }
const firstZoom = 12
const closeZoom = 16
const step = 12

type MapWords = { pin: string; closer: string; farther: string }
type PinMapProps = { pin: Point | undefined; tiles: string; words: MapWords; onMove: (point: Point) => void }

export function PinMap({ pin, tiles, words: { pin: label, closer, farther }, onMove }: PinMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<{ map: LeafletMap; marker?: Marker } | undefined>(undefined)
  const moved = useEffectEvent(onMove)

  useEffect(() => {
    if (!box.current) return
    const made = map(box.current, {
      center: bangkok,
      zoom: firstZoom,
      scrollWheelZoom: false,
      zoomControl: false,
      attributionControl: tiles !== '',
    })
    groundOf(tiles).addTo(made)
    made.attributionControl?.setPrefix(false)
    control.zoom({ zoomInTitle: closer, zoomOutTitle: farther }).addTo(made)
    control.scale({ imperial: false }).addTo(made)
    made.on('click', ({ latlng }) => moved(latlng))
    shown.current = { map: made }
    return () => {
      made.remove()
      shown.current = undefined
    }
  }, [tiles, closer, farther])

  useEffect(() => {
    const here = shown.current
    if (!here || !pin) return
    if (here.marker) here.marker.setLatLng(pin)
    else {
      const set = marker(pin, {
        icon: pinIcon(),
        draggable: true,
        title: label,
        alt: label,
        autoPan: true,
      }).addTo(here.map)
      set.on('dragend', () => moved(set.getLatLng()))
      set.getElement()?.addEventListener('keydown', (event) => {
        const by = arrows[event.key]
        if (!by) return
        event.preventDefault()
        event.stopPropagation()
        moved(here.map.containerPointToLatLng(here.map.latLngToContainerPoint(set.getLatLng()).add(by)))
      })
      here.marker = set
    }
    if (!here.map.getBounds().pad(-0.1).contains(pin))
      here.map.setView(pin, Math.max(here.map.getZoom(), closeZoom))
  }, [pin, label])

  return (
    <div
      ref={box}
      className="absolute inset-0 [&_.leaflet-control-zoom_a]:grid! [&_.leaflet-control-zoom_a]:size-11! [&_.leaflet-control-zoom_a]:place-items-center"
    />
  )
}

const arrows: Record<string, [number, number]> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
}
