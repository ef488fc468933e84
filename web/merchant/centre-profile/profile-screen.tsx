import { Alert } from '@mantine/core'
import { ExternalLink, MessageCircle, Navigation, Phone } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { sayPhone } from '#shop/thai/phone.ts'
import { noonOf, sayDate, sayDateTime, sayLongDate } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { PageHead } from '#web/kit/page/page-head.tsx'
import { SafeLink } from '#web/kit/text/safe-link.tsx'
import { useSettings } from '#web/kit/visit/site.ts'
import * as paths from '#web/paths/customer-paths.ts'
import { inLanguage } from '#web/paths/in-language.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { type CentreProfile, HoursCard, RoundsCard } from './days-cards.tsx'
import { AccountsCard, AreasCard } from './money-cards.tsx'
import { ProfileCard } from './profile-card.tsx'

const PlaceMap = lazy(() => import('#web/merchant/places/place-map.tsx'))
const way =
  'inline-flex min-h-11 items-center gap-1.5 rounded-input px-2 font-bold text-primary-text text-sm hover:bg-primary-tint'
const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const

type ProfileScreenProps = { centre: CentreProfile; saleUnit: string; mayChange: boolean }

/** The centre as its staff know it, with the way to change each part. */
export function ProfileScreen({ centre, saleUnit, mayChange }: ProfileScreenProps) {
  const say = useProfileWords()
  const locale = useLocale()
  const { details, photos, closed } = centre
  const name = pick(locale, details.nameTh, details.nameEn)
  const edit = (part: string) => (mayChange ? part : undefined)
  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] content-start gap-3 px-3 py-4 md:gap-4 md:px-6 md:py-5"
    >
      <PageHead title={say('profile.title')} indexed={false} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h1 className="text-xl md:text-2xl">{name}</h1>
          <p className="text-muted">{locale === 'th' ? details.nameEn : details.nameTh}</p>
          <p className="text-muted text-sm">
            {say('profile.code', { code: saleUnit })} ·{' '}
            {say('profile.openedOn', { day: sayDate(noonOf(centre.openedOn), locale) })}
          </p>
        </div>
        <a href={inLanguage(locale, paths.home)} target="_blank" rel="noopener" className={`${way} -ml-2`}>
          <ExternalLink {...icon} />
          {say('profile.openShop')}
        </a>
      </div>
      {closed ? (
        <Alert color="red" title={say('closed.now')}>
          <p>{pick(locale, closed.reasonTh, closed.reasonEn || closed.reasonTh)}</p>
          {closed.at ? (
            <p>{say('closed.since', { time: sayDateTime(new Date(closed.at), locale) })}</p>
          ) : null}
          {closed.reopensOn ? (
            <p>
              {say('closing.reopens')} {sayLongDate(noonOf(closed.reopensOn), locale)}
            </p>
          ) : null}
        </Alert>
      ) : null}
      <div className="grid items-start gap-3 md:grid-cols-2 md:gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
          <ProfileCard title={say('photos.title')} edit={edit('photos')}>
            {photos.photos.length === 0 ? <p className="text-muted text-sm">{say('photos.none')}</p> : null}
            <ul className="grid grid-cols-2 gap-2 empty:hidden">
              {photos.photos.map((photo, at) => (
                <li key={photo} className="aspect-[4/3] overflow-hidden rounded-input border border-hairline">
                  <Picture
                    src={`/files/${photo}`}
                    width={400}
                    height={300}
                    sizes="(min-width: 768px) 260px, 45vw"
                    alt={say('photos.one', { place: at + 1 })}
                    className="size-full"
                  />
                </li>
              ))}
            </ul>
          </ProfileCard>
          <ContactCard centre={centre} edit={edit('details')} name={name} />
          <AccountsCard centre={centre} mayChange={mayChange} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
          <HoursCard centre={centre} mayChange={mayChange} />
          <RoundsCard centre={centre} mayChange={mayChange} />
          <AreasCard centre={centre} mayChange={mayChange} />
        </div>
      </div>
    </main>
  )
}

type ContactCardProps = { centre: CentreProfile; edit: string | undefined; name: string }

function ContactCard({ centre, edit, name }: ContactCardProps) {
  const say = useProfileWords()
  const { details } = centre
  const { lat, lng, phone, lineUrl, lineName } = details
  const { mapTiles: tiles = '' } = useSettings()
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])
  const pins = useMemo(() => [{ id: 'centre', name, lat, lng }], [name, lat, lng])
  const branch =
    details.taxBranch === '00000'
      ? say('profile.headOffice')
      : say('profile.branch', { branch: details.taxBranch })
  return (
    <ProfileCard title={say('profile.address')} edit={edit}>
      <p>
        {details.address} {details.subdistrict} {details.district} {details.province} {details.postcode}
      </p>
      <section
        aria-label={say('details.map')}
        className="relative isolate h-52 overflow-hidden rounded-card border border-hairline bg-sunk"
      >
        {isAlive ? (
          <Suspense>
            <PlaceMap
              pins={pins}
              tiles={tiles}
              closer={say('details.closer')}
              farther={say('details.farther')}
            />
          </Suspense>
        ) : null}
      </section>
      <div className="-mx-2 flex flex-wrap">
        <a href={`tel:${phone}`} className={way}>
          <Phone {...icon} />
          <span className="tabular">{say('profile.call', { phone: sayPhone(phone) })}</span>
        </a>
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`}
          target="_blank"
          rel="noopener noreferrer"
          className={way}
        >
          <Navigation {...icon} />
          {say('profile.directions')}
        </a>
        {lineUrl ? (
          <SafeLink address={lineUrl} className={way} otherwise={null}>
            <MessageCircle {...icon} />
            {lineName || 'LINE'}
          </SafeLink>
        ) : (
          <span className="inline-flex min-h-11 items-center px-2 text-muted text-sm">
            {say('profile.noLine')}
          </span>
        )}
      </div>
      <p className="tabular border-hairline border-t pt-2 text-sm">
        {say('profile.tax', { number: details.taxNumber })} <span className="text-muted">{branch}</span>
      </p>
    </ProfileCard>
  )
}
