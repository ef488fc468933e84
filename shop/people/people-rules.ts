import type { StaffRole } from '../contract/caller.ts'
import { mobileNumber, type Rule, type Sentence, strongPassword } from '../identity/rules.ts'

export const staffRoles = ['3', '4', '5', '8'] as const satisfies StaffRole[]
/** How long an invitation is valid, and a link for a new password. */
export const invitationHours = { work: 72, password: 1 } as const
export const mostWaiting = 100

const found = <Field extends string>(results: Record<Field, Sentence | undefined>) =>
  Object.fromEntries(Object.entries(results).filter(([, wrong]) => wrong)) as Partial<Record<Field, Sentence>>

const personName: Rule = (value) =>
  value.trim().length >= 2
    ? undefined
    : { th: 'กรอกชื่ออย่างน้อย 2 ตัวอักษร', en: 'Enter a name of at least 2 letters' }

const mobile: Rule = (value) =>
  mobileNumber(value) ??
  (value.startsWith('0') ? undefined : { th: 'เบอร์มือถือต้องขึ้นต้นด้วย 0', en: 'A mobile number begins with 0' })

export function inviteErrors(values: { name: string; mobile: string; centres: readonly string[] }) {
  return found({
    name: personName(values.name),
    mobile: mobile(values.mobile),
    centres:
      values.centres.length > 0 ? undefined : { th: 'เลือกอย่างน้อยหนึ่งศูนย์', en: 'Choose at least one centre' },
  })
}

export function riderErrors(values: { name: string; mobile: string; company: string }) {
  return found({
    name: personName(values.name),
    mobile: mobile(values.mobile),
    company: /^[A-Z0-9][A-Z0-9_-]{1,39}$/.test(values.company)
      ? undefined
      : {
          th: 'รหัสบริษัทใช้ A–Z 0–9 _ - ตั้งแต่ 2 ตัวอักษร เช่น SANGDAI_FLEET',
          en: 'A company code has A–Z, 0–9, _ and -, from 2 letters, such as SANGDAI_FLEET',
        },
  })
}

const username: Rule = (value) =>
  /^[a-z0-9][a-z0-9._-]{2,29}$/.test(value)
    ? undefined
    : {
        th: 'ใช้ a–z 0–9 . _ - ยาว 3 ถึง 30 ตัว เช่น somchai.k',
        en: 'Use a–z, 0–9, . _ -, 3 to 30 letters, such as somchai.k',
      }

/** What somebody chooses behind their link; the name stays empty where they have one already. */
export function acceptErrors(
  values: { username: string; password: string; confirmPassword: string },
  { longest, isNew }: { longest: number; isNew: boolean },
) {
  return found({
    username: isNew ? username(values.username.trim().toLowerCase()) : undefined,
    password: strongPassword(longest)(values.password),
    confirmPassword:
      values.confirmPassword === values.password
        ? undefined
        : { th: 'ยืนยันรหัสผ่านไม่ตรงกัน', en: 'Password confirmation does not match' },
  })
}
