import type { Handler } from '#api/kit/calls/perform.ts'
import type { proposeRunsContract } from '#shop/dispatch/dispatch-contracts.ts'
import { proposeRuns as layRuns } from '#shop/run-planning/propose-runs.ts'
import { loadStart } from './dispatch-board.ts'
import { findWaiting } from './dispatch-orders.ts'
import { requireRider } from './save-run.ts'

const mostLaid = 500

export const proposeRuns: Handler<typeof proposeRunsContract> = async (request, { db }) => {
  const { saleUnit, day, slot, vehicles } = request
  for (const { rider } of vehicles) await requireRider(db, saleUnit, rider)
  const [start, orders] = await Promise.all([
    loadStart(db, saleUnit),
    findWaiting(db, { saleUnit, day, slot, most: mostLaid }),
  ])
  const { runs, left } = layRuns({
    start,
    orders,
    vehicles: vehicles.map(({ rider, ...limits }) => ({ key: rider, ...limits })),
  })
  return { left, runs: runs.map(({ vehicle, ...run }) => ({ rider: vehicle, ...run })) }
}
