import { z } from 'zod'
import type { CallerKind } from '../contract/caller.ts'
import { endpoint, subjectOf } from '../contract/endpoint.ts'
import { money, moneyInput } from '../contract/wire.ts'
import { riderRun } from '../deliveries/rider-run.ts'
import { runStates, stopStates } from '../deliveries/run-states.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { paymentMethods } from '../payments/payment-methods.ts'

const saleUnit = z.string().min(1).max(10)
const number = z.string().min(1).max(40)
const day = z.iso.date()
const pin = z.object({ lat: z.number(), lng: z.number() })
const both = z.object({ th: z.string(), en: z.string() })
const cases = z.int().min(0).max(10_000_000)
const riderMobile = z.string().max(20)
/** Who moves orders also sends them out. */
const dispatchers = ['supervisor', 'manager', 'owner'] as const satisfies CallerKind[]
const ofCentre = ({ saleUnit }: { saleUnit: string }) => ({ saleUnit })
const sampleId = '8b1f6c2e-3d4a-4e5b-9f60-71a2b3c4d5e6'
const mostStops = 200
const mostRuns = 40

const dispatchOrder = z.object({
  number: z.string(),
  status: z.enum(orderStatuses),
  customerName: z.string(),
  address: z.string(),
  subdistrict: z.string(),
  district: z.string(),
  postcode: z.string(),
  pin: pin.nullable(),
  deliverOn: z.string().nullable(),
  slot: z.string(),
  total: money,
  /** To be collected at the door. */
  toCollect: money,
  payment: z.enum(paymentMethods),
  /** Hundredths of a case. */
  cases: z.int(),
  lines: z.int(),
  note: z.string(),
  /** How often it was out already. */
  attempts: z.int(),
})
export type DispatchOrder = z.output<typeof dispatchOrder>

const dispatchStop = dispatchOrder.extend({
  place: z.int(),
  state: z.enum(stopStates),
  doneAt: z.string().nullable(),
})
export type DispatchStop = z.output<typeof dispatchStop>

const dispatchRun = z.object({
  id: z.string(),
  runOn: z.string(),
  state: z.enum(runStates),
  version: z.int(),
  rider: z.object({ mobile: z.string(), name: z.string() }).nullable(),
  vehicle: z.string(),
  mostCases: z.int(),
  /** Who of the staff changed it last. */
  changedBy: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  /** The last place the rider was seen at. */
  seen: z.object({ at: z.string(), lat: z.number(), lng: z.number() }).nullable(),
  /** Actions that were not accepted: somebody has to look. */
  troubles: z.int(),
  stops: z.array(dispatchStop),
})
export type DispatchRun = z.output<typeof dispatchRun>

const dispatchRider = z.object({
  mobile: z.string(),
  name: z.string(),
  company: z.string(),
  vehicle: z.string(),
})

/** What goes out on a day: orders without a run, and the runs with their stops. */
export const dispatchBoardContract = endpoint({
  method: 'GET',
  path: 'api/merchant/dispatch',
  says: 'The orders of a day’s round that wait for a run, the runs of that day, and the riders to choose from.',
  who: dispatchers,
  request: z.object({ saleUnit, day: day.optional(), slot: z.string().max(20).optional() }),
  answer: z.object({
    at: z.string(),
    today: z.string(),
    day: z.string(),
    start: pin.extend({ name: both }),
    slots: z.array(z.string()),
    orders: z.array(dispatchOrder),
    /** More wait than are shown. */
    isMore: z.boolean(),
    runs: z.array(dispatchRun),
    riders: z.array(dispatchRider),
    /** Days around with runs that are not closed. */
    openDays: z.array(z.object({ day: z.string(), runs: z.int() })),
  }),
  about: subjectOf,
  touches: { of: 'centre', exampleRequest: ofCentre },
})

const vehicle = z.object({
  rider: riderMobile,
  mostCases: cases,
  mostStops: z.int().min(1).max(mostStops).default(30),
})

export const proposeRunsContract = endpoint({
  method: 'POST',
  path: 'api/merchant/dispatch/propose',
  says: 'Proposes how the waiting orders of a day are laid into runs, by area and distance within limits; nothing is saved.',
  who: dispatchers,
  request: z.object({
    saleUnit,
    day,
    slot: z.string().max(20).optional(),
    vehicles: z.array(vehicle).min(1).max(mostRuns),
  }),
  answer: z.object({
    runs: z.array(
      z.object({ rider: z.string(), numbers: z.array(z.string()), cases: z.int(), metres: z.int() }),
    ),
    left: z.array(z.object({ number: z.string(), why: z.enum(['too large', 'no room']) })),
  }),
  about: ofCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      ...{ saleUnit, day: '2026-11-16', vehicles: [{ rider: '0820000001', mostCases: 0 }] },
    }),
    answers: ['dispatch.noRider'],
  },
})

