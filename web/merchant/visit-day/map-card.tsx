import { Map as MapIcon } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { Stop } from '#shop/my-sales/visit-contracts.ts'
import { routeLength } from '#shop/routes/route-order.ts'
import { useLazyPart } from '#web/kit/offline/use-lazy-part.ts'
import { useSettings } from '#web/kit/visit/site.ts'
import { useOnline } from '#web/merchant/survey-form/use-online.ts'
import { Button } from '#web/ui/button.tsx'
import { useSalesWords } from '#web/words/merchant/my-sales/sales-words.ts'
import type { VisitDay } from './visit-day.ts'

const loadMap = () => import('./visit-map.tsx')
const wide = '(min-width: 1024px)'

type MapCardProps = { start: VisitDay['start']; stops: readonly Stop[]; done: ReadonlySet<string> }

/** The way as a length, and on a map; a phone loads the map only when it is asked for. */
export function MapCard({ start, stops, done }: MapCardProps) {
  const say = useSalesWords()
  const isOnline = useOnline()
  const { mapTiles: tiles = '' } = useSettings()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => setIsOpen(window.matchMedia(wide).matches), [])
  const { Part } = useLazyPart(loadMap, isOpen && isOnline)
  const pins = useMemo(
    () =>
      stops.flatMap(({ code, name, pin }, at) =>
        pin ? [{ ...pin, name, place: at + 1, isDone: done.has(code) }] : [],
      ),
    [stops, done],
  )
  const from = useMemo(() => ({ ...start, name: say('visits.centre') }), [start, say])
  if (pins.length === 0) return null
  return (
    <section aria-label={say('visits.map')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="tabular text-muted">
          {say('visits.length', { km: (routeLength(start, stops) / 1_000).toFixed(1) })} ·{' '}
          {say('visits.fromCentre')}
        </span>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          icon={<MapIcon aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {say(isOpen ? 'visits.hideMap' : 'visits.showMap')}
        </Button>
      </div>
      {isOpen ? (
        <div className="relative isolate h-72 overflow-hidden rounded-card border border-hairline bg-sunk lg:h-96">
          {Part ? (
            <Part
              start={from}
              stops={pins}
              tiles={tiles}
              closer={say('visits.closer')}
              farther={say('visits.farther')}
            />
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
