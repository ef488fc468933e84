import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import { deliveriesProblems } from '#shop/deliveries/deliveries-problems.ts'
import type { RunState } from '#shop/deliveries/run-states.ts'
import { refuse } from '#shop/problems/problem.ts'

/** A run under its lock. Orders are locked before runs, everywhere. */
export type HeldRun = {
  sale_unit: string
  id: string
  rider_mobile: string | null
  run_on: string
  state: RunState
  version: number
  vehicle: string
  sent_at: Date | null
  started_at: Date | null
  paused_at: Date | null
  paused_seconds: number
}

/** Locks a run; undefined where there is none. */
export async function findHeldRun(tx: Db, saleUnit: string, id: string): Promise<HeldRun | undefined> {
  const { rows } = await sql<HeldRun>`
    select r.sale_unit, r.id, r.rider_mobile, r.run_on, r.state, r.version, r.vehicle, r.sent_at, r.started_at, r.paused_at, r.paused_seconds
    from delivery_runs r where r.sale_unit = ${saleUnit} and r.id = ${id}::uuid for no key update`.execute(tx)
  return rows[0]
}

export async function lockRun(tx: Db, saleUnit: string, id: string): Promise<HeldRun> {
  const run = await findHeldRun(tx, saleUnit, id)
  if (!run) throw refuse(deliveriesProblems.noRun)
  return run
}
