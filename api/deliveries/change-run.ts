import { sql } from 'kysely'
import type { Db } from '#api/kit/database.ts'
import type { ActionRun, Doing } from './sent-action.ts'

/** Actions of the run itself. What is so already stays, so that a press too many changes nothing. */
export async function changeRun(tx: Db, { run, action, doneAt }: Doing): Promise<void> {
  const { state } = run
  switch (action.kind) {
    case 'start':
    case 'resume':
      if (state === 'sent' || state === 'paused') await begin(tx, run, doneAt, 'started')
      return
    case 'pause':
      if (state === 'started')
        await sql`update delivery_runs r set state = 'paused', paused_at = ${doneAt} where ${isRun(run)}`.execute(
          tx,
        )
      return
    case 'finish':
      if (state !== 'finished') await begin(tx, run, doneAt, 'finished')
      return
    case 'reorder':
      return reorder(tx, run, action.orderNumbers)
    case 'handIn':
      await sql`update delivery_runs r set handed_at = ${doneAt}, cash_handed = ${action.amount}, handed_note = ${action.note} where ${isRun(run)}`.execute(
        tx,
      )
  }
}

const isRun = ({ sale_unit, id }: ActionRun) => sql`r.sale_unit = ${sale_unit} and r.id = ${id}::uuid`

/** A pause ends with whatever is done next. */
async function begin(tx: Db, run: ActionRun, at: Date, state: 'started' | 'finished'): Promise<void> {
  const paused = run.paused_at ? Math.max(0, Math.round((at.getTime() - run.paused_at.getTime()) / 1000)) : 0
  const finishedAt = state === 'finished' ? at : null
  await sql`update delivery_runs r set state = ${state}, started_at = coalesce(r.started_at, ${at}), paused_at = null,
      paused_seconds = r.paused_seconds + ${paused}, finished_at = ${finishedAt} where ${isRun(run)}`.execute(
    tx,
  )
}

/** Open stops come after those that are done, in the order given; ones not named follow as they were. */
async function reorder(tx: Db, { sale_unit, id }: ActionRun, numbers: readonly string[]): Promise<void> {
  await sql`with ranked as (
      select s.order_number, row_number() over (order by s.state in ('waiting', 'arrived'),
        case when s.state in ('waiting', 'arrived') then coalesce(array_position(${[...numbers]}::text[], s.order_number), 1000) else 0 end, s.place) as place
      from delivery_stops s where s.sale_unit = ${sale_unit} and s.run_id = ${id}::uuid)
    update delivery_stops s set place = k.place from ranked k
    where s.sale_unit = ${sale_unit} and s.run_id = ${id}::uuid and s.order_number = k.order_number`.execute(
    tx,
  )
}
