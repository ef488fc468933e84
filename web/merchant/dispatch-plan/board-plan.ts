import type { AnswerOf } from '#shop/contract/endpoint.ts'
import { isOpenStop, type RunState } from '#shop/deliveries/run-states.ts'
import type {
  DispatchOrder,
  DispatchRun,
  DispatchStop,
  dispatchBoardContract,
} from '#shop/dispatch/dispatch-contracts.ts'

export type Board = AnswerOf<typeof dispatchBoardContract>

/** What is chosen for a run and not saved; a version of 0 is a run nobody saved yet. */
export type RunDraft = {
  id: string
  version: number
  rider: string | null
  vehicle: string
  mostCases: number
  /** The orders still to be delivered, in stop order. */
  numbers: string[]
}
export type Drafts = Readonly<Record<string, RunDraft>>

export type ShownRun = RunDraft & {
  state: RunState
  /** Runs are told apart by their number of the day. */
  place: number
  saved: DispatchRun | undefined
  orders: DispatchOrder[]
  /** Stops that are recorded and stay where they are. */
  done: DispatchStop[]
  isChanged: boolean
  /** Somebody else saved it since the draft was begun. */
  isBehind: boolean
}
type ShownBoard = { runs: ShownRun[]; waiting: DispatchOrder[] }

const openNumbers = ({ stops }: DispatchRun) =>
  stops.filter(({ state }) => isOpenStop(state)).map(({ number }) => number)

export const draftOf = (run: DispatchRun): RunDraft => ({
  ...{ id: run.id, version: run.version, rider: run.rider?.mobile ?? null, vehicle: run.vehicle },
  ...{ mostCases: run.mostCases, numbers: openNumbers(run) },
})

/** Still to be changed by the centre. */
export const mayChange = (state: RunState) => state !== 'closed' && state !== 'finished'

function isSame(one: RunDraft, other: RunDraft): boolean {
  return (
    one.rider === other.rider &&
    one.vehicle === other.vehicle &&
    one.mostCases === other.mostCases &&
    one.numbers.join() === other.numbers.join()
  )
}

/** What is saved with what is chosen laid over it. An order that is gone, or that somebody saved elsewhere, leaves its draft. */
export function showBoard({ orders, runs }: Board, drafts: Drafts): ShownBoard {
  const known = new Map<string, DispatchOrder>(orders.map((order) => [order.number, order]))
  for (const { stops } of runs)
    for (const stop of stops) if (isOpenStop(stop.state)) known.set(stop.number, stop)
  const ids = new Set(runs.map(({ id }) => id))
  const taken = new Set(runs.filter(({ id }) => !drafts[id]).flatMap(openNumbers))
  const added = Object.values(drafts).filter(({ id, version }) => version === 0 && !ids.has(id))
  const all = [
    ...runs.map((saved) => ({ saved, draft: drafts[saved.id] })),
    ...added.map((draft) => ({ draft, saved: undefined })),
  ]
  const shown = all.map(({ saved, draft }, at): ShownRun => {
    const own = draft ?? draftOf(saved as DispatchRun)
    const kept = draft ? own.numbers.filter((number) => known.has(number) && !taken.has(number)) : own.numbers
    for (const number of kept) taken.add(number)
    const run = { ...own, numbers: kept }
    const isChanged = saved ? draft !== undefined && !isSame(run, draftOf(saved)) : true
    return {
      ...run,
      ...{ state: saved?.state ?? 'planned', place: at + 1, saved },
      orders: kept.flatMap((number) => known.get(number) ?? []),
      done: saved?.stops.filter(({ state }) => !isOpenStop(state) && state !== 'moved') ?? [],
      isChanged,
      isBehind: isChanged && saved !== undefined && saved.version !== run.version,
    }
  })
  return { runs: shown, waiting: [...known.values()].filter(({ number }) => !taken.has(number)) }
}

/** Drafts after orders went to a place in a run, or back to those that wait. */
export function moveOrders(
  runs: readonly ShownRun[],
  numbers: readonly string[],
  to: { run: string | null; at?: number },
): Drafts {
  const moved = new Set(numbers)
  const changed = runs.flatMap((run): RunDraft[] => {
    const isTarget = run.id === to.run
    if (!isTarget && !run.numbers.some((number) => moved.has(number))) return []
    const rest = run.numbers.filter((number) => !moved.has(number))
    const at = to.at ?? rest.length
    return [plainDraft({ ...run, numbers: isTarget ? rest.toSpliced(at, 0, ...numbers) : rest })]
  })
  return Object.fromEntries(changed.map((draft) => [draft.id, draft]))
}

/** Without what is only shown. */
export const plainDraft = ({ id, version, rider, vehicle, mostCases, numbers }: RunDraft): RunDraft => ({
  ...{ id, version, rider, vehicle, mostCases, numbers },
})

/** How a draft and what somebody else saved meanwhile differ. */
export function differenceOf(run: ShownRun) {
  if (!run.saved || !run.isBehind) return undefined
  const theirs = draftOf(run.saved)
  return {
    by: run.saved.changedBy,
    onlyTheirs: theirs.numbers.filter((number) => !run.numbers.includes(number)),
    onlyMine: run.numbers.filter((number) => !theirs.numbers.includes(number)),
    rider: theirs.rider === run.rider ? undefined : (run.saved.rider?.name ?? ''),
    isReordered: theirs.numbers.join() !== run.numbers.join(),
  }
}

const sum = (orders: readonly DispatchOrder[], figure: (order: DispatchOrder) => number) =>
  orders.reduce((all, order) => all + figure(order), 0)
export const casesOf = (orders: readonly DispatchOrder[]) => sum(orders, ({ cases }) => cases)
export const cashOf = (orders: readonly DispatchOrder[]) => sum(orders, ({ toCollect }) => toCollect)
