import { z } from 'zod'
import { staff } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { queryCount } from '../contract/query-wire.ts'
import { money } from '../contract/wire.ts'
import { dueStates } from './customer-rhythm.ts'

const saleUnit = z.string().min(1).max(10)
const saleCode = z.string().max(20).optional()
const ofCentre = ({ saleUnit }: { saleUnit: string }) => ({ saleUnit })

const target = z.object({
  amount: money,
  newCustomers: z.int().nullable(),
  activeCustomers: z.int().nullable(),
})
export type SalesTarget = z.output<typeof target>

const tier = z.object({ percent: z.int(), amount: money })
const reward = z.object({
  earned: money,
  next: z.object({ percent: z.int(), amount: money, missing: money }).nullable(),
})

const figures = {
  total: money,
  orders: z.int(),
  /** The same days of the month before. */
  totalBefore: money,
  target: target.nullable(),
  reward,
}

const member = z.object({ saleCode: z.string(), name: z.string(), ...figures })
export type TeamMember = z.output<typeof member>

export const salesMonthContract = endpoint({
  method: 'GET',
  path: 'api/merchant/mysales/month',
  says: 'A month against its target: of the caller when a salesperson, else of one salesperson or of all with each.',
  who: staff,
  request: z.object({
    saleUnit,
    month: z
      .string()
      .max(7)
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional(),
    saleCode,
  }),
  answer: z.object({
    /** When the figures were summed. */
    at: z.string(),
    month: z.string(),
    today: z.string(),
    /** Whose month it is; empty for the whole centre. */
    saleCode: z.string(),
    name: z.string(),
    ...figures,
    /** The whole month before. */
    monthBefore: money,
    newCustomers: z.int(),
    activeCustomers: z.int(),
    tiers: z.array(tier),
    days: z.array(z.object({ day: z.string(), total: money, totalBefore: money })),
    /** Everybody at the centre; a salesperson sees themselves alone. */
    team: z.array(member),
    counted: z.boolean(),
  }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ofCentre },
})

const pin = z.object({ lat: z.number(), lng: z.number() })

const dueCustomer = z.object({
  code: z.string(),
  name: z.string(),
  mobile: z.string(),
  saleCode: z.string(),
  place: z.string(),
  pin: pin.nullable(),
  state: z.enum(dueStates),
  everyDays: z.int().nullable(),
  lastOn: z.string().nullable(),
  daysSince: z.int().nullable(),
  dueOn: z.string().nullable(),
  usual: money,
  visitedAt: z.string().nullable(),
})
export type ListedDue = z.output<typeof dueCustomer>

export const dueCustomersContract = endpoint({
  method: 'GET',
  path: 'api/merchant/mysales/customers',
  says: 'The customers of a salesperson by how near their next order is, those most worth a call first.',
  who: staff,
  request: z.object({
    saleUnit,
    saleCode,
    state: z.enum(dueStates).optional(),
    text: z.string().max(60).optional(),
    take: queryCount(200, 1).optional(),
    skip: queryCount(10_000).optional(),
  }),
  answer: z.object({
    at: z.string(),
    today: z.string(),
    saleCode: z.string(),
    customers: z.array(dueCustomer),
    isMore: z.boolean(),
    /** How many there are of each state, whatever is filtered. */
    counts: z.object(
      Object.fromEntries(dueStates.map((state) => [state, z.int()])) as Record<
        (typeof dueStates)[number],
        z.ZodInt
      >,
    ),
    /** Whom an overseer may look at; a salesperson sees none. */
    salespeople: z.array(z.object({ saleCode: z.string(), name: z.string() })),
  }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ofCentre },
})

export const mySalesContracts = {
  salesMonth: salesMonthContract,
  dueCustomers: dueCustomersContract,
}
