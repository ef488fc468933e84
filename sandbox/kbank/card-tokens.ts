import { randomBytes } from 'node:crypto'
import { Recent } from '#sandbox/kit/recent.ts'
import type { PlayedPayment } from '../payments/played-payment.ts'

type CardKind = NonNullable<PlayedPayment['card']>['kind']
type Token = { kind: CardKind; masked: string; shopOrigin: string; until: number }

const life = 10 * 60_000

/** The numbers a person can try; any other valid number is a good card. */
export const testCards = {
  good: '4111111111111111',
  declined: '4000000000000002',
  frictionless: '5555555555554444',
} as const satisfies Record<CardKind, string>

/** Undefined for a number that no card has. */
export function kindOfCard(number: string): CardKind | undefined {
  const known = (Object.keys(testCards) as CardKind[]).find((kind) => testCards[kind] === number)
  return known ?? (isCardNumber(number) ? 'good' : undefined)
}

/** The Luhn check: every second digit from the right counts double. */
function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return all + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

export type CardTokens = ReturnType<typeof makeCardTokens>

/** A token stands for a card, once and for ten minutes; the number itself is not kept. */
export function makeCardTokens(now: () => Date) {
  const tokens = new Recent<Token>(1_000)

  function issue({
    number,
    kind,
    shopOrigin,
  }: {
    number: string
    kind: CardKind
    shopOrigin: string
  }): string {
    const token = `tokn_sandbox_${randomBytes(12).toString('hex')}`
    const masked = `${number.slice(0, 6)}XXXXXX${number.slice(-4)}`
    tokens.set(token, { kind, masked, shopOrigin, until: now().getTime() + life })
    return token
  }

  function use(token: string): Token | undefined {
    const found = tokens.take(token)
    return found && found.until > now().getTime() ? found : undefined
  }

  return { issue, use }
}
