import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { sayNumber } from '#shop/money/say-money.ts'
import type { SetTarget, salesTargetsContract } from '#shop/my-sales/target-contracts.ts'
import { plainDigits, readWholeNumber } from '#shop/thai/whole-number.ts'

export type Targets = AnswerOf<typeof salesTargetsContract>
export const targetFields = ['amount', 'newCustomers', 'activeCustomers'] as const
export type TargetField = (typeof targetFields)[number]
/** What is typed for one person, as it is typed. */
export type TypedTarget = Record<TargetField, string>
export type TypedTier = { key: string; percent: string; reward: string }

/** Everything on the page as texts, by fields that two people may change apart: a person each, and the tiers. */
export type TypedTargets = { version: string; tiers: TypedTier[] } & Record<`of ${string}`, TypedTarget>

const [mostCount, mostPercent] = [100_000, 500]
const mostSatang = 200_000_000_000
const emptyTarget: TypedTarget = { amount: '', newCustomers: '', activeCustomers: '' }

const writeBaht = (satang: number): string =>
  sayNumber(Math.floor(satang / 100)) +
  (satang % 100 === 0 ? '' : `.${String(satang % 100).padStart(2, '0')}`)

/** Satang of what people write: 250,000 or 250000.50; undefined when it is no amount. */
function readBaht(text: string): number | undefined {
  const [baht = '', satang = '', ...more] = plainDigits(text.trim()).split('.')
  const whole = readWholeNumber(baht)
  if (whole === undefined || more.length > 0 || !/^\d{0,2}$/.test(satang)) return undefined
  const amount = whole * 100 + Number(satang.padEnd(2, '0'))
  return amount <= mostSatang ? amount : undefined
}

const typedOf = (target: SetTarget | undefined): TypedTarget =>
  target
    ? {
        amount: target.amount > 0 ? writeBaht(target.amount) : '',
        newCustomers: String(target.newCustomers ?? ''),
        activeCustomers: String(target.activeCustomers ?? ''),
      }
    : emptyTarget

export function typedTargets({ version, people, targets, tiers }: Targets): TypedTargets {
  return {
    version,
    tiers: tiers.map(({ percent, amount }) => ({
      ...{ key: String(percent), percent: String(percent), reward: writeBaht(amount) },
    })),
    ...Object.fromEntries(
      people.map(({ saleCode }) => [
        `of ${saleCode}`,
        typedOf(targets.find((target) => target.saleCode === saleCode)),
      ]),
    ),
  } as TypedTargets
}

/** The targets of the month before, for who had one. */
export function copiedTargets({ before }: Targets): Partial<TypedTargets> {
  const earlier = before[0]?.targets.filter(({ amount }) => amount > 0) ?? []
  return Object.fromEntries(earlier.map((target) => [`of ${target.saleCode}`, typedOf(target)]))
}

type Fault = 'targets.wrongAmount' | 'targets.wrongCount' | 'targets.wrongPercent'

export function targetFault(field: TargetField, text: string): Fault | undefined {
  if (text.trim() === '') return undefined
  if (field === 'amount') return readBaht(text) === undefined ? 'targets.wrongAmount' : undefined
  return (readWholeNumber(text) ?? Number.POSITIVE_INFINITY) > mostCount ? 'targets.wrongCount' : undefined
}

export function tierFaults({ percent, reward }: TypedTier): {
  percent: Fault | undefined
  reward: Fault | undefined
} {
  const value = readWholeNumber(percent)
  return {
    percent: value === undefined || value < 1 || value > mostPercent ? 'targets.wrongPercent' : undefined,
    reward: readBaht(reward) === undefined ? 'targets.wrongAmount' : undefined,
  }
}

const countOf = (text: string) => (text.trim() === '' ? null : (readWholeNumber(text) ?? null))

/** What is sent; whoever has nothing typed has no target. */
export function requestOf({ month, people }: Targets, typed: TypedTargets) {
  return {
    ...{ month, version: typed.version },
    targets: people.flatMap(({ saleCode }) => {
      const theirs = typed[`of ${saleCode}`] ?? emptyTarget
      if (targetFields.every((field) => theirs[field].trim() === '')) return []
      return [
        {
          ...{ saleCode, amount: readBaht(theirs.amount) ?? 0 },
          newCustomers: countOf(theirs.newCustomers),
          activeCustomers: countOf(theirs.activeCustomers),
        },
      ]
    }),
    tiers: typed.tiers.map(({ percent, reward }) => ({
      ...{ percent: readWholeNumber(percent) ?? 0, amount: readBaht(reward) ?? 0 },
    })),
  }
}

export function countFaults({ people }: Targets, typed: TypedTargets): number {
  const ofPeople = people.flatMap(({ saleCode }) =>
    targetFields.filter((field) => targetFault(field, typed[`of ${saleCode}`]?.[field] ?? '')),
  )
  const ofTiers = typed.tiers.flatMap((tier) => Object.values(tierFaults(tier)).filter(Boolean))
  return ofPeople.length + ofTiers.length
}
