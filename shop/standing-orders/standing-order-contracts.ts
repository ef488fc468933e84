import { z } from 'zod'
import { mostOfUnit } from '../cart/cart.ts'
import { productCodec } from '../catalogue/product-wire.ts'
import { slots } from '../centres/next-round.ts'
import { shoppers, signedInShoppers } from '../contract/caller.ts'
import { endpoint, type InputOf } from '../contract/endpoint.ts'
import { money, moneyInput } from '../contract/wire.ts'
import { deliveryMethods } from '../orders/delivery-method.ts'
import { rhythmUnits } from './rhythm.ts'
import { closedChoices } from './run-day.ts'
import {
  belowChoices,
  mostStandingLines,
  mostWaitDays,
  noCreditChoices,
  overChoices,
  runNote,
  runStates,
  soldOutChoices,
  standingOrderStates,
  unattendedPayments,
} from './standing-order.ts'

const day = z.iso.date()
const quantity = z.int().min(0).max(mostOfUnit)
const quantities = z.tuple([quantity, quantity, quantity])
const code = z.string().min(1).max(60)
const line = z.object({ productCode: code, quantities })
const lines = z.array(line).min(1).max(mostStandingLines)
const standingLine = z.object({ ...line.shape, replacement: code.nullable().default(null) })
/** Wider than what is accepted, so that a rhythm of zero has a sentence of its own. */
export const rhythm = z.object({
  every: z.int().min(-999).max(999),
  unit: z.enum(rhythmUnits),
  day: z.int().min(-99).max(99),
})

const choices = {
  whenClosed: z.enum(closedChoices).default('after'),
  whenSoldOut: z.enum(soldOutChoices).default('leave out'),
  waitDays: z.int().min(0).max(mostWaitDays).default(2),
  whenOver: z.enum(overChoices).default('ask'),
  whenBelow: z.enum(belowChoices).default('skip'),
  whenNoCredit: z.enum(noCreditChoices).default('stop'),
  usesCoupons: z.boolean().default(false),
}
const terms = {
  name: z.string().max(60).default(''),
  rhythm,
  slot: z.enum(slots),
  deliveryMethod: z.enum(deliveryMethods).default('DELIVERY'),
  shipTo: z.uuid(),
  billTo: z.uuid(),
  payment: z.enum(unattendedPayments),
  taxInvoice: z
    .object({ taxNumber: z.string().max(20), branch: z.string().max(10) })
    .nullable()
    .default(null),
  ...choices,
}

export const said = z.object({ th: z.string(), en: z.string() })
const moved = z.enum(['closed', 'late', 'sold out']).nullable()
/** What a run would order now. */
const forecast = z.object({
  lines: z.array(line),
  total: money,
  notes: z.array(runNote),
  /** Why nothing would be ordered; blank when it would. */
  why: said.nullable(),
  isOverLimit: z.boolean(),
})
/** A run that is planned; without a day it is left out. */
export const comingRun = z.object({
  planned: z.string(),
  day: z.string().nullable(),
  slot: z.enum(slots).nullable(),
  moved,
  state: z.enum(['planned', 'coming', 'skipped', 'paused']),
  /** Until when it can be changed. */
  until: z.string().nullable(),
  hasOwnLines: z.boolean(),
})
export const pastRun = z.object({
  planned: z.string(),
  day: z.string().nullable(),
  state: z.enum(runStates),
  at: z.string().nullable(),
  orderNumber: z.string().nullable(),
  total: money.nullable(),
  notes: z.array(runNote),
  reason: z.string().nullable(),
  why: said.nullable(),
  todo: said.nullable(),
  mayTryAgain: z.boolean(),
})
export type ComingRunView = z.output<typeof comingRun>
export type PastRunView = z.output<typeof pastRun>

const summary = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(standingOrderStates),
  pausedUntil: z.string().nullable(),
  rhythm,
  payment: z.enum(unattendedPayments),
  products: z.array(said),
  total: money,
  why: said.nullable(),
  next: comingRun.nullable(),
  /** The latest run when it failed. */
  failed: pastRun.nullable(),
})

/** A state that staff gave it for the customer. */
export const standingChange = z.object({
  at: z.string(),
  by: z.string(),
  state: z.enum(standingOrderStates),
  pausedUntil: z.string().nullable(),
  why: z.string(),
})
export type StandingChange = z.output<typeof standingChange>

export const standingOrdersContract = endpoint({
  method: 'GET',
  path: 'api/standing-orders',
  says: 'The caller’s standing orders, each with its next run and what it would cost now.',
  who: signedInShoppers,
  request: z.object({}),
  answer: z.object({ standingOrders: z.array(summary) }),
  touches: { of: 'caller' },
})

export type StandingOrderSummary = z.output<typeof summary>

const elsewhere = ['standingOrders.none']

export const standingOrderContract = endpoint({
  method: 'GET',
  path: 'api/standing-orders/one',
  says: 'A standing order with its next runs, what the next would order now, and what became of earlier ones.',
  who: signedInShoppers,
  request: z.object({ id: z.uuid() }),
  answer: z.object({
    id: z.string(),
    version: z.string(),
    state: z.enum(standingOrderStates),
    pausedUntil: z.string().nullable(),
    startsOn: z.string(),
    ...terms,
    mostTotal: money.nullable(),
    lines: z.array(standingLine),
    products: z.array(productCodec),
    forecast,
    coming: z.array(comingRun),
    past: z.array(pastRun),
    /** What staff changed last, as long as it holds. */
    byCentre: standingChange.nullable(),
  }),
  touches: { of: 'customer', exampleRequest: ({ standingOrderId }) => ({ id: standingOrderId }), elsewhere },
})

