import type { MessageValues } from '../customer-messages/message-placeholders.ts'
import { noonOf, sayDate } from '../time/bangkok.ts'
import type { Locale } from '../words/locale.ts'

type Given = { centre: string; shop: string; promotion: string; numbers: readonly string[]; endsOn: string }

const numberOf = { th: 'เลขคูปอง', en: 'Coupon' } as const

/** What a message about coupons can name. */
export const couponMessageValues = (
  { centre, shop, promotion, numbers, endsOn }: Given,
  locale: Locale,
): MessageValues => ({
  ...{ centre, shop, promotion },
  coupons: numbers.map((number) => `${numberOf[locale]} ${number}`).join('\n'),
  date: sayDate(noonOf(endsOn), locale),
})
