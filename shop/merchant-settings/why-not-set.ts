import { type SettingName, type Settings, settings } from '../settings/settings.ts'
import { fill } from '../words/locale.ts'
import { fieldOf, type SettingField } from './setting-field.ts'
import { isOfNetwork } from './setting-groups.ts'

type Reason = { th: string; en: string }
export type SettingScope = 'network' | 'centre'

const reasons = {
  number: { th: 'ใส่จำนวนเต็ม {least} ถึง {most}', en: 'Enter a whole number from {least} to {most}' },
  money: { th: 'ใส่จำนวนเงิน 0 ถึง {most} บาท', en: 'Enter an amount from 0 to {most} baht' },
  colour: { th: 'ใส่รหัสสีแบบ #0b7a3b', en: 'Enter a colour such as #0b7a3b' },
  choice: { th: 'เลือกจากรายการ', en: 'Choose one of the list' },
  switch: { th: 'เลือกเปิดหรือปิด', en: 'Choose on or off' },
  moment: { th: 'เลือกวันและเวลา', en: 'Choose a day and a time' },
  centre: { th: 'เลือกศูนย์ที่เปิดอยู่', en: 'Choose a centre that is open' },
  blank: { th: 'ต้องใส่ข้อความ', en: 'This cannot be blank' },
  long: { th: 'ยาวได้ไม่เกิน {longest} ตัวอักษร', en: 'At most {longest} characters' },
  phone: {
    th: 'ใส่เบอร์โทร 9 ถึง 10 หลัก ขึ้นต้นด้วย 0',
    en: 'Enter a phone number of 9 or 10 digits that begins with 0',
  },
  link: { th: 'ใส่ลิงก์ที่ขึ้นต้นด้วย https://', en: 'Enter a link that begins with https://' },
  tiles: {
    th: 'ใส่ที่อยู่ https:// ที่มี {z} {x} และ {y}',
    en: 'Enter an https:// address with {z}, {x} and {y}',
  },
  tag: { th: 'ใส่รหัสแบบ G-XXXXXXX', en: 'Enter an id such as G-XXXXXXX' },
  code: { th: 'ใช้ได้เฉพาะตัวอักษรอังกฤษ ตัวเลข จุด ขีด', en: 'Only letters, digits, dots and dashes' },
  network: { th: 'ตั้งได้เฉพาะทั้งเครือข่าย', en: 'This can only be set for the whole network' },
  order: { th: 'เวลาสิ้นสุดต้องอยู่หลังเวลาเริ่ม', en: 'The end must come after the beginning' },
} satisfies Record<string, Reason>

const say = (reason: Reason, params: Record<string, number> = {}): Reason => ({
  th: fill(reason.th, params),
  en: fill(reason.en, params),
})

const looksLike: Partial<Record<Extract<SettingField, { kind: 'text' }>['like'], RegExp>> = {
  phone: /^0[\d -]{8,14}$/,
  link: /^https:\/\/[^\s"<>]+\.[^\s"<>]+$/,
  tiles: /^https:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s"<>]+$/,
  tag: /^(G|GT|AW|DC|GTM)-[A-Z0-9]{4,20}$/,
  code: /^[\w.-]+$/,
}

type Checked = { scope: SettingScope; openCentres: readonly string[] }

/**
 * Why this text cannot be the value of a setting. What passes is understood by the reader of the shop, so a saved
 * setting always holds.
 */
export function whyNotSet(
  name: SettingName,
  text: string,
  { scope, openCentres }: Checked,
): Reason | undefined {
  const field = fieldOf(name)
  if (scope === 'centre' && isOfNetwork(name)) return reasons.network
  const value = settings[name].reader.read(text)
  if (value === undefined)
    return field.kind === 'text' ? reasons.blank : say(reasons[field.kind], limitsOf(field))
  if (field.kind === 'money' && Number(text) > field.most) return say(reasons.money, limitsOf(field))
  if (field.kind === 'centre')
    return text === '' && field.mayBeBlank
      ? undefined
      : openCentres.includes(text)
        ? undefined
        : reasons.centre
  if (field.kind !== 'text') return undefined
  if (text.trim() === '') return field.mayBeBlank ? undefined : reasons.blank
  if (text.length > field.longest) return say(reasons.long, { longest: field.longest })
  const pattern = looksLike[field.like]
  return pattern && !pattern.test(text.trim()) ? reasons[field.like as keyof typeof reasons] : undefined
}

const limitsOf = (field: SettingField): Record<string, number> =>
  field.kind === 'number'
    ? { least: field.least, most: field.most }
    : field.kind === 'money'
      ? { most: field.most }
      : {}

const periods = [
  ['maintenanceFrom', 'maintenanceTo'],
  ['redeemFrom', 'redeemTo'],
] as const

/** What is wrong with settings together, under the one to change: a period that ends before it begins. */
export function whyNotTogether(values: Settings): { name: SettingName; reason: Reason } | undefined {
  for (const [from, to] of periods)
    if (values[from] && values[to] && Date.parse(values[from]) >= Date.parse(values[to]))
      return { name: to, reason: reasons.order }
  return undefined
}
