import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { notify } from '#api/kit/notifications.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import { deliveriesProblems } from '#shop/deliveries/deliveries-problems.ts'
import { isOfStop, type RiderAction } from '#shop/deliveries/rider-actions.ts'
import type { ActionResult, riderActionsContract } from '#shop/deliveries/rider-contracts.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { doAction } from './do-action.ts'
import { type KeptProblem, sayKept } from './load-runs.ts'
import { riderOf } from './rider-runs.ts'
import { sendMessage } from './send-message.ts'
import { ourTime, type Sent } from './sent-action.ts'

type Kept = { outcome: 'done' | 'refused'; problem: KeptProblem | null; mine: boolean }

/** One after the other, each in a transaction of its own: what is refused holds up none of the others. */
export const riderActions: Handler<typeof riderActionsContract> = async (request, context) => {
  const { saleUnit, sentAt, actions } = request
  const mobile = riderOf(context)
  const rider = await context.db
    .selectFrom('riders')
    .select('name')
    .where('mobile', '=', mobile)
    .executeTakeFirst()
  const results: ActionResult[] = []
  for (const action of actions) {
    const doneAt = ourTime(action.at, sentAt, context.now)
    results.push(
      await record(context, { saleUnit, mobile, riderName: rider?.name ?? mobile, action, doneAt }),
    )
  }
  // Once for all of them, and outside: commits that notify wait for each other.
  if (results.some(({ outcome }) => outcome === 'done'))
    await notify(context.db, { saleUnit, topic: 'run-changed' })
  return { results }
}

async function record(context: Context, sent: Sent): Promise<ActionResult> {
  const { db, locale } = context
  const known = await findKept(context, sent)
  if (known) return answerOf(sent, known, context)
  try {
    if (sent.action.kind === 'message') await sendMessage(context, sent as Sent<MessageAction>)
    else await retryConflicts(() => db.transaction().execute((tx) => doAction(tx, context, sent)))
    return { id: sent.action.id, outcome: 'done', problem: null, code: null }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const kept = await keepRefused(context, sent, error)
    return kept
      ? answerOf(sent, kept, context)
      : { id: sent.action.id, outcome: 'refused', problem: error.say(locale), code: error.code }
  }
}

type MessageAction = Extract<RiderAction, { kind: 'message' }>

async function findKept({ db }: Pick<Context, 'db'>, { saleUnit, mobile, action }: Sent) {
  const { rows } = await sql<Kept>`
    select a.outcome, a.problem, a.rider_mobile = ${mobile} and a.run_id = ${action.runId}::uuid and a.kind = ${action.kind} as mine
    from rider_actions a where a.sale_unit = ${saleUnit} and a.id = ${action.id}::uuid`.execute(db)
  return rows[0]
}

function answerOf(
  { action }: Sent,
  { outcome, problem, mine }: Kept,
  { locale }: Pick<Context, 'locale'>,
): ActionResult {
  if (!mine) {
    const taken = refuse(deliveriesProblems.idTaken)
    return { id: action.id, outcome: 'refused', problem: taken.say(locale), code: taken.code }
  }
  return {
    ...{ id: action.id, outcome },
    problem: problem && sayKept(problem, locale),
    code: problem?.code ?? null,
  }
}

/** What was not accepted is kept beside its run; of an unknown run there is nowhere to keep it. */
async function keepRefused(context: Context, sent: Sent, problem: Problem): Promise<Kept | undefined> {
  const { saleUnit, mobile, action, doneAt } = sent
  const kept: KeptProblem = { code: problem.code, params: problem.params }
  await sql`insert into rider_actions (sale_unit, id, run_id, order_number, rider_mobile, kind, done_at, received_at, data, outcome, problem)
    select ${saleUnit}, ${action.id}::uuid, r.id, ${isOfStop(action) ? action.orderNumber : null}, ${mobile}, ${action.kind}, ${doneAt}::timestamptz,
      ${context.now}::timestamptz, ${JSON.stringify(action)}::jsonb, 'refused', ${JSON.stringify(kept)}::jsonb
    from delivery_runs r where r.sale_unit = ${saleUnit} and r.id = ${action.runId}::uuid
    on conflict do nothing`.execute(context.db)
  return findKept(context, sent)
}
