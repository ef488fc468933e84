import { sayMinute } from '#shop/centres/opening-hours.ts'
import type { CentreArea, CentreTerms } from '#shop/merchant-centre/centre-profile.ts'
import { shortMoney } from '#shop/money/say-money.ts'
import { sayWeekdays } from '#web/merchant/centre-forms/say-days.ts'
import { useProfileWords } from '#web/words/merchant/profile/profile-words.ts'
import { useLocale } from '#web/words/words.tsx'

/** The terms of an area in one line; what it leaves open is the centre's. */
export function useSayArea(terms: { [Term in keyof CentreTerms]: number }) {
  const say = useProfileWords()
  const locale = useLocale()
  return (area: CentreArea): string => {
    const [fee, freeFrom, minimum] = [
      area.fee ?? terms.fee,
      area.freeFrom ?? terms.freeFrom,
      area.minimum ?? terms.minimum,
    ]
    return [
      say('areas.places', { count: area.places.length }),
      fee === 0 ? say('areas.noFee') : say('areas.fee', { amount: shortMoney(fee) }),
      ...(fee > 0 && freeFrom > 0 ? [say('areas.freeFrom', { amount: shortMoney(freeFrom) })] : []),
      ...(minimum > 0 ? [say('areas.minimum', { amount: shortMoney(minimum) })] : []),
      ...(area.weekdays === null ? [] : [sayWeekdays(area.weekdays, locale)]),
      ...(area.cutOffMinute === null ? [] : [say('areas.cutOff', { time: sayMinute(area.cutOffMinute) })]),
    ].join(' · ')
  }
}
