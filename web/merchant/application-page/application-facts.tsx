import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { ApplicationDetail } from '#shop/applications/application-office-contracts.ts'
import { banks } from '#shop/payments/banks.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { sayDateTime } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { sayPlace } from '#web/kit/text/say-place.ts'
import { useSettings } from '#web/kit/visit/site.ts'
import { Card } from '#web/ui/card.tsx'
import { useApplicationWords } from '#web/words/merchant/applications/application-words.ts'
import { useLocale } from '#web/words/words.tsx'

const PlaceMap = lazy(() => import('#web/merchant/places/place-map.tsx'))

type CardProps = { application: ApplicationDetail }

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

const facts = 'grid gap-3 sm:grid-cols-2'

export function PersonCard({ application }: CardProps) {
  const say = useApplicationWords()
  const locale = useLocale()
  const { name, mobile, email, username, lineName, madeAt } = application
  return (
    <Facts title={say('detail.person')}>
      <dl className={facts}>
        <Fact name={say('list.name')}>{name}</Fact>
        <Fact name={say('detail.mobile')}>
          <a
            href={`tel:${mobile}`}
            className="inline-flex min-h-11 items-center text-primary-text hover:underline"
          >
            {sayPhone(mobile)}
          </a>
        </Fact>
        <Fact name={say('detail.username')}>{username}</Fact>
        <Fact name={say('detail.email')}>{email || say('detail.notGiven')}</Fact>
        {lineName ? <Fact name={say('detail.line')}>{lineName}</Fact> : null}
        <Fact name={say('detail.madeAt')}>{sayDateTime(new Date(madeAt), locale)}</Fact>
      </dl>
    </Facts>
  )
}

export function BankCard({ application: { bankAccount } }: CardProps) {
  const say = useApplicationWords()
  const locale = useLocale()
  return (
    <Facts title={say('detail.bank')}>
      {bankAccount ? (
        <p>
          {banks[bankAccount.bankCode]?.[locale] ?? bankAccount.bankCode}
          <span className="tabular block font-bold">{bankAccount.accountNumber}</span>
          {bankAccount.accountName}
        </p>
      ) : (
        <p className="text-muted">{say('detail.notGiven')}</p>
      )}
    </Facts>
  )
}

export function CentreCard({ application: { centre, centres } }: CardProps) {
  const say = useApplicationWords()
  const locale = useLocale()
  if (!centre)
    return (
      <Facts title={say('detail.centres')}>
        <ul className="grid gap-1">
          {centres.map(({ saleUnit, nameTh, nameEn }) => (
            <li key={saleUnit}>
              {pick(locale, nameTh, nameEn)} <span className="text-muted text-sm">{saleUnit}</span>
            </li>
          ))}
        </ul>
      </Facts>
    )
  const { saleUnit, nameTh, nameEn, shortName, taxNumber, shipmentName, pin, address, ...place } = centre
  return (
    <Facts title={say('detail.centre')}>
      <dl className={facts}>
        <Fact name={say('detail.nameTh')}>{nameTh}</Fact>
        <Fact name={say('detail.nameEn')}>{nameEn || say('detail.notGiven')}</Fact>
        <Fact name={say('detail.shortName')}>{shortName || say('detail.notGiven')}</Fact>
        <Fact name={say('detail.code')}>{saleUnit}</Fact>
        <Fact name={say('detail.address')}>{sayPlace({ address, ...place }, locale)}</Fact>
        <Fact name={say('detail.taxNumber')}>{taxNumber || say('detail.notGiven')}</Fact>
        {shipmentName ? <Fact name={say('detail.shipmentName')}>{shipmentName}</Fact> : null}
      </dl>
      {pin ? (
        <CentreMap pin={pin} name={nameTh} />
      ) : (
        <p className="text-danger text-sm">{say('detail.noPin')}</p>
      )}
    </Facts>
  )
}

function CentreMap({ pin, name }: { pin: { lat: number; lng: number }; name: string }) {
  const say = useApplicationWords()
  const { mapTiles: tiles = '' } = useSettings()
  const [pins, setPins] = useState<{ id: string; name: string; lat: number; lng: number }[]>()
  const { lat, lng } = pin
  useEffect(() => setPins([{ id: 'centre', name, lat, lng }]), [name, lat, lng])
  return (
    <section
      aria-label={say('detail.map')}
      className="relative isolate h-60 overflow-hidden rounded-card border border-hairline bg-sunk"
    >
      {pins ? (
        <Suspense>
          <PlaceMap pins={pins} tiles={tiles} closer={say('detail.closer')} farther={say('detail.farther')} />
        </Suspense>
      ) : null}
    </section>
  )
}
