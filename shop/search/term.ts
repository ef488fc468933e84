/** One word a product must hold; with `open`, a longer word that begins so will do. */
export type Piece = { word: string; open: boolean }

/** One thing that was asked for: a product must hold every piece of any one way to read it. */
export type Term = {
  typed: string
  ways: Piece[][]
  /** How unsure the reading is: 0 as written, 3 not understood. */
  doubt: number
  /** Ways nearly as sure: beside other words, the goods tell which is meant. */
  others?: Piece[][]
  /** Some of its letters were taken for another word. */
  mended?: boolean
  /** It says what goods are for: whatever stands beside it may be let go. */
  isUse?: boolean
  /** It is a word of the other language by its sound. */
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
export const unknownTerm = (typed: string): Term => ({ typed, ways: [], doubt: doubts.unknown })
