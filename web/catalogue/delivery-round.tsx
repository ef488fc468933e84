import { Truck } from 'lucide-react'
import { noonOf, sayTime, sayWeekday } from '#shop/time/bangkok.ts'
import { pick } from '#shop/words/locale.ts'
import { useSite } from '#web/kit/site.ts'
import { useLocale, useShopWords } from '#web/words/words.tsx'

/** Which centre serves me, when its next round leaves, and until when an order still makes it. */
export function DeliveryRound() {
  const say = useShopWords()
  const locale = useLocale()
  const centre = useSite()?.centre
  if (!centre?.nextRound || !centre.orderBefore) return null
  const orderBefore = new Date(centre.orderBefore)
  const isToday = centre.orderBeforeToday
  return (
    <p className="flex items-center gap-2 rounded-card bg-primary-tint px-3 py-2 text-sm md:px-4">
      <Truck aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-primary-text" />
      <span>
        <span className="hidden md:inline">
          {say('bar.servedBy')} <strong>{pick(locale, centre.name, centre.nameEn)}</strong> ·{' '}
        </span>
        <strong>{say('home.nextRound', { day: sayWeekday(noonOf(centre.nextRound), locale) })}</strong>{' '}
        {isToday
          ? say('home.orderToday', { time: sayTime(orderBefore, locale) })
          : say('home.orderBefore', { time: `${sayWeekday(orderBefore, locale)} ${sayTime(orderBefore, locale)}` })}
      </span>
    </p>
  )
}
