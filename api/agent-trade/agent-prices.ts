import { sql } from 'kysely'
import { requireAgent } from '#api/agents/require-agent.ts'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import { agentPrice, belowCostBy, mostPoints } from '#shop/agent-trade/agent-price.ts'
import {
  type agentPriceBookContract,
  type agentPriceContracts,
  mostRules,
  type removeAgentRuleContract,
  type SaveAgentRule,
  type saveAgentRuleContract,
} from '#shop/agent-trade/agent-price-contracts.ts'
import { agentPriceProblems } from '#shop/agent-trade/agent-price-problems.ts'
import { sayMoney } from '#shop/money/say-money.ts'
import { type Problem, refuse } from '#shop/problems/problem.ts'
import { findCostProducts } from './cost-products.ts'
import { findRules } from './find-rules.ts'

const examplesShown = 4
/** A rule that takes something off is judged on this many of the products it prices. */
const mostJudged = 1_000

const agentPriceBook: Handler<typeof agentPriceBookContract> = async ({ code, ...wanted }, context) => {
  const agent = await requireAgent(context)
  const [rules, examples] = await Promise.all([
    findRules(context.db, agent),
    findCostProducts(context, { ...wanted, ...(code ? { codes: [code] } : {}), take: examplesShown }),
  ])
  return { rules, examples }
}

const saveAgentRule: Handler<typeof saveAgentRuleContract> = async (asked, context) => {
  const { saleUnit, agentCode } = await requireAgent(context)
  // A price of nothing is a unit that is not sold.
  const [first, second, third] = asked.prices.map((price) => price || null)
  const rule = { ...asked, prices: [first ?? null, second ?? null, third ?? null] as typeof asked.prices }
  const why = await whyNotRule(context, saleUnit, rule)
  if (why) throw why
  const [price1, price2, price3] = rule.prices
  const values = {
    ...{ kind: rule.kind, points: rule.points, money: rule.money, step: rule.step, up: rule.up },
    ...{ price1, price2, price3, below_cost: rule.belowCost, changed_at: context.now },
  }
  const key = { sale_unit: saleUnit, agent_code: agentCode, level: rule.level, subject: rule.subject }
  await context.db.transaction().execute(async (tx) => {
    await sql`insert into agent_counters (sale_unit, agent_code) values (${saleUnit}, ${agentCode})
      on conflict (sale_unit, agent_code) do update set items = agent_counters.items`.execute(tx)
    const { rows } = await sql<{ others: number }>`
      select count(*)::integer as others from agent_price_rules r
      where r.sale_unit = ${saleUnit} and r.agent_code = ${agentCode} and (r.level, r.subject) <> (${rule.level}, ${rule.subject})`.execute(
      tx,
    )
    if ((rows[0]?.others ?? 0) >= mostRules) throw refuse(agentPriceProblems.full, { most: mostRules })
    await tx
      .insertInto('agent_price_rules')
      .values({ ...key, ...values })
      .onConflict((conflict) =>
        conflict.columns(['sale_unit', 'agent_code', 'level', 'subject']).doUpdateSet(values),
      )
      .execute()
  })
  return {}
}

async function whyNotRule(
  context: Context,
  saleUnit: string,
  rule: SaveAgentRule,
): Promise<Problem | undefined> {
  if (!(await isSubject(context, saleUnit, rule))) return refuse(agentPriceProblems.noSubject)
  if (rule.kind === 'off') return undefined
  if (rule.kind === 'percent' && rule.points > mostPoints)
    return refuse(agentPriceProblems.absurd, { percent: rule.points / 100 })
  // Something on top of every cost is never below it.
  if (rule.kind === 'percent' && rule.points >= 0) return undefined
  const isFixed = rule.kind === 'fixed'
  if (isFixed && rule.prices.every((price) => !price)) return refuse(agentPriceProblems.noPrice)
  const judged = await findCostProducts(context, {
    ...(rule.level === 4 ? { codes: [rule.subject] } : {}),
    ...(rule.level > 0 && rule.level < 4 ? { [`h${rule.level}`]: rule.subject } : {}),
    take: mostJudged,
  })
  let worst: Problem | undefined
  if (isFixed && rule.prices.some((price) => Number(price) < 0))
    return refuse(agentPriceProblems.negative, { product: judged[0]?.name[context.locale] ?? rule.subject })
  for (const { name, units } of judged)
    for (const unit of units) {
      const product = name[context.locale]
      const typed = rule.prices[unit.position - 1] ?? 0
      const added = isFixed ? typed - unit.cost : rule.kind === 'money' ? rule.money * unit.rate : 0
      // What costs nothing today has no mark-up to judge by.
      if (unit.cost > 0 && added > unit.cost * (mostPoints / 10_000))
        return refuse(agentPriceProblems.absurdFor, {
          product,
          percent: Math.round((added * 100) / unit.cost),
        })
      const isSold = !isFixed || typed
      if (isSold && agentPrice(unit, { ...rule, belowCost: true }) === undefined)
        return refuse(agentPriceProblems.negative, { product })
      const amount = rule.belowCost ? 0 : belowCostBy(unit, { ...rule, up: true })
      if (amount > 0) worst ??= refuse(agentPriceProblems.below, { product, amount: sayMoney(amount) })
    }
  return worst
}

async function isSubject({ db }: Context, saleUnit: string, { level, subject, kind }: SaveAgentRule) {
  if (level === 0) return subject === '' && kind !== 'fixed'
  if (level < 4 && kind === 'fixed') return false
  const { rows } =
    level === 4
      ? await sql`select from products p where p.sale_unit = ${saleUnit} and p.code = ${subject}`.execute(db)
      : await sql`select from categories c where c.sale_unit = ${saleUnit} and c.level = ${level} and c.code = ${subject}`.execute(
          db,
        )
  return rows.length > 0
}

const removeAgentRule: Handler<typeof removeAgentRuleContract> = async ({ level, subject }, context) => {
  const { saleUnit, agentCode } = await requireAgent(context)
  await context.db
    .deleteFrom('agent_price_rules')
    .where('sale_unit', '=', saleUnit)
    .where('agent_code', '=', agentCode)
    .where('level', '=', level)
    .where('subject', '=', subject)
    .execute()
  return {}
}

export const agentPriceHandlers: HandlersOf<typeof agentPriceContracts> = {
  agentPriceBook,
  saveAgentRule,
  removeAgentRule,
}
