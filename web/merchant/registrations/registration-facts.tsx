import { CircleCheck, MapPin, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RegistrationFacts as Facts } from '#shop/merchants/client-contracts.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { sayPlace } from '#web/kit/text/say-place.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useLocale, useMerchantWords } from '#web/words/words.tsx'

/** The facts of a registration: applicant, position, delivery area, and salesperson. */
export function RegistrationFacts({ facts }: { facts: Facts }) {
  const say = useMerchantWords()
  const locale = useLocale()
  const { address, area, distance, introducedBy, knownAt, shopPhoto } = facts
  return (
    <section
      aria-labelledby="decide"
      className="grid gap-3 rounded-card border border-hairline bg-card p-4 lg:grid-cols-[minmax(0,1fr)_16rem]"
    >
      <h2 id="decide" className="text-lg lg:col-span-2">
        {say('decide.title')}
      </h2>
      <dl className="grid content-start gap-3">
        <Fact name={say('decide.address')}>
          {address ? (
            <>
              <span className="block">{sayPlace(address, locale)}</span>
              <AreaMark area={area} />
              <span className="flex flex-wrap items-center gap-x-3">
                {distance === null ? say('decide.noPin') : say('decide.distance', { km: distance })}
                {address.pin ? (
                  <a
                    href={`https://www.google.com/maps/search/?api=1&query=${address.pin.lat},${address.pin.lng}`}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="inline-flex min-h-11 items-center gap-1.5 text-primary-text hover:underline"
                  >
                    <MapPin aria-hidden size={18} strokeWidth={1.75} />
                    {say('decide.openMap')}
                  </a>
                ) : null}
              </span>
            </>
          ) : (
            say('decide.noAddress')
          )}
        </Fact>
        <Fact name={say('decide.contact')}>{facts.contact}</Fact>
        <Fact name={say('decide.storeType')}>{pick(locale, facts.storeType, facts.storeTypeEn)}</Fact>
        <Fact name={say('decide.taxNumber')}>{facts.taxNumber || say('decide.notGiven')}</Fact>
        <Fact name={say('decide.introducedBy')}>
          {introducedBy ? `${introducedBy.name} (${introducedBy.saleCode})` : say('decide.nobody')}
        </Fact>
        {knownAt.length > 0 ? (
          <Fact name={say('decide.knownAt')}>
            {knownAt.map(({ name, nameEn }) => pick(locale, name, nameEn)).join(', ')}
          </Fact>
        ) : null}
        <Fact name={say('decide.registeredOn')}>{sayDate(noonOf(facts.registeredOn), locale)}</Fact>
      </dl>
      <figure className="grid content-start gap-1">
        {shopPhoto ? (
          <div className="overflow-hidden rounded-card">
            <Picture
              src={`/files/${shopPhoto}`}
              width={1600}
              height={1200}
              sizes="(min-width: 768px) 256px, 100vw"
              alt={say('decide.shopPhoto')}
            />
          </div>
        ) : null}
        <figcaption className="text-muted text-sm">
          {shopPhoto ? say('decide.shopPhoto') : say('decide.noShopPhoto')}
        </figcaption>
      </figure>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function AreaMark({ area }: { area: Facts['area'] }) {
  const say = useMerchantWords()
  const locale = useLocale()
  const Icon = area ? CircleCheck : TriangleAlert
  const name = area ? pick(locale, area.name, area.nameEn) : ''
  return (
    <strong className={`flex items-start gap-1.5 ${area ? 'text-primary-text' : 'text-danger'}`}>
      <Icon aria-hidden size={18} strokeWidth={2} className="mt-1 shrink-0" />
      {area
        ? name
          ? say('decide.inside', { area: name })
          : say('decide.everywhere')
        : say('decide.outside')}
    </strong>
  )
}
