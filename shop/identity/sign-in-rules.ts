import type { identityProblems } from './identity-problems.ts'
import { mobileNumber, type Rule, required, type Sentence, sameAs, strongPassword } from './rules.ts'

/** Written out, since importing it would send the sentences of all problems to the phone. */
export const wrongSignInCode: typeof identityProblems.wrongSignIn.code = 'identity.wrongSignIn'

type FieldErrors<Field extends string> = Partial<Record<Field, Sentence>>

const password = required({ th: 'รหัสผ่าน', en: 'Password' })
const username = required({ th: 'ชื่อผู้ใช้', en: 'User name' })
const code: Rule = (value) =>
  /^[0-9]{6}$/.test(value) ? undefined : { th: 'กรุณากรอกตัวเลข 6 หลัก', en: 'Please enter 6 digits' }

function found<Field extends string>(results: Record<Field, Sentence | undefined>): FieldErrors<Field> {
  return Object.fromEntries(Object.entries(results).filter(([, wrong]) => wrong)) as FieldErrors<Field>
}

/** Checks that need no account lookup; they never reveal whether a number exists. */
export function signInErrors(values: { username: string; password: string }) {
  return found({ username: mobileNumber(values.username.trim()), password: password(values.password) })
}

export function staffSignInErrors(values: { username: string; password: string }) {
  return found({ username: username(values.username.trim()), password: password(values.password) })
}

export function codeRequestErrors(values: { username: string }) {
  return found({ username: mobileNumber(values.username.trim()) })
}

export function codeErrors(values: { code: string }) {
  return found({ code: code(values.code) })
}

export function resetPasswordErrors(
  values: { code: string; newPassword: string; confirmPassword: string },
  longest: number,
) {
  return found({
    code: code(values.code),
    newPassword: strongPassword(longest)(values.newPassword),
    confirmPassword: sameAs(values.newPassword)(values.confirmPassword),
  })
}