export const saveStandingOrderContract = endpoint({
  method: 'POST',
  path: 'api/standing-orders/save',
  says: 'Makes a standing order, or changes one; runs that are being placed are not touched.',
  who: signedInShoppers,
  request: z.object({
    id: z.uuid().optional(),
    /** The version that was shown; a newer one is not overwritten. */
    version: z.uuid().optional(),
    ...terms,
    mostTotal: moneyInput.nullable().default(null),
    lines: z.array(standingLine).max(mostStandingLines),
    /** The first run is not before this day. */
    startFrom: day.optional(),
  }),
  answer: z.object({ id: z.string() }),
  touches: {
    of: 'customer',
    inPerson: true,
    exampleRequest: ({ standingOrderId, addressId }) => ({
      ...{ id: standingOrderId, rhythm: { every: 1, unit: 'week' as const, day: 2 }, slot: '08-12' as const },
      ...{ shipTo: addressId, billTo: addressId, payment: 'COD' as const },
      lines: [{ productCode: 'NONE', quantities: [1, 0, 0] as [number, number, number] }],
    }),
    answers: ['standingOrders.notSold'],
    elsewhere: ['standingOrders.none', 'account.noAddress'],
  },
})
export type SaveStandingOrder = InputOf<typeof saveStandingOrderContract>

export const setStandingOrderStateContract = endpoint({
  method: 'POST',
  path: 'api/standing-orders/state',
  says: 'Pauses a standing order, until a day or until further notice, resumes or ends it; an end can be undone.',
  who: signedInShoppers,
  request: z.object({
    id: z.uuid(),
    state: z.enum(standingOrderStates),
    pausedUntil: day.nullable().default(null),
  }),
  answer: z.object({}),
  touches: {
    ...{ of: 'customer', inPerson: true, elsewhere },
    exampleRequest: ({ standingOrderId }) => ({ id: standingOrderId, state: 'active' as const }),
  },
})

export const changeRunContract = endpoint({
  method: 'POST',
  path: 'api/standing-orders/run',
  says: 'Skips a run or takes that back, changes its quantities, agrees to its total, or tries a failed one again.',
  who: signedInShoppers,
  request: z.object({
    id: z.uuid(),
    planned: day,
    change: z.enum(['skip', 'take back', 'lines', 'agree', 'try again']),
    lines: lines.optional(),
    /** The total agreed to. */
    total: moneyInput.optional(),
  }),
  answer: z.object({ state: z.enum(runStates), orderNumber: z.string().nullable(), why: said.nullable() }),
  touches: {
    ...{ of: 'customer', inPerson: true, elsewhere },
    answers: ['standingOrders.noRun'],
    exampleRequest: ({ standingOrderId }) => ({
      id: standingOrderId,
      planned: '2026-11-17',
      change: 'lines' as const,
    }),
  },
})

const linkedRun = z.object({
  centre: said,
  isFetched: z.boolean(),
  day: z.string(),
  slot: z.enum(slots),
  moved,
  until: z.string(),
  products: z.array(z.object({ ...line.shape, name: said, units: z.array(said) })),
  total: money,
  notes: z.array(runNote),
  why: said.nullable(),
})

export type LinkedRun = z.output<typeof linkedRun>

/** Opened by previews of messages too, so it changes nothing. */
export const oneTapLinkContract = endpoint({
  method: 'GET',
  path: 'api/standing-orders/link',
  says: 'The coming run that a link in a message is for; the link shows nothing else of the customer.',
  who: shoppers,
  request: z.object({ token: z.string().max(60) }),
  answer: linkedRun,
  touches: {
    ...{ of: 'caller', answers: ['standingOrders.linkUnknown'] },
    exampleRequest: () => ({ token: 'BKK01-000000000000000000000000' }),
  },
})

export const useOneTapLinkContract = endpoint({
  method: 'POST',
  path: 'api/standing-orders/link/use',
  says: 'Skips the run of a link, changes its quantities or pauses the standing order, once and without signing in.',
  who: shoppers,
  request: z.object({
    token: z.string().max(60),
    change: z.enum(['skip', 'lines', 'pause']),
    lines: lines.optional(),
    pausedUntil: day.optional(),
  }),
  answer: z.object({}),
  touches: {
    ...{ of: 'caller', answers: ['standingOrders.linkUnknown'] },
    exampleRequest: () => ({ token: 'BKK01-000000000000000000000000', change: 'skip' as const }),
  },
})

export const standingOrderContracts = {
  standingOrders: standingOrdersContract,
  standingOrder: standingOrderContract,
  saveStandingOrder: saveStandingOrderContract,
  setStandingOrderState: setStandingOrderStateContract,
  changeRun: changeRunContract,
  oneTapLink: oneTapLinkContract,
  useOneTapLink: useOneTapLinkContract,
}
