import type { Handler, HandlersOf } from '#api/kit/calls/perform.ts'
import type { deliveryContracts, saveVehicleContract } from '#shop/deliveries/rider-contracts.ts'
import { riderProof } from './keep-proof.ts'
import { riderActions } from './record-actions.ts'
import { riderPosition } from './rider-position.ts'
import { riderHistory, riderOf, riderPastRun, riderRuns } from './rider-runs.ts'

const saveVehicle: Handler<typeof saveVehicleContract> = async ({ vehicle }, context) => {
  await context.db.updateTable('riders').set({ vehicle }).where('mobile', '=', riderOf(context)).execute()
  return { vehicle }
}

export const deliveryHandlers: HandlersOf<typeof deliveryContracts> = {
  riderRuns,
  riderActions,
  riderProof,
  riderPosition,
  riderHistory,
  riderPastRun,
  saveVehicle,
}
