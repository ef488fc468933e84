import type { Sentence } from '../identity/rules.ts'
import { noonOf, sayDate } from '../time/bangkok.ts'
import { priceErrors } from './price-errors.ts'
import { type PriceMatrix, priceField, priceLevels } from './product-draft.ts'

/** A dated price table, both days included. */
export type PriceWindow = PriceMatrix & { startsOn: string; endsOn: string }
type WindowField = keyof PriceWindow
type WindowErrors = Partial<Record<WindowField, Sentence>>
type Days = Pick<PriceWindow, 'startsOn' | 'endsOn'>

/** How many windows that have not ended a product may have. */
const mostWindows = 24

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

const endedAlready: Sentence = {
  th: 'ช่วงราคานี้จบไปแล้ว แก้ไขไม่ได้',
  en: 'This window has ended and stays as it was',
}

type Around = {
  today: string
  unitCount: number
  /** The other windows of the product. */
  others: readonly Days[]
  /** The window as it was; undefined for a new one. */
  was: Days | undefined
}

/** The error of each field of a window, all at once; its prices are tidy. */
export function windowErrors(window: PriceWindow, { today, unitCount, others, was }: Around): WindowErrors {
  const errors: WindowErrors = { ...priceErrors(window, unitCount) }
  const { startsOn, endsOn } = window
  if (!isDay(startsOn)) errors.startsOn = { th: 'กรุณาเลือกวันเริ่ม', en: 'Please choose the first day' }
  if (!isDay(endsOn)) errors.endsOn = { th: 'กรุณาเลือกวันสุดท้าย', en: 'Please choose the last day' }
  if (priceLevels.every((level) => window[priceField(level, 1)] === null))
    errors.level1Unit1Price ??= {
      th: 'กรุณาใส่ราคาอย่างน้อยหนึ่งระดับ',
      en: 'Please enter a price for at least one level',
    }
  if (was && was.endsOn < today) return { ...errors, endsOn: endedAlready }
  if (errors.startsOn || errors.endsOn) return errors
  if (startsOn < today && startsOn !== was?.startsOn)
    errors.startsOn = { th: 'วันเริ่มผ่านไปแล้ว', en: 'The first day is in the past' }
  if (endsOn < startsOn)
    errors.endsOn = { th: 'วันสุดท้ายต้องไม่ก่อนวันเริ่ม', en: 'The last day is before the first' }
  else if (endsOn < today) errors.endsOn = { th: 'วันสุดท้ายผ่านไปแล้ว', en: 'The last day is in the past' }
  const crossed = others.find((other) => other.startsOn <= endsOn && startsOn <= other.endsOn)
  if (crossed) errors.startsOn ??= overlap(crossed)
  if (!was && others.filter((other) => other.endsOn >= today).length >= mostWindows)
    errors.startsOn ??= {
      th: `มีช่วงราคาครบ ${mostWindows} ช่วงแล้ว`,
      en: `There are already ${mostWindows} windows`,
    }
  return errors
}

function overlap({ startsOn, endsOn }: Days): Sentence {
  const [first, last] = [noonOf(startsOn), noonOf(endsOn)]
  return {
    th: `ทับกับช่วงราคา ${sayDate(first, 'th')} ถึง ${sayDate(last, 'th')}`,
    en: `Overlaps the window of ${sayDate(first, 'en')} to ${sayDate(last, 'en')}`,
  }
}
