import { sayMinute, weekFromMonday } from '../centres/opening-hours.ts'
import { sayWeekdayName } from '../centres/say-hours.ts'
import { sayValue } from '../merchant-settings/say-value.ts'
import { shortMoney } from '../money/say-money.ts'
import { statusNames } from '../orders/order-status.ts'
import { banks } from '../payments/banks.ts'
import { settingNameOf } from '../settings/settings.ts'
import { noonOf, sayDate, sayDateTime } from '../time/bangkok.ts'
import type { Locale } from '../words/locale.ts'
import { sayField } from './field-words.ts'

type Fields = Record<string, unknown> | null
type Changed = { kind: string; subject: string; before: Fields; after: Fields }
/** One difference in words; before is missing of what was made, after of what was removed. */
export type SaidChange = {
  field: string
  label: string
  before: string | undefined
  after: string | undefined
}

const moneyField =
  /^(fee|freeFrom|minimum|total|creditLimit|cost|catalogPrice|discount|less|salesTarget|reward|level\dUnit\dPrice)$/
const dayText = /^\d{4}-\d{2}-\d{2}$/
const momentText = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/
const mostListed = 8

const words = {
  yes: { th: 'ใช่', en: 'Yes' },
  no: { th: 'ไม่', en: 'No' },
  none: { th: 'ไม่มี', en: 'None' },
  more: { th: 'และอีก {count}', en: 'and {count} more' },
  notSet: { th: 'ไม่ได้ตั้งเอง', en: 'Not set' },
}

/** What a line of the log changed, field by field, as people say it. */
export function sayChanges({ kind, subject, before, after }: Changed, locale: Locale): SaidChange[] {
  if (kind === 'setting') return [saySetting({ subject, before, after }, locale)]
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const said = (fields: Fields, name: string) =>
    fields && Object.hasOwn(fields, name) ? sayPart(name, fields[name], locale) : undefined
  return names
    .map((field) => ({
      ...{ field, label: sayField(field, locale) },
      ...{ before: said(before, field), after: said(after, field) },
    }))
    .filter((change) => change.before !== undefined || !isNothing(after?.[change.field]))
}

function saySetting({ subject, before, after }: Omit<Changed, 'kind'>, locale: Locale): SaidChange {
  const name = settingNameOf(subject)
  const said = (value: unknown) =>
    typeof value !== 'string' ? words.notSet[locale] : name ? sayValue(name, value, locale) : value
  return {
    ...{ field: 'value', label: sayField('value', locale) },
    ...{ before: said(before?.value), after: said(after?.value) },
  }
}

/** Of something new only what it has is worth a line. */
const isNothing = (value: unknown) =>
  value === null || value === '' || value === undefined || (Array.isArray(value) && value.length === 0)

function sayPart(field: string, value: unknown, locale: Locale): string {
  if (isNothing(value)) return words.none[locale]
  if (typeof value === 'boolean') return (value ? words.yes : words.no)[locale]
  if (typeof value === 'number') return sayNumberOf(field, value, locale)
  if (typeof value === 'string') return sayText(field, value, locale)
  if (Array.isArray(value)) return sayList(field, value, locale)
  // A discount is money or percent, told by its neighbour.
  const { discountType, ...parts } = value as Record<string, unknown>
  if (discountType === '%') parts.discount = `${Number(parts.discount) / 100}%`
  return Object.entries(parts)
    .filter(([name, part]) => !isNothing(part) && (part !== 0 || clockField.test(name)))
    .map(([name, part]) => `${sayField(name, locale)} ${sayPart(name, part, locale)}`)
    .join(', ')
}

/** 0 is midnight, or Sunday. */
const clockField = /^(cutOffMinute|opens|closes|weekday|daysBefore)$/

function sayNumberOf(field: string, value: number, locale: Locale): string {
  if (moneyField.test(field)) return shortMoney(value)
  if (field === 'weekday') return sayWeekdayName(value, locale)
  if (field === 'weekdays')
    return weekFromMonday
      .filter((weekday) => value & (1 << weekday))
      .map((weekday) => sayWeekdayName(weekday, locale))
      .join(', ')
  return clockField.test(field) && field !== 'daysBefore' ? sayMinute(value) : String(value)
}

function sayText(field: string, text: string, locale: Locale): string {
  if (field === 'status' && Object.hasOwn(statusNames, text))
    return statusNames[text as keyof typeof statusNames][locale]
  if (field === 'method') return sayMethod(text, locale)
  if (field === 'role') return sayRole(text, locale)
  if (field === 'bankCode') return banks[text]?.[locale] ?? text
  if (dayText.test(text)) return sayDate(noonOf(text), locale)
  return momentText.test(text) ? sayDateTime(new Date(text), locale) : text
}

function sayRole(role: string, locale: Locale): string {
  const roles: Record<string, { th: string; en: string }> = {
    '3': { th: 'พนักงานขาย', en: 'Salesperson' },
    '4': { th: 'หัวหน้าทีมขาย', en: 'Supervisor' },
    '5': { th: 'ผู้จัดการฝ่ายขาย', en: 'Manager' },
    '8': { th: 'เจ้าของ', en: 'Owner' },
  }
  return Object.hasOwn(roles, role) ? (roles[role]?.[locale] ?? role) : role
}

/** How somebody signed in. */
function sayMethod(method: string, locale: Locale): string {
  const methods: Record<string, { th: string; en: string }> = {
    password: { th: 'รหัสผ่าน', en: 'password' },
    line: { th: 'LINE', en: 'LINE' },
    otp: { th: 'รหัส SMS', en: 'code by SMS' },
    invitation: { th: 'ลิงก์คำเชิญ', en: 'invitation link' },
  }
  return Object.hasOwn(methods, method) ? (methods[method]?.[locale] ?? method) : method
}

function sayList(field: string, items: readonly unknown[], locale: Locale): string {
  const listed = items.slice(0, mostListed).map((item) => sayPart(field, item, locale))
  const left = items.length - listed.length
  const joined = listed.join(items.some((item) => typeof item === 'object') ? '; ' : ', ')
  return left > 0 ? `${joined} ${words.more[locale].replace('{count}', String(left))}` : joined
}
