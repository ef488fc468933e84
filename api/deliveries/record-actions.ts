import { sql } from 'kysely'
import type { Context } from '#api/kit/calls/context.ts'
import type { Handler } from '#api/kit/calls/perform.ts'
import { notifySoon } from '#api/kit/notifications.ts'
import { retryConflicts } from '#api/kit/retry-conflicts.ts'
import { deliveriesProblems } from '#shop/deliveries/deliveries-problems.ts'
import { isOfStop } from '#shop/deliveries/is-of-stop.ts'
import type { RiderAction } from '#shop/deliveries/rider-actions.ts'
import type { ActionResult, riderActionsContract } from '#shop/deliveries/rider-contracts.ts'
import { Problem, refuse } from '#shop/problems/problem.ts'
import { doAction } from './do-action.ts'
import { type KeptProblem, sayKept } from './load-runs.ts'
import { riderOf } from './rider-runs.ts'
import { sendMessage } from './send-message.ts'
import { ourTime, type Sent } from './sent-action.ts'

type Kept = {
  outcome: 'done' | 'refused'
  problem: KeptProblem | null
  kind: string
  run_id: string
  rider_mobile: string
}
type Known = Kept & { id: string }

/** One stop after the other: what is refused holds up none of the others. */
export const riderActions: Handler<typeof riderActionsContract> = async (request, context) => {
  const { saleUnit, sentAt, actions } = request
  const mobile = riderOf(context)
  const kept = await findKnown(context, saleUnit, actions)
  const results: ActionResult[] = []
  let together: Sent[] = []
  const recordThem = async () => {
    results.push(...(await recordAll(context, together)))
    together = []
  }
  for (const action of actions) {
    const sent = { saleUnit, mobile, action, doneAt: ourTime(action.at, sentAt, context.now) }
    const known = kept.find(({ id }) => id === action.id)
    if (known || !together.every((other) => isSameStop(other.action, action))) await recordThem()
    if (known) results.push(answerOf(sent, known, context))
    else together.push(sent)
  }
  await recordThem()
  // Once for all of them, and outside: commits that notify wait for each other.
  if (results.some(({ outcome }) => outcome === 'done'))
    await notifySoon(context.db, { saleUnit, topic: 'run-changed' })
  return { results }
}

const isSameStop = (one: RiderAction, other: RiderAction) =>
  isOfStop(one) && isOfStop(other) && one.runId === other.runId && one.orderNumber === other.orderNumber

/** What was done at one stop is kept in one transaction, or one by one where some of it is refused. */
async function recordAll(context: Context, sent: readonly Sent[]): Promise<ActionResult[]> {
  if (sent.length > 1 && !sent.some(isMessage) && (await recordTogether(context, sent)))
    return sent.map(({ action }) => ({ id: action.id, outcome: 'done', problem: null, code: null }))
  const results: ActionResult[] = []
  for (const each of sent) results.push(await record(context, each))
  return results
}

async function recordTogether(context: Context, sent: readonly Sent[]): Promise<boolean> {
  const settings = await context.settings(sent[0]?.saleUnit)
  try {
    await retryConflicts(() =>
      context.db.transaction().execute(async (tx) => {
        for (const each of sent)
          if (!(await doAction(tx, { ...context, settings }, each))) throw refuse(deliveriesProblems.idTaken)
      }),
    )
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

async function record(context: Context, sent: Sent): Promise<ActionResult> {
  const { db, locale } = context
  // Before the transaction, which may not take a second connection.
  const settings = await context.settings(sent.saleUnit)
  try {
    if (isMessage(sent)) await sendMessage(context, sent)
    else if (
      !(await retryConflicts(() =>
        db.transaction().execute((tx) => doAction(tx, { ...context, settings }, sent)),
      ))
    )
      // A twin of this request may have been refused meanwhile.
      return answerOf(sent, (await findKept(context, sent)) ?? done, context)
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
const isMessage = (sent: Sent): sent is Sent<MessageAction> => sent.action.kind === 'message'
const done = { outcome: 'done', problem: null } as const

/** Which of these actions were kept before. One alone is found out where it is kept, except a message. */
async function findKnown(
  { db }: Pick<Context, 'db'>,
  saleUnit: string,
  actions: readonly RiderAction[],
): Promise<Known[]> {
  if (actions.length === 1 && actions[0]?.kind !== 'message') return []
  const { rows } = await sql<Known>`
    select a.id, a.outcome, a.problem, a.kind, a.run_id, a.rider_mobile
    from rider_actions a where a.sale_unit = ${saleUnit} and a.id = any(${actions.map(({ id }) => id)}::uuid[])`.execute(
    db,
  )
  return rows
}

async function findKept({ db }: Pick<Context, 'db'>, { saleUnit, action }: Sent): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select a.outcome, a.problem, a.kind, a.run_id, a.rider_mobile
    from rider_actions a where a.sale_unit = ${saleUnit} and a.id = ${action.id}::uuid`.execute(db)
  return rows[0]
}

function answerOf(
  { action, mobile }: Sent,
  kept: Kept | typeof done,
  { locale }: Pick<Context, 'locale'>,
): ActionResult {
  const { outcome, problem } = kept
  const isSame =
    !('kind' in kept) ||
    (kept.kind === action.kind && kept.run_id === action.runId && kept.rider_mobile === mobile)
  if (!isSame) {
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
