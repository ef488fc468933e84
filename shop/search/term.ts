/** A word a product must have; with `open`, a longer word with this prefix matches too. */
export type Piece = { word: string; open: boolean }

/** One part of a query: a product must have every piece of one of its readings. */
export type Term = {
  typed: string
  readings: Piece[][]
  /** The uncertainty of the reading: 0 as written, 3 not understood. */
  doubt: number
  /** Readings nearly as certain: beside other words, the products decide. */
  others?: Piece[][]
  /** Some of its letters were read as another word. */
  mended?: boolean
  /** It names a use: the words beside it may be dropped. */
  isUse?: boolean
  /** It is a word of the other language by sound. */
  isAcross?: boolean
}

export const doubts = {
  begun: 0.3,
  shortBegun: 0.8,
  sound: 0.1,
  piece: 0.15,
  shortPiece: 0.45,
  near: 0.4,
  skipped: 0.9,
  inside: 0.45,
  saidSo: 0.85,
  across: 0.9,
  wild: 1.3,
  strange: 2,
  unknown: 3,
} as const

export const closed = (word: string): Piece => ({ word, open: false })
export const opened = (word: string): Piece => ({ word, open: true })
export const unknownTerm = (typed: string): Term => ({ typed, readings: [], doubt: doubts.unknown })
