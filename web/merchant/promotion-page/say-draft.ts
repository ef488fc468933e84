import type { PromotionDraft } from '#shop/merchant-promotions/promotion-draft.ts'
import type { PromotionAbout } from '#shop/promotions/promotion-about.ts'
import { noonOf, sayDate } from '#shop/time/bangkok.ts'
import { type Locale, pick } from '#shop/words/locale.ts'
import { sayTiersOf } from '#web/merchant/promotion-advice/both-languages.ts'
import { calculationWords, typeWords } from '#web/merchant/promotion-moves/promotion-sayings.ts'
import type { SayPromotion } from '#web/words/merchant/promotions/promotion-words.ts'
import type { Editor } from './use-editor.ts'

export const weekdayNumbers = [0, 1, 2, 3, 4, 5, 6] as const
export const weekdayWords = {
  0: 'weekday.0',
  1: 'weekday.1',
  2: 'weekday.2',
  3: 'weekday.3',
  4: 'weekday.4',
  5: 'weekday.5',
  6: 'weekday.6',
} as const

/** The words of a field, for whoever compares two promotions. */
const fieldWords = {
  name: 'field.name',
  shortName: 'field.shortName',
  remark: 'field.remark',
  startsOn: 'field.startsOn',
  endsOn: 'field.endsOn',
  enabled: 'field.enabled',
  type: 'field.type',
  calculation: 'field.calculation',
  tiers: 'field.tiers',
  saleProducts: 'field.saleProducts',
  freeProducts: 'field.freeProducts',
  everyone: 'field.everyone',
  customers: 'field.customers',
  excluded: 'field.excluded',
  byStoreType: 'field.byStoreType',
  storeTypes: 'field.storeTypes',
  byCustomerType: 'field.byCustomerType',
  customerTypes: 'field.customerTypes',
  weekdays: 'field.weekdays',
  needsCoupon: 'field.needsCoupon',
} as const satisfies Record<keyof PromotionDraft, string>

const isField = (name: string): name is keyof PromotionDraft => Object.hasOwn(fieldWords, name)

export const sayField = (name: string, say: SayPromotion): string =>
  isField(name) ? say(fieldWords[name]) : name

type NamedType = { code: string; name: string; nameEn: string }
type Told = Pick<Editor, 'goods' | 'customers'> & {
  say: SayPromotion
  locale: Locale
  /** All of the promotion that this value belongs to: steps read differently with another rule. */
  whole: Pick<PromotionDraft, 'name' | 'shortName' | 'calculation'>
  /** Units of the goods as they are saved. */
  about: PromotionAbout | null
  master: { storeTypes: readonly NamedType[]; customerTypes: readonly NamedType[] }
}

/** What a field holds, in words. */
export function sayValue(name: string, value: unknown, told: Told): string {
  const { say, locale, goods, customers, whole, master, about } = told
  if (typeof value === 'boolean') return value ? say('value.yes') : say('value.no')
  if (name === 'startsOn' || name === 'endsOn') return sayDate(noonOf(String(value)), locale)
  if (name === 'type') return say(typeWords[value as 1 | 2 | 3])
  if (name === 'calculation') return say(calculationWords[value as 1 | 2 | 3])
  if (name === 'weekdays')
    return weekdayNumbers
      .filter((day) => Number(value) & (1 << day))
      .map((day) => say(weekdayWords[day]))
      .join(' ')
  if (name === 'tiers')
    return sayTiersOf({ ...whole, tiers: value as PromotionDraft['tiers'] }, about, locale).join('\n')
  if (!Array.isArray(value)) return String(value)
  const nameOf = (code: string) => {
    if (name === 'storeTypes' || name === 'customerTypes') {
      const type = master[name].find((each) => each.code === code)
      return type ? pick(locale, type.name, type.nameEn) : code
    }
    const good = goods.find((each) => each.code === code)
    if (name.endsWith('Products') && good) return pick(locale, good.nameTh, good.nameEn)
    return customers.find((each) => each.code === code)?.name ?? code
  }
  return value.length === 0 ? say('value.none') : value.map(nameOf).join(', ')
}
