import type { ReasonWords } from '#web/words/advice/reason-th.ts'
import type { InEnglish } from '#web/words/translation.ts'

export const reasonEn: InEnglish<ReasonWords> = {
  'advice.today': 'today',
  'advice.tomorrow': 'tomorrow',
  'advice.due': 'Every {days} {days|day|days}, due {when}',
  'advice.late': 'Every {days} {days|day|days}, {late} {late|day|days} overdue',
  'advice.daily': 'Ordered almost every day',
  'advice.low': 'Last ordered {last}, likely used up {when}',
  'advice.empty': 'Last ordered {last}, likely used up by now',
  'advice.season': 'Ordered at this time last year, on {last}',
  'advice.alike': '{shops} of {of} similar shops that sell {product} order this too',
}
