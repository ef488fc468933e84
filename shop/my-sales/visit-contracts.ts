import { z } from 'zod'
import { type CallerKind, staff } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { money } from '../contract/wire.ts'
import { phoneTime, placeSeen } from '../visits/place-seen.ts'
import { dueStates } from './customer-rhythm.ts'
import { mostStops } from './limits.ts'
import { noOrderReasons, visitResults, visitTasks } from './visit-result.ts'

const saleUnit = z.string().min(1).max(10)
const customerCode = z.string().min(1).max(60)
const day = z.iso.date()
const overseers = ['supervisor', 'manager', 'owner'] as const satisfies CallerKind[]
const ofCentre = ({ saleUnit }: { saleUnit: string }) => ({ saleUnit })
const sampleId = '4e0b1d52-7b6a-4a58-9c0e-1f5a3c2d7e90'

const pin = z.object({ lat: z.number(), lng: z.number() })

const visit = z.object({
  id: z.string(),
  customerCode: z.string(),
  customerName: z.string(),
  by: z.string(),
  username: z.string(),
  arrivedAt: z.string(),
  leftAt: z.string().nullable(),
  result: z.enum(visitResults).nullable(),
  reason: z.enum(noOrderReasons).nullable(),
  tasks: z.array(z.enum(visitTasks)),
  note: z.string(),
  farReason: z.string(),
  /** Metres to the pin of the shop. */
  distance: z.int().nullable(),
})
export type Visit = z.output<typeof visit>

const stop = z.object({
  code: z.string(),
  name: z.string(),
  mobile: z.string(),
  place: z.string(),
  pin: pin.nullable(),
  state: z.enum(dueStates),
  daysSince: z.int().nullable(),
  usual: money,
})
export type Stop = z.output<typeof stop>

export const visitDayContract = endpoint({
  method: 'GET',
  path: 'api/merchant/mysales/visits',
  says: 'The visits of a day: the plan, or a proposal made from who is due, what was recorded, and who could be added.',
  who: staff,
  request: z.object({ saleUnit, day: day.optional(), saleCode: z.string().max(20).optional() }),
  answer: z.object({
    at: z.string(),
    today: z.string(),
    day: z.string(),
    saleCode: z.string(),
    /** Whether the day was planned by hand; else the stops are proposed. */
    isPlanned: z.boolean(),
    /** Whether the caller looks at a day of their own. */
    isOwn: z.boolean(),
    version: z.string(),
    /** Where the way begins: the centre. */
    start: pin,
    stops: z.array(stop),
    /** Others worth a visit, the most worth first. */
    others: z.array(stop),
    visits: z.array(visit),
    salespeople: z.array(z.object({ saleCode: z.string(), name: z.string() })),
  }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ofCentre },
})

export const saveVisitPlanContract = endpoint({
  method: 'POST',
  path: 'api/merchant/mysales/plan/save',
  says: 'Saves whom the caller visits on a day, in order, over the plan they saw.',
  who: staff,
  request: z.object({
    saleUnit,
    day,
    version: z.string().max(40),
    customerCodes: z.array(customerCode).max(mostStops),
  }),
  answer: z.object({ version: z.string() }),
  about: ofCentre,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({
      ...{ saleUnit, day: '2030-01-01', version: 'none', customerCodes: [customerCode] },
    }),
    answers: ['mySales.changed'],
  },
})

export const recordVisitContract = endpoint({
  method: 'POST',
  path: 'api/merchant/mysales/visit',
  says: 'Keeps a visit: when it began, and later how it ended. The phone makes the id: sent twice, it is one visit.',
  who: staff,
  request: z.object({
    saleUnit,
    customerCode,
    id: z.uuid(),
    arrivedAt: phoneTime,
    leftAt: phoneTime.nullable().default(null),
    result: z.enum(visitResults).nullable().default(null),
    reason: z.enum(noOrderReasons).nullable().default(null),
    tasks: z.array(z.enum(visitTasks)).max(visitTasks.length).default([]),
    note: z.string().max(500).default(''),
    farReason: z.string().max(300).default(''),
    place: placeSeen.nullable().default(null),
  }),
  answer: z.object({ id: z.string(), distance: z.int().nullable() }),
  about: ofCentre,
  touches: {
    of: 'customer',
    exampleRequest: ({ saleUnit, customerCode }) => ({
      ...{ saleUnit, customerCode, id: sampleId, arrivedAt: '2026-11-16T03:00:00Z' },
    }),
    answers: ['mySales.idTaken'],
  },
})

export const customerVisitsContract = endpoint({
  method: 'GET',
  path: 'api/merchant/mysales/customervisits',
  says: 'The last visits to a customer, newest first.',
  who: staff,
  request: z.object({ saleUnit, customerCode }),
  answer: z.object({ visits: z.array(visit) }),
  about: ofCentre,
  touches: { of: 'customer', exampleRequest: ({ saleUnit, customerCode }) => ({ saleUnit, customerCode }) },
})

export const teamVisitsContract = endpoint({
  method: 'GET',
  path: 'api/merchant/mysales/teamvisits',
  says: 'The visits of everybody at a centre on a day, with how many each planned, made and sold on.',
  who: overseers,
  request: z.object({ saleUnit, day: day.optional() }),
  answer: z.object({
    at: z.string(),
    today: z.string(),
    day: z.string(),
    people: z.array(
      z.object({
        username: z.string(),
        saleCode: z.string(),
        name: z.string(),
        planned: z.int(),
        visited: z.int(),
        ordered: z.int(),
      }),
    ),
    visits: z.array(visit),
    isMore: z.boolean(),
  }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ofCentre },
})

export const visitContracts = {
  visitDay: visitDayContract,
  saveVisitPlan: saveVisitPlanContract,
  recordVisit: recordVisitContract,
  customerVisits: customerVisitsContract,
  teamVisits: teamVisitsContract,
}
