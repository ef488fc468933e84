import type { Person } from '#sandbox/sign-in/people.ts'

const name = 'sandbox_line_holder'
const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`)

/** Whose phone this browser is, from now on. */
export const phoneCookie = (person: Person) =>
  `${name}=${encodeURIComponent(person.name)}; Path=/sandbox; Max-Age=43200; SameSite=Lax; HttpOnly`

export function holderOf(cookies = ''): string | undefined {
  const found = pattern.exec(cookies)?.[1]
  try {
    return found && decodeURIComponent(found)
  } catch {
    return undefined
  }
}
