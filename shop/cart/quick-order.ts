/** One way to understand a row: a product code or a barcode, how many (0 when that must be asked), and perhaps which unit. */
export type QuickReading = {
  code: string
  quantity: number
  unit?: 1 | 2 | 3 | undefined
  unitName?: string | undefined
}

/** A row as someone pasted it; `or` are other ways to understand it, of which the catalogue knows the right one. */
export type QuickRow = QuickReading & { or?: QuickReading[] | undefined }

/** `added` as wanted, `less` because the stock holds no more; the others add nothing. */
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
  /** The place of the row in what was sent, from 0. */
  row: number
  /** Which reading of the row it is about: 0 is the row itself, then those of `or`. */
  reading: number
  code: string
  outcome: QuickOutcome
  productCode: string
  unit: 1 | 2 | 3
  quantity: number
}

export const mostQuickRows = 300
/** In how many ways a row is understood at most. */
export const mostReadings = 4
/** Past this a quantity is bad however large it is. */
export const mostAsked = 1_000_000_000
