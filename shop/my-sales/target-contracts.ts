import { z } from 'zod'
import type { CallerKind } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { money, moneyInput } from '../contract/wire.ts'
import { mostTiers } from './sales-reward.ts'

const saleUnit = z.string().min(1).max(10)
const makers = ['manager', 'owner'] as const satisfies CallerKind[]
const ofCentre = ({ saleUnit }: { saleUnit: string }) => ({ saleUnit })
const month = z
  .string()
  .max(7)
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
const mostPeople = 300
const amount = moneyInput.refine((satang) => satang >= 0)
const count = z.int().min(0).max(100_000).nullable()

const set = z.object({
  saleCode: z.string(),
  amount: money,
  newCustomers: z.int().nullable(),
  activeCustomers: z.int().nullable(),
})
export type SetTarget = z.output<typeof set>

export const salesTargetsContract = endpoint({
  method: 'GET',
  path: 'api/merchant/mysales/targets',
  says: 'The targets of everybody at a centre for a month, with the three months before, and the reward tiers.',
  who: ['supervisor', ...makers],
  request: z.object({ saleUnit, month: month.optional() }),
  answer: z.object({
    month: z.string(),
    today: z.string(),
    version: z.string(),
    people: z.array(z.object({ saleCode: z.string(), name: z.string(), role: z.string() })),
    targets: z.array(set),
    tiers: z.array(z.object({ percent: z.int(), amount: money })),
    /** Earlier months, the last first, with what was sold in them. */
    before: z.array(z.object({ month: z.string(), targets: z.array(set.extend({ total: money })) })),
    changedBy: z.string(),
  }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ofCentre },
})

export const saveSalesTargetsContract = endpoint({
  method: 'POST',
  path: 'api/merchant/mysales/targets/save',
  says: 'Saves the targets of a month and the reward tiers from it on, over what was seen. Whoever is left out has no target.',
  who: makers,
  request: z.object({
    saleUnit,
    month,
    version: z.string().max(40),
    targets: z
      .array(
        z.object({
          saleCode: z.string().min(1).max(20),
          amount,
          newCustomers: count,
          activeCustomers: count,
        }),
      )
      .max(mostPeople),
    tiers: z.array(z.object({ percent: z.int().min(1).max(500), amount })).max(mostTiers),
  }),
  answer: z.object({ version: z.string() }),
  about: ofCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      saleUnit,
      month: '2030-01',
      version: 'none',
      targets: [],
      tiers: [],
    }),
    answers: ['mySales.changed'],
  },
})

export const targetContracts = {
  salesTargets: salesTargetsContract,
  saveSalesTargets: saveSalesTargetsContract,
}
