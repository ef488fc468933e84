import {
  riderActionsContract,
  riderHistoryContract,
  riderPastRunContract,
  riderPositionContract,
  riderRunsContract,
  saveVehicleContract,
} from '#shop/deliveries/rider-contracts.ts'
import {
  endOtherSessionsContract,
  endOwnSessionContract,
  ownSessionsContract,
} from '#shop/identity/session-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'
import { centreOfRider } from './centre-of-rider.ts'
import { askRuns } from './load-day.ts'

const centreless = { saleUnit: true } as const

/** What a rider's page asks while it stays open. */
export const riderCalls = {
  riderRuns: pageCall(riderRunsContract.request.omit(centreless), (_request, visitor) => askRuns(visitor)),
  riderActions: pageCall(riderActionsContract.request.omit(centreless), async (request, visitor) =>
    visitor.callAsRider(riderActionsContract, { ...request, saleUnit: await centreOfRider(visitor) }),
  ),
  riderPosition: pageCall(riderPositionContract.request.omit(centreless), async (request, visitor) =>
    visitor.callAsRider(riderPositionContract, { ...request, saleUnit: await centreOfRider(visitor) }),
  ),
  riderHistory: pageCall(riderHistoryContract.request.omit(centreless), async (request, visitor) =>
    visitor.callAsRider(riderHistoryContract, { ...request, saleUnit: await centreOfRider(visitor) }),
  ),
  riderPastRun: pageCall(riderPastRunContract.request.omit(centreless), async (request, visitor) =>
    visitor.callAsRider(riderPastRunContract, { ...request, saleUnit: await centreOfRider(visitor) }),
  ),
  saveVehicle: pageCall(saveVehicleContract.request, (request, { callAsRider }) =>
    callAsRider(saveVehicleContract, request),
  ),
  riderSessions: pageCall(ownSessionsContract.request, async (_request, { callAsRider }) => ({
    sessions: await callAsRider(ownSessionsContract, {}),
  })),
  endRiderSession: pageCall(endOwnSessionContract.request, (request, { callAsRider }) =>
    callAsRider(endOwnSessionContract, request),
  ),
  endOtherRiderSessions: pageCall(endOtherSessionsContract.request, (_request, { callAsRider }) =>
    callAsRider(endOtherSessionsContract, {}),
  ),
}
export type RiderCalls = typeof riderCalls
