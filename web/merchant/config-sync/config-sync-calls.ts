import {
  applyConfigContract,
  compareConfigContract,
  takeSnapshotContract,
  undoConfigContract,
} from '#shop/merchant-settings/config-sync-contracts.ts'
import { pageCall } from '#web/kit/visit/page-call.ts'

export const configSyncCalls = {
  takeSnapshot: pageCall(takeSnapshotContract.request, (request, { callAsStaff }) =>
    callAsStaff(takeSnapshotContract, request),
  ),
  compareConfig: pageCall(compareConfigContract.request, (request, { callAsStaff }) =>
    callAsStaff(compareConfigContract, request),
  ),
  applyConfig: pageCall(applyConfigContract.request, (request, { callAsStaff }) =>
    callAsStaff(applyConfigContract, request),
  ),
  undoConfig: pageCall(undoConfigContract.request, (request, { callAsStaff }) =>
    callAsStaff(undoConfigContract, request),
  ),
}
export type ConfigSyncCalls = typeof configSyncCalls
