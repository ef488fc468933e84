import { Map as MapIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLazyPart } from '#web/kit/offline/use-lazy-part.ts'
import { useSettings } from '#web/kit/visit/site.ts'
import { Button } from '#web/ui/button.tsx'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import type { DispatchMapProps } from './dispatch-map.tsx'

const loadMap = () => import('./dispatch-map.tsx')
const wide = '(min-width: 1024px)'

/** The map loads once it is open: at once where there is room, on a phone when it is asked for. */
export function MapPart(props: Omit<DispatchMapProps, 'tiles' | 'closer' | 'farther'>) {
  const say = useDispatchWords()
  const { mapTiles: tiles = '' } = useSettings()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => setIsOpen(window.matchMedia(wide).matches), [])
  const { Part } = useLazyPart(loadMap, isOpen)
  return (
    <section aria-label={say('map.title')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isOpen}
        className="justify-self-end"
        icon={<MapIcon aria-hidden size={18} strokeWidth={1.75} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {say(isOpen ? 'map.hide' : 'map.show')}
      </Button>
      {isOpen ? (
        <div className="relative isolate h-72 overflow-hidden rounded-card border border-hairline bg-sunk">
          {Part ? (
            <Part {...props} tiles={tiles} closer={say('map.closer')} farther={say('map.farther')} />
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
