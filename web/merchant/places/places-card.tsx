import { Navigation } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { CustomerPlace } from '#shop/merchant-customers/merchant-customer-contracts.ts'
import { sayPlace } from '#web/kit/text/say-place.ts'
import { useSettings } from '#web/kit/visit/site.ts'
import { placeWords } from '#web/merchant/customers/customer-sayings.ts'
import { Card } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useCustomerWords } from '#web/words/merchant/customers/customer-words.ts'
import { useLocale } from '#web/words/words.tsx'

const PlaceMap = lazy(() => import('./place-map.tsx'))

/** Where the shop is, is served and is billed, on one map. */
export function PlacesCard({ places }: { places: readonly CustomerPlace[] }) {
  const say = useCustomerWords()
  const locale = useLocale()
  const { mapTiles: tiles = '' } = useSettings()
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])
  const pins = places.flatMap(({ pin, name, id }) => (pin ? [{ ...pin, id, name }] : []))
  return (
    <Card as="section" aria-labelledby="places" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="places" className="text-lg">
        {say('places.title')}
      </h2>
      {places.length === 0 ? <p className="text-muted text-sm">{say('places.none')}</p> : null}
      {pins.length > 0 ? (
        <section
          aria-label={say('places.map')}
          className="relative isolate h-52 overflow-hidden rounded-card border border-hairline bg-sunk"
        >
          {isAlive ? (
            <Suspense>
              <PlaceMap
                pins={pins}
                tiles={tiles}
                closer={say('places.closer')}
                farther={say('places.farther')}
              />
            </Suspense>
          ) : null}
        </section>
      ) : null}
      <ul className="grid gap-3 text-sm">
        {places.map(({ id, type, isDefault, name, pin, ...place }) => (
          <li key={id} className="grid gap-0.5">
            <span className="flex flex-wrap items-center gap-1.5">
              <Tag>{say(placeWords[type])}</Tag>
              {isDefault ? <Tag tone="primary">{say('places.usual')}</Tag> : null}
              <b>{name}</b>
            </span>
            <span>{sayPlace(place, locale)}</span>
            {pin ? (
              <a
                href={`https://www.google.com/maps/dir/?api=1&destination=${pin.lat},${pin.lng}`}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-11 w-fit items-center gap-1.5 text-primary-text hover:underline"
              >
                <Navigation aria-hidden size={16} strokeWidth={1.75} />
                {say('places.open')}
              </a>
            ) : (
              <span className="text-muted">{say('places.noPin')}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
