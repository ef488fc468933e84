import type { HandlersOf } from '#api/kit/calls/perform.ts'
import type { dispatchContracts } from '#shop/dispatch/dispatch-contracts.ts'
import { closeRun } from './close-run.ts'
import { dispatchBoard } from './dispatch-board.ts'
import { proposeRuns } from './propose.ts'
import { runDetail } from './run-detail.ts'
import { deleteRun, saveRun } from './save-run.ts'
import { sendRun } from './send-run.ts'

export const dispatchHandlers: HandlersOf<typeof dispatchContracts> = {
  dispatchBoard,
  proposeRuns,
  saveRun,
  deleteRun,
  sendRun,
  runDetail,
  closeRun,
}
