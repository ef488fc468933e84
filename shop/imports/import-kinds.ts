/** What a spreadsheet holds: one row a product, its prices, one window of dated prices, its stock, or a customer. */
export const importKinds = ['products', 'prices', 'advancePrices', 'stock', 'customers'] as const
export type ImportKind = (typeof importKinds)[number]

export const importStates = [
  ...(['checking', 'ready', 'applying', 'applied', 'undoing', 'undone', 'dropped', 'failed'] as const),
]
export type ImportState = (typeof importStates)[number]
/** A job works on these; the page asks again until it is done. */
export const workingStates: readonly ImportState[] = ['checking', 'applying', 'undoing']

export const rowOutcomes = ['added', 'changed', 'unchanged', 'wrong'] as const
export type RowOutcome = (typeof rowOutcomes)[number]
/** What became of a row that was to be applied or undone. */
export const rowStates = ['waiting', 'applied', 'refused', 'undone', 'kept'] as const
export type RowState = (typeof rowStates)[number]

/** A larger file takes longer than a person waits; it is divided. */
export const mostRows = 20_000
/** As many rows as a workbook may be written with at once; a CSV file has no end. */
export const mostInWorkbook = 20_000
export const longestFileName = 200
