import { mobileNumber, type Rule, required, type Sentence, sameAs, strongPassword } from './rules.ts'

type Wrongs<Field extends string> = Partial<Record<Field, Sentence>>

const password = required({ th: 'รหัสผ่าน', en: 'Password' })
const username = required({ th: 'ชื่อผู้ใช้', en: 'User name' })
const code: Rule = (value) =>
  /^[0-9]{6}$/.test(value) ? undefined : { th: 'กรุณากรอกตัวเลข 6 หลัก', en: 'Please enter 6 digits' }

function found<Field extends string>(judged: Record<Field, Sentence | undefined>): Wrongs<Field> {
  return Object.fromEntries(Object.entries(judged).filter(([, wrong]) => wrong)) as Wrongs<Field>
}

/** Checks that need no account lookup; they never reveal whether a number exists. */
export function wrongsOfSignIn(values: { username: string; password: string }) {
  return found({ username: mobileNumber(values.username.trim()), password: password(values.password) })
}

export function wrongsOfStaffSignIn(values: { username: string; password: string }) {
  return found({ username: username(values.username.trim()), password: password(values.password) })
}

export function wrongsOfCodeRequest(values: { username: string }) {
  return found({ username: mobileNumber(values.username.trim()) })
}

export function wrongsOfCode(values: { code: string }) {
  return found({ code: code(values.code) })
}

export function wrongsOfReset(
  values: { code: string; newPassword: string; confirmPassword: string },
  longest: number,
) {
  return found({
    code: code(values.code),
    newPassword: strongPassword(longest)(values.newPassword),
    confirmPassword: sameAs(values.newPassword)(values.confirmPassword),
  })
}
