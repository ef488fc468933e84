import { shortMoney } from '../money/say-money.ts'
import { type SettingName, settings } from '../settings/settings.ts'
import { sayDateTime } from '../time/bangkok.ts'
import type { Locale } from '../words/locale.ts'
import { fieldOf } from './setting-field.ts'

const words = {
  on: { th: 'เปิด', en: 'On' },
  off: { th: 'ปิด', en: 'Off' },
  blank: { th: '(เว้นว่าง)', en: '(blank)' },
  unreadable: { th: '{text} (อ่านไม่ได้)', en: '{text} (cannot be read)' },
}

const choices: Partial<Record<SettingName, Record<string, { th: string; en: string }>>> = {
  deliveryFeeType: {
    included: { th: 'รวม VAT แล้ว', en: 'VAT included' },
    excluded: { th: 'ยังไม่รวม VAT', en: 'VAT comes on top' },
    none: { th: 'ไม่มี VAT', en: 'No VAT' },
  },
  secondFactor: {
    off: { th: 'ไม่ใช้', en: 'Off' },
    offered: { th: 'ผู้จัดการและเจ้าของเลือกใช้ได้', en: 'Offered to managers and owners' },
    owners: { th: 'บังคับเจ้าของ', en: 'Needed by owners' },
    managers: { th: 'บังคับเจ้าของและผู้จัดการ', en: 'Needed by owners and managers' },
  },
  cashRounding: {
    none: { th: 'ไม่ปัดเศษ', en: 'No rounding' },
    '0.25': { th: 'ปัดลงเป็น 25 สตางค์', en: 'Down to 25 satang' },
    '1': { th: 'ปัดลงเป็นบาท', en: 'Down to a baht' },
  },
}

export const sayChoice = (name: SettingName, choice: string, locale: Locale): string =>
  choices[name]?.[choice]?.[locale] ?? choice

/** A setting's text as people say it: on and off, baht, a day and a time. */
export function sayValue(name: SettingName, text: string, locale: Locale): string {
  const field = fieldOf(name)
  const value = settings[name].reader.read(text)
  if (value === undefined) return words.unreadable[locale].replace('{text}', text)
  if (typeof value === 'boolean') return (value ? words.on : words.off)[locale]
  if (text.trim() === '') return words.blank[locale]
  if (field.kind === 'money') return shortMoney(value as number)
  if (field.kind === 'choice') return sayChoice(name, text.trim(), locale)
  if (field.kind === 'moment') return sayDateTime(new Date(value as string), locale)
  return text
}

/** The text of the value that holds when nobody has set any. */
export function defaultText(name: SettingName): string {
  const { reader, otherwise } = settings[name] as {
    reader: { write: (value: unknown) => string }
    otherwise: unknown
  }
  return reader.write(otherwise)
}
