import { randomBytes, randomInt } from 'node:crypto'

/** LINE's ids exceed the safe integers, so a client that parses them as numbers fails here too. */
export function lineMessageId(): string {
  return `4${Array.from({ length: 17 }, () => randomInt(10)).join('')}`
}

export const replyToken = () => randomBytes(16).toString('hex')
export const quoteToken = () => randomBytes(48).toString('base64url')

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID: 48 bits of time and 80 of chance, five bits a sign. */
export function webhookEventId(at: Date): string {
  const time = Array.from({ length: 10 }, (_, place) => Math.floor(at.getTime() / 32 ** (9 - place)) % 32)
  const chance = Array.from({ length: 16 }, () => randomInt(32))
  return [...time, ...chance].map((digit) => crockford[digit]).join('')
}
