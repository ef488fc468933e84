import { CalendarOff, Truck } from 'lucide-react'
import { sayMinute } from '#shop/centres/opening-hours.ts'
import { sayHours } from '#shop/centres/say-hours.ts'
import type { AnswerOf } from '#shop/contract/endpoint.ts'
import type { centreProfileContract } from '#shop/merchant-centre/merchant-centre-contracts.ts'
import { noonOf, sayDateTime, sayLongDate } from '#shop/time/bangkok.ts'
import { weekdayOf } from '#shop/time/weekday.ts'
import { pick } from '#shop/words/locale.ts'
import { sayDayRange, sayWeekdays } from '#web/merchant/centre-forms/say-days.ts'
import { Tag } from '#web/ui/tag.tsx'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'
import { ProfileCard } from './profile-card.tsx'

export type CentreProfile = AnswerOf<typeof centreProfileContract>
type CardProps = { centre: CentreProfile; mayChange: boolean }
const mostShown = 6

export function HoursCard({ centre, mayChange }: CardProps) {
  const say = useProfileWords()
  const locale = useLocale()
  const { hours } = centre.hours
  const weekday = weekdayOf(centre.today)
  return (
    <ProfileCard title={say('tab.hours')} edit={mayChange ? 'hours' : undefined}>
      {hours.length === 0 ? <p className="text-muted text-sm">{say('profile.noHours')}</p> : null}
      <dl className="grid gap-1 text-sm">
        {(hours.length > 0 ? sayHours(hours, locale) : []).map(({ days, weekdays, hours }) => {
          const isToday = weekdays.some((day) => day === weekday)
          return (
            <div
              key={days}
              className={`flex flex-wrap items-center justify-between gap-x-3 rounded-input px-2 py-1.5 ${isToday ? 'bg-primary-tint font-bold' : ''}`}
            >
              <dt className="flex items-center gap-2">
                {days}
                {isToday ? <Tag tone="primary">{say('profile.today')}</Tag> : null}
              </dt>
              <dd className="tabular">{hours}</dd>
            </div>
          )
        })}
      </dl>
    </ProfileCard>
  )
}

export function RoundsCard({ centre, mayChange }: CardProps) {
  const say = useProfileWords()
  const locale = useLocale()
  const { rounds, nextRound, holidays, today } = centre
  const coming = holidays.holidays.filter(({ endsOn }) => endsOn >= today).slice(0, mostShown)
  const when = (days: number) =>
    days === 0 ? say('rounds.sameDay') : say('rounds.daysBefore', { count: days })
  return (
    <ProfileCard title={say('tab.delivery')} edit={mayChange ? 'delivery' : undefined}>
      <div className="flex items-start gap-2 rounded-input bg-primary-tint p-2 text-sm">
        <Truck aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-primary-text" />
        {nextRound ? (
          <p>
            <b className="block">
              {say('profile.nextRound', { day: sayLongDate(noonOf(nextRound.day), locale) })}
            </b>
            {say('profile.orderBefore', { time: sayDateTime(new Date(nextRound.orderBefore), locale) })}
          </p>
        ) : (
          <p>{say('profile.noRound')}</p>
        )}
      </div>
      <p className="text-sm">
        <b>{sayWeekdays(rounds.weekdays, locale)}</b>
        {rounds.slots.length === 0
          ? ` · ${say('profile.cutOff', { time: sayMinute(rounds.cutOffMinute) })}`
          : null}
      </p>
      <ul className="grid gap-1 text-sm empty:hidden">
        {rounds.slots.map(({ slot, cutOffMinute, daysBefore }) => (
          <li key={slot} className="flex flex-wrap justify-between gap-x-3">
            <span>{say('rounds.slot', { from: slot.slice(0, 2), to: slot.slice(3) })}</span>
            <span className="text-muted">
              {say('profile.slotCutOff', { time: sayMinute(cutOffMinute), day: when(daysBefore) })}
            </span>
          </li>
        ))}
      </ul>
      <h3 className="flex items-center gap-1.5 pt-1 font-bold text-sm">
        <CalendarOff aria-hidden size={16} strokeWidth={1.75} />
        {say('holidays.title')}
      </h3>
      {coming.length === 0 ? <p className="text-muted text-sm">{say('profile.noHolidays')}</p> : null}
      <ul className="grid gap-1 text-sm empty:hidden">
        {coming.map((holiday) => (
          <li key={holiday.startsOn} className="flex flex-wrap justify-between gap-x-3">
            <span>{pick(locale, holiday.nameTh, holiday.nameEn)}</span>
            <span className="text-muted">{sayDayRange(holiday, locale)}</span>
          </li>
        ))}
      </ul>
    </ProfileCard>
  )
}
