/** A row as someone pasted it: a product code or a barcode, how many, and perhaps which unit. */
export type QuickRow = { code: string; quantity: number; unit?: 1 | 2 | 3 | undefined }

/** `added` as wanted, `less` because the stock holds no more; the others add nothing. */
export const quickOutcomes = ['added', 'less', 'unknown', 'soldOut', 'noSuchUnit', 'badQuantity'] as const
export type QuickOutcome = (typeof quickOutcomes)[number]

export type QuickResult = {
  /** The place of the row in what was sent, from 0. */
  row: number
  code: string
  outcome: QuickOutcome
  productCode: string
  unit: 1 | 2 | 3
  quantity: number
}

export const mostQuickRows = 300
/** Past this a quantity is bad however large it is. */
export const mostAsked = 1_000_000_000
