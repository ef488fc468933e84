import { Clock, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { Centre } from '#shop/centres/centre.ts'
import { sayHours } from '#shop/centres/say-hours.ts'
import { sayPhone } from '#shop/thai/phone.ts'
import { pick } from '#shop/words/locale.ts'
import { SafeLink } from '#web/kit/text/safe-link.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { useReadingWords } from '#web/words/customer/reading-words.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'

const way =
  'inline-flex min-h-11 items-center gap-1.5 rounded-input px-2 font-bold text-primary-text text-sm hover:bg-primary-tint'
const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const

export function CentreCard({ centre, mine }: { centre: Centre; mine: boolean }) {
  const say = useShopWords()
  const read = useReadingWords()
  const locale = useLocale()
  const name = pick(locale, centre.name, centre.nameEn)
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${centre.name} ${centre.address}`)}`
  return (
    <li className="grid content-between gap-2 rounded-card border border-hairline bg-card p-4">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-bold">{name}</h3>
          {mine ? <Tag tone="primary">{read('contact.mine')}</Tag> : null}
        </div>
        <p className="text-muted text-sm">{centre.address}</p>
        {centre.hours && centre.hours.length > 0 ? (
          <div className="flex gap-1.5 pt-1 text-sm">
            <Clock {...icon} className="mt-0.5 shrink-0 text-muted" />
            <dl aria-label={read('contact.hours')} className="grid">
              {sayHours(centre.hours, locale).map(({ days, hours }) => (
                <div key={days} className="flex flex-wrap gap-x-2">
                  <dt>{days}</dt>
                  <dd className="tabular text-muted">{hours}</dd>
                </div>
              ))}
            </dl>
          </div>
        ) : null}
      </div>
      <div className="-mx-2 flex flex-wrap border-hairline border-t pt-1">
        <a
          href={`tel:${centre.phone}`}
          aria-label={`${say('footer.call', { phone: sayPhone(centre.phone) })}: ${name}`}
          className={way}
        >
          <Phone {...icon} />
          <span className="tabular">{sayPhone(centre.phone)}</span>
        </a>
        <a
          href={map}
          rel="noopener noreferrer"
          aria-label={`${read('contact.map')}: ${name}`}
          className={way}
        >
          <MapPin {...icon} />
          {read('contact.map')}
        </a>
        {centre.line ? (
          <SafeLink address={centre.line.url} className={way} otherwise={null}>
            <MessageCircle {...icon} />
            LINE
          </SafeLink>
        ) : null}
      </div>
    </li>
  )
}
