import { useState } from 'react'
import { useKept } from '#web/merchant/forms/use-kept.ts'
import { useReload } from '#web/merchant/lists/use-reload.ts'
import { officeCallsOf } from '#web/merchant/staff/office-calls.ts'
import { showToast, toastLife } from '#web/ui/toast-store.ts'
import { useDispatchWords } from '#web/words/merchant/dispatch/dispatch-words.ts'
import { useLocale } from '#web/words/words.tsx'
import {
  type Board,
  type Drafts,
  draftOf,
  moveOrders,
  plainDraft,
  type RunDraft,
  type ShownRun,
  showBoard,
} from './board-plan.ts'
import type { DispatchCalls } from './dispatch-calls.ts'
import { numbersToSave, saveSteps } from './save-steps.ts'

const ask = officeCallsOf<DispatchCalls>()
const undoMs = 10_000

/** The board of a day with what is chosen and not saved, and everything that is done with it. */
export function useBoard(board: Board) {
  const say = useDispatchWords()
  const locale = useLocale()
  const reload = useReload()
  const [drafts, keep] = useKept<Drafts>(`dispatch ${board.day}`, {})
  const [busy, setBusy] = useState<string>()
  const { runs, waiting } = showBoard(board, drafts)
  const put = (changed: Drafts) => keep({ ...drafts, ...changed })
  const without = (ids: readonly string[]): Drafts =>
    Object.fromEntries(Object.entries(drafts).filter(([id]) => !ids.includes(id)))

  function complain(result: { kind: 'refused'; message: string } | { kind: 'unknown' }) {
    const text = result.kind === 'refused' ? result.message : say('dispatch.unknown')
    showToast({ text, tone: 'danger', lifeMs: toastLife.serverError })
  }

  /** Saves the runs in turn; the first that is refused stops it, and what is not saved stays chosen. */
  async function save(): Promise<boolean> {
    setBusy('save')
    const versions = new Map<string, number>()
    const saved: string[] = []
    let isRefused = false
    for (const { id, numbers, isLast } of saveSteps(runs)) {
      const run = runs.find((each) => each.id === id)
      if (!run) continue
      const result = await ask(locale, 'saveRun', {
        ...{ id, day: run.saved?.runOn ?? board.day, version: versions.get(id) ?? run.version },
        ...{ rider: run.rider, vehicle: run.vehicle, mostCases: run.mostCases },
        numbers: numbersToSave(run, { numbers }),
      })
      if (result.kind !== 'ok') {
        complain(result)
        isRefused = true
        break
      }
      versions.set(id, result.answer.version)
      if (isLast) saved.push(id)
    }
    const left = without(saved)
    // A run that was saved in part is still to be saved, over the version it has by now.
    keep(
      Object.fromEntries(
        Object.entries(left).map(([id, draft]) => [
          id,
          { ...draft, version: versions.get(id) ?? draft.version },
        ]),
      ),
    )
    await reload()
    setBusy(undefined)
    if (!isRefused) showToast({ text: say('dispatch.saved', { count: saved.length }), tone: 'success' })
    return !isRefused
  }

  async function send(run: ShownRun): Promise<boolean> {
    setBusy(run.id)
    const result = await ask(locale, 'sendRun', { id: run.id, version: run.version })
    if (result.kind !== 'ok') complain(result)
    await reload()
    setBusy(undefined)
    if (result.kind === 'ok') showToast({ text: say('release.done', { run: run.place }), tone: 'success' })
    return result.kind === 'ok'
  }

  /** A run nobody saved is only taken from the board; either can be undone. */
  async function remove(run: ShownRun) {
    const draft = plainDraft(run)
    if (run.saved) {
      setBusy(run.id)
      const result = await ask(locale, 'deleteRun', { id: run.id, version: run.saved.version })
      setBusy(undefined)
      if (result.kind !== 'ok') return complain(result)
    }
    const rest = without([run.id])
    keep(rest)
    await reload()
    // Deleted, its id is spent: it comes back as a new one.
    const again = { ...draft, version: 0, ...(run.saved ? { id: crypto.randomUUID() } : {}) }
    showToast({
      ...{ text: say('run.removed', { run: run.place }), lifeMs: undoMs },
      action: { text: say('run.undo'), onAct: () => keep({ ...rest, [again.id]: again }) },
    })
  }

  return {
    runs,
    waiting,
    busy,
    changes: runs.filter(({ isChanged }) => isChanged).length,
    save,
    send,
    remove,
    discard: () => keep(undefined),
    move: (numbers: readonly string[], to: { run: string | null; at?: number }) =>
      put(moveOrders(runs, numbers, to)),
    edit: (run: ShownRun, part: Partial<RunDraft>) => put({ [run.id]: { ...plainDraft(run), ...part } }),
    /** New runs with what they take from those that wait. */
    add: (given: readonly Partial<RunDraft>[]) => {
      const free = new Set(waiting.map(({ number }) => number))
      const made = given.map(
        (part): RunDraft => ({
          ...{ id: crypto.randomUUID(), version: 0, rider: null, vehicle: '', mostCases: 0, ...part },
          numbers: (part.numbers ?? []).filter((number) => free.has(number)),
        }),
      )
      put({
        ...moveOrders(
          runs,
          made.flatMap(({ numbers }) => numbers),
          { run: null },
        ),
        ...Object.fromEntries(made.map((draft) => [draft.id, draft])),
      })
    },
    /** Mine over what somebody else saved, or theirs. */
    settle: (run: ShownRun, isMine: boolean) =>
      isMine && run.saved
        ? put({ [run.id]: { ...plainDraft(run), version: draftOf(run.saved).version } })
        : keep(without([run.id])),
  }
}
export type BoardState = ReturnType<typeof useBoard>
