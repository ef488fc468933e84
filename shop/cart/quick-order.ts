/** One reading of a row: a product code or barcode, a quantity (0 when unknown), and perhaps a unit. */
export type QuickReading = {
  code: string
  quantity: number
  unit?: 1 | 2 | 3 | undefined
  unitName?: string | undefined
}

/** A pasted row; `or` holds its other readings, and the catalogue decides which is right. */
export type QuickRow = QuickReading & { or?: QuickReading[] | undefined }

/** `added` in full, `less` when stock is short; the other results add nothing. */
export const quickOutcomes = [
  'added',
  'less',
  'unknown',
  'soldOut',
  'noSuchUnit',
  'badQuantity',
  'ambiguous',
] as const
type QuickOutcome = (typeof quickOutcomes)[number]

export type QuickResult = {
  /** The index of the row in the request, from 0. */
  row: number
  /** Which reading of the row matched: 0 is the row itself, then those of `or`. */
  reading: number
  code: string
  outcome: QuickOutcome
  productCode: string
  unit: 1 | 2 | 3
  quantity: number
}

export const mostQuickRows = 300
/** The limit of readings of one row. */
export const mostReadings = 4
/** Larger quantities are clamped to this, since the row is refused either way. */
export const mostQuantity = 1_000_000_000
