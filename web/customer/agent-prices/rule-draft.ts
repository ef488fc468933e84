import type { AgentRule, RuleLevel } from '#shop/agent-trade/agent-price.ts'
import type { PricedRule, SaveAgentRule } from '#shop/agent-trade/agent-price-contracts.ts'
import { toBaht } from '#shop/money/satang.ts'
import { readBaht } from '#shop/thai/read-baht.ts'

/** A rule as it is typed. */
export type RuleDraft = {
  level: RuleLevel
  subject: string
  kind: AgentRule['kind']
  percent: string
  money: string
  prices: [string, string, string]
  step: AgentRule['step']
  up: boolean
  belowCost: boolean
}

export const stepWords = {
  1: 'trade.step1',
  25: 'trade.step25',
  100: 'trade.step100',
  500: 'trade.step500',
} as const

const text = (amount: number | null) => (amount === null ? '' : String(toBaht(amount)))

/** The form of a rule that is changed, or of a new one. */
export function ruleDraft(rule: PricedRule | undefined): RuleDraft {
  if (!rule)
    return {
      ...{ level: 0, subject: '', kind: 'percent', percent: '', money: '', prices: ['', '', ''] },
      ...{ step: 100, up: true, belowCost: false },
    }
  const { level, subject, kind, points, money, step, up, belowCost } = rule
  const [one, two, three] = rule.prices
  return {
    ...{ level, subject, kind, step, up, belowCost },
    ...{
      percent: kind === 'percent' ? String(points / 100) : '',
      money: kind === 'money' ? text(money) : '',
    },
    prices: [text(one), text(two), text(three)],
  }
}

/** The rule that is typed, or nothing while its figures cannot be read. */
export function readRule(draft: RuleDraft): SaveAgentRule | undefined {
  const { level, subject, kind, step, up, belowCost } = draft
  // A percentage has two decimals at most, as baht have.
  const points = kind === 'percent' ? readBaht(draft.percent) : 0
  const money = kind === 'money' ? readBaht(draft.money) : 0
  const prices = draft.prices.map((price) => (price.trim() === '' ? null : readBaht(price)))
  if (points === undefined || money === undefined) return undefined
  if (kind === 'fixed' && prices.includes(undefined)) return undefined
  const [one = null, two = null, three = null] = kind === 'fixed' ? prices : []
  return { level, subject, kind, points, money, prices: [one, two, three], step, up, belowCost }
}
