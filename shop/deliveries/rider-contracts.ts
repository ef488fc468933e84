import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { upload } from '../contract/upload.ts'
import { money } from '../contract/wire.ts'
import { phoneTime, placeSeen } from '../visits/place-seen.ts'
import { mostActions } from './action-kinds.ts'
import { riderAction } from './rider-actions.ts'
import { riderRun, riderSeen } from './rider-run.ts'
import { runStates } from './run-states.ts'

const saleUnit = z.string().min(1).max(10)
const ofCentre = ({ saleUnit }: { saleUnit: string }) => ({ saleUnit })
const sampleId = '2d7e5a10-9c0b-4f6e-8a51-7b3c2d1e0f94'

/** Everything of a rider's runs, so that nothing more is asked on the road. */
export const riderRunsContract = endpoint({
  method: 'GET',
  path: 'api/rider/runs',
  says: 'The rider’s runs that are not closed, and those of today, with every stop, line and price, and who they are.',
  who: ['rider'],
  request: z.object({ saleUnit }),
  answer: z.object({ at: z.string(), rider: riderSeen, runs: z.array(riderRun) }),
  about: ofCentre,
  touches: { of: 'centre', exampleRequest: ofCentre },
})

const result = z.object({
  id: z.string(),
  outcome: z.enum(['done', 'refused']),
  /** Why it was refused, in the rider's language. */
  problem: z.string().nullable(),
  code: z.string().nullable(),
})
export type ActionResult = z.output<typeof result>

/** A refused one is kept too: the centre sees it, and the phone need not send it again. */
export const riderActionsContract = endpoint({
  method: 'POST',
  path: 'api/rider/actions',
  says: 'Records what a rider did, in the order it was done, each once by its id, with a result for each.',
  who: ['rider'],
  request: z.object({
    saleUnit,
    /** The phone's clock while it sends: how far it is off is taken from the times of the actions. */
    sentAt: phoneTime,
    actions: z.array(riderAction).min(1).max(mostActions),
  }),
  answer: z.object({ results: z.array(result) }),
  about: ofCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      saleUnit,
      sentAt: '2026-11-16T05:00:00Z',
      actions: [{ id: sampleId, runId: sampleId, at: '2026-11-16T05:00:00Z', kind: 'start' as const }],
    }),
    answers: ['deliveries.noRun'],
    elsewhere: ['identity.notYours', 'nothing'],
  },
})

export const riderProofContract = endpoint({
  method: 'POST',
  path: 'api/rider/proof',
  says: 'Keeps a photo or signature of a delivery; the same id again is the same picture.',
  who: ['rider'],
  files: ['picture'],
  request: z.object({
    saleUnit,
    id: z.uuid(),
    runId: z.uuid(),
    orderNumber: z.string().min(1).max(40),
    kind: z.enum(['photo', 'signature']),
    takenAt: phoneTime,
    sentAt: phoneTime,
    picture: upload.optional(),
  }),
  answer: z.object({ id: z.string() }),
  about: ofCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit, orderNumber }) => ({
      ...{ saleUnit, id: sampleId, runId: sampleId, orderNumber, kind: 'photo' as const },
      ...{ takenAt: '2026-11-16T05:00:00Z', sentAt: '2026-11-16T05:00:00Z' },
    }),
    answers: ['deliveries.noRun'],
    elsewhere: ['deliveries.noRun', 'identity.notYours'],
  },
})

export const riderPositionContract = endpoint({
  method: 'POST',
  path: 'api/rider/position',
  says: 'Where the rider is while a run is on; at most once a minute is kept, for seven days.',
  who: ['rider'],
  request: z.object({ saleUnit, runId: z.uuid(), at: phoneTime, sentAt: phoneTime, place: placeSeen }),
  answer: z.object({ kept: z.boolean() }),
  about: ofCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({
      ...{ saleUnit, runId: sampleId, at: '2026-11-16T05:00:00Z', sentAt: '2026-11-16T05:00:00Z' },
      place: { lat: 13.75, lng: 100.5, accuracy: 10 },
    }),
    answers: ['deliveries.noRun'],
  },
})

const pastRun = z.object({
  id: z.string(),
  runOn: z.string(),
  state: z.enum(runStates),
  stops: z.int(),
  delivered: z.int(),
  partly: z.int(),
  failed: z.int(),
  /** Cash to hand in, handed in, and counted by the centre. */
  cash: money,
  cashHanded: money.nullable(),
  cashCounted: money.nullable(),
  differenceReason: z.string(),
})
export type PastRun = z.output<typeof pastRun>

export const riderHistoryContract = endpoint({
  method: 'GET',
  path: 'api/rider/history',
  says: 'The rider’s past runs, newest first, with what was delivered and collected.',
  who: ['rider'],
  request: z.object({ saleUnit, before: z.string().max(80).optional() }),
  answer: z.object({ runs: z.array(pastRun), next: z.string().nullable() }),
  about: ofCentre,
  touches: { of: 'centre', exampleRequest: ofCentre },
})

export const riderPastRunContract = endpoint({
  method: 'GET',
  path: 'api/rider/history/run',
  says: 'One of the rider’s own runs, with every stop.',
  who: ['rider'],
  request: z.object({ saleUnit, runId: z.uuid() }),
  answer: z.object({ run: riderRun }),
  about: ofCentre,
  touches: {
    of: 'centre',
    exampleRequest: ({ saleUnit }) => ({ saleUnit, runId: sampleId }),
    answers: ['deliveries.noRun'],
  },
})

export const saveVehicleContract = endpoint({
  method: 'POST',
  path: 'api/rider/vehicle',
  says: 'Changes the vehicle in the rider’s own profile.',
  who: ['rider'],
  request: z.object({ vehicle: z.string().trim().max(80) }),
  answer: z.object({ vehicle: z.string() }),
  touches: { of: 'caller', exampleRequest: () => ({ vehicle: 'กระบะ' }) },
})

export const deliveryContracts = {
  riderRuns: riderRunsContract,
  riderActions: riderActionsContract,
  riderProof: riderProofContract,
  riderPosition: riderPositionContract,
  riderHistory: riderHistoryContract,
  riderPastRun: riderPastRunContract,
  saveVehicle: saveVehicleContract,
}
