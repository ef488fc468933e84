import {
  type ImportKind,
  type ImportState,
  importKinds,
  type RowOutcome,
  type RowState,
} from '#shop/imports/import-kinds.ts'

export const readKind = (params: URLSearchParams): ImportKind =>
  importKinds.find((kind) => kind === params.get('kind')) ?? 'products'

/** The rows that a tab shows: by what they do, or by what became of them. */
export type RowView = Exclude<RowOutcome | RowState, 'waiting'>
const outcomes: readonly RowView[] = ['added', 'changed', 'unchanged', 'wrong']

const viewsBefore: readonly RowView[] = ['added', 'changed', 'unchanged', 'wrong']
const viewsAfter: readonly RowView[] = ['applied', 'refused', 'wrong']
const viewsUndone: readonly RowView[] = ['undone', 'kept', 'refused', 'wrong']

export function viewsOf(state: ImportState): readonly RowView[] {
  if (state === 'undoing' || state === 'undone') return viewsUndone
  return state === 'applying' || state === 'applied' || state === 'failed' ? viewsAfter : viewsBefore
}

type Counts = { state: ImportState } & Record<RowView, number>

/** The tab that is asked for, or the first one with rows. What is wrong comes first before anything is applied. */
export function viewOf(counts: Counts, asked: string | null): RowView {
  const views = viewsOf(counts.state)
  const found = views.find((view) => view === asked)
  if (found) return found
  if (counts.state === 'ready' && counts.wrong > 0) return 'wrong'
  return views.find((view) => counts[view] > 0) ?? views[0] ?? 'changed'
}

export const filterOf = (view: RowView): { outcome?: RowOutcome; state?: RowState } =>
  outcomes.includes(view) ? { outcome: view as RowOutcome } : { state: view as RowState }