export const saveRunContract = endpoint({
  method: 'POST',
  path: 'api/merchant/dispatch/save',
  says: 'Saves a run with its rider, vehicle and stops in order, over the version that was seen; changes of a released run reach the rider’s phone.',
  who: dispatchers,
  request: z.object({
    saleUnit,
    /** Made by the page: a new run saved twice is one run. */
    id: z.uuid(),
    day,
    /** 0 for a new one. */
    version: z.int().min(0).max(1_000_000),
    rider: riderMobile.nullable(),
    vehicle: z.string().trim().max(80).default(''),
    mostCases: cases.default(0),
    numbers: z.array(number).max(mostStops),
  }),
  answer: z.object({ version: z.int() }),
  about: ofCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit, orderNumber }) => ({
      ...{ saleUnit, id: sampleId, day: '2026-11-16', version: 0, rider: null, numbers: [orderNumber] },
    }),
    answers: ['dispatch.notReady', 'dispatch.inRun'],
    elsewhere: ['identity.notYours', 'orders.none'],
  },
})

export const deleteRunContract = endpoint({
  method: 'POST',
  path: 'api/merchant/dispatch/delete',
  says: 'Deletes a run that has not left; its orders wait again.',
  who: dispatchers,
  request: z.object({ saleUnit, id: z.uuid(), version: z.int().min(1).max(1_000_000) }),
  answer: z.object({}),
  about: ofCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, id: sampleId, version: 1 }),
    answers: ['deliveries.noRun'],
  },
})

/** Orders of riders who approve on the road stay invoiced until the rider approves them. */
export const sendRunContract = endpoint({
  method: 'POST',
  path: 'api/merchant/dispatch/send',
  says: 'Releases a run to its rider: what is approved is invoiced, what is invoiced is shipped, and the run is on the phone.',
  who: dispatchers,
  request: z.object({ saleUnit, id: z.uuid(), version: z.int().min(1).max(1_000_000) }),
  answer: z.object({ version: z.int() }),
  about: ofCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, id: sampleId, version: 1 }),
    answers: ['deliveries.noRun'],
  },
})

const recordedAction = z.object({
  id: z.string(),
  kind: z.string(),
  orderNumber: z.string().nullable(),
  at: z.string(),
  receivedAt: z.string(),
  outcome: z.enum(['done', 'refused']),
  problem: z.string().nullable(),
  /** Cash that was taken with an action that was not accepted. */
  collected: money,
})
export type RecordedAction = z.output<typeof recordedAction>

const comingBack = z.object({
  productCode: z.string(),
  name: both,
  /** The product's units, the biggest first. */
  units: z.array(z.object({ name: both, rate: z.int() })),
  /** Base units. */
  expected: z.int(),
  good: z.int().nullable(),
  /** Why they were not taken, by order. */
  from: z.array(z.object({ orderNumber: z.string(), reason: z.string(), units: z.int() })),
})
export type ComingBack = z.output<typeof comingBack>

export const runDetailContract = endpoint({
  method: 'GET',
  path: 'api/merchant/dispatch/run',
  says: 'One run as the rider has it, with everything recorded, the way driven, what comes back, and its cash.',
  who: dispatchers,
  request: z.object({ saleUnit, id: z.uuid() }),
  answer: z.object({
    run: riderRun,
    rider: z.object({ mobile: z.string(), name: z.string() }).nullable(),
    madeBy: z.string(),
    closedBy: z.string().nullable(),
    actions: z.array(recordedAction),
    positions: z.array(z.object({ at: z.string(), lat: z.number(), lng: z.number() })),
    returns: z.array(comingBack),
    cash: z.object({ expected: money, qr: money, refused: money }),
  }),
  about: ofCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, id: sampleId }),
    answers: ['deliveries.noRun'],
  },
})

export const closeRunContract = endpoint({
  method: 'POST',
  path: 'api/merchant/dispatch/close',
  says: 'Closes a run: cash counted, goods that came back put on the shelf or lost, and what was not delivered cancelled or tried again.',
  who: dispatchers,
  request: z.object({
    saleUnit,
    id: z.uuid(),
    cashCounted: moneyInput,
    reason: z.string().max(300).default(''),
    /** Good base units of each product that came back; those not named came back whole and good. */
    returns: z
      .array(z.object({ productCode: z.string().min(1).max(60), good: z.int().min(0).max(100_000_000) }))
      .max(1_500)
      .default([]),
    /** Orders brought back that are tried again on a day; the others are cancelled. */
    again: z
      .array(z.object({ number, on: day }))
      .max(mostStops)
      .default([]),
  }),
  answer: z.object({ cancelled: z.array(z.string()), difference: money }),
  about: ofCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, id: sampleId, cashCounted: 0 }),
    answers: ['deliveries.noRun'],
  },
})

export const dispatchContracts = {
  dispatchBoard: dispatchBoardContract,
  proposeRuns: proposeRunsContract,
  saveRun: saveRunContract,
  deleteRun: deleteRunContract,
  sendRun: sendRunContract,
  runDetail: runDetailContract,
  closeRun: closeRunContract,
}
