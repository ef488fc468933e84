import { MapPin, Truck } from 'lucide-react'
import { noonOf, sayTime, sayWeekday } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { useSite } from '#web/kit/visit/site.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'

/** The active centre, its next delivery and the cut-off. */
export function DeliveryRound() {
  const say = useShopWords()
  const locale = useLocale()
  const centre = useSite()?.centre
  if (!centre) return null
  return (
    <div className="flex items-center gap-3 rounded-card bg-primary-tint px-3 py-2 text-sm lg:order-1 lg:p-4">
      <Truck aria-hidden size={24} strokeWidth={1.75} className="shrink-0 text-primary-text lg:hidden" />
      <div className="grid gap-x-2 lg:gap-3">
        <p className="hidden items-start gap-1.5 lg:flex">
          <MapPin aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-primary-text" />
          <span>
            <span className="block text-muted">{say('bar.servedBy')}</span>
            <strong className="text-base">{pick(locale, centre.name, centre.nameEn)}</strong>
          </span>
        </p>
        {centre.nextRound && centre.orderBefore ? (
          <p className="lg:flex lg:items-start lg:gap-1.5">
            <Truck
              aria-hidden
              size={18}
              strokeWidth={1.75}
              className="mt-0.5 hidden shrink-0 text-primary-text lg:block"
            />
            <span>
              <strong className="lg:block lg:text-base">
                {say('home.nextRound', { day: sayWeekday(noonOf(centre.nextRound), locale) })}
              </strong>{' '}
              <span className="inline-block">
                <OrderBefore moment={centre.orderBefore} isToday={centre.orderBeforeToday} />
              </span>
            </span>
          </p>
        ) : null}
      </div>
    </div>
  )
}

function OrderBefore({ moment, isToday }: { moment: string; isToday: boolean }) {
  const say = useShopWords()
  const locale = useLocale()
  const before = new Date(moment)
  // A line never breaks between a time and its น.
  const time = sayTime(before, locale).replaceAll(' ', '\u00a0')
  return isToday
    ? say('home.orderToday', { time })
    : say('home.orderBefore', { time: `${sayWeekday(before, locale)} ${time}` })
}
