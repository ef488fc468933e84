import 'leaflet/dist/leaflet.css'
import {
  control,
  divIcon,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  map,
  marker,
  polyline,
} from 'leaflet'
import { useEffect, useRef } from 'react'
import type { Position } from '#shop/centres/distance.ts'
import { groundOf, pinIcon } from '#web/kit/map/map-ground.ts'

/** Stops of one colour, along the way from the centre if it is one. */
export type MapGroup = {
  key: string
  colour: string
  isWay: boolean
  pins: readonly (Position & { key: string; text: string; name: string; isDone?: boolean })[]
}

export type DispatchMapProps = {
  start: Position & { name: string }
  groups: readonly MapGroup[]
  /** Where the rider drove, the newest last. */
  driven?: readonly Position[]
  seen?: (Position & { name: string }) | undefined
  tiles: string
  closer: string
  farther: string
}

function dot(colour: string, text: string, isDone: boolean) {
  const look = isDone ? 'opacity-60' : ''
  return divIcon({
    className: '',
    iconSize: [28, 28],
    iconAnchor: [14, 14],
    html: `<span class="tabular grid size-7 place-items-center rounded-chip border-2 border-white font-bold text-white text-xs ${look}" style="background:${colour}">${text}</span>`,
  })
}
const riderIcon = () =>
  divIcon({
    className: '',
    iconSize: [24, 24],
    iconAnchor: [12, 12],
    html: '<span class="block size-6 rounded-chip border-4 border-white bg-secondary shadow-float"></span>',
  })

/** Waiting orders and runs, each in its colour; it keeps what is in sight while they change. */
export default function DispatchMap(props: DispatchMapProps) {
  const { start, groups, driven = [], seen, tiles, closer, farther } = props
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<LeafletMap>(undefined)
  useEffect(() => {
    if (!box.current) return
    const made = map(box.current, {
      ...{ scrollWheelZoom: false, zoomControl: false, attributionControl: tiles !== '' },
    })
    groundOf(tiles).addTo(made)
    made.attributionControl?.setPrefix(false)
    control.zoom({ zoomInTitle: closer, zoomOutTitle: farther }).addTo(made)
    control.scale({ imperial: false }).addTo(made)
    shown.current = made
    return () => {
      shown.current = undefined
      made.remove()
    }
  }, [tiles, closer, farther])
  const places = JSON.stringify([start, groups.flatMap(({ pins }) => pins.map(({ key }) => key)).sort()])
  // biome-ignore lint/correctness/useExhaustiveDependencies: fitted again only when other places are shown.
  useEffect(() => {
    const all = [start, ...groups.flatMap(({ pins }) => pins)].map(({ lat, lng }): [number, number] => [
      lat,
      lng,
    ])
    shown.current?.fitBounds(latLngBounds(all), { maxZoom: 15, padding: [30, 30] })
  }, [places, tiles, closer, farther])
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again on a map that was made again.
  useEffect(() => {
    const on = shown.current
    if (!on) return
    const layer = layerGroup().addTo(on)
    const at = ({ lat, lng }: Position): [number, number] => [lat, lng]
    for (const { colour, isWay, pins } of groups) {
      if (isWay && pins.length > 0)
        polyline([start, ...pins].map(at), { color: colour, weight: 3, opacity: 0.6 }).addTo(layer)
      for (const { text, name, isDone, ...place } of pins)
        marker(at(place), { icon: dot(colour, text, isDone === true), title: name, alt: name })
          .bindTooltip(name)
          .addTo(layer)
    }
    if (driven.length > 1)
      polyline(driven.map(at), { className: 'stroke-secondary', weight: 4, dashArray: '2 7' }).addTo(layer)
    if (seen)
      marker(at(seen), { icon: riderIcon(), title: seen.name, alt: seen.name })
        .bindTooltip(seen.name)
        .addTo(layer)
    marker(at(start), { icon: pinIcon(), title: start.name, alt: start.name })
      .bindTooltip(start.name)
      .addTo(layer)
    return () => {
      layer.remove()
    }
  }, [start, groups, driven, seen, tiles, closer, farther])
  return (
    <div
      ref={box}
      className="absolute inset-0 [&_.leaflet-control-zoom_a]:grid! [&_.leaflet-control-zoom_a]:size-11! [&_.leaflet-control-zoom_a]:place-items-center"
    />
  )
}
