import { roundPart, type Satang } from '../money/satang.ts'

/** 0 for everything, 1 to 3 for a category of that level, 4 for one product. */
export type RuleLevel = 0 | 1 | 2 | 3 | 4
/** What prices are rounded to: nothing, 25 satang, 1 baht, 5 baht. */
export const priceSteps = [1, 25, 100, 500] as const
type PriceStep = (typeof priceSteps)[number]
export const ruleKinds = ['percent', 'money', 'fixed', 'off'] as const

/** How an agent prices products of the centre. `points` are hundredths of a percent. */
export type AgentRule = {
  level: RuleLevel
  subject: string
  kind: (typeof ruleKinds)[number]
  points: number
  /** On top of the cost of one smallest unit. */
  money: Satang
  /** Of units 1 to 3; null for a unit that is not sold. */
  prices: readonly [Satang | null, Satang | null, Satang | null]
  step: PriceStep
  up: boolean
  belowCost: boolean
}

/** Mark-ups past these are typing mistakes. */
export const mostPoints = 100_000
export const leastPoints = -9_000

/** A unit as the agent buys it. */
export type CostUnit = { position: 1 | 2 | 3; rate: number; cost: Satang }
/** Where a product stands: its code and its categories of the levels 1 to 3. */
type Placed = { code: string; categories: readonly (string | null)[] }

/** The rule that holds for a product: the one for the product, else for its deepest category, else for all. */
export function ruleFor<Rule extends Pick<AgentRule, 'level' | 'subject'>>(
  rules: readonly Rule[],
  { code, categories }: Placed,
): Rule | undefined {
  let best: Rule | undefined
  for (const rule of rules) {
    const fits =
      rule.level === 0 ||
      (rule.level === 4 ? rule.subject === code : rule.subject === categories[rule.level - 1])
    if (fits && (!best || rule.level > best.level)) best = rule
  }
  return best
}

/** Up to a multiple of the step. */
const roundUpTo = (amount: number, step: number) => Math.ceil(amount / step) * step

/** To the nearest multiple of the step, half up. */
const roundNear = (amount: number, step: number) => Math.floor((amount + step / 2) / step) * step

/** What the rule says, before the cost is looked at; undefined for a unit that is not sold. */
function ruledPrice({ position, rate, cost }: CostUnit, rule: AgentRule): Satang | undefined {
  if (rule.kind === 'off') return undefined
  if (rule.kind === 'fixed') return rule.prices[position - 1] ?? undefined
  const raw = Math.max(
    0,
    rule.kind === 'percent' ? roundPart(cost, 10_000 + rule.points, 10_000) : cost + rule.money * rate,
  )
  return rule.up ? roundUpTo(raw, rule.step) : roundNear(raw, rule.step)
}

/**
 * The price of a unit to the agent's clients; undefined when it is not sold. Below cost only where the agent confirmed
 * it.
 */
export function agentPrice(unit: CostUnit, rule: AgentRule | undefined): Satang | undefined {
  if (!rule) return undefined
  const price = ruledPrice(unit, rule)
  if (price === undefined || price >= unit.cost || rule.belowCost) return price || undefined
  return roundUpTo(unit.cost, rule.kind === 'fixed' ? 1 : rule.step) || undefined
}

/** How far the rule alone would go below the cost of a unit: 0 when it does not. */
export function belowCostBy(unit: CostUnit, rule: AgentRule): Satang {
  const price = ruledPrice(unit, rule)
  return price === undefined ? 0 : Math.max(0, unit.cost - price)
}
