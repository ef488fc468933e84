import 'leaflet/dist/leaflet.css'
import { divIcon, latLngBounds, map, marker } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { RiderRun } from '#shop/deliveries/rider-run.ts'
import { isOpenStop } from '#shop/deliveries/run-states.ts'
import { groundOf } from '#web/kit/map/map-ground.ts'
import { useSettings } from '#web/kit/visit/site.ts'
import * as riderPaths from '#web/paths/rider-paths.ts'
import { useRunWords } from '#web/words/rider/road/run-words.ts'

const numberIcon = (text: string, isOpen: boolean) =>
  divIcon({
    className: '',
    iconSize: [36, 36],
    html: `<span class="grid size-9 place-items-center rounded-chip border-2 border-ink font-bold text-base ${isOpen ? 'bg-ink text-white' : 'bg-white text-ink'}">${text}</span>`,
  })

/** The stops by their places in the run; a press opens one. */
export default function RunMap({ run }: { run: RiderRun }) {
  const say = useRunWords()
  const { mapTiles = '' } = useSettings()
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    const made = map(box.current, { scrollWheelZoom: false, attributionControl: mapTiles !== '' })
    groundOf(mapTiles).addTo(made)
    made.attributionControl?.setPrefix(false)
    const { pin: centrePin } = run.centre
    marker(centrePin, { icon: numberIcon('★', false), keyboard: false }).addTo(made)
    const pins = run.stops.flatMap(({ pin, place, state, orderNumber, customerName }) => {
      if (!pin) return []
      marker(pin, {
        icon: numberIcon(String(place), isOpenStop(state)),
        alt: customerName,
        title: customerName,
      })
        .addTo(made)
        .on('click', () => void navigate(riderPaths.detail({ orderid: orderNumber, saleunit: run.saleUnit })))
      return [pin]
    })
    made.fitBounds(latLngBounds([centrePin, ...pins]).pad(0.15))
    return () => {
      made.remove()
    }
  }, [run, mapTiles, navigate])
  return (
    <section aria-label={say('run.map')} className="relative isolate h-80 rounded-card border-2 border-ink">
      <div ref={box} className="absolute inset-0 rounded-card" />
    </section>
  )
}
