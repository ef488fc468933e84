import { sql } from 'kysely'
import { sendDeliveryMessage } from '#api/delivery-messages/delivery-message.ts'
import type { Context } from '#api/kit/calls/context.ts'
import { deliveriesProblems, problemOf } from '#shop/deliveries/deliveries-problems.ts'
import type { ActionOf } from '#shop/deliveries/rider-actions.ts'
import { whyNotRecord } from '#shop/deliveries/why-not-record.ts'
import { refuse } from '#shop/problems/problem.ts'
import { bangkokDay } from '#shop/time/bangkok.ts'
import { loadRuns } from './load-runs.ts'
import type { Sent } from './sent-action.ts'

/** Tells the customer, and keeps the action once it went out; nothing is sent inside a transaction. */
export async function sendMessage(context: Context, sent: Sent<ActionOf<'message'>>): Promise<void> {
  const { db, now } = context
  const { saleUnit, mobile, action, doneAt } = sent
  const [found] = await loadRuns(context, saleUnit, sql`r.id = ${action.runId}::uuid`)
  if (!found) throw refuse(deliveriesProblems.noRun)
  const { rider } = found
  if (rider?.mobile !== mobile) throw refuse(deliveriesProblems.notYourRun)
  const stop = found.run.stops.find(({ orderNumber }) => orderNumber === action.orderNumber)
  const why = whyNotRecord(found.run, stop, action, bangkokDay(now))
  if (why) throw problemOf(why)
  const channel = await sendDeliveryMessage(context, {
    ...{ saleUnit, orderNumber: action.orderNumber, kind: action.message },
    cash: stop?.toCollect ?? 0,
    rider,
    key: action.runId,
  })
  if (channel === 'none') throw refuse(deliveriesProblems.noChannel)
  await sql`insert into rider_actions (sale_unit, id, run_id, order_number, rider_mobile, kind, done_at, received_at, data, outcome)
    values (${saleUnit}, ${action.id}::uuid, ${action.runId}::uuid, ${action.orderNumber}, ${mobile}, 'message', ${doneAt}, ${now},
      ${JSON.stringify({ kind: 'message', orderNumber: action.orderNumber, message: action.message, channel })}::jsonb, 'done')
    on conflict do nothing`.execute(db)
}
