import { z } from 'zod'
import { slots } from '../centres/next-round.ts'
import { type CallerKind, staff } from '../contract/caller.ts'
import { endpoint } from '../contract/endpoint.ts'
import { money } from '../contract/wire.ts'
import { deliveryMethods } from '../orders/delivery-method.ts'
import { runNote, standingOrderStates, unattendedPayments } from './standing-order.ts'
import { comingRun, pastRun, rhythm, said, standingChange } from './standing-order-contracts.ts'

const saleUnit = z.string().min(1).max(10)
const day = z.iso.date()
const aboutCentre = ({ saleUnit }: { saleUnit: string }) => ({ saleUnit })
/** A salesperson looks on; who oversees the centre changes. */
const overseers = ['supervisor', 'manager', 'owner'] as const satisfies CallerKind[]
const mostWhy = 300

/** `failed`: the latest run was not ordered. */
export const standingTabs = ['active', 'failed', 'paused', 'ended', 'all'] as const
export type StandingTab = (typeof standingTabs)[number]
export const standingListPage = 12
export const mostStandingListed = 100

const listed = z.object({
  id: z.string(),
  name: z.string(),
  customerCode: z.string(),
  customerName: z.string(),
  state: z.enum(standingOrderStates),
  pausedUntil: z.string().nullable(),
  rhythm,
  payment: z.enum(unattendedPayments),
  deliveryMethod: z.enum(deliveryMethods),
  products: z.int(),
  next: comingRun.nullable(),
  /** At the prices of now. */
  total: money,
  /** Why nothing would be ordered now. */
  why: said.nullable(),
  /** The latest run, when it failed. */
  failed: pastRun.nullable(),
})
export type ListedStandingOrder = z.output<typeof listed>

export const standingOrderListContract = endpoint({
  method: 'POST',
  path: 'api/merchant/standing-orders/list',
  says: 'The standing orders of a centre by state, customer and next day; a salesperson sees those of their customers.',
  who: staff,
  request: z.object({
    saleUnit,
    tab: z.enum(standingTabs).default('active'),
    /** Name, code or mobile number of the customer, or the name they gave the standing order. */
    text: z.string().max(60).default(''),
    customerCode: z.string().max(60).optional(),
    /** The day on which the next run comes. */
    day: day.optional(),
    skip: z.int().min(0).max(100_000).default(0),
    take: z.int().min(1).max(mostStandingListed).default(standingListPage),
  }),
  answer: z.object({
    standingOrders: z.array(listed),
    isMore: z.boolean(),
    /** How many need somebody, whatever is filtered. */
    failed: z.int(),
  }),
  about: aboutCentre,
  touches: { of: 'centre', exampleRequest: ({ saleUnit }) => ({ saleUnit }) },
})

const detail = z.object({
  ...listed.shape,
  slot: z.enum(slots),
  needsTaxInvoice: z.boolean(),
  lines: z.array(
    z.object({
      productCode: z.string(),
      name: said,
      amounts: z.array(z.object({ quantity: z.int(), unit: said })),
      /** What comes in its place when it is sold out. */
      replacement: said.nullable(),
    }),
  ),
  shipTo: z.object({ name: z.string(), place: z.string() }).nullable(),
  mostTotal: money.nullable(),
  notes: z.array(runNote),
  coming: z.array(comingRun),
  past: z.array(pastRun),
  /** What staff changed, the latest first. */
  changes: z.array(standingChange),
})
export type StandingOrderAtOffice = z.output<typeof detail>

const one = { saleUnit, id: z.uuid() }
const example = ({ saleUnit, standingOrderId }: { saleUnit: string; standingOrderId: string }) => ({
  ...{ saleUnit, id: standingOrderId },
})
const elsewhere = ['identity.notYours', 'standingOrders.none']

export const officeStandingOrderContract = endpoint({
  method: 'POST',
  path: 'api/merchant/standing-orders/one',
  says: 'A standing order of a customer of the centre, with its runs, why one failed, and what staff changed.',
  who: staff,
  request: z.object(one),
  answer: detail,
  about: aboutCentre,
  touches: { of: 'customer', exampleRequest: example, elsewhere },
})

export const officeStandingStateContract = endpoint({
  method: 'POST',
  path: 'api/merchant/standing-orders/state',
  says: 'Pauses, resumes or ends a standing order for its customer, with a reason; they are told who did it.',
  who: overseers,
  request: z.object({
    ...one,
    state: z.enum(standingOrderStates),
    pausedUntil: day.nullable().default(null),
    why: z.string().trim().max(mostWhy).default(''),
  }),
  answer: z.object({}),
  about: aboutCentre,
  touches: {
    of: 'customer',
    exampleRequest: (whose) => ({ ...example(whose), state: 'active' as const, why: 'x' }),
    answers: ['standingOrders.sameState'],
    elsewhere,
  },
})

export const standingOfficeContracts = {
  standingOrderList: standingOrderListContract,
  officeStandingOrder: officeStandingOrderContract,
  officeStandingState: officeStandingStateContract,
}
