import { createHash } from 'node:crypto'

export type Person = { id: string; name: string; email: string }

/** The people on the sign-in page; any other is made up from a name. */
export const demoPeople: Person[] = [
  { id: 'tew', name: 'ร้านป้าแต๋ว', email: 'tew@example.com' },
  { id: 'man', name: 'ร้านลุงหมาน', email: 'man@example.com' },
  { id: 'somjai', name: 'สมใจ มินิมาร์ท', email: 'somjai@example.com' },
]

/**
 * A name is the same person at every sign-in, also after a restart, since the shop has stored the subject.
 */
export function personNamed(name: string, email?: string): Person {
  const known = demoPeople.find((person) => person.name === name)
  if (known && !email) return known
  const id = known?.id ?? createHash('sha256').update(name).digest('hex').slice(0, 12)
  return { id, name, email: email || `${id}@example.com` }
}

/** Stable hexadecimal digits for a person at a provider; each provider has its own subjects. */
export function digestOf(provider: string, person: Person): string {
  return createHash('sha256').update(`${provider}:${person.id}`).digest('hex')
}

export function firstLetter(name: string): string {
  const bare = name.replace(/^ร้าน/, '').trim()
  // A Thai word may begin with a vowel written before its consonant: เ แ โ ใ ไ.
  return /[ก-ฮ]|\p{L}|\p{N}/u.exec(bare.replace(/^[เแโใไ]/, ''))?.[0]?.toUpperCase() ?? '?'
}
