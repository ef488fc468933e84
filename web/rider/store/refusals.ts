import { isOfStop } from '#shop/deliveries/is-of-stop.ts'
import type { RiderRun } from '#shop/deliveries/rider-run.ts'
import type { KeptAction } from './kept-action.ts'

/** Something that the centre did not accept, until its rider has read of it. */
type Refusal = {
  id: string
  kind: string
  orderNumber: string | null
  problem: string
  centrePhone: string
}

/** The server's own list, and what this phone was told since. */
export function unreadRefusals(
  runs: readonly RiderRun[],
  kept: readonly KeptAction[],
  read: ReadonlySet<string>,
): Refusal[] {
  const phoneOf = (runId: string) => runs.find(({ id }) => id === runId)?.centre.phone ?? ''
  const known = runs.flatMap((run) =>
    run.refusedActions.map(({ id, kind, orderNumber, problem }) => ({
      ...{ id, kind, orderNumber, problem, centrePhone: run.centre.phone },
    })),
  )
  const ids = new Set(known.map(({ id }) => id))
  const told = kept.flatMap(({ id, action, state, problem = '', proofs }): Refusal[] => {
    const of = {
      orderNumber: isOfStop(action) ? action.orderNumber : null,
      centrePhone: phoneOf(action.runId),
    }
    const pictures = proofs.flatMap((proof) =>
      proof.problem ? [{ ...of, id: proof.id, kind: 'proof', problem: proof.problem }] : [],
    )
    return state === 'refused' && !ids.has(id)
      ? [{ ...of, id, kind: action.kind, problem }, ...pictures]
      : pictures
  })
  return [...known, ...told].filter(({ id }) => !read.has(id))
}
