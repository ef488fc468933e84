import { draftOf, type RunDraft, type ShownRun } from './board-plan.ts'

/** A run to save as it stands, or first without what it gains. */
type SaveStep = { id: string; numbers: string[]; isLast: boolean }

/** Runs in a sequence in which no order is in two at a time. One that gives and takes first gives: the other may wait for it. */
export function saveSteps(runs: readonly ShownRun[]): SaveStep[] {
  const changed = runs.filter(({ isChanged }) => isChanged)
  const before = new Map(changed.map((run) => [run.id, numbersBefore(run)]))
  const taken = new Set(changed.flatMap(({ id, numbers }) => gained(numbers, before.get(id))))
  const giving = changed.filter(({ id, numbers }) =>
    (before.get(id) ?? []).some((number) => !numbers.includes(number) && taken.has(number)),
  )
  const isGivingOnly = ({ id, numbers }: ShownRun) => gained(numbers, before.get(id)).length === 0
  const first = giving.map(
    (run): SaveStep =>
      isGivingOnly(run)
        ? { id: run.id, numbers: run.numbers, isLast: true }
        : {
            ...{ id: run.id, isLast: false },
            numbers: run.numbers.filter((number) => before.get(run.id)?.includes(number)),
          },
  )
  const done = new Set(first.filter(({ isLast }) => isLast).map(({ id }) => id))
  const rest = changed.filter(({ id }) => !done.has(id))
  return [...first, ...rest.map(({ id, numbers }): SaveStep => ({ id, numbers, isLast: true }))]
}

const numbersBefore = (run: ShownRun): string[] => (run.saved ? draftOf(run.saved).numbers : [])
const gained = (numbers: readonly string[], before: readonly string[] = []) =>
  numbers.filter((number) => !before.includes(number))

/** What is saved: stops that are recorded stay before the open ones. */
export const numbersToSave = ({ done }: ShownRun, { numbers }: Pick<RunDraft, 'numbers'>): string[] => [
  ...done.map(({ number }) => number),
  ...numbers,
]
