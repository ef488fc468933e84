import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { money, moneyInput } from '../contract/wire.ts'
import { leastPoints, ruleKinds } from './agent-price.ts'

export const mostRules = 300
const level = z.literal([0, 1, 2, 3, 4])
const both = z.object({ th: z.string(), en: z.string() })

const ruleWith = (amount: typeof money | typeof moneyInput) => {
  const price = amount.nullable()
  return {
    level,
    /** The code of the category or product; blank for everything. */
    subject: z.string().max(60),
    kind: z.enum(ruleKinds),
    /** Hundredths of a percent; past 1,000 % it is refused with a sentence. */
    points: z.int().min(leastPoints).max(10_000_000),
    money: amount,
    prices: z.tuple([price, price, price]),
    /** In satang. */
    step: z.literal([1, 25, 100, 500]),
    up: z.boolean(),
    belowCost: z.boolean(),
  }
}

const pricedRule = z.object({ ...ruleWith(money), name: both })
/** With the name of its category or product. */
export type PricedRule = z.output<typeof pricedRule>

/** A product of the centre as the agent buys it, to price it on the page by the same rule. */
const costProduct = z.object({
  code: z.string(),
  name: both,
  picture: z.string().nullable(),
  categories: z.array(z.string().nullable()),
  units: z.array(z.object({ position: z.literal([1, 2, 3]), rate: z.int(), cost: money, name: both })),
})
export type CostProduct = z.output<typeof costProduct>

export const agentPriceBookContract = endpoint({
  method: 'GET',
  path: 'api/agent/prices',
  says: 'The calling agent’s price book: its rules, and some products a rule would price, at the agent’s cost.',
  who: ['agent'],
  touches: { of: 'caller', inPerson: true },
  request: z.object({
    /** Products of this category or with these words; without either, the most popular. */
    h1: z.string().max(60).optional(),
    h2: z.string().max(60).optional(),
    h3: z.string().max(60).optional(),
    text: z.string().max(200).optional(),
    code: z.string().max(60).optional(),
  }),
  answer: z.object({ rules: z.array(pricedRule), examples: z.array(costProduct) }),
})

export const saveAgentRuleContract = endpoint({
  method: 'POST',
  path: 'api/agent/prices/save',
  says: 'Sets how the calling agent prices everything, a category or a product; below cost only when confirmed.',
  who: ['agent'],
  touches: {
    of: 'caller',
    inPerson: true,
    exampleRequest: () => ({
      ...{ level: 0 as const, subject: '', kind: 'percent' as const, points: 1_000, money: 0 },
      ...{ prices: [null, null, null] as [null, null, null], step: 100 as const, up: true, belowCost: false },
    }),
  },
  request: z.object(ruleWith(moneyInput)),
  answer: z.object({}),
})
export type SaveAgentRule = z.output<typeof saveAgentRuleContract.request>

export const removeAgentRuleContract = endpoint({
  method: 'POST',
  path: 'api/agent/prices/remove',
  says: 'Takes a rule out of the calling agent’s price book; one that is gone already changes nothing.',
  who: ['agent'],
  touches: { of: 'caller', inPerson: true, exampleRequest: () => ({ level: 4 as const, subject: 'NONE' }) },
  request: z.object({ level, subject: z.string().max(60) }),
  answer: z.object({}),
})

export const agentPriceContracts = {
  agentPriceBook: agentPriceBookContract,
  saveAgentRule: saveAgentRuleContract,
  removeAgentRule: removeAgentRuleContract,
}
